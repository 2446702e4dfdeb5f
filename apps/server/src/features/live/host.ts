import { randomBytes } from 'node:crypto';
import type { ParsedBodyOf, ReplyOf } from '@consorcio/contract';
import { nicknameOf } from '@consorcio/copy/live-names';
import { ok, type Result, refuse } from '@consorcio/kernel';
import { type NotNow, nextClock, paperMove, refusalNow, seatOf, shownStep } from '@consorcio/rules/live';
import { json } from '../../db/database.ts';
import { hasWritten, savedBy } from '../../db/guarded-write.ts';
import { hashOfKey, isSameHash, type LiveToken } from '../../http/live-token.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  clockOf,
  clockTermsOf,
  deleteGroup,
  hasSealed,
  type LiveContext,
  moveBack,
  moveOn,
  stepCount,
} from './group.ts';
import { absencesOf, hostView } from './group-views.ts';
import { takeCode } from './open.ts';
import { type GroupRead, readGroup, seen } from './read-group.ts';
import { picturesIn, type SeatRow } from './rows.ts';
import { stateOf } from './seat-month.ts';
import { endView } from './seat-view.ts';
import * as store from './store.ts';
import { isOver, standingGroup } from './story.ts';

type HostView = ReplyOf<'liveHost'>;
type SeatAnswer = ReplyOf<'liveHostSeat'>;
type CommandRefusal = 'LIVE_PAUSED' | 'LIVE_NOT_NOW' | 'LIVE_CLOSED' | 'LIVE_MOVED_ON';
type LineRefusal = NotNow | 'LIVE_MOVED_ON' | 'LIVE_MAY_NOT_BUY' | 'LIVE_BID_INVALID' | 'BALANCE_INSUFFICIENT';

/**
 * The group of a host's token.
 * @throws Refusal HOST_INVALID for another key, LIVE_NOT_FOUND; so does all that reads by it
 */
export async function readHost(context: LiveContext, { groupId, hash }: LiveToken): Promise<GroupRead> {
  const read = await readGroup(context, groupId);
  if (!isSameHash(read.group.hostHash, hash)) throw new Refusal('HOST_INVALID');
  return read;
}

export const hostViewOf = async (context: LiveContext, { group, seats, moves }: GroupRead): Promise<HostView> =>
  hostView(await seen(context, group, seats.length), seats, moves);

const viewAfter = async (context: LiveContext, token: LiveToken): Promise<HostView> =>
  hostViewOf(context, await readHost(context, token));

const KEY_BYTES = 32;
/** How often a host's command decides again because another write came first. */
const MOST_ATTEMPTS = 20;

/**
 * Reads the group and decides, again where another write came first: then `decide` gives null.
 * @throws Refusal UNAVAILABLE after too many attempts
 */
async function decideAsHost<Answer, Code>(
  context: LiveContext,
  token: LiveToken,
  decide: (read: GroupRead) => Promise<Result<Answer, Code> | null>,
): Promise<Result<Answer, Code>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const decided = await decide(await readHost(context, token));
    if (decided !== null) return decided;
  }
  throw new Refusal('UNAVAILABLE', 1);
}

/**
 * Moves a group on by its host's command. The last command sent again is answered as the first time; one sent from an
 * earlier step is refused, so that two devices of a host never move the group twice (LIVE section 5).
 */
