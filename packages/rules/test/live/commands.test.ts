import { must, ok, refuse } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../src/index.ts';
import {
  type BegunPart,
  beginMonth,
  closePlayed,
  finishMonth,
  liveTermsOf,
  mayBuy,
  moveAtClosing,
  NO_PARTS,
  newSeat,
  openLiveGroup,
  type Position,
  quotaForLate,
  refusalNow,
  type SealedPart,
  type Seat,
  type SeatState,
  sealLimit,
  sealMonth,
  seatedLate,
  seatOf,
} from '../../src/live/index.ts';
import type { LivePhase } from '../../src/live/words.ts';
import { foldVectors, vectors } from './vectors.ts';

/* What a seat may do and when (LIVE section 5): token and group are checked before, by the server. */

const draw = drawFrom({ serverSeed: vectors.seed, clientSeed: vectors.clientSeed });
const opened = openLiveGroup({ rulebook: 1, months: 5, people: [1, 2, 3] }, draw);
const at = (phase: LivePhase, month: number, isPaused = false): Position => ({ phase, month, isPaused });
const state: SeatState = { position: at('PRIVATE', 1), group: opened, quota: 1, parts: NO_PARTS, draw };
const begun: BegunPart = { option: 'A', buys: false, place: 2, isPlayed: false };
const sealed: SealedPart = { pace: 'REST', pays: true, bid: 0 };
const afterBegin: SeatState = { ...state, parts: { ...NO_PARTS, begun } };

describe('a command that is not for now', () => {
  test.each([
    ['is refused while the group is paused, before all else', at('ENDED', 5, true), 1, 'LIVE_PAUSED'],
    ['is refused before the room is closed', at('WAITING', 0), 1, 'LIVE_NOT_NOW'],
    ['is refused for a month that is being closed', at('CLOSING', 2), 2, 'LIVE_MONTH_CLOSED'],
    ['is refused for a month whose assembly is held', at('ASSEMBLY', 2), 2, 'LIVE_MONTH_CLOSED'],
    ['is refused for a month that is over', at('PRIVATE', 3), 2, 'LIVE_MONTH_CLOSED'],
    ['is refused for a month to come', at('PRIVATE', 3), 4, 'LIVE_NOT_NOW'],
    ['is refused in the debrief', at('DEBRIEF', 5), 5, 'LIVE_NOT_NOW'],
    ['is taken in its month', at('PRIVATE', 3), 3, null],
  ] as const)('%s', (_, position, month, refusal) => {
    expect(refusalNow(position, month)).toBe(refusal);
  });
});

describe('a month', () => {
  test('begins once: the same again changes nothing, another choice is refused', () => {
    expect(beginMonth(state, 1, begun)).toEqual(ok({ begun, score: null, sealed: null }));
    expect(beginMonth(afterBegin, 1, { ...begun })).toEqual(ok(afterBegin.parts));
    expect(beginMonth(afterBegin, 1, { ...begun, place: 4 })).toEqual(refuse('LIVE_STEP_DONE'));
  });

  test('is not sealed before it began, nor before its minigame was finished', () => {
    const playing = { ...state, parts: { ...NO_PARTS, begun: { ...begun, isPlayed: true } } };
    expect(sealMonth(state, 1, sealed)).toEqual(refuse('LIVE_STEP_ORDER'));
    expect(sealMonth(playing, 1, sealed)).toEqual(refuse('LIVE_STEP_ORDER'));
    const finished = finishMonth(playing, 1, 7_000);
    expect(finished.ok && sealMonth({ ...playing, parts: finished.value }, 1, sealed).ok).toBe(true);
  });

  test('keeps the first score, and takes none where the minigame was left out', () => {
    const done = { ...state, parts: { ...NO_PARTS, begun: { ...begun, isPlayed: true }, score: 7_000 } };
    expect(finishMonth(done, 1, 9_000)).toEqual(ok(done.parts));
    expect(finishMonth(afterBegin, 1, 9_000)).toEqual(refuse('LIVE_STEP_ORDER'));
  });

  test('may be sealed again until it closes', () => {
    const parts = { ...afterBegin.parts, sealed: { ...sealed, bid: 10 } };
    expect(sealMonth({ ...afterBegin, parts }, 1, sealed)).toEqual(ok({ ...parts, sealed }));
  });
});

