import type { SoundEvent } from './sound-events.ts';

/** Words of the sound engine for developers. Source: SPEC section 8. */
export const NOT_REGISTERED = 'sound.url or sound.source must be set';
export const ABORTED = 'Sound loading has been aborted';
export const NO_FILE_TYPE = 'No supported file type found';
export const NOT_DECODED = 'Unable to decode file';
/** `code` is the HTTP status, or 0 when no answer came. */
export const notLoaded = (code: number): string => `Failed to load audio element (code: ${code})`;

/** Logs a problem to the console. Players see nothing: the game goes on without sound. */
export function logProblems(event: SoundEvent): void {
  if (event.type === 'problem') console.warn(event.message);
}
