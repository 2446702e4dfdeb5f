import { Dice } from '@consorcio/kernel';
import { type Campaign, drawFrom } from '@consorcio/rules';
import { expect, test } from 'vitest';
import { answerTo } from './by-rules.ts';
import { nextMove, type Plan } from './move.ts';
import * as plans from './plans.ts';
import { viewOfCampaign } from './view.ts';

const MOST_MOVES = 400;
const draw = drawFrom({ serverSeed: '00'.repeat(32), clientSeed: '' });

/** The campaign that a plan leads to when every minigame is worth that score, its results seen. */
function endOf(plan: Plan, score: number): Campaign {
  let latest: Campaign | null = null;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const answer = answerTo(latest, nextMove(viewOfCampaign(latest), plan), { draw, score: () => score, rulebook: 3 });
    if (!answer.ok) throw new Error(`refused: ${answer.refusal}`);
    latest = answer.value.campaign;
    if (latest.resultsSeen) return latest;
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
}

test.each([
  ['saver', plans.saver],
  ['all-in bidder', plans.allInBidder],
  ['hopeless bidder', plans.hopelessBidder],
  ['visitor', plans.visitor],
  ['regular', plans.regular],
  ['random', plans.random(Dice.of('ab'.repeat(16), 1))],
] as const)('the %s is never refused, and comes to an end that is seen', (_, plan) => {
  for (const dream of [1, 4, 7] as const) expect(endOf({ ...plan, dream }, 9_000).status).not.toBe('ACTIVE');
});

test('a player who plays well, saves and pays is awarded the letter', () => {
  expect(endOf(plans.saver, 9_000).status).toBe('SUCCESS');
});

test('the defaulter cannot pay', () => {
  expect(endOf(plans.defaulter, 0)).toMatchObject({ status: 'FAILED', context: 'DEFAULT' });
});
