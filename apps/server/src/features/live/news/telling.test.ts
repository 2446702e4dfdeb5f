import { expect, test } from 'vitest';
import type { Database, Statement } from '../../../db/database.ts';
import * as groupStore from '../live-store.ts';
import * as seatStore from '../seat-store.ts';
import { OF_GROUP, OF_SEAT, telling } from './telling.ts';

/** Writes that are no news: the code's, a group that nobody hears of yet, and that a seat was seen. */
const NO_NEWS = ['live-code-take', 'live-code-drop', 'live-group-open', 'live-seat-seen'];

const { MOVE_ON, READ_GROUP } = groupStore;
const { REACT } = seatStore;
const statementsIn = (store: object): readonly Statement<unknown>[] =>
  Object.values(store).filter((one): one is Statement<unknown> => typeof one === 'object' && 'text' in one);
const declared = [...statementsIn(groupStore), ...statementsIn(seatStore)];
const isWrite = ({ text }: Statement<unknown>): boolean =>
  /^(insert|update|delete|select live_\w+\()/.test(text.trim());

test('every write of a live group is announced, except those that change no view', () => {
  const untold = declared.filter((one) => isWrite(one) && !OF_GROUP.has(one) && !OF_SEAT.has(one));
  expect(untold.map(({ name }) => name).sort()).toEqual([...NO_NEWS].sort());
});

test('the group is announced after the write, and never after a read', async () => {
  const told: unknown[] = [];
  const database = { query: async () => [], save: async () => [] } as unknown as Database;
  const { query, save } = telling(database, (...heard) => told.push(heard));
  await query(READ_GROUP, ['one']);
  await query(MOVE_ON, ['one', 7]);
  await save(REACT, ['two', 1]);
  expect(told).toEqual([
    ['one', true],
    ['two', false],
  ]);
});

test('a failed write is not announced', async () => {
  const told: unknown[] = [];
  const database = { query: () => Promise.reject(new Error('away')) } as unknown as Database;
  const { query } = telling(database, (...heard) => told.push(heard));
  await expect(query(MOVE_ON, ['one'])).rejects.toThrow('away');
  expect(told).toEqual([]);
});
