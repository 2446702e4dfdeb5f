import { MOST_POINTS, REPLAYS } from '@consorcio/rules/vocabulary';
/* Sentences of 'E se?' and of the 'Nota das escolhas'. Counts are lives of 1,000; points are of the note, 0 to 1000. */

import { counted, feminine, masculine, twoDigits } from './digits.ts';
import { CONTRACT_TAKEN } from './share.ts';

/** How a life ended: the contract's end where there is one, else the campaign's. */
type LifeEnd = 'QUITADO' | 'QUITADO_COM_APERTO' | 'RETOMADO' | 'BID' | 'JACKPOT' | 'PAID' | 'DEFAULT' | 'GIVEN_UP';

const points = (n: number): string =>
  Math.abs(n) < 0.5 ? 'menos de 1 ponto' : counted(Math.round(Math.abs(n)), 'ponto', 'pontos');
const thousand = (n: number): string => n.toLocaleString('pt-BR');
const CARE = { NONE: 'Sem jogar', LIGHT: 'De leve', USUAL: 'O de sempre', BEST: 'No capricho' } as const;
const PLAN = { 3: 'Puxado', 2: 'Equilibrado', 1: 'Leve' } as const;
const USE = { INSTALMENT: 'Parcelas menores', TERM: 'Últimas parcelas' } as const;
const IN = { INSTALMENT: 'em', TERM: 'nas' } as const;

