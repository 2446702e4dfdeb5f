import type { ReplyOf } from '@consorcio/contract';
import { useEffect, useState } from 'react';

/** Milliseconds between two readings of the clock. */
const TICK = 250;

/**
 * Milliseconds left until `closesAt`; null without a clock. Only differences of this device's clock are used, so a wrong
 * one does no harm.
 */
export function useLeft(closesAt: number | null, now: number, at: number): number | null {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (closesAt === null) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK);
    return () => clearInterval(timer);
  }, [closesAt]);
  return closesAt === null ? null : Math.max(0, closesAt - now - (performance.now() - at));
}

/** Seconds until the month closes; null without a clock, in a pause and outside the private phase. `at`: when the view came. */
export function useSecondsLeft({ group, now }: ReplyOf<'liveSeat'>, at: number): number | null {
  const isRunning = group.phase === 'PRIVATE' && !group.isPaused;
  const left = useLeft(isRunning && group.hours === null ? group.closesAt : null, now, at);
  return left === null ? null : Math.ceil(left / 1_000);
}
