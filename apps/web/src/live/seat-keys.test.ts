import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetSeat,
  hasChosen,
  type KeptSeat,
  keepDraft,
  keepSeat,
  keptSeat,
  keptSeats,
  keyForGroup,
} from './seat-keys.ts';

const seatIn = (groupId: string, quota = 1): KeptSeat => ({
  groupId,
  quota,
  key: `key of ${groupId}`,
  pictures: [],
  code: 'ABCDEF',
});
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  for (const seat of keptSeats()) forgetSeat(seat);
});

test('a device keeps every seat that was taken on it, and shows the newest', () => {
  const [a, b] = [seatIn('a'), seatIn('b')];
  keepSeat(a);
  keepSeat(b);
  expect(keptSeat()).toEqual(b);
  expect(keptSeats()).toEqual([b, a]);
  keepSeat(a);
  expect(keptSeats()).toEqual([a, b]);
  forgetSeat(a);
  expect([keptSeat(), keptSeats()]).toEqual([b, [b]]);
});

test('a seat on its way replaces none, and asks again with the same key', () => {
  keepSeat(seatIn('a'));
  const key = keyForGroup('b', () => 'first');
  expect(keyForGroup('b', () => 'second')).toBe(key);
  expect(keptSeats()).toEqual([seatIn('a')]);
  expect(keyForGroup('a', () => 'third')).toBe('key of a');
});

test('a device knows whether anything was chosen for a seat, in this month or one before, and for no other seat', () => {
  expect(hasChosen(seatIn('a'))).toBe(false);
  keepDraft('a 1 2', {});
  expect([hasChosen(seatIn('a')), hasChosen(seatIn('a', 12)), hasChosen(seatIn('b'))]).toEqual([true, false, false]);
});

test('a seat that is shown is in the list of all, and quotas count from 1', () => {
  kept.set('live-seat', JSON.stringify(seatIn('a')));
  expect(keptSeats()).toEqual([seatIn('a')]);
  kept.set('live-seat', JSON.stringify({ ...seatIn('b'), quota: 0 }));
  expect([keptSeat(), keptSeats()]).toEqual([null, []]);
});

test.each(['null', '1', '"x"', '{}', '[null, 3, {}]', '{', '[]'])('broken text counts as no seat: %s', (text) => {
  for (const name of ['live-seat', 'live-seats', 'live-joining']) kept.set(name, text);
  expect([keptSeat(), keptSeats(), keyForGroup('a', () => 'new')]).toEqual([null, [], 'new']);
});