describe('a bid', () => {
  test.each([1, 9, 10.5, -20, Number.NaN])('of %d is none', (bid) => {
    expect(sealMonth(afterBegin, 1, { ...sealed, bid })).toEqual(refuse('LIVE_BID_INVALID'));
  });

  test('reaches as far as the cash after the instalment', () => {
    const limit = sealLimit(afterBegin, sealed);
    expect(sealMonth(afterBegin, 1, { ...sealed, bid: limit }).ok).toBe(true);
    expect(sealMonth(afterBegin, 1, { ...sealed, bid: limit + 1 })).toEqual(refuse('BALANCE_INSUFFICIENT'));
    expect(sealLimit(afterBegin, { ...sealed, pace: 'EXTRA' })).toBe(limit + 30);
  });

  test('is not taken of who does not pay, nor in the last month', () => {
    expect(sealLimit(afterBegin, { ...sealed, pays: false })).toBe(0);
    const last = foldVectors()[3]?.group ?? opened;
    const lastMonth = { ...afterBegin, group: last, position: at('PRIVATE', 5), quota: 3 };
    expect(sealLimit(lastMonth, sealed)).toBe(0);
  });
});

describe('the good', () => {
  const { group } = must(foldVectors()[0], 'the first month');
  /** Who got the letter in month 1, with these changes, wants to buy in month 2. */
  const bought = (changes: Partial<Seat>) => {
    const seats = group.seats.map((seat) => (seat.quota === 2 ? { ...seat, ...changes } : seat));
    const winner = { ...state, group: { ...group, seats }, quota: 2, position: at('PRIVATE', 2) };
    return beginMonth(winner, 2, { ...begun, buys: true });
  };

  test('is bought by who has a letter alone', () => {
    expect(bought({}).ok).toBe(true);
    for (const status of ['WAITING', 'GOOD', 'TAKEN', 'EXCLUDED', 'REFUNDED'] as const)
      expect(bought({ status })).toEqual(refuse('LIVE_MAY_NOT_BUY'));
  });

  test('is bought by who owes nothing alone, letter or not: one coin of an instalment is too much', () => {
    const { paid } = seatOf(group, 2);
    expect(bought({ cash: 1_000 }).ok).toBe(true);
    expect(bought({ cash: 1_000, paid: paid - 1 })).toEqual(refuse('LIVE_MAY_NOT_BUY'));
  });

  test('is bought by who has the papers on payday alone', () => {
    const poor = { ...liveTermsOf(1, 5), salary: 30 };
    const owner: Seat = { ...seatOf(group, 2), status: 'LETTER' };
    expect(mayBuy({ ...owner, cash: 50 }, 2, poor)).toBe(true);
    expect(mayBuy({ ...owner, cash: 49 }, 2, poor)).toBe(false);
  });
});

test('what was begun counts when the month closes, and the autopilot does the rest', () => {
  const terms = liveTermsOf(1, 5);
  const seat = newSeat(terms, { quota: 1, isHouse: false, motive: 'WORK' });
  const played = { begun: { ...begun, place: 5 as const, isPlayed: true }, score: null, sealed: null };
  const rest = { pace: 'REST', pays: true, bid: 0, isAuto: false };
  expect(moveAtClosing(seat, -80, played, terms)).toMatchObject({ option: 'A', place: 5, score: 3_000, ...rest });
  expect(moveAtClosing(seat, -80, { ...NO_PARTS, begun }, terms)).toMatchObject({ place: 2, score: 5_000, ...rest });
  expect(moveAtClosing(seat, -80, undefined, terms)).toMatchObject({ option: 'A', score: 3_000, isAuto: true });
  expect(moveAtClosing({ ...seat, cash: 79 }, -80, undefined, terms).option).toBe('B');
});

test('a late joiner takes the lowest waiting quota of the house, with what the house paid', () => {
  const first = closePlayed(opened, { joined: [], parts: new Map() }, draw).group;
  const quota = quotaForLate(first) ?? 0;
  const waiting = first.seats.filter(({ isHouse, status }) => isHouse && status === 'WAITING');
  expect(quota).toBe(waiting[0]?.quota);
  expect(seatedLate(first, [quota]).seats[quota - 1]).toMatchObject({
    isHouse: false,
    cash: 200,
    energy: 6,
    paid: 120,
  });
  const awarded = { ...first, seats: first.seats.map((seat) => ({ ...seat, status: 'LETTER' as const })) };
  expect(quotaForLate(awarded)).toBe(4);
});
