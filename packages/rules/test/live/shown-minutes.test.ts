import { expect, test } from 'vitest';
import { type Minutes, shownMinutes } from '../../src/live/index.ts';
import { foldVectors } from './vectors.ts';

/* What everybody may see of an assembly at a step (LIVE 3.8, L15). */

const [played] = foldVectors();
function shown(changes: Partial<Minutes>, step: number) {
  if (played === undefined) throw new Error('the vectors have a month');
  return shownMinutes({ ...played.minutes, ...changes }, played.group, step);
}
const [LAST, BIDS, MORE] = [Number.POSITIVE_INFINITY, 3, 4];

test('the sealed bid of who has just been drawn is shown to nobody', () => {
  const bids = [170, 150, 60].map((bid, i) => ({ quota: i + 2, bid }));
  expect(shown({ globe: 8, drawn: [2], bids, winners: [3] }, LAST).bids).toMatchObject({ lost: [60] });
  expect(shown({ globe: 0, drawn: [2], bids, winners: [3] }, LAST).bids).toMatchObject({ lost: [170, 60] });
});

test('whether further raffles follow is in no list of steps before they are shown', () => {
  const [calm, more] = [
    { globe: 8, drawn: [2], excluded: [], taken: [], refunds: [] },
    { globe: 8, drawn: [2, 5] },
  ];
  for (let step = 0; step <= BIDS; step += 1) expect(shown(more, step).steps).toEqual(shown(calm, step).steps);
  expect(shown(more, BIDS).steps).not.toContain('MORE');
  expect(shown(more, MORE).steps).toEqual(['CALL', 'POT', 'RAFFLE', 'BIDS', 'MORE', 'RESULT']);
  expect(shown(calm, MORE).steps).toEqual(['CALL', 'POT', 'RAFFLE', 'BIDS', 'RESULT']);
});
