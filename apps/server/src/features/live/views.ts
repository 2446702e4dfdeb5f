import type { ReplyOf } from '@consorcio/contract';
import { nicknameOf } from '@consorcio/copy/live-names';
import { must } from '@consorcio/kernel';
import {
  type FoldedMonth,
  hoursLeft,
  isPotShort,
  isTied,
  type LiveGroup,
  liveFormAt,
  liveTermsOf,
  potRestOf,
  type Seat,
  saleOf,
  shownMinutes,
  situationOf,
  stepsOf,
  worthOfSeat,
} from '@consorcio/rules/live';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type GroupRow, type MoveRow, type SeatRow, scheduleOf } from './live-rows.ts';
import { clockOf } from './move-on.ts';
import { closedMonth, monthView, walletOf } from './seat-parts.ts';
import { answeredBy } from './seat-shown.ts';
import { isOver, redrawnIn } from './standing.ts';
import { type Story, sealOf, standingGroup } from './story.ts';

type SeatView = ReplyOf<'liveSeat'>;

/** What views are made of. `story`: null while the room is open. */
export interface Seen {
  readonly group: GroupRow;
  readonly story: Story | null;
  readonly people: number;
  readonly now: number;
}

/** How often a seat may ask for another nickname. */
export const MOST_NICKNAMES = 3;

/** A person as everybody sees it. */
export const faceOf = ({ quota, nickname, persona }: SeatRow) => ({
  quota,
  nickname: nicknameOf(nickname),
  persona,
  colour: Math.floor((quota - 1) / PERSONA_IDS.length),
});

/** The hours of a group over days that are left; null for others and in a pause. */
function hoursView(group: GroupRow): SeatView['group']['hours'] {
  const schedule = scheduleOf(group);
  return schedule === null || group.isPaused
    ? null
    : [...hoursLeft(clockOf(group), { months: group.months, schedule })];
}

/** Where a group stands. */
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

/** For a step: an assembly as it stood at its end. */
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
function toldAt(closed: FoldedMonth, step: number): NonNullable<SeatView['assembly']> {
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
  group.phase === 'ASSEMBLY' ? toldAt(must(story?.months.at(-1), 'the closed month of an assembly'), group.step) : null;

/** The last assembly of a group over days, which nobody has led through. */
export function heldView({ group, story }: Pick<Seen, 'group' | 'story'>): SeatView['held'] {
  const closed = group.mode === 'WEEK' ? story?.months.at(-1) : undefined;
  return closed === undefined ? null : { month: closed.minutes.month, minutes: toldAt(closed, ALL_STEPS) };
}

/** All assemblies that were held; of one that is held now as far as its step (LIVE 3.8, L15). */
export function closedAssemblies({ group, story }: Pick<Seen, 'group' | 'story'>): ReplyOf<'liveAudit'>['closed'] {
  return (story?.months ?? []).map((closed) => {
    const { month } = closed.minutes;
    const isHeld = group.phase === 'ASSEMBLY' && month === group.month;
    return { month, minutes: shownAt(closed, isHeld ? group.step : ALL_STEPS) };
  });
}

/** Until the last step of an assembly a seat is as it was before the month: its view reveals nothing early (LIVE 3.8, L15). */
export function shownGroup({ group, story }: Seen): LiveGroup | null {
  if (story === null) return null;
  const closed = story.months.at(-1);
  if (group.phase !== 'ASSEMBLY' || closed === undefined) return standingGroup(story);
  const isLastStep = group.step + 1 >= stepsOf(closed.minutes, group.months).length;
  return isLastStep ? closed.group : (story.months.at(-2)?.group ?? story.opened);
}

/** How a seat ended; why, once the redraws are counted. */
export function endView(group: GroupRow, seat: Seat): NonNullable<SeatView['end']> {
  const terms = liveTermsOf(group.rulebook, group.months);
  const own = redrawnIn(group)?.standings.find(({ quota }) => quota === seat.quota) ?? null;
  const { note, decision, hand, luck } = own ?? { note: null, decision: null, hand: null, luck: null };
  return { situation: situationOf(seat), worth: worthOfSeat(seat, terms), note, decision, hand, luck };
}

/** Of a group over days, what the seat sealed of the last month; the autopilot did the rest. Null for who came later. */
function heldMonth({ group, story }: Seen, { quota }: SeatRow): SeatView['closed'] {
  const move = group.mode === 'WEEK' ? story?.months.at(-1)?.moves.get(quota) : undefined;
  return story === null || move === undefined ? null : { isSealed: story.sealed.has(quota), bid: move.bid };
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
    end: seat !== null && isOver(group) ? endView(group, seat) : null,
  };
}

/** Changes whenever what is shown does; of a seat's view `known-view.ts` puts the same together from less. */
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

/** A version of what is shown. It never falls, part by part: what takes a seat or a move away counts the group's own up. */
export const versionText = (version: number, people: number, revs: number): string => [version, people, revs].join('.');
