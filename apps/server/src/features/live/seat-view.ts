import type { ReplyOf } from '@consorcio/contract';
import {
  atCard,
  atPayday,
  cardOf,
  coinsOf,
  drawOffset,
  gameAt,
  hasShownAnswers,
  isMember,
  type LiveGroup,
  lateAmount,
  liveFormAt,
  liveRunSeed,
  liveTermsOf,
  mayBuy,
  openCount,
  playedSeat,
  type Seat,
  saleOf,
  seatOf,
  situationOf,
  type Turn,
  termsOfGroup,
  vigorOf,
  worthOfSeat,
} from '@consorcio/rules/live';
import type { Seen } from './read-group.ts';
import type { GroupRow, OwnMove, SeatRow } from './rows.ts';
import { type DrawnGroup, isOver, redrawnIn, type Story, seedsOf, standingGroup } from './story.ts';

import {
  answeredBy,
  answersOf,
  assemblyView,
  faceOf,
  groupView,
  heldView,
  MOST_NICKNAMES,
  shownGroup,
  versionOf,
} from './views.ts';

/* What one seat alone may see. */

type SeatView = ReplyOf<'liveSeat'>;

const turnView = ({ month, kind, own, other }: Turn) => ({ month, kind, own, other });

/** How a seat ended, and, once the redraws are counted, why. */
export function endView(group: GroupRow, seat: Seat): NonNullable<SeatView['end']> {
  const terms = liveTermsOf(group.rulebook, group.months);
  const redrawn = redrawnIn(group);
  const own = redrawn?.standings.find(({ quota }) => quota === seat.quota) ?? null;
  const turn = redrawn?.turns.find(({ quota }) => quota === seat.quota) ?? null;
  const { note, decision, hand, luck } = own ?? { note: null, decision: null, hand: null, luck: null };
  return {
    situation: situationOf(seat),
    worth: worthOfSeat(seat, terms),
    misses: seat.misses,
    late: seat.feesPaid + seat.costsPaid,
    note,
    decision,
    hand,
    luck,
    turn: turn && turnView(turn),
  };
}

/** A quota's open instalments at the roll call of the last closed month. */
function openOf({ months, opened }: Story, quota: number): number {
  const seat = playedSeat(months, opened, months.length - 1, quota);
  return isMember(seat) ? openCount(seat, months.length, termsOfGroup(opened)) : 0;
}

/** What a seat has guessed of an assembly; null where it has not. */
const guessOf = ({ guessBid, guessWins, guessLetters }: OwnMove) =>
  guessBid === null || guessLetters === null ? null : { bid: guessBid, wins: guessWins, letters: guessLetters };

/** The last closed month where the autopilot played all of it for a seat, so that it is told when it comes back. */
function missedMonth({ group, story }: Seen, { quota, joinedMonth }: SeatRow): SeatView['missed'] {
  const last = story?.months.at(-1);
  const move = last?.moves.get(quota);
  if (group.phase !== 'PRIVATE' || last === undefined || move?.isAuto !== true) return null;
  const { month } = last.minutes;
  return joinedMonth > month
    ? null
    : { month, paid: openCount(seatOf(last.group, quota), month, termsOfGroup(last.group)) === 0 };
}

/** Everything that one seat may see. */
export function seatView(seen: Seen, row: SeatRow, move: OwnMove | null): SeatView {
  const { group, story, now } = seen;
  const shown = shownGroup(seen);
  const terms = liveTermsOf(group.rulebook, group.months);
  const seat = shown?.seats[row.quota - 1] ?? null;
  const empty = { card: 0, next: 0, paid: 0, bid: 0, open: 0, fees: 0, costs: 0 };
  return {
    version: versionOf(seen, [row], move === null ? [] : [move]),
    now,
    group: groupView(seen),
    assembly: assemblyView(seen),
    held: heldView(seen),
    seat: {
      ...faceOf(row),
      motive: seat?.motive ?? null,
      status: seat?.status ?? 'WAITING',
      word: row.word,
      won: seat?.won ?? null,
      sale: seat?.status === 'TAKEN' && story !== null ? saleOf(story.months, story.opened, row.quota) : null,
      renamesLeft: group.phase === 'WAITING' ? MOST_NICKNAMES - row.renamed : 0,
      answered: answeredBy(row),
      forms: { before: liveFormAt(row.quota, 'BEFORE'), after: liveFormAt(row.quota, 'AFTER') },
    },
    wallet: seat === null || shown === null ? { ...terms.start, ...empty } : walletOf(seat, shown),
    month:
      seat === null || story === null ? null : monthView({ group, draw: story.draw }, standingGroup(story), seat, move),
    closed: closedMonth(seen, row, move),
    answers: hasShownAnswers(group) ? answersOf(row) : null,
    missed: missedMonth(seen, row),
    end: seat !== null && isOver(group) ? endView(group, seat) : null,
  };
}

