import { MOST_POINTS, REPLAYS } from '@consorcio/rules/vocabulary';
/* Sentences of 'E se?' and of the 'Nota das escolhas'. Counts are lives of 1,000; points are of the note, 0 to 1000. */

import { feminine, masculine, twoDigits } from './digits.ts';
import { CONTRACT_TAKEN } from './share.ts';

/** How a life ended: the contract's end where there is one, else the campaign's. */
export type LifeEnd =
  | 'QUITADO'
  | 'QUITADO_COM_APERTO'
  | 'RETOMADO'
  | 'BID'
  | 'JACKPOT'
  | 'PAID'
  | 'DEFAULT'
  | 'GIVEN_UP';

const points = (n: number): string => (Math.abs(n) === 1 ? '1 ponto' : `${Math.abs(n).toLocaleString('pt-BR')} pontos`);
const thousand = (n: number): string => n.toLocaleString('pt-BR');
const CARE = { NONE: 'Sem jogar', LIGHT: 'De leve', USUAL: 'O de sempre', BEST: 'No capricho' } as const;
const PLAN = { 3: 'Puxado', 2: 'Equilibrado', 1: 'Leve' } as const;
const USE = { INSTALMENT: 'Parcelas menores', TERM: 'Menos meses' } as const;

/** `/e-se/:campaignId`. */
export const whatIfCopy = {
  title: 'E se?',
  loading: 'Carregando',
  stillPlaying: 'Esta página abre no fim',
  stillPlayingBody: 'Os sorteios ficam lacrados até o fim do sonho. Volte quando ele terminar.',
  tooShort: 'Ainda não dá para comparar',
  tooShortBody: 'Este sonho parou antes de um ciclo inteiro. Volte depois do próximo sonho.',
  intro: 'Troque uma decisão e veja o que muda. O seu aparelho joga tudo de novo, com as mesmas regras.',
  picker: {
    title: 'Escolha uma decisão',
    month: 'Quando',
    cycle: (cycle: number) => `Ciclo ${twoDigits(cycle)}`,
    after: (place: number) => `Depois da carta, mês ${place + 1}`,
    letter: 'Na hora da carta',
    cards: 'Imprevistos',
    decision: 'O que você decidiu',
    turn: (position: number, place: string) => `Vez ${position}: ${place}`,
    recovery: (place: string) => `Recuperação: ${place}`,
    bid: (offered: number, of: number) => (offered > 0 ? `Lance de ${offered}, com ${of} na mão` : `Guardou ${of}`),
    stay: 'Seguir no grupo',
    stopped: 'Trocar de sonho',
    card: (title: string) => `Imprevisto: ${title}`,
    use: (use: keyof typeof USE) => `Lance usado para: ${USE[use].toLowerCase()}`,
    plan: (works: keyof typeof PLAN) => `Plano do mês: ${PLAN[works]}`,
    instead: 'E se fosse',
    place: (place: string) => `Ir a outro lugar: ${place}`,
    care: (level: keyof typeof CARE) => `Jogar assim: ${CARE[level].toLowerCase()}`,
    offer: (effort: number) => (effort === 0 ? 'Guardar tudo' : `Lance de ${effort}`),
    stopHere: 'Parar neste ciclo',
    goOn: 'Continuar até o fim',
    otherUse: (use: keyof typeof USE) => USE[use],
    otherPlan: (works: keyof typeof PLAN) => PLAN[works],
    go: 'COMPARAR',
  },
  same: {
    title: 'Com os mesmos sorteios',
    before: 'Como foi',
    after: 'E se fosse',
    changed: 'mudou',
    alike: '≈ na mesma situação',
    bid: (offered: number) => `lance de ${offered}`,
    kept: 'guardou',
    out: 'fora da assembleia',
    recovery: (place: string) => `recuperação: ${place}`,
    /** The answer to a card with a choice. */
    option: (label: string) => `imprevisto: ${label}`,
    /** A month after the letter: its plan, and whether its bill was paid whole. */
    plan: (works: keyof typeof PLAN) => `Depois da carta: ${PLAN[works]}`,
    paid: 'conta paga',
    missed: 'faltou na conta',
    notLived: 'sem este ciclo',
    end: 'Fim',
    withDream: (months: number) => `${months === 1 ? '1 mês' : `${months} meses`} com o sonho`,
    ending: (end: LifeEnd, cycle: number) => `${END[end]}, ciclo ${twoDigits(cycle)}`,
    worth: (worth: number) => `vale ${thousand(worth)} de ${thousand(MOST_POINTS)}`,
  },
  thousand: {
    title: `Com outros ${masculine(REPLAYS)} sorteios`,
    body: 'Cada quadradinho é o seu sonho com outros sorteios. Os sorteios são os mesmos nos dois quadros.',
    running: (done: number) => `Jogando de novo: ${thousand(done)} de ${thousand(REPLAYS)}`,
    failed: 'Seu navegador não conseguiu jogar de novo.',
    retry: 'TENTAR DE NOVO',
    picture: (name: string, told: string) => `${name}: ${told}.`,
    told: (end: LifeEnd, count: number) => `${END[end].toLowerCase()} em ${thousand(count)}`,
    end: 'Como terminou',
    table: (done: number) => `Em números, de ${thousand(done)}`,
    times: thousand,
    note: 'Nota',
    noteOf: (note: number, low: number, high: number) => `${note} (de ${low} a ${high})`,
    more: (end: LifeEnd, difference: number) =>
      difference === 0
        ? `${END[end]}: o mesmo número de vezes.`
        : `${END[end]}: ${thousand(Math.abs(difference))} vezes a ${difference > 0 ? 'mais' : 'menos'}.`,
    difference: (mean: number, low: number, high: number) =>
      mean >= 0
        ? `A nota sobe ${points(Math.round(mean))} (de ${low} a ${high}).`
        : `A nota desce ${points(Math.round(mean))} (de ${-high} a ${-low}).`,
    unclear: 'Não dá para distinguir da sua decisão.',
    moral: 'Quem vê outro mês talvez decida de outro jeito.',
  },
  ends: {
    QUITADO: 'Contrato quitado',
    QUITADO_COM_APERTO: 'Quitado, com aperto',
    RETOMADO: CONTRACT_TAKEN,
    BID: 'Carta por lance',
    JACKPOT: 'Carta por sorteio',
    PAID: 'Pagou até o fim',
    DEFAULT: 'Cota excluída',
    GIVEN_UP: 'Trocou de sonho',
  },
} as const;
const END: Readonly<Record<LifeEnd, string>> = whatIfCopy.ends;

