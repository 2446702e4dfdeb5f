import type { Dice } from '@consorcio/kernel';
import type { Game, StateOf } from '../registry.ts';
import { dancerHuman, dancerScript } from './dancer-bots.ts';
import type { Agent } from './drive.ts';
import { matchesHuman, matchesScript } from './matches-bots.ts';
import type { Human } from './people.ts';
import { runnerHuman, runnerScript } from './runner-bots.ts';
import { tapperHuman, tapperScript } from './tapper-bots.ts';

/** The model players of one minigame. */
export interface Bots<State> {
  /** Plays as a person would. */
  readonly human: (human: Human, dice: Dice) => Agent<State>;
  /** Plays as well as a program can. */
  readonly script: Agent<State>;
  /** The page's key of each code; none where a press takes several keys. */
  readonly keys: readonly string[];
}

/** The model players of every minigame, against the clock. */
export const BOTS: { readonly [Name in Game]: Bots<StateOf[Name]> } = {
  tapper: { human: tapperHuman, script: tapperScript, keys: ['1', '2', '3', '4'] },
  matches: { human: matchesHuman, script: matchesScript, keys: [] },
  dancer: { human: dancerHuman, script: dancerScript, keys: ['ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowRight'] },
  runner: { human: runnerHuman, script: runnerScript, keys: ['ArrowUp', 'ArrowDown'] },
};
