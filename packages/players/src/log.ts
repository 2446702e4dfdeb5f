import { Dice } from '@consorcio/kernel';
import { corePairOf, type Game, isGame, type ReplayedRun, type Run, type RunLog } from '@consorcio/minigames';
import { BOTS, drive, type Level, PEOPLE } from '@consorcio/minigames/bots';

/** How a minigame is played: given up at once, by a script that makes no mistake, or by a person of a level (GAMES 8.2). */
export type Skill = 'given up' | 'script' | Level;

/** Labels the dice of a person's mistakes, so that they are not the core's. */
const PERSON = 77;

function play<Name extends Game>(game: Name, { version, seed }: ReplayedRun, skill: 'script' | Level): Run {
  const pair = corePairOf(game, version);
  if (pair === null) throw new Error(`${game} has no version ${version}`);
  const { script, human } = BOTS[game];
  return drive(pair.normal, seed, skill === 'script' ? script : human(PEOPLE[skill], Dice.of(seed, PERSON))).run;
}

/**
 * The whole run that a model player of that skill plays; the same each time.
 * @throws Error for a game or a version that does not exist
 */
export function runOf(issued: ReplayedRun, skill: 'script' | Level): Run {
  const { game } = issued;
  if (!isGame(game)) throw new Error(`there is no game '${game}'`);
  return play(game, issued, skill);
}

/**
 * What the page of a minigame sends as `results` after a model player of that skill has played the issued run (CONTRACT
 * section 5). One that is given up has no ticks, and costs the server no replay worth measuring.
 * @throws Error for a game or a version that does not exist
 */
export function logOf(issued: ReplayedRun, skill: Skill): RunLog {
  const { game, version } = issued;
  if (skill === 'given up') return { game, version, ticks: 0, inputs: [] };
  const { ticks, inputs } = runOf(issued, skill);
  return { game, version, ticks, inputs };
}