/** The words of a band, lowest first (RULES 12.4). */
const BANDS = ['No susto', 'No aperto', 'Em construção', 'No rumo', 'Plano firme'] as const;
const upOrDown = (mean: number): string =>
  mean > 0 ? `a nota subiria ${points(Math.round(mean))}` : `a nota desceria ${points(Math.round(mean))}`;
const at = (month: number): string => `No ciclo ${twoDigits(month)},`;

/** The 'Nota das escolhas'. */
export const noteCopy = {
  title: 'Nota das escolhas',
  running: (done: number) => `Fazendo as contas: ${thousand(done)} de ${thousand(REPLAYS)}`,
  of: (note: number) => `${thousand(note)} de ${thousand(MOST_POINTS)}`,
  interval: (low: number, high: number) => `De ${thousand(low)} a ${thousand(high)}.`,
  bands: (first: number, last: number | undefined) =>
    last === undefined ? (BANDS[first] ?? '') : `Entre ${BANDS[first]} e ${BANDS[last]}`,
  few: 'Poucas decisões.',
  /** While the contract is open. RULES 12.3. */
  waits: 'A nota ainda espera as suas últimas decisões, nos meses depois da carta.',
  toMonths: 'IR PARA DEPOIS DA CARTA',
  /** The text shared with the link of the campaign; the hashtag follows. RULES 12.5. */
  share: (note: number, low: number, high: number, dream: string) =>
    `Minha Nota das escolhas: ${note} (de ${low} a ${high}) em ${dream}.`,
  shareTitle: 'Mostrar a minha nota',
  luck: 'O sorteio ajudou. A nota não conta isso.',
  what: `A nota junta ${feminine(REPLAYS)} vezes o seu sonho, com as suas decisões e outros sorteios. Uma nota só é um retrato.`,
  picture: (told: string) => `Régua de 0 a ${thousand(MOST_POINTS)}. ${told}`,
  models: { you: 'você', average: 'jogador médio', planner: 'quem planeja' },
  moved: {
    title: 'O que mais mexeu',
    searching: 'Procurando as decisões que mais mexeram.',
    none: 'Nenhuma decisão sozinha mexeu muito na nota.',
    place: (month: number, position: number, place: string, mean: number) =>
      `${at(month)} com a etapa ${position} em ${place}, ${upOrDown(mean)}.`,
    bid: (month: number, effort: number, mean: number) =>
      `${at(month)} ${effort === 0 ? 'guardando tudo' : `com um lance de ${effort}`}, ${upOrDown(mean)}.`,
    option: (title: string, option: string, mean: number) => `Em “${title}”, com “${option}”, ${upOrDown(mean)}.`,
    use: (use: keyof typeof USE, mean: number) => `Com o lance em ${USE[use].toLowerCase()}, ${upOrDown(mean)}.`,
    plan: (place: number, works: keyof typeof PLAN, mean: number) =>
      `Depois da carta, no mês ${place + 1}, com o plano ${PLAN[works]}, ${upOrDown(mean)}.`,
  },
} as const;
