import { projectorCopy as copy } from '@consorcio/copy/live-projector';

/** Seconds of the clock at which the time is said (LIVE 6.5). */
const SAID_AT = [60, 15] as const;

/** What is said of the clock when `left` of it are left, in milliseconds; null most of the time. */
export function timeSentence(before: number, left: number): string | null {
  const passed = SAID_AT.find((seconds) => before > seconds * 1_000 && left <= seconds * 1_000 && left > 0);
  return passed === undefined ? null : copy.timeLeft[passed];
}