export function lead(
  context: LiveContext,
  token: LiveToken,
  { command, page = 0, from, closesAt }: ParsedBodyOf<'liveCommand'>,
): Promise<Result<HostView, CommandRefusal>> {
  const lastCommand = [command, page, from.phase, from.month, from.step].join(' ');
  return decideAsHost<HostView, CommandRefusal>(context, token, async (read) => {
    const { group, seats } = read;
    const isRepeated = group.lastCommand === lastCommand && command !== 'MORE_TIME';
    if (isRepeated) return ok(await hostViewOf(context, read));
    const isThere = from.phase === group.phase && from.month === group.month && from.step === shownStep(group);
    if (!isThere) return refuse('LIVE_MOVED_ON');
    // MORE_TIME may be sent many times: the end that the host saw says whether this minute was added already.
    const isAdded = command === 'MORE_TIME' && closesAt !== undefined && closesAt !== group.closesAt?.getTime();
    if (isAdded) return ok(await hostViewOf(context, read));
    if (command === 'CANCEL') {
      if (group.phase !== 'WAITING') return refuse('LIVE_NOT_NOW');
      const view = await hostViewOf(context, read);
      await deleteGroup(context, group);
      return ok({ ...view, group: { ...view.group, phase: 'ENDED' } });
    }
    const terms = {
      ...clockTermsOf(context, group),
      people: seats.length,
      steps: await stepCount(context, group),
      hasSealed: hasSealed(read.moves),
    };
    const clock = nextClock(clockOf(group), { type: command, page }, terms);
    if (!clock.ok) return clock;
    const isWritten = await (command === 'BACK'
      ? moveBack(context, group, clock.value, lastCommand)
      : moveOn(context, group, clock.value, { lastCommand }));
    return isWritten ? ok(await viewAfter(context, token)) : null;
  });
}

/** Does to a seat what the host asks for; false where the seat has changed since it was read. */
async function changeSeat(
  { database }: LiveContext,
  { group }: GroupRead,
  seat: SeatRow,
  body: ParsedBodyOf<'liveHostSeat'>,
): Promise<boolean> {
  const { groupId } = group;
  if (body.do === 'SHOW_PICTURES') return true;
  const held = [groupId, seat.quota, seat.keyHash];
  if (body.do === 'BAR') return hasWritten(await database.query(store.BAR_SEAT, held));
  if (body.do === 'FREE') return hasWritten(await database.query(store.FREE_SEAT, held));
  if (body.do === 'UNLOCK') {
    await database.query(store.UNLOCK_SEAT, [groupId, seat.quota]);
    return true;
  }
  // A key that nobody has: the pictures lead back.
  const hash = hashOfKey(body.do === 'REMOVE' ? randomBytes(KEY_BYTES).toString('base64url') : (body.key ?? ''));
  if (isSameHash(hash, seat.keyHash)) return true;
  return hasWritten(await database.query(store.CHANGE_KEY, [...held, hash]));
}

/**
 * What a host does with one seat (LIVE section 5). Sent again it changes nothing more: a seat that is free stays free,
 * the same key stays the seat's. A key for a seat that nobody has is LIVE_MOVED_ON.
 */
export const hostSeat = (context: LiveContext, token: LiveToken, body: ParsedBodyOf<'liveHostSeat'>) =>
  decideAsHost<SeatAnswer, 'LIVE_NOT_NOW' | 'LIVE_MOVED_ON'>(context, token, async (read) => {
    const isFreeing = body.do === 'FREE';
    if (isFreeing && read.group.phase !== 'WAITING') return refuse('LIVE_NOT_NOW');
    const seat = read.seats.find(({ quota }) => quota === body.quota);
    if (seat === undefined && !isFreeing) return refuse('LIVE_MOVED_ON');
    if (seat !== undefined && !(await changeSeat(context, read, seat, body))) return null;
    const view = await viewAfter(context, token);
    const pictures = body.do === 'SHOW_PICTURES' && seat !== undefined ? picturesIn(seat) : null;
    return ok({ view, pictures });
  });

/** Shuts or opens the door for new people. */
export async function shutDoor(context: LiveContext, token: LiveToken, isShut: boolean): Promise<HostView> {
  const { group } = await readHost(context, token);
  await context.database.query(store.SHUT_DOOR, [group.groupId, isShut]);
  return viewAfter(context, token);
}

/**
 * Gives the group another code; while the room is open its seats are freed, so that one device which took them starts anew, without
 * the code. The code that has ended leads nowhere; sent again it changes nothing.
 */
export async function renewEntry(context: LiveContext, token: LiveToken, ended: string): Promise<HostView> {
  const { groupId, code } = (await readHost(context, token)).group;
  if (code === ended) {
    const next = await takeCode(context, groupId, randomBytes(KEY_BYTES).toString('base64url'));
    const isRenewed = hasWritten(await context.database.query(store.RENEW_ENTRY, [groupId, code, next]));
    await context.database.query(store.DROP_CODE, [isRenewed ? code : next]);
  }
  return viewAfter(context, token);
}

