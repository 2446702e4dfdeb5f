import fc from 'fast-check';
import { type Draw, drawFrom, type Seeds } from '../../src/index.ts';
import { type MoveParts, type Opening, openLiveGroup, type PlayedMonth } from '../../src/live/index.ts';
import { CARD_OPTIONS, LIVE_MONTHS, LIVE_PLACES, LIVE_RULEBOOK_VERSIONS, MONTH_PACES } from '../../src/live/words.ts';
import { foldGroup } from './fold-group.ts';

/** A group with every move that its people will make, legal or not. */
export interface RandomGroup {
  readonly opening: Opening;
  readonly seeds: Seeds;
  /** By month, by person: null where the seat did nothing. */
  readonly parts: readonly (readonly (MoveParts | null)[])[];
  /** By month: whether somebody comes late. */
  readonly late: readonly boolean[];
}

const MOST_PEOPLE = 40;
const MOST_MONTHS = 6;

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const bid = fc.oneof(fc.constant(0), fc.integer({ min: 10, max: 300 }), fc.integer({ min: 0, max: 9_999 }));
const begun = fc.record({
  option: fc.constantFrom(...CARD_OPTIONS),
  buys: fc.boolean(),
  place: fc.constantFrom(...LIVE_PLACES),
  isPlayed: fc.boolean(),
});
const sealed = fc.record({
  pace: fc.constantFrom(...MONTH_PACES),
  pays: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  bid,
});
const parts = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  {
    weight: 6,
    arbitrary: fc.record({
      begun: fc.option(begun, { freq: 9 }),
      score: fc.option(fc.nat(10_000)),
      sealed: fc.option(sealed, { freq: 6 }),
    }),
  },
);

/** Whole groups of every length with 2 to 40 people; `size` moves are drawn and people take theirs in turn. */
export const randomGroups: fc.Arbitrary<RandomGroup> = fc.record({
  opening: fc.record({
    rulebook: fc.constantFrom(...LIVE_RULEBOOK_VERSIONS),
    months: fc.constantFrom(...LIVE_MONTHS),
    people: fc.integer({ min: 2, max: MOST_PEOPLE }).map((people) => Array.from({ length: people }, (_, i) => i + 1)),
  }),
  seeds: fc.record({ serverSeed: hex, clientSeed: hex }),
  parts: fc.array(fc.array(parts, { minLength: 3, maxLength: 40 }), { minLength: MOST_MONTHS, maxLength: MOST_MONTHS }),
  late: fc.array(fc.boolean(), { minLength: MOST_MONTHS, maxLength: MOST_MONTHS }),
});

/** What is stored of a random group's months; `order`: in which its moves arrive. */
export function playedOf(group: RandomGroup, order: (quotas: readonly number[]) => readonly number[]): PlayedMonth[] {
  const { months, people } = group.opening;
  const { seats } = openLiveGroup(group.opening, () => 0);
  const house = seats.filter(({ isHouse }) => isHouse).map(({ quota }) => quota);
  const seated = [...people];
  return Array.from({ length: months }, (_, i) => {
    const next = house[0];
    const joined = group.late[i] && next !== undefined && seated.length < MOST_PEOPLE ? [next] : [];
    house.splice(0, joined.length);
    seated.push(...joined);
    const made = group.parts[i] ?? [];
    const month = new Map<number, MoveParts>();
    for (const quota of order(seated)) {
      const move = made[quota % made.length];
      if (move !== null && move !== undefined) month.set(quota, move);
    }
    return { joined, parts: month };
  });
}

export const inOrder = (quotas: readonly number[]): readonly number[] => quotas;
export const backwards = (quotas: readonly number[]): readonly number[] => quotas.toReversed();

/** The whole story of a random group. */
export const foldRandom = (group: RandomGroup, order = inOrder, draw: Draw = drawFrom(group.seeds)) =>
  foldGroup(group.opening, playedOf(group, order), draw);
