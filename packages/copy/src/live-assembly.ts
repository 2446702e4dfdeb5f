import { LETTER_WAYS, type LetterWay, type LiveStep } from '@consorcio/rules/live-words';
import { counted, effortText, signed } from './digits.ts';

/* What an assembly of a live group says, the same on the projector and on the phones (LIVE 6.2, 6.3). */

/** Coins as they are read: '3.100', '−25'. */
export const coinsText = (coins: number): string => `${coins < 0 ? '−' : ''}${effortText(Math.abs(coins))}`;

/** The least bid of a live group, in coins. */
export const leastBidText = (least: number): string => `O lance começa em ${counted(least, 'moeda', 'moedas')}.`;

/** Coins that come or go: '+40', '−1.200'; '0' without a sign. */
export const signedText = (coins: number): string => signed(coins, coinsText);

/** The code of a group as it is shown: 'BCD FGH'. */
export const codeText = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The seal of the draw: its first eight digits, in two fours. */
export const sealText = (commitment: string): string => `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`;

/** How many quotas closed the month on time; `quotas`: the word after their number. */
const onTimeText = (onTime: number, due: number, quotas: string): string =>
  `${onTime} de ${due}${quotas} ${onTime === 1 ? 'fechou' : 'fecharam'} o mês em dia.${onTime < due ? ` Em aberto: ${due - onTime}.` : ''}`;

const letters = (count: number): string => counted(count, 'carta', 'cartas');

/** A share of the letter: '9%'. */
export const shareText = (coins: number, letter: number): string => `${Math.round((coins * 100) / letter)}%`;

/** A quota with the name that everybody knows it by; `nickname`: undefined for one of the house. */
export const quotaText = (quota: number, nickname: string | undefined): string =>
  nickname === undefined ? `cota da casa ${quota}` : `cota ${quota}, ${nickname}`;

export const letterWays: Readonly<Record<LetterWay, string>> = {
  RAFFLE: 'por sorteio',
  BID: 'por lance',
  END: 'no fim',
};

export const assemblyCopy = {
  steps: {
    CALL: 'Chamada',
    POT: 'O pote do grupo',
    RAFFLE: 'Sorteio',
    BIDS: 'Lances',
    MORE: 'Mais sorteios',
    RESULT: 'Quem recebeu a carta',
    END: 'Última assembleia',
    BOOKS: 'Balanço do grupo',
  } satisfies Readonly<Record<LiveStep, string>>,
  /** Of MORE where nobody was drawn. */
  arrears: 'Parcelas em aberto',
  call: (onTime: number, due: number) => `Chamada: ${onTimeText(onTime, due, '')}`,
  /** The same below its heading. */
  callTold: (onTime: number, due: number) => onTimeText(onTime, due, ' cotas'),
  pot: (coins: number, count: number) =>
    count === 0
      ? 'O pote ainda não chega a uma carta.'
      : `O pote tem ${coinsText(coins)} moedas: dá para ${letters(count)}.`,
  raffle: (who: string) => `Sorteio: ${who}.`,
  raffleWon: 'Recebe a carta!',
  noRaffle: 'Este mês não teve sorteio.',
  chance: (globe: number) => `1 chance em ${globe}`,
  /** Who is in the globe. */
  inGlobe: (globe: number) => `${counted(globe, 'cota', 'cotas')} em dia e sem carta`,
  /** Who bid more may have been drawn before, and then won by no bid. */
  bids: (least: number, letter: number) =>
    `O menor lance que venceu foi ${coinsText(least)} (${shareText(least, letter)} da carta).`,
  /** Equal bids where the pot reached not all of them. `start`: the quota that was drawn for it; `won`: who won by it. */
  tie: (bid: number, start: number, won: readonly number[]) =>
    `Empate em ${coinsText(bid)}: da cota ${start}, sorteada, ${
      won.every((quota) => quota >= start) ? 'para cima' : 'até a última e de novo da 1'
    }, a ${won.join(' e a ')} ${won.length === 1 ? 'vem' : 'vêm'} antes.`,
  noBid: 'Nenhum envelope para abrir este mês.',
  noBidWon: 'Nenhum lance venceu. O pote não dava para uma carta por lance.',
  more: (count: number) =>
    count === 1 ? '1 sorteio a mais: o pote ainda dava.' : `${count} sorteios a mais: o pote ainda dava.`,
  noMore: 'O grupo confere quem está em aberto.',
  excluded: (count: number) => `Saíram do grupo: ${count}`,
  taken: (count: number) => `Bens retomados: ${count}`,
  /** How many letters a month gave, and how many by each way. */
  result: (given: Readonly<Record<LetterWay, number>>): string => {
    const all = LETTER_WAYS.reduce((sum, way) => sum + given[way], 0);
    if (all === 0) return 'Nenhuma carta saiu este mês.';
    const parts = LETTER_WAYS.filter((way) => given[way] > 0).map((way) => `${given[way]} ${letterWays[way]}`);
    return `${letters(all)}: ${parts.join(', ')}.`;
  },
  left: (coins: number) => `No pote: ${coinsText(coins)}.`,
  ways: letterWays,
  end: 'Quem pagou tudo recebeu a carta.',
  atEnd: (count: number) => (count === 0 ? 'Ninguém em dia esperava a carta.' : `${letters(count)} no fim.`),
  /** What is left at the end, for the quotas that have paid all: in whole coins, so some get one more. */
  shared: (coins: number, quotas: number) => {
    const each = Math.floor(coins / quotas);
    const parts = coins % quotas === 0 ? coinsText(each) : `${coinsText(each)} ou ${coinsText(each + 1)}`;
    return `Sobra de ${coinsText(coins)}: ${parts} para cada cota que fechou em dia.`;
  },
  /** The eight lines of the books, and their sum. */
  books: {
    instalments: 'Parcelas e lances',
    late: 'Multas e custos de atraso',
    insurance: 'Seguro de garantia',
    letters: 'Cartas entregues',
    admin: 'Taxas da administradora',
    refunds: 'Devoluções a quem saiu',
    shares: 'Sobra dividida',
    kept: 'Ainda no pote e na reserva',
  },
  cameIn: 'Entrou',
  wentOut: 'Saiu',
  difference: (coins: number) => `Diferença: ${coinsText(coins)}`,
} as const;
