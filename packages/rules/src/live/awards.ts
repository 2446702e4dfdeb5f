import { must } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import type { GroupDraft } from './group.ts';
import { bookInstalments } from './ledger.ts';
import { type MinutesDraft, nearnessOf } from './minutes.ts';
import type { LiveTerms } from './rulebook.ts';
import { bidLimit, type SeatDraft, takesPart } from './seat.ts';
import { commonOf } from './terms.ts';
import type { LetterWay } from './words.ts';

/* How a month's letters are given: a raffle, bids, further raffles (LIVE 3.6, steps 3 to 5). */

/** Gives a letter out of the pot. */
export function award(group: GroupDraft, seat: SeatDraft, by: LetterWay, { letter }: LiveTerms): void {
  seat.status = 'LETTER';
  seat.won = { month: group.month, by };
  group.pot -= letter;
}

/** Holds one raffle, if the pot pays a letter and somebody takes part. Returns the number of participants; 0 if none was held. */
function raffle(group: GroupDraft, minutes: MinutesDraft, label: string, draw: Draw, terms: LiveTerms): number {
  if (group.pot < terms.letter) return 0;
  const globe = group.seats.filter((seat) => takesPart(seat, group.month, terms));
  if (globe.length === 0) return 0;
  const seat = must(globe[draw(globe.length, label)], 'a quota in the globe');
  minutes.drawn.push(seat.quota);
  award(group, seat, 'RAFFLE', terms);
  return globe.length;
}

/** The highest bid of each quota after its month, by quota - 1; 0 where it may not bid (LIVE 3.4, step 6). */
export const bidLimitsOf = ({ seats, month }: GroupDraft, terms: LiveTerms): readonly number[] =>
  seats.map((seat) =>
    !seat.isHouse && month < terms.months && takesPart(seat, month, terms) ? bidLimit(seat, terms) : 0,
  );

/** Opens the envelopes from the highest on; the first that the pot does not reach ends the bids. */
function openBids(group: GroupDraft, minutes: MinutesDraft, terms: LiveTerms): void {
  for (const { quota, bid } of minutes.bids) {
    const seat = must(group.seats[quota - 1], `quota ${quota}`);
    if (seat.status !== 'WAITING') continue; // drawn a moment ago: the envelope stays closed
    const after = seat.paid + bid;
    if (group.pot + commonOf(terms, after) - commonOf(terms, seat.paid) < terms.letter) return;
    bookInstalments(group, seat.paid, after, terms);
    seat.cash -= bid;
    seat.paid = after;
    seat.bid = bid;
    award(group, seat, 'BID', terms);
    minutes.winners.push(quota);
  }
}

/** What the month's letters are given by. `bids`: sealed ones by quota - 1, `limits` likewise. */
export interface Awarding {
  readonly bids: readonly number[];
  readonly limits: readonly number[];
  readonly draw: Draw;
  readonly terms: LiveTerms;
}

/** Raffle, bids, further raffles: money never lies idle. */
export function giveLetters(group: GroupDraft, minutes: MinutesDraft, { bids, limits, draw, terms }: Awarding): void {
  const { month, seats } = group;
  minutes.bids = bids
    .map((bid, i) => ({ quota: i + 1, bid: Math.min(bid, limits[i] ?? 0) }))
    .filter(({ bid }) => bid >= terms.leastBid)
    .sort(
      (a, b) =>
        b.bid - a.bid || nearnessOf(a.quota, minutes, seats.length) - nearnessOf(b.quota, minutes, seats.length),
    );
  minutes.globe = raffle(group, minutes, `sorteio:${month}`, draw, terms);
  openBids(group, minutes, terms);
  for (let i = 2; raffle(group, minutes, `sorteio:${month}:${i}`, draw, terms) > 0; i += 1);
}
