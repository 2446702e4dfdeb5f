import type { LiveErrorCode } from '@consorcio/contract/wire';
import type { CardOption, LivePlace, Motive } from '@consorcio/rules/live-words';
import { counted } from './digits.ts';
import { coinsText, leastBidText, signedText } from './live-assembly.ts';

/* A live group on paper: cards to print, lines to type, sums on the projector (LIVE 3.13). */

/** What a card option does: coins now, coins at the next payday, energy. */
interface CardEffect {
  readonly now: number;
  readonly later: number;
  readonly energy: number;
}

/** What a team's card comes to: coins, energy, debt on the card, coins that were put off. */
interface CardSums {
  readonly cash: number;
  readonly energy: number;
  readonly card: number;
  readonly next: number;
}

const effect = ({ now, later, energy }: CardEffect): string =>
  [
    ...(now === 0 ? [] : [signedText(now)]),
    ...(later === 0 ? [] : [`depois ${signedText(later)}`]),
    ...(energy === 0 ? [] : [`${signedText(energy)} energia`]),
  ].join(', ');

const sumParts = ({ cash, energy, card, next }: CardSums): readonly string[] => [
  counted(cash, 'moeda', 'moedas'),
  `energia ${energy}`,
  ...(card === 0 ? [] : [`cartão ${coinsText(card)}`]),
  ...(next === 0 ? [] : [`depois ${signedText(next)}`]),
];

export const paperCopy = {
  title: 'Cartões de papel',
  link: 'CARTÕES PARA IMPRIMIR',
  print: 'IMPRIMIR',
  back: 'VOLTAR AO GRUPO',
  about: 'Quatro cartões por folha A4. Recorte e entregue um a cada equipe.',
  loading: 'Preparando os cartões...',
  addTeam: '+ UMA EQUIPE',
  noTeam: 'A equipe não entrou. Tente de novo.',
  lines: {
    title: 'Jogadas das equipes',
    about: 'Digite a linha de cada cartão, como A2DS30. Linha vazia: como no mês passado, sem lance e sem compra.',
    aboutFirst: 'Digite a linha de cada cartão, como A2DS30. Sem linha, o mês vai no automático.',
    legend: 'Imprevisto A B C · lugar 2 a 5 · ritmo D N H · paga S N · lance',
    label: (quota: number) => `Linha da cota ${quota}`,
    buys: 'Comprou',
    asBefore: 'como antes',
    auto: 'automático',
    kept: 'Guardada.',
    wrong: 'Escreva assim: A2DS30.',
    emptied: 'Esta linha já está guardada. Digite outra por cima.',
    refused: (leastBid: number) =>
      ({
        LIVE_MAY_NOT_BUY: 'Comprar pede carta e parcela em dia.',
        LIVE_BID_INVALID: leastBidText(leastBid),
        BALANCE_INSUFFICIENT: 'O lance passa do que a equipe tem ou ainda deve, ou ela não pode dar lance agora.',
      }) satisfies Partial<Record<LiveErrorCode | 'BALANCE_INSUFFICIENT', string>>,
  },
  sumParts,
  sums: (sums: CardSums) => sumParts(sums).join(' · '),
  has: 'Tem',
  hasNow: ({ cash, energy }: CardSums) => `tem ${coinsText(cash)} · energia ${energy}`,
  after: 'Fica com',
  quota: (quota: number) => `Cota ${quota}`,
  option: (option: CardOption, does: CardEffect) => `${option} ${effect(does)}`,
  event: (title: string, coins: number) => `${title} ${signedText(coins)}`,
  motives: { WORK: 'trabalho', FAMILY: 'família', NO_HURRY: 'sem pressa' } satisfies Readonly<Record<Motive, string>>,
  card: {
    group: (code: string) => `Grupo ${code}`,
    start: (coins: number, energy: number, letter: number) =>
      `Comece com ${counted(coins, 'moeda', 'moedas')} e ${energy} de energia. A carta vale ${coinsText(letter)}.`,
    motive: (motive: string | null) => `Motivo: ${motive ?? '________ (está no telão)'}`,
    steps: ['Imprevisto', 'Salário', 'Lugar', 'Ritmo', 'Parcela', 'Lance'],
    event: 'O telão mostra o seu. A: agora. B: tudo ou metade depois, com um pouco mais. C: outro jeito.',
    payday: (salary: number, percent: number, papers: number) =>
      `+${counted(salary, 'moeda', 'moedas')}. O cartão cobra ${percent}%. Com a carta: documentos e seguro, ${papers}.`,
    brings: (work: number, family: number, letter: number) =>
      `Com o bem em dia: trabalho +${work}, família +${family}. Carta guardada: +${letter}.`,
    /** `entry`: what the work takes of energy; who has less than it twice is tired, who has less than it exhausted. */
    work: (place: LivePlace, entry: number, [fresh, tired, exhausted]: readonly [number, number, number]) =>
      `${place}: +${fresh} (energia ${entry} a ${2 * entry - 1}: ${tired}, menos: ${exhausted})`,
    leisure: (place: LivePlace, energy: number) => `${place}: +${energy} de energia`,
    costs: (work: readonly LivePlace[], energy: number, leisure: readonly LivePlace[], coins: number) =>
      `${work.join(' e ')} gastam ${energy} de energia. ${leisure.join(' e ')} gastam ${counted(coins, 'moeda', 'moedas')}.`,
    pace: (rest: number, coins: number, energy: number) =>
      `D descanso +${rest} energia · N normal · H hora extra +${coins}, −${energy} energia`,
    pays: (instalment: number) =>
      `S paga o que vence (parcela: ${instalment}) · N não paga agora: sem sorteio nem lance`,
    bid: (least: number) =>
      `De ${least} até o que sobrou, ou o que falta pagar. Só em dia e sem carta, menos no fim. Perdeu, fica com vocês.`,
    month: 'Mês',
    coins: 'Moedas',
    energy: 'Energia',
  },
} as const;
