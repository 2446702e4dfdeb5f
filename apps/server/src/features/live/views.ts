import type { ReplyOf } from '@consorcio/contract';
import { nicknameOf } from '@consorcio/copy/live-names';
import { must } from '@consorcio/kernel';
import {
  atCard,
  atPayday,
  cardOf,
  coinsOf,
  drawOffset,
  type FoldedMonth,
  gameAt,
  hoursLeft,
  isMember,
  isPotShort,
  isTied,
  type LiveGroup,
  lateAmount,
  liveFormAt,
  liveRunSeed,
  liveTermsOf,
  mayBuy,
  openCount,
  potRestOf,
  type Seat,
  saleOf,
  seatOf,
  shownMinutes,
  situationOf,
  stepsOf,
  type Turn,
  termsOfGroup,
  vigorOf,
  worthOfSeat,
} from '@consorcio/rules/live';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { clockOf, type Seen } from './group.ts';
import { type GroupRow, type MoveRow, type SeatRow, scheduleOf } from './store.ts';
import { type DrawnGroup, isOver, redrawnIn, sealOf, seedsOf, standingGroup } from './story.ts';

type SeatView = ReplyOf<'liveSeat'>;

/** How often a seat may ask for another nickname. */
export const MOST_NICKNAMES = 3;

/** A person as everybody sees them. */
export const faceOf = ({ quota, nickname, persona }: SeatRow) => ({
  quota,
  nickname: nicknameOf(nickname),
  persona,
  colour: Math.floor((quota - 1) / PERSONA_IDS.length),
});

/** Whether the questions were answered. */
export const answeredBy = ({ beforeAnswers, afterAnswers }: SeatRow) => ({
  before: beforeAnswers !== null,
  after: afterAnswers !== null,
});

/** The hours of a group over days that are left; null for others and in a pause. */
function hoursView(group: GroupRow): SeatView['group']['hours'] {
  const schedule = scheduleOf(group);
  return schedule === null || group.isPaused
    ? null
    : [...hoursLeft(clockOf(group), { months: group.months, schedule })];
}

/** A group as everybody sees it. */
export function groupView({ group, story, people }: Seen): SeatView['group'] {
  const { code, months, mode, pace, phase, month, step, isPaused, closesAt, clientSeed } = group;
  return {
    ...{ code, months, mode, pace, phase, month, step, isPaused, clientSeed, people },
    closesAt: closesAt?.getTime() ?? null,
    hours: hoursView(group),
    letter: liveTermsOf(group.rulebook, months).letter,
    quotas: story?.opened.seats.length ?? null,
    commitment: story?.commitment ?? sealOf(group),
  };
}

/** As a step: an assembly at its end. */
const ALL_STEPS = Number.POSITIVE_INFINITY;

/** What the projector shows of a closed month at a step, from 0. */
function shownAt({ minutes, group: after }: FoldedMonth, step: number): NonNullable<SeatView['assembly']> {
  const { bids, raffle, more, end, books, steps, ...shown } = shownMinutes(minutes, after, step);
  return {
    ...shown,
    steps: [...steps],
    raffle: raffle && { ...raffle },
    bids: bids && { ...bids, winners: [...bids.winners], lost: [...bids.lost] },
    more: more && { ...more, drawn: [...more.drawn] },
    end: end && { ...end, quotas: [...end.quotas] },
    books: books && { ...books },
  };
}

/** The same, with the public reasons why bids won or lost, and what else moved the pot. */
function explainedAt(closed: FoldedMonth, step: number): NonNullable<SeatView['assembly']> {
  const { bids, more, end, ...shown } = shownAt(closed, step);
  const { minutes, group } = closed;
  const rest = { ...potRestOf(minutes, group) };
  return {
    ...shown,
    bids: bids && { ...bids, isTied: isTied(minutes), isShort: isPotShort(minutes) },
    more: more && { ...more, rest },
    end: end && { ...end, rest },
  };
}

/** What the projector shows; null outside an assembly. */
export const assemblyView = ({ group, story }: Pick<Seen, 'group' | 'story'>): SeatView['assembly'] =>
  group.phase === 'ASSEMBLY'
    ? explainedAt(must(story?.months.at(-1), 'the closed month of an assembly'), group.step)
    : null;

/** The last assembly of a group over days, which is shown as a recording. */
export function heldView({ group, story }: Pick<Seen, 'group' | 'story'>): SeatView['held'] {
  const closed = group.mode === 'WEEK' ? story?.months.at(-1) : undefined;
  return closed === undefined ? null : { month: closed.minutes.month, minutes: explainedAt(closed, ALL_STEPS) };
}

/** All assemblies that were held; of one that is held now as far as its step (LIVE 3.8, L15). */
export function closedAssemblies({ group, story }: Pick<Seen, 'group' | 'story'>): ReplyOf<'liveAudit'>['closed'] {
  return (story?.months ?? []).map((closed) => {
    const { month } = closed.minutes;
    const isHeld = group.phase === 'ASSEMBLY' && month === group.month;
    return { month, minutes: shownAt(closed, isHeld ? group.step : ALL_STEPS) };
  });
}

