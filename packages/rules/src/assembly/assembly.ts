import type { Draw } from '../draw/fair-draw.ts';
import type { AssemblyPart, Group, Terms } from '../rulebook/rulebook.ts';
import { newGroup, nextMonth } from './group.ts';

/**
 * Holds a month's assembly in its rulebook's order, from where it is through the step that decides `until` (RULES
 * section 7). Nothing else knows the order. Steps that were held are not repeated; labels after `until` are not drawn.
 */
export function assemblyOf(group: Group, until: AssemblyPart, draw: Draw): Group {
  const { assembly } = group.terms.rulebook;
  const placeOf = (decision: AssemblyPart | null): number => assembly.findIndex(({ decides }) => decides === decision);
  return assembly
    .slice(placeOf(group.decided) + 1, placeOf(until) + 1)
    .reduce((held, { decides, hold }) => ({ ...hold(held, draw), decided: decides }), group);
}

/**
 * A new group's months in order, each with its assembly held to the end, for a player who makes no bid. `late`: the cycles
 * whose instalment the player pays late.
 */
export function* monthsWithoutBids(first: Group, draw: Draw, late: readonly number[] = []): Generator<Group> {
  for (let group = first; group.cycle < group.terms.dream.cycles; group = nextMonth(group)) {
    group = assemblyOf({ ...group, isOut: late.includes(group.cycle) }, 'RAFFLE', draw);
    yield group;
  }
}

/** No draw changes how many are in the globe: any will do. */
const anyDraw = (): number => 0;

/**
 * Quotas in the globe of a cycle's raffle: the player's chance is 1 in this many (RULES 7.7). One less where the
 * player is out of it.
 */
export function raffleSize(terms: Terms, cycle: number, isOut = false): number {
  let group = newGroup(terms, anyDraw);
  while (group.cycle < cycle) group = nextMonth(assemblyOf(group, 'RAFFLE', anyDraw));
  return assemblyOf({ ...group, isOut }, 'RAFFLE', anyDraw).globe.length;
}
