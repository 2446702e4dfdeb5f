import { choicesFrom, SOUND_KEY, settingsOf } from '@consorcio/audio/settings';
import { helpKeyOf, isLightWanted, LIGHT_KEY } from '@consorcio/contract/wire';
import type { Game } from '@consorcio/minigames';

/** What this page has read or written: settings are asked for in every picture, and storage is slow. */
const known = new Map<string, string | null>();

function read(key: string): string | null {
  let value = known.get(key);
  if (value === undefined) {
    value = stored(key);
    known.set(key, value);
  }
  return value;
}

/** Null where storage is refused: settings then last as long as the page. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  known.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is full or refused: the page knows it until it is left
  }
}

/** Paces that the game can be shown at; the ticks are the same, and so is the log. GAMES 6.2. */
export const PACES = [100, 75, 50] as const;
export type Pace = (typeof PACES)[number];
const PACE_KEY = 'pace';

/** Speed chosen on this device, in percent. */
export function pace(): Pace {
  const percent = read(PACE_KEY);
  return percent === '75' ? 75 : percent === '50' ? 50 : 100;
}
export const setPace = (percent: Pace): void => write(PACE_KEY, String(percent));

/** The help of a game is shown once on this device. GAMES 1.2. */
export const hasSeenHelp = (game: Game): boolean => read(helpKeyOf(game)) !== null;

/** How a run is played: against the clock, or in 'modo tranquilo'. */
export type Way = 'play' | 'calm';
const WAY_KEY = 'minigame-way';
/** Remembers that a game was started, and in which way. */
export function rememberStart(game: Game, way: Way): void {
  write(helpKeyOf(game), 'seen');
  write(WAY_KEY, way);
}
/** Whether the help was read, and no mark has to be set up: who has chosen how to play is counted in at once. */
export const mayCountIn = (game: Game): boolean => hasSeenHelp(game) && !isOneSwitch();
/** A player against the clock who has read the help gets the countdown at once; others still have something to choose. */
export const hasNothingToChoose = (game: Game): boolean => mayCountIn(game) && read(WAY_KEY) !== 'calm';

/** The most points of a game on this device, not counting 'modo tranquilo'; null before the first run. */
export function bestPoints(game: Game): number | null {
  const points = Number(read(`best-${game}`) ?? Number.NaN);
  return Number.isSafeInteger(points) && points >= 0 ? points : null;
}
export const keepBest = (game: Game, points: number): void =>
  write(`best-${game}`, String(Math.max(points, bestPoints(game) ?? 0)));

/** One switch: any key or touch means the same, and a mark walks by itself where there is a choice. GAMES 6.4. */
const SWITCH_KEY = 'one-switch';
export const isOneSwitch = (): boolean => read(SWITCH_KEY) === 'on';
export const setOneSwitch = (isOn: boolean): void => write(SWITCH_KEY, isOn ? 'on' : 'off');

/** Milliseconds that the mark rests on each place: 0.4 to 2 s. */
export const RESTS = [400, 700, 1200, 2000] as const;
const REST_KEY = 'switch-rest';
export const switchRest = (): number => RESTS.find((rest) => String(rest) === read(REST_KEY)) ?? 700;
export const setSwitchRest = (rest: number): void => write(REST_KEY, String(rest));

/** Ticks by which this player's presses come late in the dance. */
const CALIBRATION_KEY = 'dancer-calibration';
export function dancerCalibration(least: number, most: number): number {
  const ticks = Number(read(CALIBRATION_KEY) ?? 0);
  return Number.isInteger(ticks) ? Math.max(least, Math.min(most, ticks)) : 0;
}

export const setDancerCalibration = (ticks: number): void => write(CALIBRATION_KEY, String(ticks));

/** Id of the persona that this device last showed. SPEC section 3. */
export const lastPersona = (): number => Number(read('persona') ?? 1);

export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

let isSilent = false;
/** Turns the page's own track off, whatever the menu says: a room full of phones is quiet (LIVE 6.2). */
export const beSilent = (): void => {
  isSilent = true;
};

/** 'Modo leve': less is fetched. */
export const isLight = (): boolean => isLightWanted(stored(LIGHT_KEY), navigator, (query) => matchMedia(query).matches);

/** The choice of the game's menu, for the one track that a minigame plays by itself. */
export const isMusicWanted = (): boolean => !isSilent && settingsOf(choicesFrom(stored(SOUND_KEY)), isLight()).music;
