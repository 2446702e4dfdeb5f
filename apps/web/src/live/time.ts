import type { ReplyOf } from '@consorcio/contract';
import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../ui/notices/announce.ts';

/* Seconds until the projector has shown the result of a step; a phone shows it no sooner (LIVE 6.2.1). */

/** Seconds until the drawn quota is shown: the globe turns, the ball rolls. */
export const RAFFLE_REVEALED = 4.4;
/** Seconds between two envelopes, and the most that all of them take. */
const ENVELOPE_OPENS = 1;
const ALL_OPEN = 12;

/** Seconds between two envelopes, by their number. */
export const envelopeTakes = (count: number): number => Math.min(ENVELOPE_OPENS, ALL_OPEN / Math.max(1, count));

interface Assembly {
  readonly step: string;
  readonly raffle: { readonly quota: number | null } | null;
  readonly bids: { readonly winners: readonly unknown[] } | null;
}

/** Seconds from the beginning of a step until the projector has shown all of it; 0 if it shows it at once. */
export function revealedAfter({ step, raffle, bids }: Assembly): number {
  if (step === 'RAFFLE') return raffle?.quota == null ? 0 : RAFFLE_REVEALED;
  if (step !== 'BIDS') return 0;
  const count = bids?.winners.length ?? 0;
  return count * envelopeTakes(count);
}

/** Seconds of the clock at which the time is said (LIVE 6.5). */
const SAID_AT = [60, 15] as const;

/** What is said of the clock when `left` of it are left, in milliseconds; null most of the time. */
export function timeSentence(before: number, left: number): string | null {
  const passed = SAID_AT.find((seconds) => before > seconds * 1_000 && left <= seconds * 1_000 && left > 0);
  return passed === undefined ? null : copy.timeLeft[passed];
}

/** Says the time when it is to be said. `left`: milliseconds of the clock, null without one. */
export function useTimeSaid(left: number | null): void {
  const before = useRef(left);
  useEffect(() => {
    const said = left === null ? null : timeSentence(before.current ?? left, left);
    before.current = left;
    if (said !== null) announce(said);
  }, [left]);
}

/** Minutes and seconds of a time in milliseconds, a begun second counting as a whole one. */
export function clockOf(milliseconds: number): readonly [minutes: number, seconds: string] {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')];
}

/** Whether a step has stood on this page for so many seconds. `step`: told apart from all others of the group. */
export function useStepShown(step: string, seconds: number): boolean {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(step), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [step, seconds]);
  return shown === step;
}

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
