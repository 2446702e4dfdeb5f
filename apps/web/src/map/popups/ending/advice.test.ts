import { expect, test } from 'vitest';
import { statementEntry } from '../../../../test/statement-entry.ts';
import { adviceOf } from './advice.ts';

test('two pieces of advice come from what the player earned and what cards took', () => {
  const entries = [
    statementEntry({ kind: 'REWARD', roomId: 1, effort: 20 }),
    statementEntry({ kind: 'REWARD', roomId: 1, effort: 11 }),
    statementEntry({ kind: 'REWARD', roomId: 4, energy: 30 }),
    statementEntry({ kind: 'EVENT', eventId: 9, effort: -7 }),
    statementEntry({ kind: 'EVENT', eventId: 2, effort: 5 }),
  ];
  expect(adviceOf(entries)).toEqual([
    { kind: 'WORK_MORE', times: 2, each: 16 },
    { kind: 'KEEP_RESERVE', lost: 7 },
  ]);
});

test('where no card took anything, the rest between works is named', () => {
  expect(adviceOf([statementEntry({ kind: 'REWARD', roomId: 1, effort: 20 })])).toEqual([
    { kind: 'WORK_MORE', times: 1, each: 20 },
    { kind: 'REST', times: 0, works: 1 },
  ]);
});

test('a player who never worked reads that work pays the instalment, then what they did instead', () => {
  const rest = statementEntry({ kind: 'REWARD', roomId: 4, energy: 30 });
  expect(adviceOf([rest, rest])).toEqual([{ kind: 'WORK_FIRST' }, { kind: 'ONLY_RESTED', times: 2 }]);
});

test('a player who neither worked nor rested reads no advice on bids or on what they did not do', () => {
  expect(adviceOf([statementEntry({ kind: 'START' })])).toEqual([{ kind: 'WORK_FIRST' }, { kind: 'WATCH_DUE' }]);
});

test('who rested in the one stage of a recovery is told so first', () => {
  const work = statementEntry({ kind: 'REWARD', roomId: 2, effort: 8 });
  const rest = statementEntry({ kind: 'REWARD', roomId: 5, energy: 6 });
  const card = statementEntry({ kind: 'EVENT', eventId: 18, effort: -1 });
  expect(adviceOf([work, rest, card, rest])[0]).toEqual({ kind: 'RESTED_LATE' });
  expect(adviceOf([work, rest, card, work])[0]?.kind).toBe('WORK_MORE');
  expect(adviceOf([work, card, { ...rest, cycle: 2 }])[0]?.kind).toBe('WORK_MORE');
});
