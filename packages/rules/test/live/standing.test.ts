import { expect, test } from 'vitest';
import { drawFrom } from '../../src/index.ts';
import { decisionNote, liveClientSeed, livesOf, liveTermsOf, redrawnOf, situationOf } from '../../src/live/index.ts';
import { foldVectors, vectors } from './vectors.ts';

/* Decision, hands and luck (LIVE 3.9), by the worked group. */

const months = foldVectors();
const closed = { opening: vectors, months };
const { standings } = redrawnOf(closed, vectors.seed, 60);

test('decision, hands and luck add up to the final standing', () => {
  expect(standings.map(({ worth }) => worth)).toEqual(vectors.end.worth);
  for (const { worth, decision, hand, luck } of standings) expect(decision + hand + luck).toBe(worth);
});

test('everybody but the house has a standing with a note of 0 to 100', () => {
  expect(standings.map(({ quota }) => quota)).toEqual(vectors.people);
  for (const { note } of standings) expect(Number.isInteger(note) && note >= 0 && note <= 100).toBe(true);
});

test('the same draws with the own hands give the group that was played where nobody changed kinds of cards', () => {
  const draw = drawFrom({ serverSeed: vectors.seed, clientSeed: liveClientSeed(vectors.words) });
  const again = livesOf(closed)(draw, false).seats[3];
  expect(again).toEqual(months.at(-1)?.group.seats[3]);
});

test('what a drawn motive gives a planner is taken off the note again', () => {
  const terms = liveTermsOf(1, 5);
  expect(decisionNote(800, { motive: 'FAMILY' }, terms)).toBe(60);
  expect(decisionNote(800, { motive: 'WORK' }, terms)).toBe(48);
  expect(decisionNote(400, { motive: 'FAMILY' }, terms)).toBe(0);
  expect(decisionNote(2_000, { motive: 'FAMILY' }, terms)).toBe(100);
});

test('who paid every month on time, who paid late, who lost the good and who is out end differently', () => {
  expect(situationOf({ status: 'GOOD', misses: 0 })).toBe('PAID_ON_TIME');
  expect(situationOf({ status: 'LETTER', misses: 1 })).toBe('PAID');
  expect(situationOf({ status: 'TAKEN', misses: 2 })).toBe('TAKEN');
  expect(situationOf({ status: 'REFUNDED', misses: 3 })).toBe('OUT');
});
