import {
  type ClassArm,
  DISCRIMINATION_FROM,
  MINIMUM_COHORT,
  QUIZ_FORMS,
  QUIZ_LATER_DAYS,
  QUIZ_QUESTIONS,
  type QuizFamily,
  type QuizMoment,
  STUDY_PAIRS,
} from '@consorcio/rules/vocabulary';
import { capital, counted, feminine, masculine } from './digits.ts';

export { QUIZ_ITEMS, type QuizItem } from './quiz-items.ts';

const players = (count: number): string => counted(count, 'jogador', 'jogadores');
const DECIMAL = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const TWO_DECIMALS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const QUIZ_MOMENT_NAMES: Readonly<Record<QuizMoment, string>> = {
  BEFORE: 'Antes',
  AFTER: 'Depois',
  LATER: 'Mais tarde',
};

/** `/desafio`. LEARN 2.3. */
export const quizCopy = {
  title: 'Desafio rápido',
  introFirst: `${capital(masculine(QUIZ_QUESTIONS))} casos curtos. Não vale nota. Serve para saber se o jogo ensina. As respostas certas vêm na última parte.`,
  /** `days` until the third part opens. */
  introSecond: (days: number) =>
    `Mais ${masculine(QUIZ_QUESTIONS)} casos, parecidos com os primeiros. Depois faltam só os da terceira parte, daqui a ${days} dias.`,
  introThird: 'Última parte. No fim você vê as suas notas e todas as respostas.',
  optional: 'Pode pular. O jogo continua igual.',
  start: 'COMEÇAR',
  goOn: 'CONTINUAR',
  /** Where a part was left before its end. */
  goesOn: (place: number, all: number) => `Você parou no caso ${place} de ${all}.`,
  later: 'AGORA NÃO',
  question: (place: number, all: number) => `Caso ${place} de ${all}`,
  choose: 'Escolha uma resposta',
  notKnown: 'Não sei',
  sure: 'Você tem certeza?',
  confidences: ['Chutei', 'Acho que sim', 'Tenho certeza'],
  sending: 'Guardando suas respostas',
  unsent: `Suas ${feminine(QUIZ_QUESTIONS)} respostas estão neste aparelho. Falta guardar.`,
  send: 'GUARDAR RESPOSTAS',
  waitTitle: 'Parte guardada!',
  wait: 'A próxima parte abre quando você terminar um sonho.',
  waitDays: (days: number) => `A última parte abre em ${counted(days, 'dia', 'dias')}.`,
  /** For a class that came by the link of the comparison. */
  class: {
    title: 'Sua turma',
    body: 'Sua turma vai ajudar a descobrir se o jogo ensina. São três partes, a última quatro semanas depois. Não precisa de cadastro nem de nome. Participa quem quer e tem a autorização do responsável. Dá para parar quando quiser.',
    enter: 'ENTRAR SEM CADASTRO',
    unknown: 'Este link de turma não vale. Confira com quem passou o link.',
    asked: 'Hoje é a primeira parte da sua turma. A segunda vem depois.',
    plays: 'Agora é hora de jogar! A segunda parte abre em até 12 horas, neste mesmo aparelho.',
    waits:
      'Sua turma tem agora a aula no papel. A segunda parte abre em até 12 horas, neste mesmo aparelho. O jogo vem depois da terceira.',
    play: 'JOGAR',
  },
  resultTitle: 'Suas notas',
  right: (right: number, all: number) => `${right} de ${all}`,
  better: (more: number) => `Você acertou ${more} a mais do que antes.`,
  same: 'Mesmo resultado. Reveja as ideias no caderno.',
  worse: 'Desta vez você acertou menos. Vamos rever?',
  answers: 'Todas as respostas',
  yours: (answer: string) => `Sua resposta: ${answer}`,
  correct: (answer: string) => `Resposta certa: ${answer}`,
  hit: 'Isso mesmo!',
  totals: 'RESPOSTAS DE TODO MUNDO',
} as const;

/** What a family asks about, in a word or two. */
export const FAMILY_NAMES: Readonly<Record<QuizFamily, string>> = {
  PAR: 'As partes da parcela',
  SOR: 'A chance no sorteio',
  LAN: 'O lance que não vence',
  CON: 'Depois da carta',
  ATR: 'A parcela atrasada',
  SAI: 'Quem sai do grupo',
  REA: 'O reajuste',
  ESC: 'Como comprar',
};

