import type { ReplyOf } from '@consorcio/contract';
import { useLeft } from '../../../live/use-left.ts';

/** Seconds until the month closes; null without a clock, in a pause and outside the private phase. `at`: when the view came. */
export function useSecondsLeft({ group, now }: ReplyOf<'liveSeat'>, at: number): number | null {
  const isRunning = group.phase === 'PRIVATE' && !group.isPaused;
  const left = useLeft(isRunning && group.hours === null ? group.closesAt : null, now, at);
  return left === null ? null : Math.ceil(left / 1_000);
}
