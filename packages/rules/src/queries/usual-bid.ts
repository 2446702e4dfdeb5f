import { Dice, must } from '@consorcio/kernel';
import { assemblyOf } from '../assembly/assembly.ts';
import { newGroup, nextMonth } from '../assembly/group.ts';
import { type TermsSource, termsOf } from '../rulebook/registry.ts';
import { rivalBids } from '../rulebook/rivals.ts';

/** Groups of which one tells: always the same ones. They are invented, so that nothing is told of a real draw. */
const GROUPS = 500;
const SEED = '0'.repeat(32);

/** No draw changes how many wait: any will do. */
const anyDraw = (): number => 0;

/**
 * The highest bid of the rivals in the assembly of `cycle`, in effort (RULES 7.3, 7.4): in half of all groups, and in nine of
 * ten, it is no higher. Throws as `instalmentAt` does.
 */
export function usualBid(source: TermsSource, cycle: number) {
  let group = newGroup(termsOf(source), anyDraw);
  while (group.cycle < cycle) group = nextMonth(assemblyOf(group, 'RAFFLE', anyDraw));
  const held = assemblyOf(group, 'MEMBERS', anyDraw);
  const dice = Dice.of(SEED, cycle);
  const highest = Array.from({ length: GROUPS }, () =>
    Math.max(...rivalBids(held, (count) => dice.below(count)).map(({ bid }) => bid)),
  ).sort((a, b) => a - b);
  const at = (share: number): number => must(highest[GROUPS * share - 1], 'highest bid');
  return { half: at(1 / 2), nineOfTen: at(9 / 10) };
}
