import type { Note } from './learn-at.ts';

/** An idea, and the popup (or the bare map) at which it was met. */
export interface LearnedNote extends Note {
  readonly moment: string;
}

/**
 * The idea to show now: at a popup only what that popup teaches, so that no sentence about the instalment lies over the
 * raffle; on the bare map, where there is room, whatever was not read yet.
 */
export const noteFor = (moment: string, notes: readonly LearnedNote[]): LearnedNote | undefined =>
  moment === 'map' ? notes[0] : notes.find((note) => note.moment === moment);
