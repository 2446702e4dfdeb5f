import { expect, test } from 'vitest';
import { BOARDS } from '../../../test/fixtures/boards.ts';
import { isBadgeMoment } from './badge-moment.ts';

const { current } = BOARDS.map;

test('a badge shows on the bare map, over no popup', () => {
  expect(isBadgeMoment('map', current)).toBe(true);
  expect(isBadgeMoment('room', current)).toBe(false);
  expect(isBadgeMoment('paymentFailure', current)).toBe(false);
});
test('a badge waits while a missed instalment is made good', () => {
  expect(isBadgeMoment('map', { stage: { ...current.stage, createdByFailure: true } })).toBe(false);
});
