import { expect, test } from 'vitest';
import { adviceOf } from './advice.ts';

type Entry = Parameters<typeof adviceOf>[0][number];
const entry = (kind: Entry['kind'], facts: Partial<Entry>): Entry => ({
  at: '2026-11-23T12:00:00Z',
  kind,
  cycle: 1,
  roomId: null,
  eventId: null,
  amount: null,
  energy: 0,
  effort: 0,
  balance: { energy: 0, effort: 0 },
  ...facts,
});

test('two pieces of advice come from what the player earned and what cards took', () => {
  const entries = [
    entry('REWARD', { roomId: 1, effort: 20 }),
    entry('REWARD', { roomId: 1, effort: 11 }),
    entry('REWARD', { roomId: 4, energy: 30 }),
    entry('EVENT', { eventId: 9, effort: -7 }),
    entry('EVENT', { eventId: 2, effort: 5 }),
  ];
  expect(adviceOf(entries)).toEqual([
    { kind: 'WORK_MORE', times: 2, each: 16 },
    { kind: 'KEEP_RESERVE', lost: 7 },
  ]);
});

test('where no card took anything, the rest between works is told', () => {
  expect(adviceOf([entry('REWARD', { roomId: 1, effort: 20 })])).toEqual([
    { kind: 'WORK_MORE', times: 1, each: 20 },
    { kind: 'REST', times: 0, works: 1 },
  ]);
});

test('who never worked is told that work pays the instalment', () => {
  expect(adviceOf([entry('START', {})])).toEqual([{ kind: 'WORK_FIRST' }, { kind: 'KEEP_RESERVE', lost: 0 }]);
});
