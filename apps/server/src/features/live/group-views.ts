import type { ReplyOf } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import {
  answerTotals,
  coinsOf,
  drawOffset,
  type FoldedMonth,
  type LiveGroup,
  lessonPlan,
  liveRulebookOf,
  moveAtClosing,
  nextClock,
  privateMonth,
  seatOf,
  termsOfGroup,
} from '@consorcio/rules/live';
import { LIVE_REACTIONS, NEAR_GUESS } from '@consorcio/rules/live-words';
import { clockOf, clockTermsOf, hasSealed, partsOf } from './group.ts';
import { lockedUntil } from './limits.ts';
import { isConnected, isNear } from './presence.ts';
import type { Seen } from './read-group.ts';
import type { GroupRow, MoveRow, SeatRow } from './rows.ts';
import { monthView, walletOf } from './seat-view.ts';
import { type DrawnGroup, isOver, standingGroup } from './story.ts';
import { answeredBy, answersOf, assemblyView, faceOf, groupView, heldView, shownGroup, versionOf } from './views.ts';

type ProjectorView = ReplyOf<'liveProjector'>;
type HostView = ReplyOf<'liveHost'>;

/** Milliseconds for which the projector shows a reaction. */
const REACTION_SHOWN = 6_000;
/** How many seats have shown each reaction in the last seconds. */
const reactionsOf = (seats: readonly SeatRow[], now: number): number[] =>
  LIVE_REACTIONS.map(
    (wanted) =>
      seats.filter(
        ({ reaction, reactedAt }) => reaction === wanted && isNear(reactedAt?.getTime() ?? 0, REACTION_SHOWN, now),
      ).length,
  );

/** Right answers to the three questions, from the debrief on (LIVE 5.1). */
function questionsView(group: GroupRow, seats: readonly SeatRow[]): ProjectorView['questions'] {
  if (!isOver(group)) return null;
  const answers = seats.map(answersOf);
  return answerTotals(
    answers.map(({ before }) => before),
    answers.map(({ after }) => after),
  );
}

/** How many have guessed the month's assembly, and how many were right, as far as its step shows it (LIVE 3.8, L15). */
function guessesView(seen: Seen, moves: readonly MoveRow[]): ProjectorView['guesses'] {
  const given = moves.filter(({ guessBid }) => guessBid !== null);
  const assembly = assemblyView(seen);
  const won = assembly?.bids?.winners.map(({ bid }) => bid) ?? [];
  const lowest = Math.min(...won);
  const end = assembly?.end ?? null;
  const isDone = assembly?.step === 'RESULT' || end !== null;
  const drawn = (assembly?.raffle?.quota == null ? 0 : 1) + (assembly?.more?.drawn.length ?? 0);
  const letters = drawn + won.length + (end?.quotas.length ?? 0);
  return {
    people: given.length,
    bid:
      won.length === 0 ? null : given.filter(({ guessBid }) => Math.abs((guessBid ?? 0) - lowest) <= NEAR_GUESS).length,
    letters: isDone ? given.filter(({ guessLetters }) => guessLetters === letters).length : null,
  };
}

/** When the lesson ends, and how it comes out. */
function bellView({ group, now }: Seen): HostView['bell'] {
  if (group.bellAt === null) return null;
  return { at: group.bellAt.getTime(), plan: lessonPlan(clockOf(group), clockTermsOf({ now: () => now }, group)) };
}

/** Whether the host may take the last command back. */
const mayGoBack = ({ group, now }: Seen, moves: readonly MoveRow[]): boolean =>
  nextClock(
    clockOf(group),
    { type: 'BACK' },
    { ...clockTermsOf({ now: () => now }, group), hasSealed: hasSealed(moves) },
  ).ok;

/** Where phones come in; pages of 1.0 know one address. */
const addressesOf = ({ addresses }: Seen) => ({ address: addresses[0] ?? null, addresses });

/** What the projector shows. Its version ends with the reactions, since these end with time alone, and with this machine's addresses. */
export function projectorView(seen: Seen, seats: readonly SeatRow[], moves: readonly MoveRow[]): ProjectorView {
  const reactions = reactionsOf(seats, seen.now);
  return {
    version: [versionOf(seen, seats, moves), reactions.join('-'), seen.addresses.join('-')].join('.'),
    now: seen.now,
    group: groupView(seen),
    assembly: assemblyView(seen),
    held: heldView(seen),
    seats: seats.map(faceOf),
    sealed: seen.group.phase === 'PRIVATE' ? moves.filter(({ pace }) => pace !== null).length : 0,
    reactions,
    questions: questionsView(seen.group, seats),
    guesses: guessesView(seen, moves),
    ...addressesOf(seen),
    paper: paperView(seen, seats, moves),
  };
}

