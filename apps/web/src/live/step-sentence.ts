import type { ReplyOf } from '@consorcio/contract';
import { assemblyCopy as copy, quotaText } from '@consorcio/copy/live-assembly';
import type { LetterWay } from '@consorcio/rules/live-words';

type Assembly = NonNullable<ReplyOf<'liveProjector'>['assembly']>;

/** The heading of a step: no raffle is announced where none followed. */
export const stepTitle = ({ step, more }: Pick<Assembly, 'step' | 'more'>): string =>
  step === 'MORE' && more?.drawn.length === 0 ? copy.arrears : copy.steps[step];

/** The sentence of a step, as everybody hears it. `nameOf`: the nickname of a quota, undefined for the house's. */
export function stepSentence(
  assembly: Assembly,
  letter: number,
  nameOf: (quota: number) => string | undefined,
): string {
  const { step, raffle, bids, more, end, books, pot, potAfter } = assembly;
  switch (step) {
    case 'CALL':
      return copy.call(assembly.onTime, assembly.due);
    case 'POT':
      return copy.pot(pot ?? 0, Math.floor((pot ?? 0) / letter));
    case 'RAFFLE': {
      const quota = raffle?.quota ?? null;
      return quota === null ? copy.noRaffle : copy.raffle(quotaText(quota, nameOf(quota)));
    }
    case 'BIDS': {
      const least = leastSentence(bids, letter);
      if (least === '') return bids?.isShort === true ? copy.noBidWon : copy.noBid;
      return [least, tieSentence(bids)].filter(Boolean).join(' ');
    }
    case 'MORE':
      return (more?.drawn.length ?? 0) > 0 ? copy.more(more?.drawn.length ?? 0) : copy.noMore;
    case 'RESULT':
      return `${copy.result(countWays(lettersOf(assembly)))} ${copy.left(potAfter ?? 0)}`;
    case 'END':
      return `${copy.end} ${copy.atEnd(end?.quotas.length ?? 0)}`;
    default:
      return copy.difference(books?.difference ?? 0);
  }
}

/** The least bid that won; winners stand from the highest down. */
const leastBid = (bids: Assembly['bids']) => bids?.winners.at(-1)?.bid;

/** From what bid on a letter came; empty without one. */
export function leastSentence(bids: Assembly['bids'], letter: number): string {
  const least = leastBid(bids);
  if (least === undefined) return '';
  return copy.bids(least, letter);
}

/** How equal bids were told apart where the pot did not reach all of them; null where none were. */
export function tieSentence(bids: Assembly['bids']): string | null {
  const least = leastBid(bids);
  if (bids?.isTied !== true || least === undefined) return null;
  const won = bids.winners.filter(({ bid }) => bid === least).map(({ quota }) => quota);
  return copy.tie(least, bids.start, won);
}

export function countWays(letters: readonly { readonly by: LetterWay }[]): Readonly<Record<LetterWay, number>> {
  const count = (way: LetterWay) => letters.filter(({ by }) => by === way).length;
  return { RAFFLE: count('RAFFLE'), BID: count('BID'), END: count('END') };
}

/** Every letter that the projector shows so far, in the order in which it was given. */
export function lettersOf({ raffle, bids, more, end }: Assembly) {
  const first = raffle?.quota ?? null;
  return [
    ...(first === null ? [] : [{ quota: first, by: 'RAFFLE' as const }]),
    ...(bids?.winners ?? []).map(({ quota }) => ({ quota, by: 'BID' as const })),
    ...(more?.drawn ?? []).map((quota) => ({ quota, by: 'RAFFLE' as const })),
    ...(end?.quotas ?? []).map((quota) => ({ quota, by: 'END' as const })),
  ];
}
