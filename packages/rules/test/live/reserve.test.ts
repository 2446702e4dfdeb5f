import { describe, expect, test } from 'vitest';
import { type LiveGroup, redrawnOf, reserveOfGroup, type Seat } from '../../src/live/index.ts';
import { LIVE_REDRAWS } from '../../src/live/words.ts';
import { foldVectors, vectors } from './vectors.ts';

/* What a debrief tells of reserve against all in, and of one decision done otherwise (LIVE 6.6). */

const months = foldVectors();
const PEOPLE = new Set([1, 2, 3, 4, 5]);

/** The worked group in which nobody had a letter, with changes of seats by month - 1. */
const groupsWith = (...changes: readonly Readonly<Record<number, Partial<Seat>>>[]): readonly LiveGroup[] =>
  months.map(({ group }, i) => ({
    ...group,
    seats: group.seats.map((seat) => ({
      ...seat,
      won: null,
      misses: 0,
      status: 'WAITING' as const,
      cash: 100,
      next: 0,
      card: 0,
      ...changes[i]?.[seat.quota],
    })),
  }));
const won = { won: { month: 1, by: 'BID' } } as const;

describe('reserve against all in', () => {
  test('who had an instalment left when the letter came stands on one side, all others on the other', () => {
    const rich = { ...won, cash: 120 };
    const poor = { ...won, cash: 119 };
    const groups = groupsWith(
      { 1: rich, 2: poor },
      { 1: { ...won, status: 'GOOD' }, 2: { ...won, status: 'GOOD' } },
      { 1: { ...won, status: 'GOOD' } },
      {},
      { 1: { ...won, cash: 300 }, 2: { ...won, status: 'TAKEN', misses: 2 } },
    );
    expect(reserveOfGroup(groups, PEOPLE)).toEqual({
      kept: { people: 1, onTime: 1, lost: 0, worth: 200, months: 2 },
      spent: { people: 1, onTime: 0, lost: 1, worth: 0, months: 1 },
    });
  });

  test('months that were late before the letter do not count, the house neither, nor a letter of the end', () => {
    const before = { ...won, cash: 120, misses: 1 };
    const atEnd = { won: { month: 5, by: 'END' } } as const;
    const groups = groupsWith({ 1: before, 9: before }, {}, {}, {}, { 1: before, 2: atEnd, 9: before });
    const { kept, spent } = reserveOfGroup(groups, PEOPLE);
    expect([kept.people, kept.onTime, spent.people]).toEqual([1, 1, 0]);
  });
});

describe('one decision done otherwise', () => {
  const redrawn = redrawnOf({ opening: vectors, months }, vectors.seed, LIVE_REDRAWS);

  test('is told of who decided something, at most once a seat, and only where it made a difference worth telling', () => {
    const quotas = redrawn.turns.map(({ quota }) => quota);
    expect(new Set(quotas).size).toBe(quotas.length);
    expect(quotas.length).toBeGreaterThan(0);
    expect(quotas).not.toContain(4); // never moved: the autopilot decided
    for (const { own, other } of redrawn.turns) expect(Math.abs(other - own)).toBeGreaterThanOrEqual(10);
  });

  test('is compared with the mean of all redraws, which stands beside it on the phone', () => {
    for (const { quota, own } of redrawn.turns)
      expect(own).toBe(redrawn.standings.find((standing) => standing.quota === quota)?.decision);
  });

  test('names months and kinds of decisions that the seat really had', () => {
    for (const { quota, month, kind } of redrawn.turns) {
      const move = months[month - 1]?.moves.get(quota);
      expect(move?.isAuto).toBe(false);
      if (kind === 'KEEP') expect(move?.bid).toBeGreaterThan(0);
      if (kind === 'PAY') expect(move?.pays).toBe(false);
    }
  });

  test('is the same whenever it is counted, and redraws count letters of all lives', () => {
    expect(redrawnOf({ opening: vectors, months }, vectors.seed, LIVE_REDRAWS)).toEqual(redrawn);
    const { kept, spent } = redrawn.reserve;
    expect(kept.people + spent.people).toBeGreaterThan(LIVE_REDRAWS);
  });
});