/** The group whose seats are shown: until the last step of an assembly as it was before the month, so that nothing is revealed early (LIVE 3.8, L15). */
export function shownGroup({ group, story }: Seen): LiveGroup | null {
  if (story === null) return null;
  const closed = story.months.at(-1);
  if (group.phase !== 'ASSEMBLY' || closed === undefined) return standingGroup(story);
  const isLastStep = group.step + 1 >= stepsOf(closed.minutes, group.months).length;
  return isLastStep ? closed.group : (story.months.at(-2)?.group ?? story.opened);
}

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
    note,
    decision,
    hand,
    luck,
    turn: turn && turnView(turn),
  };
}

/** Of a group over days, what the seat sealed of the last month; the autopilot did the rest. Null for who joined later. */
function heldMonth({ group, story }: Seen, { quota }: SeatRow): SeatView['closed'] {
  const move = group.mode === 'WEEK' ? story?.months.at(-1)?.moves.get(quota) : undefined;
  return story === null || move === undefined
    ? null
    : { isSealed: story.sealed.has(quota), bid: move.bid, guess: null };
}

/** What a seat has guessed of an assembly; null where it has not. */
const guessOf = ({ guessBid, guessWins, guessLetters }: Pick<MoveRow, 'guessBid' | 'guessWins' | 'guessLetters'>) =>
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
export function seatView(seen: Seen, row: SeatRow, move: Omit<MoveRow, 'quota'> | null): SeatView {
  const { group, story, now } = seen;
  const shown = shownGroup(seen);
  const terms = liveTermsOf(group.rulebook, group.months);
  const seat = shown?.seats[row.quota - 1] ?? null;
  const start = { cash: terms.start.cash, energy: terms.start.energy };
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
    wallet: seat === null || shown === null ? { ...start, ...empty } : walletOf(seat, shown),
    month:
      seat === null || story === null ? null : monthView({ group, draw: story.draw }, standingGroup(story), seat, move),
    closed: closedMonth(group, row, move) ?? heldMonth(seen, row),
    missed: missedMonth(seen, row),
    end: seat !== null && isOver(group) ? endView(group, seat) : null,
  };
}

/** Changes whenever a view does. `hasCurrentView` makes that of a seat's view from fewer columns. */
export function versionOf(
  { group, people }: Pick<Seen, 'group' | 'people'>,
  seats: readonly Pick<SeatRow, 'seatRev'>[],
  moves: readonly Pick<MoveRow, 'rev'>[],
): string {
  const revs = [...seats.map(({ seatRev }) => seatRev), ...moves.map(({ rev }) => rev)];
  return versionText(
    group.version,
    people,
    revs.reduce((sum, rev) => sum + rev, 0),
  );
}

/** A view's version. No part of it ever falls: what deletes a seat or a move raises the group's own version. */
export const versionText = (version: number, people: number, revs: number): string => [version, people, revs].join('.');

/** What a seat has and owes. */
export function walletOf(seat: Seat, group: LiveGroup): SeatView['wallet'] {
  const { cash, card, next, energy, paid, bid, fees, costs } = seat;
  return { cash, card, next, energy, paid, bid, fees, costs, open: openCount(seat, group.month, termsOfGroup(group)) };
}

/** What a seat needs for its private phase; null outside it. */
export function monthView(
  { group, draw }: DrawnGroup,
  standing: LiveGroup,
  seat: Seat,
  move: Omit<MoveRow, 'quota'> | null,
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
      ...{ buys: move.buys, place: move.place, isPlayed: move.isPlayed },
      ...{ score: move.scoreBp, pace: move.pace, pays: move.pays, bid: move.bid, guess: guessOf(move) },
    },
    run: move === null || move.scoreBp !== null ? null : issuedRunOf({ group, draw }, standing, seat.quota, move),
  };
}

/** What the seat sealed of the month that an assembly closes; the autopilot did the rest. Null outside it, and for who joined later. */
function closedMonth(
  { phase, month }: GroupRow,
  { joinedMonth }: SeatRow,
  move: Omit<MoveRow, 'quota'> | null,
): SeatView['closed'] {
  if (phase !== 'ASSEMBLY' || joinedMonth > month) return null;
  return { isSealed: move !== null && move.pace !== null, bid: move?.bid ?? 0, guess: move && guessOf(move) };
}

/** The percent of a score that counts: by the energy after card and payday at work, all of it at leisure. */
function vigorAt(
  { group, draw }: DrawnGroup,
  standing: LiveGroup,
  quota: number,
  move: Omit<MoveRow, 'quota'>,
): number {
  const terms = termsOfGroup(standing);
  if (!terms.places[move.place].isWork) return 100;
  const draft = { ...seatOf(standing, quota) };
  const coins = coinsOf(drawOffset(standing, group.month, draw), quota, terms);
  atCard(draft, coins, move.cardOption, terms);
  atPayday(draft, group.month, move.buys, terms);
  return vigorOf(draft.energy, terms);
}

/** What a page needs to play the month's minigame; null where it was left out. */
export function issuedRunOf(
  drawn: DrawnGroup,
  standing: LiveGroup,
  quota: number,
  move: Omit<MoveRow, 'quota'>,
): ReplyOf<'liveBegin'>['run'] {
  if (!move.isPlayed || move.runVersion === null) return null;
  return {
    game: gameAt(move.place),
    version: move.runVersion,
    seed: liveRunSeed(seedsOf(drawn.group), drawn.group.month, quota),
    vigor: vigorAt(drawn, standing, quota, move),
  };
}
