import { isTestTime } from '../loop/page-clock.ts';

/** Milliseconds of a buzz, where the device has one. GAMES 1.3. */
const BUZZ = 15;

/** A short vibration, where the device has one. */
export function vibrate(): void {
  if (!isTestTime() && 'vibrate' in navigator) navigator.vibrate(BUZZ);
}
