import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { drawFrom } from '../../src/index.ts';
import {
  autopilot,
  beginMonth,
  booksOf,
  commonOf,
  type FoldedMonth,
  isMember,
  type LiveGroup,
  lateAmount,
  NO_PARTS,
  nearnessOf,
  openLiveGroup,
  packMoves,
  potRestOf,
  type Seat,
  sealMonth,
  termsOfGroup,
  unpackMoves,
} from '../../src/live/index.ts';
import { backwards, foldRandom, type RandomGroup, randomGroups } from './random-groups.ts';

/* The laws of LIVE 3.8, after every month of every group, however careless or dishonest its people. */

/** `npm run drill -- laws live [groups]` plays more of them. */
const GROUPS = Number(process.env.LIVE_GROUPS ?? 100);
/** Milliseconds: hundreds of groups with sealed draws take a while on a busy machine. */
vi.setConfig({ testTimeout: 120_000 + GROUPS * 100 });

type Look = (month: FoldedMonth, before: LiveGroup, group: RandomGroup) => void;

/** Looks at every month of many groups. */
function everyMonth(look: Look): void {
  fc.assert(
    fc.property(randomGroups, (group) => {
      let before = openLiveGroup(group.opening, drawFrom(group.seeds));
      for (const month of foldRandom(group)) {
        look(month, before, group);
        before = month.group;
      }
    }),
    { numRuns: GROUPS },
  );
}

const COINS = ['cash', 'card', 'energy', 'paid', 'bid', 'fees', 'costs', 'misses', 'refund', 'share'] as const;
const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;

test('L1 coins, card, energy, fees, pot and reserve are whole and never below 0, energy never above 10', () => {
  everyMonth(({ group: { seats, pot, reserve, insurance } }) => {
    expect([pot, reserve, insurance].every(isWhole)).toBe(true);
    expect(seats.filter((seat) => !COINS.every((key) => isWhole(seat[key])) || seat.energy > 10)).toEqual([]);
  });
});

test('L2 the books are at zero after every month, and pot and reserve are empty after the last', () => {
  everyMonth(({ group }) => {
    expect(booksOf(group).difference).toBe(0);
    if (group.month === group.months) expect([group.pot, group.reserve]).toEqual([0, 0]);
  });
});

test('L3 what a quota paid never falls and never exceeds what it owes', () => {
  everyMonth(({ group }, before) => {
    const { owed } = termsOfGroup(group);
    const wrong = group.seats.filter(({ paid }, i) => paid < (before.seats[i]?.paid ?? 0) || paid > owed);
    expect(wrong).toEqual([]);
  });
});

test('L4 nobody is contemplated twice', () => {
  everyMonth(({ group, minutes: { drawn, winners, atEnd } }, before) => {
    const given = [...drawn, ...winners, ...atEnd];
    expect(new Set(given).size).toBe(given.length);
    for (const { quota, won } of before.seats) {
      if (won === null) continue;
      expect(given).not.toContain(quota);
      expect(group.seats[quota - 1]?.won).toEqual(won);
    }
  });
});

test('L5 nobody who is late is drawn or wins with a bid', () => {
  everyMonth(({ group, minutes: { drawn, winners } }) => {
    const terms = termsOfGroup(group);
    for (const quota of [...drawn, ...winners])
      expect(lateAmount(group.seats[quota - 1] as Seat, group.month, terms)).toBe(0);
  });
});

test('L6 every quota that paid to the end is on time and has its letter', () => {
  everyMonth(({ group }) => {
    if (group.month < group.months) return;
    const terms = termsOfGroup(group);
    for (const seat of group.seats.filter(isMember)) {
      expect(seat.paid).toBe(terms.owed);
      expect(seat.won).not.toBeNull();
    }
    expect(group.seats.map(({ status }) => status)).not.toContain('WAITING');
    expect(group.seats.map(({ status }) => status)).not.toContain('EXCLUDED');
  });
});

test('L7 a month gives no more letters than pot and winning bids reach', () => {
  everyMonth(({ group, minutes: { drawn, winners, potBefore } }, before) => {
    const terms = termsOfGroup(group);
    const ofBids = winners.reduce((sum, quota) => {
      const { paid, bid } = group.seats[quota - 1] as Seat;
      return sum + commonOf(terms, paid) - commonOf(terms, paid - bid);
    }, 0);
    expect(before.month).toBe(group.month - 1);
    expect(drawn.length + winners.length).toBeLessThanOrEqual(Math.floor((potBefore + ofBids) / terms.letter));
  });
});

test('what comes back to a pot is the letters that are cancelled, and what goods bring that are sold', () => {
  everyMonth(({ group, minutes }, before) => {
    const { letter, owed } = termsOfGroup(group);
    const { returned } = potRestOf(minutes, group);
    const hadLetter = (quota: number): boolean =>
      before.seats[quota - 1]?.status === 'LETTER' || [...minutes.drawn, ...minutes.winners].includes(quota);
    const cancelled = letter * minutes.excluded.filter(hadLetter).length;
    expect(returned).toBeGreaterThanOrEqual(cancelled);
    expect(returned).toBeLessThanOrEqual(cancelled + owed * minutes.taken.length);
  });
});

