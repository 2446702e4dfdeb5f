import type { Note } from './learn-at.ts';

/** An idea, and the popup (or the bare map) at which it was met. */
export interface LearnedNote extends Note {
  readonly moment: string;
  /** It was met at a great moment, over which no note is shown: the next popup shows it. */
  readonly isHeld: boolean;
}

/** What shows on the map: the state's name, and how its popup stands; null where nothing new is shown. */
export interface Moment {
  readonly name: string;
  readonly layout: 'map' | 'panel' | 'place' | 'window' | 'peak' | null;
  /** A notice stands. */
  readonly isTold: boolean;
}

/**
 * The idea to show now: at a popup only what that popup teaches, so that no sentence about the instalment lies over the
 * raffle, then what a great moment before it taught; on the bare map, where there is room, whatever was not read yet; none
 * over a film or a great moment, nor while a notice tells what an answer has led to.
 */
export function noteFor({ name, layout, isTold }: Moment, notes: readonly LearnedNote[]): LearnedNote | undefined {
  if (isTold) return undefined;
  switch (layout) {
    case 'map':
      return notes[0];
    case 'panel':
    case 'place':
      return notes.find(({ moment }) => moment === name) ?? notes.find(({ isHeld }) => isHeld);
    case 'window':
    case 'peak':
    case null:
      return undefined;
  }
}
