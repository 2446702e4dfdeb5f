import type { SoundEvent } from './sound-events.ts';

/** Words of the sound engine for developers. Source: SPEC section 8. */
export const NOT_REGISTERED = 'sound.url or sound.source must be set';
export const ABORTED = 'Sound loading has been aborted';
export const NO_FILE_TYPE = 'No supported file type found';
export const NOT_DECODED = 'Unable to decode file';
/** `code` is the HTTP status, or 0 when no answer came. */
export const notLoaded = (code: number): string => `Failed to load audio element (code: ${code})`;

/** Writes what went wrong to the console; players are told nothing, the game goes on in silence. */
export function logProblems(event: SoundEvent): void {
  if (event.type === 'problem') console.warn(event.message);
}