/** `/e-se/:campaignId`. */
export const whatIfCopy = {
  title: 'E se?',
  loading: 'Carregando',
  stillPlaying: 'Esta página abre no fim',
  stillPlayingBody: 'Os sorteios ficam lacrados até o fim do sonho. Volte quando ele terminar.',
  tooShort: 'Ainda não dá para comparar',
  tooShortBody: 'Este sonho parou antes de um ciclo inteiro. Volte depois do próximo sonho.',
  picker: {
    title: 'Outra escolha',
    month: 'Quando foi?',
    cycle: (cycle: number) => `Ciclo ${twoDigits(cycle)}`,
    after: (month: number) => `Mês ${month}, depois da carta`,
    letter: 'Na hora da carta',
    cards: 'Imprevistos',
    decision: 'O que você decidiu?',
    turn: (position: number, place: string) => `Vez ${position}: ${place}`,
    recovery: (place: string) => `Recuperação: ${place}`,
    bid: (offered: number, of: number) => (offered > 0 ? `Lance de ${offered}, com ${of} na mão` : `Guardou ${of}`),
    stay: 'Seguir no grupo',
    stopped: 'Trocar de sonho',
    card: (title: string) => `Imprevisto: ${title}`,
    use: (use: keyof typeof USE) => `Lance usado para: ${USE[use].toLowerCase()}`,
    plan: (works: keyof typeof PLAN) => `Plano do mês: ${PLAN[works]}`,
    instead: 'E se fosse…',
    back: 'VOLTAR UM PASSO',
    place: (place: string) => `Ir a outro lugar: ${place}`,
    care: (level: keyof typeof CARE) => `Jogar assim: ${CARE[level].toLowerCase()}`,
    offer: (effort: number) => (effort === 0 ? 'Guardar tudo' : `Lance de ${effort}`),
    stopHere: 'Parar neste ciclo',
    goOn: 'Continuar até o fim',
    otherUse: (use: keyof typeof USE) => USE[use],
    otherPlan: (works: keyof typeof PLAN) => PLAN[works],
  },
  same: {
    before: 'Do seu jeito',
    after: 'E se fosse',
    title: 'Com os mesmos sorteios',
    end: 'Fim',
    dream: 'Com o sonho',
    months: (months: number) => (months === 1 ? '1 mês' : `${months} meses`),
    worth: 'Vale',
    of: (worth: number) => `${thousand(worth)} de ${thousand(MOST_POINTS)}`,
  },
  /** The deck: a choice a card, two who walk the same months, and a house a redraw. */
  deck: {
    label: 'Outras escolhas',
    card: (place: number, of: number) => `Escolha ${place} de ${of}`,
    previous: 'Escolha anterior',
    next: 'Próxima escolha',
    again: 'DE NOVO',
    figures: 'Os números',
    file: 'escolha',
  },
  /** First a way to have decided otherwise, then what would have come of it: one sentence, which is shared too. */
  way: {
    bid: (effort: number, month: number | null) =>
      month === null ? `Com um lance de ${effort}` : `Com um lance de ${effort} no mês ${month},`,
    kept: (month: number) => `Guardando tudo no mês ${month},`,
    place: (from: string, to: string, month: number) => `Com ${to} em vez de ${from} no mês ${month},`,
    care: (level: keyof typeof CARE, place: string, month: number) => `${CARE[level]} em ${place} no mês ${month},`,
    option: (title: string, label: string) => `Com “${label}” em “${title}”,`,
    use: (use: keyof typeof USE) => `Com o lance ${IN[use]} ${USE[use].toLowerCase()},`,
    plan: (works: keyof typeof PLAN, month: number) => `Com o plano ${PLAN[works].toLowerCase()} no mês ${month},`,
    stop: (month: number) => `Parando no mês ${month},`,
    goOn: 'Indo até o fim,',
  },
  would: {
    BID: (month: number) => `eu ganharia no mês ${month}`,
    JACKPOT: (month: number) => `o sorteio me daria a carta no mês ${month}`,
    PAID: () => 'eu pagaria até o fim',
    DEFAULT: (month: number) => `eu sairia do grupo no mês ${month}`,
    GIVEN_UP: (month: number) => `eu trocaria de sonho no mês ${month}`,
    QUITADO: 'eu quitaria sem aperto',
    QUITADO_COM_APERTO: 'eu quitaria com aperto',
    RETOMADO: 'eu perderia o bem',
    already: (month: number) => `eu já ganharia no mês ${month}`,
    same: 'daria no mesmo',
    nearly: 'daria quase no mesmo',
    /** After a letter. */
    butLost: ', mas eu perderia o bem',
  },
  race: {
    in: (what: string, month: number) => `${what}, mês ${month}`,
    told: (name: string, outcome: string, end: string) => `${name}: ${outcome}. ${end}.`,
  },
  thousand: {
    title: `Com outros ${masculine(REPLAYS)} sorteios`,
    running: (done: number) => `Jogando de novo: ${thousand(done)} de ${thousand(REPLAYS)}`,
    failed: 'Seu navegador não conseguiu jogar de novo.',
    retry: 'TENTAR DE NOVO',
    /** A house a redraw. */
    houses: { better: 'melhor', same: 'igual', worse: 'pior' },
    count: (name: string, count: number) => `${name} em ${thousand(count)}`,
    told: (counts: readonly string[]) => `Em ${masculine(REPLAYS)} sorteios, a outra escolha sai ${counts.join(', ')}.`,
    compared: 'A outra escolha sai',
    times: thousand,
    note: 'Nota',
    noteOf: (note: number, low: number, high: number) => `${note} (de ${low} a ${high})`,
    difference: (mean: number, low: number, high: number) =>
      mean >= 0
        ? `A nota sobe ${points(mean)} (de ${low} a ${high}).`
        : `A nota desce ${points(mean)} (de ${-high} a ${-low}).`,
    unclear: 'Não dá para distinguir da sua decisão.',
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
  } satisfies Readonly<Record<LifeEnd, string>>,
} as const;

/** The words of a band, lowest first (RULES 12.4). */
const BANDS = ['No susto', 'No aperto', 'Em construção', 'No rumo', 'Plano firme'] as const;
export const noteCopy = {
  title: 'Nota das escolhas',
  titled: (note: number) => `Nota das escolhas: ${thousand(note)}`,
  running: 'Nota das escolhas: fazendo as contas',
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
  models: { you: 'você', average: 'jogador médio', planner: 'quem planeja' },
} as const;
