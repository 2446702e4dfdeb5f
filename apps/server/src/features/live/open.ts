import { createHmac } from 'node:crypto';
import { GROUP_CODE_LENGTH, GROUP_CODE_SIGNS, type ParsedBodyOf, type ReplyOf } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { CURRENT_LIVE_RULEBOOK, openRoom } from '@consorcio/rules/live';
import { savedBy } from '../../db/guarded-write.ts';
import type { Uses } from '../../feature.ts';
import { groupOfKey, hashOfKey, isSameHash, readLiveToken, writtenId } from '../../http/live-token.ts';
import { Refusal } from '../../http/refusal.ts';
import type { LiveContext } from './group.ts';
import { hostView } from './group-views.ts';
import { readGroup, seen } from './read-group.ts';
import { isScheduleGood, liveHours } from './rows.ts';
import * as store from './store.ts';

/** Codes that are tried for a group: one in half a billion is taken. */
const MOST_CODES = 20;
const SEED_BYTES = 32;

/** The i-th code that is tried for a key: always the same for the same key. */
function codeOf(key: string, i: number): string {
  const digest = createHmac('sha256', Buffer.from(key, 'base64url')).update(`live code ${i}`).digest();
  return Array.from({ length: GROUP_CODE_LENGTH }, (_, at) =>
    GROUP_CODE_SIGNS.charAt(digest.readUInt32BE(4 * at) % GROUP_CODE_SIGNS.length),
  ).join('');
}

/** Takes a code for a group; where another group has it, the next one. */
export async function takeCode(
  { database }: Pick<LiveContext, 'database'>,
  groupId: string,
  key: string,
): Promise<string> {
  for (let i = 0; i < MOST_CODES; i += 1) {
    const code = codeOf(key, i);
    await database.query(store.TAKE_CODE, [code, groupId]);
    const [row] = await database.query(store.FIND_CODE, [code]);
    if (row?.groupId === groupId) return code;
  }
  throw new Refusal('UNAVAILABLE', 1);
}

/**
 * Opens a group, or finds the one that this key has opened. The code is written first: alone it leads nowhere, and the
 * same call sent again completes it.
 */
export async function openGroup(
  context: LiveContext & Uses<'randomBytes'>,
  { months, mode, pace, key, schedule: hours }: ParsedBodyOf<'liveCreate'>,
): Promise<Result<ReplyOf<'liveCreate'>, 'LIVE_NOT_NOW'>> {
  const groupId = groupOfKey(key);
  const schedule = hours ?? null;
  const now = context.now();
  if (schedule !== null && !isScheduleGood(schedule, now)) {
    const [opened] = await context.database.query(store.READ_GROUP, [groupId]);
    if (opened === undefined) return refuse('LIVE_NOT_NOW');
  }
  const code = await takeCode(context, groupId, key);
  const room = openRoom({ now, schedule: schedule && liveHours(schedule) });
  const write = store.OPEN_GROUP.of({
    group_id: groupId,
    code,
    host_hash: hashOfKey(key),
    mode,
    months,
    pace,
    rulebook: CURRENT_LIVE_RULEBOOK,
    seed: context.randomBytes(SEED_BYTES),
    closes_at: new Date(must(room.closesAt, 'the time of an open room')),
    created_at: new Date(now),
    first_at: schedule?.first ?? null,
    every_days: schedule?.everyDays ?? null,
  });
  await savedBy(context.database, write);
  const { group, seats, moves } = await readGroup(context, groupId, () => new Refusal('UNAVAILABLE', 1));
  // The host has taken another key since: the first one opens nothing any more.
  if (!isSameHash(group.hostHash, hashOfKey(key))) throw new Refusal('HOST_INVALID');
  const view = hostView(await seen(context, group, seats.length), seats, moves);
  return ok({ groupId: writtenId(groupId), code: group.code, commitment: view.group.commitment, view });
}

/** Milliseconds for which a group must have been led to keep an opening: rooms opened in one flood prove nothing in it. */
const LED_FOR = 3_600_000;

/** The first group among a host's tokens that was led an hour ago; null where none was. */
export async function ledBefore({ database, now }: LiveContext, tokens: readonly string[]): Promise<string | null> {
  for (const text of tokens) {
    const token = readLiveToken(`Bearer ${text}`);
    if (token?.quota !== 0) continue;
    const [led] = await database.query(store.LED_BEFORE, [token.groupId, token.hash, new Date(now() - LED_FOR)]);
    if (led !== undefined) return led.groupId;
  }
  return null;
}

export async function findGroup({ database }: LiveContext, code: string): Promise<string | null> {
  const [row] = await database.query(store.FIND_CODE, [code]);
  return row?.groupId ?? null;
}

/** Signs of a group's id that QR codes add to the code: 48 bits, which cannot be guessed. */
const LINK_SIGNS = 8;

/** Whether a page came by the group's own link. */
export const isLinkOf = (groupId: string, link: string | undefined): boolean =>
  link !== undefined && link.length >= LINK_SIGNS && writtenId(groupId).startsWith(link);

/** What the page that asks for a code shows of its group. */
export async function groupOfCode(
  context: LiveContext,
  groupId: string,
  asked: string,
): Promise<Result<ReplyOf<'liveCode'>, 'LIVE_NOT_FOUND'>> {
  const { code, phase, rulebook, months, month, isShut } = (await readGroup(context, groupId)).group;
  // A code that the host has ended, while its row is still there.
  if (code !== asked) return refuse('LIVE_NOT_FOUND');
  const isLate = phase === 'PRIVATE' || (phase === 'ASSEMBLY' && month < months);
  const isJoinable = !isShut && (phase === 'WAITING' || isLate);
  return ok({ groupId: writtenId(groupId), phase, rulebook, months, isJoinable });
}
