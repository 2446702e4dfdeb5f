import { decideBids, raffleAmongWaiting, without } from '../../src/assembly/steps.ts';
import type { Draw, Wallet } from '../../src/index.ts';
import type { CardAnswer } from '../../src/rulebook/parts.ts';
import type { Group, Rulebook } from '../../src/rulebook/rulebook.ts';
import { RULEBOOK_1 } from '../../src/rulebook/v1.ts';
import type { Quota } from '../../src/vocabulary.ts';
import { AFTER_LETTER_2 } from './after-letter-2.ts';

/*
 * A second rulebook as an example: rivals who save and spend, and of whom some stop paying;
 * cards with a choice; a fund of its own; months after the letter. It is never served; it shows
 * that another rulebook is a value beside the first, and needs no change of the code that plays it.
 */

const spent = (effort: number): Wallet => ({ energy: 0, effort: -effort });

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

/** RULES2 E.1, the cards that its worked campaign meets. */
const OTHER_ANSWERS: Readonly<Record<number, readonly CardAnswer[]>> = {
  9: [
    { energy: 0, effort: -1, later: [spent(2), spent(2)] },
    { energy: -2, effort: -1 },
  ],
  10: [
    { energy: -1, effort: -1 },
    { energy: 0, effort: 0, later: [{ energy: -5, effort: 0 }] },
  ],
  16: [spent(1)],
};

export const RULEBOOK_2: Rulebook = {
  ...RULEBOOK_1,
  rivals: {
    ...RULEBOOK_1.rivals,
    entryPercent: 50,
    monthlySavings: { normal: [-3, -1, 0, 1, 1, 2], newGamePlus: [-2, 0, 1, 2, 2, 3] },
  },
  cards: RULEBOOK_1.cards.map((card) => {
    const otherAnswers = OTHER_ANSWERS[card.id];
    return otherAnswers === undefined ? card : { ...card, otherAnswers };
  }),
  fund: { fee: { add: 3, of: 6 }, penaltyPercent: 10 },
  afterLetter: AFTER_LETTER_2,
  assembly: [
    { decides: 'MEMBERS', hold: someLeave },
    { decides: 'BIDS', hold: decideBids },
    { decides: 'RAFFLE', hold: raffleAmongWaiting },
  ],
};
