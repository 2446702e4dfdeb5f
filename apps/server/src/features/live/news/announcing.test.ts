import { expect, test } from 'vitest';
import type { Database, Statement } from '../../../db/database.ts';
import * as store from '../store.ts';
import { GROUP_WRITES, SEAT_WRITES } from '../store.ts';
import { announcing } from './news.ts';

/** Writes that change no view: of codes, of a group that nobody has yet, of a seat's presence, and of a school's activity. */
const OF_NO_VIEW = [
  ...['live-code-take', 'live-code-drop', 'live-group-open', 'live-seat-seen'],
  ...['live-activity-keep', 'live-activity-told', 'live-pupil-keep'],
];

const { MOVE_ON, REACT, READ_GROUP } = store;
const declared = Object.values(store).filter(
  (one): one is Extract<typeof one, Statement<unknown>> => typeof one === 'object' && 'text' in one,
);
const isWrite = ({ text }: Statement<unknown>): boolean =>
  /^(insert|update|delete|select live_\w+\()/.test(text.trim());

test('every write of a live group is announced, except those that change no view', () => {
  const unannounced = declared.filter((one) => isWrite(one) && !GROUP_WRITES.has(one) && !SEAT_WRITES.has(one));
  expect(unannounced.map(({ name }) => name).sort()).toEqual([...OF_NO_VIEW].sort());
});

test('the group is announced after the write, and never after a read', async () => {
  const announced: unknown[] = [];
  const database = { query: async () => [], save: async () => [] } as unknown as Database;
  const { query, save } = announcing(database, (...values) => announced.push(values));
  await query(READ_GROUP, ['one']);
  await query(MOVE_ON, ['one', 7]);
  await save(REACT, ['two', 1]);
  expect(announced).toEqual([
    ['one', true],
    ['two', false],
  ]);
});

test('a failed write is not announced', async () => {
  const announced: unknown[] = [];
  const database = { query: () => Promise.reject(new Error('away')) } as unknown as Database;
  const { query } = announcing(database, (...values) => announced.push(values));
  await expect(query(MOVE_ON, ['one'])).rejects.toThrow('away');
  expect(announced).toEqual([]);
});
