import type { SeatAnswers } from '@consorcio/rules/live';
import { LIVE_REACTIONS } from '@consorcio/rules/live-words';
import { isNear } from './is-near.ts';
import type { SeatRow } from './live-rows.ts';

/* What views show of what a seat has said besides its moves. */

/** Milliseconds for which the projector shows a reaction. */
const REACTION_SHOWN = 6_000;
/** A page looks at its view every 25 s, and every third look or sooner is written. */
const CONNECTED_FOR = 90_000;

/** What a seat has answered; never published for a single seat. */
export const answersIn = (text: string | null): SeatAnswers => (text === null ? null : [...text].map(Number));

/** Whether the questions were answered. */
export const answeredBy = ({ beforeAnswers, afterAnswers }: SeatRow) => ({
  before: beforeAnswers !== null,
  after: afterAnswers !== null,
});

/** How many seats have shown each reaction in the last seconds. */
export const reactionsOf = (seats: readonly SeatRow[], now: number): number[] =>
  LIVE_REACTIONS.map(
    (wanted) =>
      seats.filter(
        ({ reaction, reactedAt }) => reaction === wanted && isNear(reactedAt?.getTime() ?? 0, REACTION_SHOWN, now),
      ).length,
  );

/** When a seat was last heard of, as far as it is written; from its joining on. */
export const heardAt = ({ seenAt, joinedAt }: Pick<SeatRow, 'seenAt' | 'joinedAt'>): number =>
  (seenAt ?? joinedAt).getTime();

/** Whether a seat was heard of within about a minute. */
export const isConnected = (seat: SeatRow, now: number): boolean => isNear(heardAt(seat), CONNECTED_FOR, now);

/** Tries at the pictures of one seat in a day, right ones included until they open it: there are 2,024 ways to choose three. */
export const MOST_TRIES = 20;
/** Seconds. */
export const TRIES_WINDOW = 86_400;

/** Whether so many wrong pictures were tried at a seat that none is looked at any more. */
export const isLocked = ({ tries, triesSince }: Pick<SeatRow, 'tries' | 'triesSince'>, now: number): boolean =>
  tries > MOST_TRIES && triesSince !== null && isNear(triesSince.getTime(), TRIES_WINDOW * 1000, now);
