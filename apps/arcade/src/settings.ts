import type { GameName } from '@consorcio/minigames';

/** Paces that the game can be shown at; the ticks are the same, and so is the log. GAMES 6.2. */
export const PACES = [100, 75, 50] as const;
export type Pace = (typeof PACES)[number];
const PACE_KEY = 'pace';

export const pace = (): Pace => PACES.find((percent) => String(percent) === localStorage.getItem(PACE_KEY)) ?? 100;
export const setPace = (percent: Pace): void => localStorage.setItem(PACE_KEY, String(percent));

/** The help of a game is shown once on this device. GAMES 1.2. */
export const hasSeenHelp = (game: GameName): boolean => localStorage.getItem(`help-${game}`) !== null;
export const rememberHelp = (game: GameName): void => localStorage.setItem(`help-${game}`, 'seen');

/** Ticks by which this player's presses come late in the dance; the setting that writes it comes with the sound. */
const CALIBRATION_KEY = 'dancer-calibration';
export function dancerCalibration(least: number, most: number): number {
  const ticks = Number(localStorage.getItem(CALIBRATION_KEY) ?? 0);
  return Number.isInteger(ticks) ? Math.max(least, Math.min(most, ticks)) : 0;
}

export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
