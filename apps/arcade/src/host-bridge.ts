import { AUDIO_HOOK, type AudioMessage, FINISH_FLAG, MINIGAME_FINISHED } from '@consorcio/contract/wire';

/** Is this page in a frame of the game's own pages? */
const isEmbedded = (): boolean => window.parent !== window;

/** To the page around this one, and to nobody of another origin. */
function tellHost(message: unknown): void {
  if (isEmbedded()) window.parent.postMessage(message, location.origin);
}

type Sound = Pick<AudioMessage, 'type' | 'sfx' | 'options'>;

function play(sound: Sound): void {
  tellHost({ from: AUDIO_HOOK, ...sound } satisfies AudioMessage);
}

/** Plays an effect by its name. `step` goes up the ladder of a cue that has one. SPEC section 3, audio bridge. */
export const playEffect = (sfx: string, step = 0): void => play({ type: 'PLAY_SFX', sfx, options: { step } });

/** Ends all sound of the page around this one. */
export const stopMusic = (): void => play({ type: 'STOP' });

/**
 * Back to the map. After a finished stage the flag is set too, for a host that misses the message (SPEC section 4).
 */
export function leave(finishedStage: string | null): void {
  if (finishedStage !== null) sessionStorage.setItem(FINISH_FLAG, finishedStage);
  if (isEmbedded()) tellHost(MINIGAME_FINISHED);
  else location.assign('/mapa');
}

/** The session is over: the whole window goes to the login, not this frame alone. */
export const goToLogin = (): void => window.parent.location.assign('/login');
