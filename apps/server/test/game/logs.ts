import { corePairOf, type Game, isGame, type StateOf } from '@consorcio/minigames';
import { type Agent, dancerScript, drive, matchesScript, runnerScript, tapperScript } from '@consorcio/minigames/bots';

/** What a page would send as `results`. */
export interface Log {
  readonly game: string;
  readonly version: number;
  readonly ticks: number;
  readonly inputs: readonly (readonly [number, number])[];
}

/** The run that a stage was begun with. */
export interface IssuedRun {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
}

/** How a minigame is played: given up at once, or as well as a script can. */
export type Skill = 'none' | 'best';

const SCRIPTS: { readonly [Name in Game]: Agent<StateOf[Name]> } = {
  tapper: tapperScript,
  matches: matchesScript,
  dancer: dancerScript,
  runner: runnerScript,
};

function playOut<Name extends Game>(game: Name, version: number, seed: string): Log {
  const pair = corePairOf(game, version);
  if (pair === null) throw new Error(`${game} has no version ${version}`);
  const { run } = drive(pair.normal, seed, SCRIPTS[game] as Agent<StateOf[Name]>);
  return { game, version, ticks: run.ticks, inputs: run.inputs };
}

/** A real log of the run that the server issued, made by playing the game. */
export function logOf({ game, version, seed }: IssuedRun, skill: Skill): Log {
  if (skill === 'none') return { game, version, ticks: 0, inputs: [] };
  if (!isGame(game)) throw new Error(`${game} is no game`);
  return playOut(game, version, seed);
}
