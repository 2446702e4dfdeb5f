import { cite, said, saidWhen } from '@consorcio/rules/figures';
import { feminine, masculine, ordinal, ordinalFeminine } from './digits.ts';
import { REFUND } from './fund.ts';

/*
 * `/contrato/:dreamId`: the contract of a dream's group on one page, five things to find in it, and a paper that nobody
 * should sign. Numbers come from the rules as texts: effort with one decimal, a range in Novo Jogo +.
 */

/** What the clauses say of one dream, as it is read. */
export interface ContractFigures {
  readonly dream: string;
  readonly quotas: number;
  readonly cycles: number;
  /** Effort: '12', or 'de 13 a 15' where the instalment rises. */
  readonly instalment: string;
  readonly common: string;
  readonly admin: string;
  readonly reserve: string;
  readonly total: string;
  readonly letter: string;
  readonly late: string;
  /** Late instalments that can be made good. */
  readonly recoveries: number;
  /** Bills after the letter that may stay unpaid: at the last of them the group uses the guarantee. */
  readonly misses: number;
  /** Percent of the letter over the whole plan: '25,7'. */
  readonly adminPercent: string;
  readonly reservePercent: string;
  /** In reais. */
  readonly realCredit: string;
  /** Cycles after which the instalment is one more; null where it stays. */
  readonly risesEvery: number | null;
}

interface Clause {
  readonly title: string;
  readonly text: (figures: ContractFigures) => string;
  /** 'Esta cláusula fala …' */
  readonly about: string;
}

/** The fourteen clauses; the first is clause 1. */
export const CLAUSES: readonly Clause[] = [
  {
    title: 'Quem organiza.',
    text: () =>
      'A Administradora da Cidade, autorizada pelo Banco Central, organiza o grupo e guarda o dinheiro. O dinheiro é do grupo.',
    about: 'de quem organiza',
  },
  {
    title: 'O grupo.',
    text: ({ quotas, cycles }) =>
      `São ${quotas} cotas e ${cycles} ciclos. Cada cota tem um número. O seu é sorteado quando você entra.`,
    about: 'do tamanho do grupo',
  },
  {
    title: 'O que você compra.',
    text: ({ letter, dream, realCredit }) =>
      `Uma carta de ${letter} de esforço para ${dream}. Na vida real seria uma carta de ${realCredit}. Consórcio não é investimento. A carta serve para comprar.`,
    about: 'do que você compra',
  },
  {
    title: 'A parcela.',
    text: ({ instalment, common, admin, reserve, total }) =>
      `São ${instalment} por ciclo: ${common} de fundo comum, ${admin} de taxa e ${reserve} de reserva. O total é ${total}.`,
    about: 'das partes da parcela',
  },
  {
    title: 'O custo.',
    text: ({ adminPercent, reservePercent }) =>
      `A taxa é de ${adminPercent}% e a reserva, de ${reservePercent}% da carta, no plano todo. Na vida real, a média foi ${said('admin-fee')} em ${saidWhen('admin-fee')}. No jogo o número é outro. Não há seguro neste plano.`,
    about: 'do custo no plano todo',
  },
  {
    title: 'Reajuste.',
    text: ({ risesEvery }) =>
      risesEvery !== null
        ? `A parcela sobe 1 a cada ${risesEvery === 1 ? 'ciclo' : `${masculine(risesEvery)} ciclos`}.`
        : 'A parcela não muda neste sonho. Na vida real, o contrato diz quando e por qual índice ela muda.',
    about: 'de mudança de preço',
  },
  {
    title: 'Assembleia e sorteio.',
    text: () =>
      'Depois de cada parcela há assembleia. Saem duas cartas, uma por lance e uma por sorteio. A última é a de encerramento. No sorteio, cada cota em dia que espera tem uma bola.',
    about: 'da assembleia',
  },
  {
    title: 'Lance.',
    text: () =>
      'Você pode oferecer de 1 até o esforço que tiver. Vence o maior. No empate, vence a primeira cota a partir de um número sorteado. Lance que não vence não é cobrado.',
    about: 'das regras do lance',
  },
  {
    title: 'Data.',
    text: ({ cycles }) => `Ninguém promete quando a carta sai. Pode ser no ciclo 1 ou só no ciclo ${cycles}.`,
    about: 'da data',
  },
  {
    title: 'Atraso.',
    text: ({ late, recoveries }) =>
      `Pagar com atraso custa ${late} a mais, e a cota fica fora do lance e do sorteio do mês. Você ganha um trabalho de recuperação, no máximo ${recoveries === 1 ? 'uma vez' : `${feminine(recoveries)} vezes`}.`,
    about: 'da multa do atraso',
  },
  {
    title: 'Exclusão.',
    text: ({ recoveries }) =>
      `O ${ordinal(recoveries + 1)} atraso exclui a sua cota. Não pagar na recuperação também exclui.`,
    about: 'da exclusão',
  },
  {
    title: 'Se você sair.',
    text: () => `No jogo, você recomeça. Na vida real, em geral volta só ${REFUND}`,
    about: 'da devolução',
  },
  {
    title: 'Depois da carta.',
    text: ({ misses }) =>
      `As parcelas continuam até o fim do plano, com uma garantia. Na ${ordinalFeminine(misses)} conta que não couber, o grupo usa a garantia.`,
    about: 'do que vem depois da carta',
  },
  {
    title: 'Fim do grupo.',
    text: () =>
      'Depois da última parcela, quem já pagou tudo e ainda espera recebe a carta. As outras cotas, que saíram, recebem o que puseram no fundo comum, menos a multa, que é do grupo.',
    about: 'do fim do grupo',
  },
];

