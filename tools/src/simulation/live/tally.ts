import { hasLetter, type Seat, worthOfSeat } from '@consorcio/rules/live';
import type { Figure } from '../tally.ts';
import type { PersonName } from './people.ts';
import type { PlayedGroup } from './play-group.ts';

/** Two-sided 95 %. */
const Z = 1.96;

/** What people of one kind were like in one group: `sum` of `n`. */
interface InGroup {
  readonly n: number;
  readonly sum: number;
}

/** A mean with its interval by group: people of one group share its draws, so the group is the unit (LIVE 4.1). */
export function byGroup(groups: readonly InGroup[]): Figure {
  const n = groups.reduce((sum, group) => sum + group.n, 0);
  const value = groups.reduce((sum, group) => sum + group.sum, 0) / n;
  const variance = groups.reduce((sum, group) => sum + (group.sum - value * group.n) ** 2, 0);
  const half = (Z * Math.sqrt(variance)) / n;
  return { value, low: value - half, high: value + half };
}

/** The difference of two figures of independent groups. */
export function less(a: Figure, b: Figure): Figure {
  const value = a.value - b.value;
  const half = Math.hypot(a.high - a.value, b.high - b.value);
  return { value, low: value - half, high: value + half };
}

/** Seats of people of one kind, group by group; groups without one are left out. */
function seatsOf(groups: readonly PlayedGroup[], name: PersonName): readonly (readonly Seat[])[] {
  const seats = groups.map(({ end, people }) => end.seats.filter(({ quota }) => people[quota - 1] === name));
  return seats.filter((list) => list.length > 0);
}

const sumsOf = (groups: readonly (readonly Seat[])[], of: (seat: Seat) => number): readonly InGroup[] =>
  groups.map((seats) => ({ n: seats.length, sum: seats.reduce((sum, seat) => sum + of(seat), 0) }));

/** Share of people of one kind who paid to the end. */
export const paidUp = (groups: readonly PlayedGroup[], name: PersonName): Figure =>
  byGroup(sumsOf(seatsOf(groups, name), (seat) => (hasLetter(seat) ? 1 : 0)));

/** Mean month of the letter of people of one kind who got one. */
export const letterMonth = (groups: readonly PlayedGroup[], name: PersonName): Figure =>
  byGroup(
    sumsOf(
      seatsOf(groups, name)
        .map((seats) => seats.filter(({ won }) => won !== null))
        .filter((seats) => seats.length > 0),
      ({ won }) => won?.month ?? 0,
    ),
  );

/** Sum of the final standings of some quotas, in coins. */
export const worthOf = ({ end, terms }: PlayedGroup, quotas: readonly number[]): readonly number[] =>
  quotas.map((quota) => worthOfSeat(end.seats[quota - 1] as Seat, terms));
