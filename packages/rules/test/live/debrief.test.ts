import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../src/index.ts';
import {
  costsByWay,
  costsOfAll,
  type FinalStanding,
  type FoldedMonth,
  ifPaid,
  liveClientSeed,
  type Minutes,
  mayAnswer,
  openLiveGroup,
  redrawnOf,
  type Seat,
  talksOf,
  tenPartsOf,
} from '../../src/live/index.ts';
import type { LetterWay, LivePhase } from '../../src/live/words.ts';
import { foldGroup } from './fold-group.ts';
import { foldVectors, vectors } from './vectors.ts';

/* What a debrief shows and asks (LIVE 5.1, 6.6), by the worked group: five people, ten quotas, five months. */

const played = foldVectors();
const PEOPLE = [1, 2, 3, 4, 5];

/** What a month of a quiet story differs in; `seats` by quota. */
interface MonthChange {
  readonly minutes?: Partial<Minutes>;
  readonly seats?: Readonly<Record<number, Partial<Seat>>>;
  readonly bids?: Readonly<Record<number, number>>;
}

/** A story in which nobody was late, nobody won, and everybody bid once; `changes` by month - 1. */
const storyOf = (...changes: readonly MonthChange[]): readonly FoldedMonth[] =>
  played.map((month, i) => {
    const {
      minutes = {},
      seats = {},
      bids = Object.fromEntries(PEOPLE.map((quota) => [quota, 10])),
    } = changes[i] ?? {};
    const none = { drawn: [], winners: [], bids: [], taken: [], excluded: [], due: 10, onTime: 10 };
    const quiet = { won: null, misses: 0, bid: 0, cash: 100, status: 'WAITING', motive: 'WORK' } as const;
    return {
      ...month,
      minutes: { ...month.minutes, ...none, ...minutes },
      group: { ...month.group, seats: month.group.seats.map((seat) => ({ ...seat, ...quiet, ...seats[seat.quota] })) },
      moves: new Map([...month.moves].map(([quota, move]) => [quota, { ...move, bid: bids[quota] ?? 0 }])),
    };
  });

/** `paid`: letters of a month in which nobody is late. */
const asked = (...changes: readonly MonthChange[]) =>
  talksOf(storyOf(...changes), () => 2).map(({ question }) => question);
/** Everybody moves, and nobody pays. */
const UNPAID = new Map(
  PEOPLE.map((quota) => [
    quota,
    {
      begun: { option: 'A', buys: false, place: 2, isPlayed: false } as const,
      score: null,
      sealed: { pace: 'REST', pays: false, bid: 0 } as const,
    },
  ]),
);
const won = (month: number, by: 'RAFFLE' | 'BID' | 'END') => ({ won: { month, by } });
const end = (seats: MonthChange['seats']): MonthChange[] => [{}, {}, {}, {}, { seats: seats ?? {} }];

test('the questions after the game are answered in the debrief and later, until the answers were shown', () => {
  const may = (phase: LivePhase, step: number) => mayAnswer('AFTER', { phase, step }, 0).ok;
  expect([may('ASSEMBLY', 0), may('DEBRIEF', 2), may('ENDED', 0)]).toEqual([false, true, true]);
  /* Steps beyond the last page: an earlier page, opened after the answers. */
  expect([may('DEBRIEF', 3), may('DEBRIEF', 5), may('ENDED', 4)]).toEqual([false, false, false]);
  expect(mayAnswer('BEFORE', { phase: 'ASSEMBLY', step: 4 }, 2).ok).toBe(true);
});

