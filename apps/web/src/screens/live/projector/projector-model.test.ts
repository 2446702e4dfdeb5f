import { advice } from '@consorcio/copy/live-projector';
import { expect, test } from 'vitest';
import { adviceAt, clockOf, namedSeats, openAfter, openingOrder, pageAt, shareLeft } from './projector-model.ts';

const seat = (quota: number) => ({ quota, nickname: `Pessoa ${quota}`, persona: 1, colour: 0 });
const seats = (count: number) => Array.from({ length: count }, (_, i) => seat(i + 1));

test('at most twelve names stand on the projector: all of a small group, of a larger one those who came last', () => {
  const { named, others } = namedSeats(seats(31).toReversed());
  expect(named.map(({ quota }) => quota)).toEqual([28, 29, 30, 31]);
  expect(others).toHaveLength(27);
  expect(namedSeats(seats(8)).named).toHaveLength(8);
  expect(namedSeats(seats(5)).others).toEqual([]);
  expect(namedSeats(seats(12)).named).toHaveLength(6);
});

test('lines of advice follow each other, all of them, and begin again', () => {
  const lines = advice(80);
  const said = lines.map((_, i) => adviceAt(i * 12 + 1, 1));
  expect(new Set(said).size).toBe(lines.length);
  expect(adviceAt(lines.length * 12, 1, 80)).toBe(lines[0]);
  expect(adviceAt(0, 2)).not.toBe(adviceAt(0, 1));
});

test.each([
  [300_000, [5, '00']],
  [59_001, [1, '00']],
  [9_000, [0, '09']],
  [-5, [0, '00']],
])('%i ms are read as %j', (left, expected) => {
  expect(clockOf(left)).toEqual(expected);
});

test('the ring is full at the start, empty at the end, and never more than full after a minute was added', () => {
  expect([shareLeft(300, 300), shareLeft(0, 300), shareLeft(330, 300), shareLeft(1, 0)]).toEqual([1, 0, 1, 0]);
});

test('envelopes open from the lowest winner up, all within twelve seconds', () => {
  const winners = [90, 60, 45].map((bid, i) => ({ quota: i + 1, bid }));
  expect(openingOrder({ winners, lost: [], start: 1 }).map(({ bid }) => bid)).toEqual([45, 60, 90]);
  expect([openAfter(0, 3), openAfter(2, 3), openAfter(9, 3)]).toEqual([0, 2, 3]);
  expect([openAfter(6, 24), openAfter(12, 24)]).toEqual([12, 24]);
});

test('more than twelve winners are shown in turn', () => {
  const all = seats(18);
  expect(pageAt(all, 0, 6)).toHaveLength(12);
  expect(pageAt(all, 6, 6).map(({ quota }) => quota)).toEqual([13, 14, 15, 16, 17, 18]);
  expect(pageAt(all, 12, 6)).toEqual(pageAt(all, 0, 6));
});
