import type { ParsedBodyOf, ReplyOf } from '@consorcio/contract';
import { ok, type Result, refuse } from '@consorcio/kernel';
import { nextClock } from '@consorcio/rules/live';
import type { LiveToken } from '../../http/live-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { hostView } from './group-views.ts';
import { isSameHash } from './is-same-hash.ts';
import { clockOf, clockTermsOf, type LiveContext, moveOn } from './move-on.ts';
import { type GroupRead, readGroup, seen } from './read-live.ts';
import { deleteGroup, stepCount } from './settle.ts';

type HostView = ReplyOf<'liveHost'>;
type CommandRefusal = 'LIVE_NOT_FOUND' | 'LIVE_PAUSED' | 'LIVE_NOT_NOW' | 'LIVE_CLOSED' | 'LIVE_MOVED_ON';

/**
 * The group that a host's token leads.
 * @throws Refusal HOST_INVALID for another key
 */
export async function readHost(
  context: LiveContext,
  { groupId, hash }: LiveToken,
): Promise<Result<GroupRead, 'LIVE_NOT_FOUND'>> {
  const read = await readGroup(context, groupId);
  if (read.ok && !isSameHash(read.value.group.hostHash, hash)) throw new Refusal('HOST_INVALID');
  return read;
}

/** What the host of a group sees. */
export const hostViewOf = async (context: LiveContext, { group, seats, moves }: GroupRead): Promise<HostView> =>
  hostView(await seen(context, group, seats.length), seats, moves);

/** How often a command looks again because another was faster. */
const MOST_ATTEMPTS = 20;

/**
 * Leads a group on. One that was the last to be done is answered as the first time; one from where the group no longer
 * stands is refused: two hosts never lead twice (LIVE section 5).
 */
export async function lead(
  context: LiveContext,
  token: LiveToken,
  { command, page = 0, from, closesAt }: ParsedBodyOf<'liveCommand'>,
): Promise<Result<HostView, CommandRefusal>> {
  const lastCommand = [command, page, from.phase, from.month, from.step].join(' ');
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const read = await readHost(context, token);
    if (!read.ok) return read;
    const { group, seats } = read.value;
    const isRepeated = group.lastCommand === lastCommand && command !== 'MORE_TIME';
    if (isRepeated) return ok(await hostViewOf(context, read.value));
    const isThere = from.phase === group.phase && from.month === group.month && from.step === group.step;
    if (!isThere) return refuse('LIVE_MOVED_ON');
    // Time may be added again and again: the clock that the host saw says whether this minute was added already.
    const isAdded = command === 'MORE_TIME' && closesAt !== undefined && closesAt !== group.closesAt?.getTime();
    if (isAdded) return ok(await hostViewOf(context, read.value));
    if (command === 'CANCEL') {
      if (group.phase !== 'WAITING') return refuse('LIVE_NOT_NOW');
      const view = await hostViewOf(context, read.value);
      await deleteGroup(context, group);
      return ok({ ...view, group: { ...view.group, phase: 'ENDED' } });
    }
    const terms = { ...clockTermsOf(context, group), people: seats.length, steps: await stepCount(context, group) };
    const clock = nextClock(clockOf(group), { type: command, page }, terms);
    if (!clock.ok) return clock;
    if (await moveOn(context, group, clock.value, { lastCommand })) {
      const after = await readGroup(context, group.groupId);
      return after.ok ? ok(await hostViewOf(context, after.value)) : after;
    }
  }
  throw new Refusal('UNAVAILABLE', 1);
}