test('L8 no losing bid is above a winning one, and equal ones are settled by nearness', () => {
  everyMonth(({ group, minutes }) => {
    const open = minutes.bids.filter(({ quota }) => quota !== minutes.drawn[0]);
    const rank = ({ quota, bid }: { quota: number; bid: number }): number =>
      bid * 1_000 - nearnessOf(quota, minutes, group.seats.length);
    expect(open.map(rank)).toEqual(open.map(rank).toSorted((a, b) => b - a));
    expect(open.slice(0, minutes.winners.length).map(({ quota }) => quota)).toEqual(minutes.winners);
  });
});

test('L9 a bid that loses costs nothing', () => {
  everyMonth(({ group, minutes, limits }) => {
    for (const { quota } of minutes.bids) {
      if (minutes.winners.includes(quota)) continue;
      const seat = group.seats[quota - 1] as Seat;
      expect(seat.bid).toBe(0);
      expect(Math.min(seat.cash, termsOfGroup(group).owed - seat.paid)).toBe(limits[quota - 1]);
    }
  });
});

test('L10, L12 the same seed and moves give the same group, in whatever order the moves arrived', () => {
  fc.assert(
    fc.property(randomGroups, (group) => {
      expect(foldRandom(group, backwards).at(-1)?.group).toEqual(foldRandom(group).at(-1)?.group);
    }),
    { numRuns: Math.ceil(GROUPS / 4) },
  );
});

test('L11 a quota of the house is never late and never bids', () => {
  everyMonth(({ group, minutes: { bids } }) => {
    const house = group.seats.filter(({ isHouse }) => isHouse);
    expect(house.filter(({ misses, fees, bid }) => misses + fees + bid > 0)).toEqual([]);
    for (const { quota } of bids) expect(group.seats[quota - 1]?.isHouse).toBe(false);
  });
});

test('L13 what the autopilot does is legal', () => {
  everyMonth((_, before, { seeds }) => {
    const terms = termsOfGroup(before);
    const draw = drawFrom(seeds);
    const position = { phase: 'PRIVATE', month: before.month + 1, isPaused: false } as const;
    for (const seat of before.seats.filter(({ isHouse }) => !isHouse).slice(0, 2)) {
      const { score: _score, isAuto: _isAuto, option, buys, place, ...sealed } = autopilot(seat, 0, terms);
      const state = { position, group: before, quota: seat.quota, parts: NO_PARTS, draw };
      const begun = beginMonth(state, position.month, { option, buys, place, isPlayed: false });
      expect(begun.ok && sealMonth({ ...state, parts: begun.value }, position.month, sealed).ok).toBe(true);
    }
  });
});

test('L14 what a seat does before the assembly changes no other seat', () => {
  fc.assert(
    fc.property(randomGroups, (group) => {
      const still = { ...group, late: group.late.map(() => false), opening: { ...group.opening, months: 4 as const } };
      const first = still.parts[0] ?? [];
      const other = first.map((part, i) => (i === 1 ? { begun: null, score: null, sealed: null } : part));
      const limits = (parts: RandomGroup['parts']): readonly number[] =>
        foldRandom({ ...still, parts })[0]?.limits ?? [];
      const [one, two] = [limits(still.parts), limits([other, ...still.parts.slice(1)])];
      const isOther = (_: number, i: number): boolean => (i + 1) % first.length !== 1;
      expect(one.filter(isOther)).toEqual(two.filter(isOther));
    }),
    { numRuns: Math.ceil(GROUPS / 4) },
  );
});

test('L16 a late joiner changes no draw that was made', () => {
  fc.assert(
    fc.property(randomGroups, (group) => {
      const [first] = foldRandom({ ...group, late: group.late.map(() => false) });
      const [other] = foldRandom({ ...group, late: group.late.map((_, i) => i > 0) });
      expect(other?.minutes).toEqual(first?.minutes);
    }),
    { numRuns: Math.ceil(GROUPS / 4) },
  );
});

test('with nobody there the autopilot brings every group to its end, nobody is taken the good, the books are at zero', () => {
  fc.assert(
    fc.property(randomGroups, (group) => {
      const end = foldRandom({ ...group, parts: group.parts.map(() => [null, null, null]) }).at(-1)?.group;
      expect(end && booksOf(end).difference).toBe(0);
      expect(end?.seats.map(({ status }) => status).filter((status) => status === 'TAKEN')).toEqual([]);
    }),
    { numRuns: Math.ceil(GROUPS / 4) },
  );
});

test('a month is packed as one line and read again as it was', () => {
  everyMonth(({ moves }) => {
    expect(unpackMoves(packMoves(moves))).toEqual(new Map([...moves].sort(([a], [b]) => a - b)));
  });
});
