import { projectorCopy as copy } from '@consorcio/copy/live-projector';

/** Seconds of the clock at which the time is said (LIVE 6.5). */
const SAID_AT = [60, 15] as const;

/** What is said of the clock when `left` of it are left, in milliseconds; null most of the time. */
export function timeSentence(before: number, left: number): string | null {
  const passed = SAID_AT.find((seconds) => before > seconds * 1_000 && left <= seconds * 1_000 && left > 0);
  return passed === undefined ? null : copy.timeLeft[passed];
}

/** Minutes and seconds of a time in milliseconds, a begun second counting as a whole one. */
export function clockOf(milliseconds: number): readonly [minutes: number, seconds: string] {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')];
}