/** Hours that a bell may lie ahead. */
const BELL_WITHIN = 12 * 3_600_000;

/** Sets the bell; null removes it. LIVE_NOT_NOW for a time that is over or more than twelve hours away. */
export async function setBell(
  context: LiveContext,
  token: LiveToken,
  at: number | null,
): Promise<Result<HostView, 'LIVE_NOT_NOW'>> {
  const { group } = await readHost(context, token);
  const now = context.now();
  if (at !== null && !(at > now && at < now + BELL_WITHIN)) return refuse('LIVE_NOT_NOW');
  await context.database.query(store.SET_BELL, [group.groupId, at === null ? null : new Date(at)]);
  return ok(await viewAfter(context, token));
}

/** Gives the host another key; the one before ends at once, on every device. */
export async function renewHostKey(context: LiveContext, token: LiveToken, key: string): Promise<HostView> {
  await readHost(context, token);
  const hash = hashOfKey(key);
  if (!hasWritten(await context.database.query(store.CHANGE_HOST_KEY, [token.groupId, token.hash, hash])))
    throw new Refusal('HOST_INVALID');
  return viewAfter(context, { ...token, hash });
}

/** The lines of a month as they are stored, or why one of them is refused. */
async function typedLines(
  context: LiveContext,
  { group, seats }: GroupRead,
  month: number,
  lines: readonly ParsedBodyOf<'liveMoves'>['moves'][number][],
): Promise<Result<readonly object[], LineRefusal>> {
  const typed = [];
  for (const line of lines) {
    const seat = seats.find(({ quota }) => quota === line.quota);
    if (seat === undefined) return refuse('LIVE_MOVED_ON');
    const move = paperMove(await stateOf(context, { group, seat, move: null, people: null }), month, line);
    if (!move.ok) return move;
    const { option, buys, place, pace, pays, bid, quota } = line;
    typed.push({ quota, option, buys, place, pace, pays, bid, score: move.value.score });
  }
  return ok(typed);
}

/**
 * The moves that the host types of a month that is played on paper (LIVE 3.13): all lines or none, again until the month
 * closes. Of two lines of a quota the last one counts. A line of a quota that nobody has is LIVE_MOVED_ON.
 */
export function typeMoves(context: LiveContext, token: LiveToken, { month, moves }: ParsedBodyOf<'liveMoves'>) {
  const lines = [...new Map(moves.map((line) => [line.quota, line])).values()];
  return decideAsHost<HostView, LineRefusal>(context, token, async (read) => {
    const { group } = read;
    if (group.mode !== 'PAPER') return refuse('LIVE_NOT_NOW');
    const refused = refusalNow(group, month);
    if (refused !== null) return refuse(refused);
    const typed = await typedLines(context, read, month, lines);
    if (!typed.ok) return typed;
    const write = store.TYPE_MOVES.of({ group_id: group.groupId, month, moves: json(typed.value) });
    const isTyped = await savedBy(context.database, write);
    return isTyped ? ok(await viewAfter(context, token)) : null;
  });
}

/** How everybody played, by quota (LIVE 6.6). */
export async function hostTable(
  context: LiveContext,
  token: LiveToken,
): Promise<Result<ReplyOf<'liveTable'>, 'LIVE_NOT_NOW'>> {
  const { group, seats } = await readHost(context, token);
  const { story } = await seen(context, group, seats.length);
  if (!isOver(group) || story === null) return refuse('LIVE_NOT_NOW');
  const closed = standingGroup(story);
  const rows = seats.map(({ quota, nickname, joinedMonth }) => {
    const seat = seatOf(closed, quota);
    const absences = absencesOf(story.months, quota);
    const { won, bid, misses } = seat;
    const own = { quota, nickname: nicknameOf(nickname), joinedMonth, absences, won, bid, misses };
    const { turn: _turn, late: _late, ...end } = endView(group, seat);
    return { ...own, ...end };
  });
  return ok({ rows });
}
