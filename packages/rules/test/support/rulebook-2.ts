import { decideBids, raffleAmongWaiting, without } from '../../src/assembly/steps.ts';
import type { Draw } from '../../src/index.ts';
import type { Group, Rulebook } from '../../src/rulebook/rulebook.ts';
import { RULEBOOK_1 } from '../../src/rulebook/v1.ts';
import type { Quota } from '../../src/vocabulary.ts';

/*
 * A second rulebook as an example: rivals who save and spend, and of whom some stop paying. It is never served; it shows
 * that another rulebook is a value beside the first, and needs no change of the code that plays it.
 */

/** Percent of the quotas, rounded down, that stop paying between the second month and the last. */
const LEAVE_PERCENT = 47;

function leaversIn({ terms: { dream }, cycle }: Group): number {
  const all = Math.floor((dream.quotas * LEAVE_PERCENT) / 100);
  const until = (months: number): number => Math.floor((all * Math.max(0, months)) / (dream.cycles - 1));
  return until(cycle - 1) - until(cycle - 2);
}

function someLeave(group: Group, draw: Draw): Group {
  const left: Quota[] = [];
  let { waiting } = group;
  for (let i = 1; i <= leaversIn(group); i += 1) {
    const pool = without(waiting, group.quota);
    const leaver = pool[draw(pool.length, `saida:${group.cycle}:${i}`)] as Quota;
    left.push(leaver);
    waiting = without(waiting, leaver);
  }
  return { ...group, left, waiting };
}

export const RULEBOOK_2: Rulebook = {
  ...RULEBOOK_1,
  rivals: {
    ...RULEBOOK_1.rivals,
    entryPercent: 50,
    monthlySavings: { normal: [-3, -1, 0, 1, 1, 2], newGamePlus: [-2, 0, 1, 2, 2, 3] },
  },
  assembly: [
    { decides: 'MEMBERS', hold: someLeave },
    { decides: 'BIDS', hold: decideBids },
    { decides: 'RAFFLE', hold: raffleAmongWaiting },
  ],
};
