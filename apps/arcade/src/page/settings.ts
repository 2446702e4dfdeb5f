import { choicesFrom, settingsOf } from '@consorcio/audio/settings';
import { helpOf, type Kept, kept, LIGHT, oneOf, PERSONA, wholeFrom } from '@consorcio/contract/kept';
import { isLightWanted } from '@consorcio/contract/wire';
import type { Game } from '@consorcio/minigames';
import { cameByKeyboard } from './host-bridge.ts';

/** A setting that is asked for in every picture: storage is slow, so that it is read once a page. */
function readOnce<Value>(key: Kept<Value>): Pick<Kept<Value>, 'read' | 'write'> {
  let known: Value | null | undefined;
  return {
    read: () => {
      if (known === undefined) known = key.read();
      return known;
    },
    write: (value) => {
      known = value;
      return key.write(value);
    },
  };
}

/** Paces that the game can be shown at; the ticks are the same, and so is the log. GAMES 6.2. */
export const PACES = [100, 75, 50] as const;
export type Pace = (typeof PACES)[number];
export const PACE = kept('pace', (text) => PACES.find((pace) => String(pace) === text) ?? null);
const knownPace = readOnce(PACE);

/** Speed chosen on this device, in percent. */
export const pace = (): Pace => knownPace.read() ?? 100;
export const setPace = (percent: Pace): boolean => knownPace.write(percent);

/** The help of a game is shown once on this device. GAMES 1.2. */
export const hasSeenHelp = (game: Game): boolean => helpOf(game).read() !== null;

/** How a run is played: against the clock, or in 'modo tranquilo'. */
export type PlayMode = 'play' | 'calm';
export const PLAY_MODE = kept('minigame-way', oneOf<PlayMode>('play', 'calm'));
/** Remembers that a game was started, and in which mode; who asked for 'modo tranquilo' once is offered it first from then on. */
export function rememberStart(game: Game, mode: PlayMode): void {
  helpOf(game).write('seen');
  if (PLAY_MODE.read() !== 'calm') PLAY_MODE.write(mode);
}
/** Whether 'modo tranquilo' is the first offer: the page was reached by keyboard, or it was played before. */
export const isCalmFirst = (): boolean => cameByKeyboard() || PLAY_MODE.read() === 'calm';
/** Whether the help was read, and no mark has to be set up: who has chosen how to play is counted in at once. */
export const mayCountIn = (game: Game): boolean => hasSeenHelp(game) && !isOneSwitch();
/** A player against the clock who has read the help gets the countdown at once; others still have something to choose. */
export const hasNothingToChoose = (game: Game): boolean => mayCountIn(game) && !isCalmFirst();

/** The most points of a game on this device, not counting 'modo tranquilo'; null before the first run. */
export const bestOf = (game: Game) => kept('best-', wholeFrom(0), game);
export const bestPoints = (game: Game): number | null => bestOf(game).read();
export const keepBest = (game: Game, points: number): boolean =>
  bestOf(game).write(Math.max(points, bestPoints(game) ?? 0));

/** One switch: any key or touch means the same, and a mark walks by itself where there is a choice. GAMES 6.4. */
export const ONE_SWITCH = kept('one-switch', oneOf('on', 'off'));
const knownSwitch = readOnce(ONE_SWITCH);
export const isOneSwitch = (): boolean => knownSwitch.read() === 'on';
export const setOneSwitch = (isOn: boolean): boolean => knownSwitch.write(isOn ? 'on' : 'off');

/** Milliseconds that the mark rests on each place: 0.4 to 2 s. */
export const RESTS = [400, 700, 1200, 2000] as const;
export const REST = kept<number>('switch-rest', (text) => RESTS.find((rest) => String(rest) === text) ?? null);
const knownRest = readOnce(REST);
export const switchRest = (): number => knownRest.read() ?? 700;
export const setSwitchRest = (rest: number): boolean => knownRest.write(rest);

/** Ticks by which this player's presses come late in the dance. */
export const CALIBRATION = kept('dancer-calibration', wholeFrom(Number.MIN_SAFE_INTEGER));
const knownCalibration = readOnce(CALIBRATION);
export const dancerCalibration = (least: number, most: number): number =>
  Math.max(least, Math.min(most, knownCalibration.read() ?? 0));
export const setDancerCalibration = (ticks: number): boolean => knownCalibration.write(ticks);

/** Id of the persona that this device last showed. SPEC section 3. */
export const lastPersona = (): number => PERSONA.read() ?? 1;

export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

let isSilent = false;
/** Turns the page's own track off, whatever the menu says: a room full of phones is quiet (LIVE 5.2). */
export const beSilent = (): void => {
  isSilent = true;
};

/** 'Modo leve': less is fetched. */
export const isLight = (): boolean => isLightWanted(LIGHT.read(), navigator, (query) => matchMedia(query).matches);

const SOUND = kept('sound', choicesFrom);
/** The choice of the game's menu, for the one track that a minigame plays by itself. */
export const isMusicWanted = (): boolean => !isSilent && settingsOf(SOUND.read() ?? {}, isLight()).music;