/**
 * What the host sees: who has begun and sealed, never cash, never a bid before its step. Its version ends with connected
 * and locked seats, this machine's addresses and whether it is flooded, since these change by themselves.
 */
export function hostView(seen: Seen, seats: readonly SeatRow[], moves: readonly MoveRow[]): HostView {
  const byQuota = new Map(moves.map((move) => [move.quota, move]));
  const closed = seen.story?.months ?? [];
  const isPrivate = seen.group.phase === 'PRIVATE';
  const faces = seats.map((seat) => ({
    ...faceOf(seat),
    hasBegun: isPrivate && byQuota.has(seat.quota),
    hasSealed: isPrivate && (byQuota.get(seat.quota)?.pace ?? null) !== null,
    isConnected: isConnected(seat, seen.now),
    absences: absencesOf(closed, seat.quota),
    isLocked: lockedUntil(seat, seen.now) > 0,
    isBarred: seat.isBarred,
    answered: answeredBy(seat),
  }));
  const connected = faces.filter((seat) => seat.isConnected).map(({ quota }) => quota);
  const locked = faces.filter((seat) => seat.isLocked).map(({ quota }) => quota);
  const { most } = liveRulebookOf(seen.group.rulebook).people;
  const isFlooded = seen.group.phase === 'WAITING' && (seen.isCrowded || seats.length >= most);
  const own = [connected, locked, seen.addresses].map((all) => all.join('-'));
  return {
    version: [versionOf(seen, seats, moves), ...own, isFlooded].join('.'),
    now: seen.now,
    group: groupView(seen),
    mayGoBack: mayGoBack(seen, moves),
    isShut: seen.group.isShut,
    isFlooded,
    ...addressesOf(seen),
    bell: bellView(seen),
    assembly: assemblyView(seen),
    held: heldView(seen),
    seats: faces,
    paper: paperView(seen, seats, moves),
    lines: paperLines(seen, moves),
  };
}

/** Closed months of a quota that the autopilot played. */
export const absencesOf = (months: readonly FoldedMonth[], quota: number): number =>
  months.filter(({ moves }) => moves.get(quota)?.isAuto === true).length;

type PaperSeats = NonNullable<ReplyOf<'liveProjector'>['paper']>;
type PaperMonth = NonNullable<PaperSeats[number]['month']>;

/** What the month of a typed line leaves, before the assembly. */
function sumsOf({ group, draw }: DrawnGroup, standing: LiveGroup, move: MoveRow): PaperMonth['sums'] {
  const terms = termsOfGroup(standing);
  const draft = { ...seatOf(standing, move.quota) };
  const coins = coinsOf(drawOffset(standing, group.month, draw), move.quota, terms);
  privateMonth(draft, moveAtClosing(draft, coins, partsOf(move), terms), group.month, coins, terms);
  return { cash: draft.cash, energy: draft.energy, card: draft.card, next: draft.next };
}

function paperMonth(drawn: DrawnGroup, standing: LiveGroup, quota: number, move: MoveRow | null): PaperMonth | null {
  const view = monthView(drawn, standing, seatOf(standing, quota), move);
  if (view === null) return null;
  const { card, coins, due, mayBuy } = view;
  return { card, coins, due, mayBuy, sums: move === null ? null : sumsOf(drawn, standing, move) };
}

/**
 * The cards of a group that is played on paper, as the projector shows them so that paper and computer agree (LIVE 3.13): of an
 * assembly nothing before its last step. Null for other groups, and while the room is open.
 */
function paperView(seen: Seen, seats: readonly SeatRow[], moves: readonly MoveRow[]): PaperSeats | null {
  const { group, story } = seen;
  if (group.mode !== 'PAPER' || story === null) return null;
  const late = seats.filter(({ joinedMonth }) => joinedMonth > 0).map(({ quota }) => quota);
  const shown = must(shownGroup(seen), 'a group whose room is closed');
  const standing = standingGroup(story, late);
  return seats.map(({ quota }) => {
    const seat = seatOf(shown, quota);
    const move = moves.find((each) => each.quota === quota) ?? null;
    return {
      quota,
      motive: seat.motive,
      status: seat.status,
      wallet: walletOf(seat, shown),
      month: paperMonth({ group, draw: story.draw }, standing, quota, move),
    };
  });
}

/** Lines as they were typed, for the host alone. */
const paperLines = ({ group }: Pick<Seen, 'group'>, moves: readonly MoveRow[]): ReplyOf<'liveHost'>['lines'] =>
  group.mode !== 'PAPER' || group.phase !== 'PRIVATE'
    ? []
    : moves.map(({ quota, cardOption: option, place, pace, pays, bid, buys }) => ({
        quota,
        option,
        place,
        buys,
        pace: pace ?? 'REST',
        pays: pays ?? true,
        bid: bid ?? 0,
      }));