/** The two misconceptions of a family, as a player would say them. */
const MISCONCEPTIONS: Readonly<Record<QuizFamily, { readonly x: string; readonly y: string }>> = {
  PAR: { x: 'a parcela inteira vira carta', y: 'as cartas saem da taxa' },
  SOR: { x: 'carta maior tem mais chance', y: 'quem espera mais tem mais chance' },
  LAN: { x: 'o lance que não vence é gasto', y: 'o lance que não vence fica preso no grupo' },
  CON: { x: 'quem é contemplado não paga mais', y: 'o lance não paga nenhuma parcela' },
  ATR: { x: 'atrasar custa só a multa', y: 'um atraso já exclui a cota' },
  SAI: { x: 'tudo volta de uma vez', y: 'quem sai perde tudo' },
  REA: { x: 'a parcela nunca muda', y: 'só a parcela muda' },
  ESC: { x: 'sem juros, o consórcio sempre compensa', y: 'o lance garante a data' },
};

/** A difference in right answers with its interval: '1,5 a menos (de 1 a 2)'. */
const moreOrLess = (mean: number, than: string, low: number, high: number): string => {
  const [least, most] = mean < 0 ? [-high, -low] : [low, high];
  return `${DECIMAL.format(Math.abs(mean))} a ${mean < 0 ? 'menos' : 'mais'}${than} (de ${DECIMAL.format(least)} a ${DECIMAL.format(most)})`;
};

