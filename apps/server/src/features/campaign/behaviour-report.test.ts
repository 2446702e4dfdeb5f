import { expect, test } from 'vitest';
import type { Counts } from '../../desk/day-counts.ts';
import { readBehaviour } from './behaviour-report.ts';

const bids = (players: number, watched: number): Counts => ({
  behaviour: { 'bids 1 players': players, 'bids 1 all': 40, 'bids 1 watched': watched },
});
const at = Date.parse('2026-11-22T12:00:00Z');
const read = async (days: readonly [string, Counts][]) =>
  (await readBehaviour({ read: async () => new Map(days) }, at)).rows;

test('shares are shown for ten players or more, of days that no server writes any more, oldest first', async () => {
  expect(await read([['2026-11-18', bids(9, 10)]])).toEqual([
    ['Primeiro', null, null, null, null],
    ['Segundo', null, null, null, null],
    ['Terceiro', null, null, null, null],
    ['Quarto e os seguintes', null, null, null, null],
  ]);
  const two: [string, Counts][] = [
    ['2026-11-18', bids(1, 10)],
    ['2026-11-17', bids(9, 5)],
  ];
  expect((await read(two))[0]).toEqual(['Primeiro', 80, 18.8, null, null]);
  expect((await read([...two, ['2026-11-19', bids(10, 40)]]))[0]).toEqual(['Primeiro', 80, 18.8, null, null]);
});
