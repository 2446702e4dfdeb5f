import { assemblyCopy } from '@consorcio/copy/live-assembly';
import { expect, test } from 'vitest';
import { stepTitle } from './step-sentence.ts';

const more = (...drawn: number[]) => ({
  step: 'MORE' as const,
  more: { drawn, excluded: 0, taken: 1, rest: { returned: 0, refunded: 0, reserve: 0, insurance: 0 } },
});

test('the step after the bids is called further raffles where one was held, and arrears where it has these alone', () => {
  expect(stepTitle(more(17))).toBe(assemblyCopy.steps.MORE);
  expect(stepTitle(more())).toBe(assemblyCopy.arrears);
});
