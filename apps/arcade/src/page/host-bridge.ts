import { FINISH_FLAG } from '@consorcio/contract/kept';
import {
  AUDIO_HOOK,
  type AudioMessage,
  BY_KEYBOARD,
  can,
  MINIGAME_FINISHED,
  MINIGAME_READY,
  type MinigameLogMessage,
  PATHS,
  RUN_IS_COMING,
  type RunHandover,
  screenAddress,
} from '@consorcio/contract/wire';
import type { RunLog } from '@consorcio/minigames/input-log';
import { runHandoverIn } from './issued-run-message.ts';

/** Is this page in a frame of the game's own pages? */
const isEmbedded = (): boolean => window.parent !== window;

/** Did a key, or a program that reads the screen, press what led here? Only a page of the same origin tells. */
export const cameByKeyboard = (): boolean =>
  window.frameElement?.ownerDocument.documentElement.dataset[BY_KEYBOARD] !== undefined;

/** To the page around this one, if it has the same origin. */
function postToHost(message: unknown): void {
  if (isEmbedded()) window.parent.postMessage(message, location.origin);
}

type Sound = Pick<AudioMessage, 'type' | 'sfx' | 'options'>;

function play(sound: Sound): void {
  postToHost({ from: AUDIO_HOOK, ...sound } satisfies AudioMessage);
}

/** Plays an effect by its name. `step` goes up the ladder of a cue that has one. SPEC section 3, audio bridge. */
export const playEffect = (sfx: string, step = 0): void => play({ type: 'PLAY_SFX', sfx, options: { step } });

/** Ends all sound of the page around this one. */
export const stopMusic = (): void => play({ type: 'STOP' });

/**
 * Back to the map. After a finished stage the flag is set too, for a host that misses the message (SPEC section 4).
 */
export function leave(finishedStage: string | null): void {
  if (finishedStage !== null) FINISH_FLAG.write(finishedStage);
  if (isEmbedded()) postToHost(MINIGAME_FINISHED);
  else location.assign(screenAddress(PATHS.map));
}

/** Gives a live group's finished log to the page around, which sends it and closes this one. */
export const handBack = (results: RunLog): void =>
  postToHost({ type: 'minigame-log', results } satisfies MinigameLogMessage);

/**
 * The run that the page around this one hands over; null when there is none to wait for, and the server is to be asked.
 * The address says so once: a reloaded page asks the server, or in a live group the page around it again.
 */
export function runHandover(): Promise<RunHandover | null> {
  if (!isEmbedded() || location.hash !== RUN_IS_COMING) return Promise.resolve(null);
  history.replaceState(null, '', location.pathname);
  return new Promise((resolve) => {
    const onMessage = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== location.origin || source !== window.parent) return;
      const run = runHandoverIn(data);
      if (run === undefined) return;
      window.removeEventListener('message', onMessage);
      if (run?.live !== undefined) history.replaceState(null, '', location.pathname + RUN_IS_COMING);
      resolve(run);
    };
    window.addEventListener('message', onMessage);
    postToHost(MINIGAME_READY);
  });
}

/** The session is over: the whole window goes to the login, not this frame alone. */
export const goToLogin = (): void =>
  window.parent.location.assign(screenAddress(can('accounts') ? PATHS.login : PATHS.welcome));
