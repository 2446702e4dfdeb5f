import type { Dice } from '@consorcio/kernel';
import { matches } from '../matches/index.ts';
import type { Game, StateOf } from '../registry.ts';
import { DUCK, JUMP } from '../runner/config.ts';
import { beginner, listlessHuman } from './beginner.ts';
import { dancerHuman, dancerScript } from './dancer-bots.ts';
import type { Agent } from './drive.ts';
import { matchesHuman, matchesScript } from './matches-bots.ts';
import type { Human } from './people.ts';
import { runnerHuman, runnerScript } from './runner-bots.ts';
import { tapperHuman, tapperScript } from './tapper-bots.ts';
import { codesOf } from './unskilled.ts';

/** The model players of one minigame. */
export interface Bots<State> {
  /** Plays as a person would. */
  readonly human: (human: Human, dice: Dice) => Agent<State>;
  /** Plays a first run without having read how (GAMES 8.2). */
  readonly beginner: (dice: Dice) => Agent<State>;
  /** Plays as well as a program can. */
  readonly script: Agent<State>;
  /** The page's key of each code; none where a press takes several keys. */
  readonly keys: readonly string[];
}

const LANES = [0, 1, 2, 3];

/** The model players of every minigame, against the clock. */
export const BOTS: { readonly [Name in Game]: Bots<StateOf[Name]> } = {
  tapper: {
    human: tapperHuman,
    beginner: (dice) => beginner(tapperHuman, LANES, dice),
    script: tapperScript,
    keys: ['1', '2', '3', '4'],
  },
  matches: {
    human: matchesHuman,
    beginner: (dice) => beginner(listlessHuman, codesOf(matches), dice),
    script: matchesScript,
    keys: [],
  },
  dancer: {
    human: dancerHuman,
    beginner: (dice) => beginner(dancerHuman, LANES, dice),
    script: dancerScript,
    keys: ['ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowRight'],
  },
  runner: {
    human: runnerHuman,
    beginner: (dice) => beginner(runnerHuman, [JUMP, DUCK], dice),
    script: runnerScript,
    keys: ['ArrowUp', 'ArrowDown'],
  },
};
