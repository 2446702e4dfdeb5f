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

/** One switch: any key or touch means the same, and a mark walks by itself where there is a choice. GAMES 6.4. */
const SWITCH_KEY = 'one-switch';
export const isOneSwitch = (): boolean => localStorage.getItem(SWITCH_KEY) === 'on';
export const setOneSwitch = (isOn: boolean): void => localStorage.setItem(SWITCH_KEY, isOn ? 'on' : 'off');

/** Milliseconds that the mark rests on each place: 0.4 to 2 s. */
export const RESTS = [400, 700, 1200, 2000] as const;
const REST_KEY = 'switch-rest';
export const switchRest = (): number => RESTS.find((rest) => String(rest) === localStorage.getItem(REST_KEY)) ?? 700;
export const setSwitchRest = (rest: number): void => localStorage.setItem(REST_KEY, String(rest));

/** Ticks by which this player's presses come late in the dance. */
const CALIBRATION_KEY = 'dancer-calibration';
export function dancerCalibration(least: number, most: number): number {
  const ticks = Number(localStorage.getItem(CALIBRATION_KEY) ?? 0);
  return Number.isInteger(ticks) ? Math.max(least, Math.min(most, ticks)) : 0;
}

export const setDancerCalibration = (ticks: number): void => localStorage.setItem(CALIBRATION_KEY, String(ticks));

export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