export interface Prompt {
  readonly question: string;
  /** Number of the clause that answers it. */
  readonly clause: number;
  readonly hint: string;
  /** A clause that is nearly right, and what is said of it. */
  readonly near?: { readonly clause: number; readonly words: string };
}

/** What is to be found, one after the other. */
export const PROMPTS: readonly Prompt[] = [
  { question: 'De quem é o dinheiro do grupo?', clause: 1, hint: 'Procure quem guarda o dinheiro.' },
  {
    question: 'Quanto de cada parcela é taxa?',
    clause: 4,
    hint: 'Procure a parcela dividida em partes.',
    near: { clause: 5, words: 'Quase! Aqui está o percentual. O valor por parcela está na 4.' },
  },
  { question: 'Meu lance não venceu. Pago alguma coisa?', clause: 8, hint: 'Procure a regra do lance.' },
  { question: 'Quando a carta sai?', clause: 9, hint: 'Procure a palavra “promete”.' },
  {
    question: 'Com quantos atrasos a cota é excluída?',
    clause: 11,
    hint: 'Procure “terceiro”.',
    near: { clause: 10, words: 'Quase! Aqui está o custo do atraso.' },
  },
];

export const groupContractCopy = {
  title: (dream: string) => `Contrato do grupo\u00a0· ${dream}`,
  intro: 'Uma página, em palavras simples. Vale só dentro do jogo.',
  loading: 'Abrindo o contrato',
  unknownTitle: 'Contrato não encontrado',
  unknownBody: 'Este endereço não é de nenhum sonho do jogo.',
  task: 'Ache e toque na cláusula',
  found: 'Achou!',
  skip: 'Pular',
  count: (found: number, all: number) => `${found} de ${all}`,
  wrong: (about: string, hint: string) => `Esta cláusula fala ${about}. ${hint}`,
  shown: (clause: number) => `A resposta está na cláusula ${clause}. Toque nela.`,
  clauses: 'Cláusulas',
  signature: 'Assinatura',
  done: 'Pronto, você achou tudo. Assinar aqui não muda o jogo.',
  sign: 'ASSINAR',
  signed: 'Contrato lido e assinado.',
  another: 'LER OUTRO CONTRATO',
  close: 'FECHAR',
} as const;

interface Line {
  readonly text: string;
  readonly says: string;
  readonly isWrong: boolean;
}

/** The paper to be refused. */
export const refuseCopy = {
  title: 'Carta Rápida · Termo de adesão',
  task: 'Toque no que está errado. Depois marque o que falta e decida.',
  lines: [
    {
      text: 'A Carta Rápida cuida de tudo para você.',
      says: 'Falta a administradora autorizada.',
      isWrong: true,
    },
    {
      text: 'Crédito de R$ 50.000 para qualquer uso.',
      says: 'A carta vale para a categoria do contrato.',
      isWrong: true,
    },
    { text: 'Parcela de R$ 790.', says: 'Falta dividir em fundo comum, taxa e reserva.', isWrong: true },
    { text: 'Carta garantida no 2º mês.', says: 'Ninguém pode prometer a data.', isWrong: true },
    {
      text: 'Entrada de R$ 2.500 por Pix, só hoje, na conta do vendedor.',
      says: 'Consórcio não pede Pix para pessoa, e pressa é sinal de golpe.',
      isWrong: true,
    },
    {
      text: 'Dúvidas? Fale com o seu vendedor.',
      says: 'Falta o atendimento da administradora, mas há coisa pior.',
      isWrong: false,
    },
  ] as readonly Line[],
  missing: 'O que falta neste papel?',
  boxes: [
    { text: 'prazo', isMissing: true },
    { text: 'taxa de administração', isMissing: true },
    { text: 'foto da loja', isMissing: false },
    { text: 'reajuste', isMissing: true },
    { text: 'regras de sorteio e lance', isMissing: true },
    { text: 'atraso e exclusão', isMissing: true },
    { text: 'número de seguidores', isMissing: false },
    { text: 'quanto volta para quem sai', isMissing: true },
  ],
  needed: 'Falta',
  notNeeded: 'Um contrato não precisa disto',
  count: (found: number, all: number) => `Você achou ${found} de ${all} erros.`,
  decide: 'E agora?',
  sign: 'ASSINAR',
  refuse: 'NÃO ASSINAR',
  refused: 'Isso! Faltam partes importantes e há uma promessa que ninguém pode cumprir.',
  signed: 'Cuidado. Este papel não diz o prazo, a taxa nem quanto volta se você sair. Melhor não assinar.',
  regret: `Comprou pela internet, por telefone ou em casa? Em 7 dias você pode desistir e receber tudo de volta (${cite('withdrawal')}).`,
  close: 'FECHAR',
} as const;
