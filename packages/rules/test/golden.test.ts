import { expect, test } from 'vitest';
import { drawFrom, foldFacts, NO_COUNTERS } from '../src/index.ts';
import { goldenCampaigns } from './support/golden.ts';
import { afterMove, NEW_GAME } from './support/moves.ts';

/*
 * Campaigns of real players are stored and published with their seeds: what their moves led to must never change. A
 * deliberate change of a rule pins the new ends, which the failing test shows, and says why.
 */
test.each(goldenCampaigns())('$name still ends as it did', ({ seeds, dreamsDone, moves, end, badges }) => {
  const draw = drawFrom(seeds);
  const game = moves.reduce((before, move) => afterMove(before, move, draw), { ...NEW_GAME, dreamsDone });
  expect(game.latest).toEqual(end);
  let counters = NO_COUNTERS;
  const earned = game.facts.flatMap((fact) => {
    const folded = foldFacts(counters, [fact]);
    counters = folded.counters;
    return folded.earned;
  });
  expect(earned).toEqual(badges);
});