describe('a debrief asks', () => {
  test('three questions that fit every group where nothing else happened', () => {
    expect(asked()).toEqual(['PROMISED_LETTER', 'FAIR_RAFFLE', 'MONTH_ONE_AGAIN']);
  });

  test('of the reserve where a bid of nine tenths of the coins won and the seat was late within two months', () => {
    const bid = { minutes: { winners: [1] }, seats: { 1: { bid: 90, cash: 10 } } };
    const late = { seats: { 1: { misses: 1 } } };
    expect(asked(bid, {}, late)[0]).toBe('SPENT_RESERVE');
    expect(asked(bid, {}, {}, late)).not.toContain('SPENT_RESERVE');
    expect(asked({ ...bid, seats: { 1: { bid: 80, cash: 20 } } }, {}, late)).not.toContain('SPENT_RESERVE');
  });

  test('of a month in which three or more were late, where more letters come when they pay, and of no other', () => {
    const [talk] = talksOf(storyOf({}, { minutes: { onTime: 7, drawn: [1] } }), () => 2);
    expect(talk).toEqual({ question: 'FEWER_LETTERS', month: 2, missing: 3 });
    expect(asked({}, { minutes: { onTime: 8, drawn: [1] } })).not.toContain('FEWER_LETTERS');
    expect(asked({}, { minutes: { onTime: 7, drawn: [1, 2] } })).not.toContain('FEWER_LETTERS');
  });

  test('as the month comes out again: paid by everybody it has as many letters as its pot pays, and no fewer', () => {
    const draw = drawFrom({ serverSeed: vectors.seed, clientSeed: liveClientSeed(vectors.words) });
    const opened = openLiveGroup(vectors, draw);
    const lettersOf = (months: readonly FoldedMonth[]) =>
      months.map(({ minutes: { drawn, winners } }) => drawn.length + winners.length);
    const told = lettersOf(played).map((_, i) => ifPaid(played, opened, draw)(i));
    expect(told.every((letters, i) => letters >= (lettersOf(played)[i] ?? 0))).toBe(true);
    const unpaid = foldGroup(
      vectors,
      [1, 2, 3, 4, 5].map(() => ({ joined: [], parts: UNPAID })),
      draw,
    );
    const paid = [0, 1, 2, 3].map((i) => ifPaid(unpaid, opened, draw)(i));
    expect([lettersOf(unpaid).slice(0, 2), paid.slice(0, 2)]).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  test('of the house where its quota was drawn', () => {
    expect(asked({ minutes: { drawn: [6] } })[0]).toBe('HOUSE_DRAWN');
    expect(asked({ minutes: { drawn: [5] } })).not.toContain('HOUSE_DRAWN');
  });

  test('of loan and saving where one had the letter in month 1 and one at the end, both on time', () => {
    expect(asked(...end({ 1: won(1, 'BID'), 2: won(5, 'END') }))[0]).toBe('LOAN_OR_SAVING');
    expect(asked(...end({ 1: won(1, 'BID'), 2: { ...won(5, 'END'), misses: 1 } }))).not.toContain('LOAN_OR_SAVING');
    expect(asked(...end({ 1: won(1, 'BID'), 6: won(5, 'END') }))).not.toContain('LOAN_OR_SAVING');
  });

  test('of a good that was taken, and of who left the group', () => {
    expect(asked({ minutes: { taken: [2], excluded: [3] } }).slice(0, 2)).toEqual(['GOOD_TAKEN', 'LEFT_GROUP']);
  });

  test('of a tie where two equal bids were settled, not where one of them was drawn a moment before', () => {
    const bids = [
      { quota: 1, bid: 60 },
      { quota: 3, bid: 60 },
    ];
    expect(asked({ minutes: { bids, winners: [1] } })[0]).toBe('TIE');
    expect(asked({ minutes: { bids, winners: [1], drawn: [3] } })).not.toContain('TIE');
    expect(asked({ minutes: { bids, winners: [1, 3] } })).not.toContain('TIE');
  });

  test('of plan or fear where a third never bid', () => {
    const some = { bids: { 1: 10, 2: 10, 3: 10 } };
    const more = { bids: { 1: 10, 2: 10, 3: 10, 4: 10 } };
    expect(asked(some, some, some, some, some)[0]).toBe('NEVER_BID');
    expect(asked(more, more, more, more, more)).not.toContain('NEVER_BID');
  });

  test('of motives where those whose bids won had more than one', () => {
    const two = { minutes: { winners: [1, 2] }, seats: { 2: { motive: 'FAMILY' } } } as const;
    expect(asked(two)[0]).toBe('MOTIVES');
    expect(asked({ minutes: { winners: [1, 2] } })).not.toContain('MOTIVES');
  });
});

describe('costs by way', () => {
  const opened = openLiveGroup(
    vectors,
    drawFrom({ serverSeed: vectors.seed, clientSeed: liveClientSeed(vectors.words) }),
  );
  const before = opened.seats.map((seat) => ({ ...seat, status: 'LETTER', cash: 500, card: 40 }) as const);
  /** One month in which the people of the worked group had their letters in these ways. */
  const lettered = (...ways: readonly LetterWay[]): readonly FoldedMonth[] =>
    played.slice(0, 1).map((month) => ({
      ...month,
      group: {
        ...month.group,
        seats: before.map((seat) => {
          const by = ways[seat.quota - 1];
          const after = { status: 'LETTER', paid: 120, feesPaid: 8, costsPaid: 40 } as const;
          return by === undefined ? seat : { ...seat, ...after, won: { month: 1, by } };
        }),
      },
    }));
  const changes = (months: readonly FoldedMonth[]) => [
    ...costsByWay(months, { ...opened, seats: before }).filter(({ costs }) => costs !== null),
    costsOfAll(months, { ...opened, seats: before }),
  ];

  test('are shown for five people, with 18 of 120 as the fee, 25 percent of the card, 5 of a letter that waits', () => {
    const costs = { fee: 18, late: 48, interest: 10, brought: 5 };
    const months = lettered('BID', 'BID', 'BID', 'BID', 'BID');
    expect(changes(months)).toEqual([
      { by: 'BID', people: 5, costs },
      { people: 5, costs },
    ]);
  });

  test('are shown for everybody where no way has five people, and for nobody where there are fewer than five', () => {
    expect(changes(lettered('BID', 'BID', 'RAFFLE', 'END', 'END'))).toMatchObject([{ people: 5 }]);
    expect(changes(lettered('BID', 'BID', 'BID', 'BID'))).toEqual([null]);
    expect(costsByWay(played, opened).map(({ costs }) => costs)).toEqual([null, null, null]);
  });
});

describe('luck', () => {
  const standing = (decision: number, hand: number, luck: number): FinalStanding => ({
    quota: 1,
    situation: 'PAID',
    worth: decision + hand + luck,
    note: 50,
    decision,
    hand,
    luck,
  });

  test('and decisions are parts of how far the final standings differ, which they add up to, what brings people nearer none', () => {
    const apart = [standing(0, 10, 0), standing(40, 0, 0), standing(80, -10, 0)];
    expect(tenPartsOf(apart)).toEqual({ decision: 10, hand: 0, luck: 0 });
    expect(tenPartsOf([standing(0, 0, 0), standing(30, 0, 10)])).toEqual({ decision: 8, hand: 0, luck: 2 });
  });

  test('is shown in ten parts of the difference between people, always ten together', () => {
    expect(tenPartsOf([standing(100, 0, 50), standing(0, 0, -50)])).toEqual({ decision: 5, hand: 0, luck: 5 });
    const parts = tenPartsOf([standing(10, 3, 40), standing(33, 5, 11), standing(7, 9, 90)]);
    expect(Object.values(parts ?? {}).reduce((a, b) => a + b, 0)).toBe(10);
  });

  test('is not shown where all ended alike', () => {
    expect(tenPartsOf([standing(10, 0, 5), standing(10, 0, 5)])).toBeNull();
  });

  test('spreads the letters of each month over the redraws, and all months give every letter of the end', () => {
    const { letters } = redrawnOf({ opening: vectors, months: played }, vectors.seed, 40);
    expect(letters).toHaveLength(5);
    for (const { low, middle, high } of letters)
      expect([low, middle, high]).toEqual([low, middle, high].sort((a, b) => a - b));
    expect(letters.reduce((sum, { middle }) => sum + middle, 0)).toBeGreaterThan(5);
  });
});