/** `/aprendizado`. LEARN 2.5; shares from 0 to 1, differences in right answers of eight. */
export const totalsCopy = {
  title: 'Respostas do Desafio',
  loading: 'Somando as respostas',
  intro: 'Respostas somadas e sem nomes. Mostram quanto mudou. Por que mudou, só as turmas sorteadas podem dizer.',
  whoTitle: 'Quem respondeu',
  /** Players who answered at each moment, and both the first and the second part. */
  who: (before: number, after: number, later: number) =>
    `De dez em dez, responderam antes do fim de um sonho: ${players(before)}. Depois: ${after}. Mais tarde: ${later}.`,
  both: (both: number, before: number) =>
    before === 0 ? '' : `Antes e depois: ${both}, ou ${percent(both / before)} de quem respondeu antes.`,
  few: 'Ainda há poucas respostas para mostrar.',
  gainTitle: 'As mesmas pessoas, antes e depois de um sonho',
  gain: (mean: number, low: number, high: number, count: number) =>
    `De dez em dez, quem respondeu antes e depois acertou, em média, ${moreOrLess(mean, '', low, high)}. São ${players(count)}.`,
  delayed: (mean: number, count: number) =>
    `Na última parte, a diferença era de ${DECIMAL.format(mean)}. São ${players(count)}.`,
  outOf: `De ${masculine(QUIZ_QUESTIONS)} casos. A média desconta formulários mais fáceis, quando dá para medir isso. Em 95 de 100 estudos como este, o intervalo contém a diferença de verdade.`,
  deviation: (value: number) => `Desvio padrão das diferenças, uma por pessoa: ${DECIMAL.format(value)}.`,
  interval: (low: number, high: number) => `Intervalo de ${DECIMAL.format(low)} a ${DECIMAL.format(high)}`,
  gained: 'Acertaram mais',
  stayed: 'Acertaram o mesmo',
  lost: 'Acertaram menos',
  retention: (mean: number) => `Da segunda parte para a terceira, a diferença é de ${DECIMAL.format(mean)}.`,
  /** Classes of which chance made one of two wait. LEARN 2.7. */
  classes: {
    title: 'Turmas sorteadas',
    how: 'De cada par de turmas, um sorteio lacrado antes escolheu qual jogaria entre as duas partes. A outra teria a aula no papel e jogaria depois da terceira.',
    pairs: (drawn: number, count: number) =>
      `Pares de turmas deste estudo, com prazo encerrado: ${drawn}. Responderam nas duas turmas: ${count}.`,
    none: `Um estudo tem ${STUDY_PAIRS} pares e só mostra resultado no fim do prazo, com ${MINIMUM_COHORT} respostas de cada lado.`,
    soon: 'Na segunda parte:',
    late: 'Na terceira parte, quatro semanas depois:',
    bounds: (low: number, high: number) =>
      `A diferença é de quem respondeu. Por quem faltou, ela pode ir de ${DECIMAL.format(low)} a ${DECIMAL.format(high)}.`,
    difference: (mean: number, low: number, high: number) =>
      `As turmas sorteadas para jogar acertaram, em média, ${moreOrLess(mean, ' do que as da aula no papel', low, high)}.`,
    /** What may be concluded. */
    verdicts: {
      MORE: 'O intervalo não passa por zero. Nestas turmas, jogar fez diferença.',
      LESS: 'O intervalo fica abaixo de zero. Nestas turmas, jogar atrapalhou.',
      MISSING: 'Quem faltou pode mudar esse resultado. Não dá para dizer que jogar fez diferença.',
      NONE: 'O intervalo passa por zero. Não dá para dizer que jogar fez diferença.',
    },
    deviation: (value: number, effect: number | null) =>
      `Desvio padrão entre pares: ${DECIMAL.format(value)}.${effect === null ? '' : ` A diferença é de ${TWO_DECIMALS.format(effect)} desvio padrão das primeiras notas.`}`,
    arms: { PLAY: 'Jogaram', WAIT: 'Aula no papel' } satisfies Record<ClassArm, string>,
    arm: 'Turmas',
    rows: {
      first: 'Responderam à primeira parte',
      both: 'Responderam às duas',
      later: 'Responderam à terceira',
      before: 'Acertos na primeira',
      after: 'Acertos na segunda',
      deviation: 'Desvio padrão do ganho',
      ended: 'De quem respondeu às duas: sonho terminado ou cota excluída antes da segunda',
    },
    both: (both: number, first: number) => `${both} (${percent(both / first)})`,
    join: 'Turmas só entram num estudo aprovado por um comitê de ética. Pergunte a quem mantém o jogo.',
    counted:
      'Na diferença, quem respondeu conta na turma sorteada, tenha jogado ou não. As notas da tabela são de quem respondeu às duas partes.',
  },
  misconceptionsTitle: 'O que muita gente pensava',
  /** Above figures of everybody at each moment. */
  different:
    'Aqui entram as respostas de cada parte, de dez em dez, sem as das turmas sorteadas. Podem não ser as mesmas pessoas.',
  misconception: (before: number, text: string, after: number) =>
    `Achavam que “${text}”: ${percent(before)} antes, ${percent(after)} depois.`,
  sureAndWrong: (before: number, after: number) =>
    `Erraram com certeza: ${percent(before)} antes, ${percent(after)} depois.`,
  families: FAMILY_NAMES,
  misconceptions: MISCONCEPTIONS,
  moments: QUIZ_MOMENT_NAMES,
  others: 'Ver as outras',
  calibrationTitle: 'Certeza e acerto',
  part: 'Parte',
  calibration: 'De cada certeza, quantas respostas estavam certas.',
  itemsTitle: 'Caso por caso',
  itemsBody: `Acerto é a parte que respondeu certo. Discriminação diz se quem acerta este caso também acerta os outros: perto de 1, quase sempre, 0 não diz nada, abaixo de 0 diz o contrário. Aparece a partir de ${DISCRIMINATION_FROM} respostas.`,
  form: (form: string, moment: string, count: number) =>
    `Formulário ${form}, ${moment.toLowerCase()} (${players(count)})`,
  item: 'Caso',
  right: 'Acerto',
  discrimination: 'Discriminação',
  none: 'poucas',
  percent,
  decimal: (value: number) => TWO_DECIMALS.format(value),
  teachers: 'PARA PROFESSORES',
  methodTitle: 'Como medimos',
  method: [
    `${capital(masculine(QUIZ_FORMS.length))} formulários com os mesmos ${masculine(QUIZ_QUESTIONS)} tipos de caso e números diferentes.`,
    'A ordem dos formulários muda de jogador para jogador.',
    'Contam como “depois” as respostas dadas quando um sonho já tinha terminado.',
    `A última parte vem pelo menos ${counted(QUIZ_LATER_DAYS, 'dia', 'dias')} depois.`,
    `Um formulário pode ser mais fácil. A conta desconta isso quando cada um tem ${MINIMUM_COHORT} respostas de antes.`,
    'Responder duas vezes também ensina, e não dá para separar esse efeito.',
    'Responde quem quer. Os números valem só para essas pessoas.',
    `Nada aparece com menos de ${MINIMUM_COHORT} jogadores.`,
  ],
  limitsTitle: 'O que estes números não mostram',
  limits: [
    'Entre as mesmas pessoas, ninguém responde duas vezes sem jogar. Só as turmas sorteadas podem mostrar que a diferença vem do jogo.',
    'Fora das turmas, só responde depois quem chegou ao fim de um sonho ou foi excluído. Quem desistiu fica fora.',
    'Cada tipo de caso tem uma pergunta só, e algumas cartas do caderno treinam casos parecidos.',
    'Na escola, uma conta pode ser de uma dupla.',
    'O jogo leva o nome da ABAC, que representa as administradoras.',
  ],
} as const;

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
