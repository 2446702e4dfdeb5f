import type { ParsedBodyOf, ReplyOf } from '@consorcio/contract';
import { ok, type Result, refuse } from '@consorcio/kernel';
import { mayAnswer } from '@consorcio/rules/live';
import { REACTION_PAUSE } from '@consorcio/rules/live-words';
import { retryOnConflict } from '../../db/guarded-write.ts';
import type { LiveToken } from '../../http/live-token.ts';
import { isNear } from './is-near.ts';
import type { LiveContext } from './move-on.ts';
import { readSeat, type SeatRead } from './read-live.ts';
import { KEEP_ANSWERS, REACT } from './seat-store.ts';

/** Answers the three questions of a moment; the first answers stay. */
export const answer = (context: LiveContext, token: LiveToken, { moment, answers }: ParsedBodyOf<'liveAnswers'>) =>
  retryOnConflict<SeatRead, ReplyOf<'liveAnswers'>, 'LIVE_PAUSED' | 'LIVE_NOT_NOW'>(
    context.database,
    () => readSeat(context, token),
    ({ group, seat }) => {
      const isBefore = moment === 'BEFORE';
      if ((isBefore ? seat.beforeAnswers : seat.afterAnswers) !== null) return ok({ answer: {} });
      if (group.isPaused) return refuse('LIVE_PAUSED');
      const may = mayAnswer(moment, group.phase, seat.joinedMonth);
      if (!may.ok) return may;
      const text = answers.join('');
      const parts = isBefore ? [text, null] : [null, text];
      const values = [group.groupId, seat.quota, seat.seatRev, group.phase, ...parts];
      return ok({ answer: {}, write: { statement: KEEP_ANSWERS, values } });
    },
  );

/** Shows a reaction; what comes within the pause after the last one is dropped. */
export async function react(
  context: LiveContext,
  token: LiveToken,
  { reaction }: ParsedBodyOf<'liveReact'>,
): Promise<Result<undefined, never>> {
  const { group, seat } = await readSeat(context, token);
  const now = context.now();
  if (seat.reactedAt !== null && isNear(seat.reactedAt.getTime(), REACTION_PAUSE, now)) return ok(undefined);
  const [from, to] = [new Date(now - REACTION_PAUSE), new Date(now + REACTION_PAUSE)];
  await context.database.query(REACT, [group.groupId, seat.quota, reaction, new Date(now), from, to]);
  return ok(undefined);
}