export function walletOf(seat: Seat, group: LiveGroup): SeatView['wallet'] {
  const { cash, card, next, energy, paid, bid, fees, costs } = seat;
  return { cash, card, next, energy, paid, bid, fees, costs, open: openCount(seat, group.month, termsOfGroup(group)) };
}

/** What a seat needs for its private phase; null outside it. */
export function monthView(
  { group, draw }: DrawnGroup,
  standing: LiveGroup,
  seat: Seat,
  move: OwnMove | null,
): SeatView['month'] {
  if (group.phase !== 'PRIVATE') return null;
  const { month } = group;
  const terms = termsOfGroup(standing);
  const offset = drawOffset(standing, month, draw);
  const coins = coinsOf(offset, seat.quota, terms);
  const draft = { ...seat };
  atCard(draft, coins, move?.cardOption ?? 'A', terms);
  return {
    card: cardOf(offset, seat.quota, terms),
    coins,
    due: isMember(seat) ? lateAmount(seat, month, terms) : 0,
    mayBuy: mayBuy(draft, month, terms),
    move: move && {
      option: move.cardOption,
      buys: move.buys,
      place: move.place,
      isPlayed: move.isPlayed,
      score: move.scoreBp,
      pace: move.pace,
      pays: move.pays,
      bid: move.bid,
      guess: guessOf(move),
    },
    run: move && issuedRunOf({ group, draw }, standing, seat.quota, move),
  };
}

/**
 * What the seat sealed of the month that an assembly closes, or over days of the last one; the autopilot did the rest. Null outside an
 * assembly, and for who joined later.
 */
function closedMonth(
  { group, story }: Seen,
  { joinedMonth, quota }: SeatRow,
  move: OwnMove | null,
): SeatView['closed'] {
  if (story === null) return null;
  if (group.mode === 'WEEK') {
    const made = story.months.at(-1)?.moves.get(quota);
    return made === undefined
      ? null
      : { isSealed: story.sealed.has(quota), bid: made.bid, guess: null, open: openOf(story, quota) };
  }
  if (group.phase !== 'ASSEMBLY' || joinedMonth > group.month) return null;
  const isSealed = move !== null && move.pace !== null;
  return { isSealed, bid: move?.bid ?? 0, guess: move && guessOf(move), open: openOf(story, quota) };
}

/** The percent of a score that counts: by the energy after card and payday at work, all of it at leisure. */
function vigorAt({ group, draw }: DrawnGroup, standing: LiveGroup, quota: number, move: OwnMove): number {
  const terms = termsOfGroup(standing);
  if (!terms.places[move.place].isWork) return 100;
  const draft = { ...seatOf(standing, quota) };
  const coins = coinsOf(drawOffset(standing, group.month, draw), quota, terms);
  atCard(draft, coins, move.cardOption, terms);
  atPayday(draft, group.month, move.buys, terms);
  return vigorOf(draft.energy, terms);
}

/** What a page needs to play the month's minigame; null where it was left out, or has its score. */
export function issuedRunOf(drawn: DrawnGroup, standing: LiveGroup, quota: number, move: OwnMove) {
  if (!move.isPlayed || move.runVersion === null || move.scoreBp !== null) return null;
  return {
    game: gameAt(move.place),
    version: move.runVersion,
    seed: liveRunSeed(seedsOf(drawn.group), drawn.group.month, quota),
    vigor: vigorAt(drawn, standing, quota, move),
  };
}
