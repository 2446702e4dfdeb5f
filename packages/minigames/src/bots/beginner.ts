import type { Dice } from '@consorcio/kernel';
import type { Calm } from '../calm.ts';
import type { Core, CorePair } from '../core.ts';
import type { Matches } from '../matches/state.ts';
import { calmHuman } from './calm-bots.ts';
import type { Agent } from './drive.ts';
import { matchesHuman } from './matches-bots.ts';
import { chance, type Human, person, uniform } from './people.ts';
import { codesOf } from './unskilled.ts';

/** Sees, decides and touches in 0.4 s at best; what it touches wrong is in `fumbling`. */
const BEGINNER: Human = { reaction: [24, 36], noise: 8.4, lapse: 0.15, slip: 0, eyes: 0.45, span: 4.2, spread: 0.28 };
/** One touch in five is a wrong one. */
const WRONG = 0.2;
/** Ticks in which somebody who read no help tries what the keys do, and between two such touches. */
const TRIES = 480;
const BETWEEN_TRIES = [24, 60] as const;

interface Ticked {
  readonly tick: number;
}

/** A player in a first run: touches at random until it has seen how the game goes; later one touch in five is wrong. */
function fumbling<State extends Ticked>(agent: Agent<State>, codes: readonly number[], dice: Dice): Agent<State> {
  let next = uniform(dice, BETWEEN_TRIES);
  const any = (): number => codes[dice.below(codes.length)] ?? 0;
  const other = (code: number): number => {
    const others = codes.filter((each) => each !== code);
    return others[dice.below(others.length)] ?? code;
  };
  return (s) => {
    const meant = agent(s);
    if (s.tick >= TRIES) return meant.map((code) => (chance(dice, WRONG) ? other(code) : code));
    if (s.tick < next) return [];
    next = s.tick + uniform(dice, BETWEEN_TRIES);
    return [any()];
  };
}

/** A beginner at a game against the clock; `human` makes the game's model player, `codes` are those of its keys. */
export const beginner = <State extends Ticked>(
  human: (human: Human, dice: Dice) => Agent<State>,
  codes: readonly number[],
  dice: Dice,
): Agent<State> => fumbling(human(person(BEGINNER, dice), dice), codes, dice);

/** A beginner at the shelves who never reads the list: swaps whatever matches. */
export const listlessHuman = (human: Human, dice: Dice, hasClock?: boolean): Agent<Matches> =>
  matchesHuman({ ...human, eyes: 0 }, dice, hasClock);

/** A beginner at 'modo tranquilo' of any game. */
export function calmBeginner({ calm }: CorePair<unknown, Calm | Matches>, dice: Dice): Agent<Calm | Matches> {
  const codes = codesOf(calm as Core<unknown>);
  const human = person(BEGINNER, dice);
  const rememberer = calmHuman(human, dice, codes.length);
  const shopper = listlessHuman(human, dice, false);
  return fumbling((s) => ('rows' in s ? rememberer(s) : shopper(s)), codes, dice);
}
