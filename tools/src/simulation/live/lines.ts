import { Dice } from '@consorcio/kernel';
import { castOf, MIXES, type PersonName } from '@consorcio/players/live-people';
import { booksOf, hasLetter, isMember, lateAmount, redrawnOf, type Seat, worthOfSeat } from '@consorcio/rules/live';
import { LIVE_MONTHS, type LiveMonths, MOTIVES } from '@consorcio/rules/live-words';
import { fastDraw, seedOf } from '../fast-draw.ts';
import { type Line, lineOf, type Range } from '../table.ts';
import { difference, exactly, type Figure, Z } from '../tally.ts';
import { type PlayedGroup, playGroup } from './play-group.ts';

/* The targets of LIVE 4.5, line by line as their groups are played. */

const SIZES = [5, 12, 20, 31, 40];
const ODD: readonly PersonName[] = ['random', 'allIn', 'neverPays', 'careless', 'saver', 'absent'];
const [LEAST_PEOPLE, MOST_PEOPLE] = [2, 40];
/** Odd groups of a kind and size, of the groups a cell; settings and notes likewise. */
const ODD_PART = 0.03;
const SETTINGS_PART = 0.4;
const NOTES_PART = 0.04;
const NOTE_PEOPLE = 30;
const NOTE_REDRAWS = 100;

/** How many groups each part of the table plays, for `count` a cell. */
export const sizeOfLive = (count: number) => ({
  cell: count,
  odd: Math.max(1, Math.round(count * ODD_PART)),
  settings: Math.max(2, Math.round(count * SETTINGS_PART)),
  notes: Math.max(1, Math.round(count * NOTES_PART)),
  redraws: NOTE_REDRAWS,
});
type Size = ReturnType<typeof sizeOfLive>;

const AT_MOST = (most: number) => ({ least: 0, most });
const AT_LEAST = (least: number, most = 1) => ({ least, most });
const FROM = (least: number): Range => AT_LEAST(least, Number.POSITIVE_INFINITY);
const lowOf = (figure: Figure): Figure => ({ ...figure, value: figure.low });

/** Groups of a length, of every size and mix. */
function groupsOf(months: LiveMonths, count: number): readonly PlayedGroup[] {
  return SIZES.flatMap((people) =>
    Object.entries(MIXES).flatMap(([name, mix]) =>
      Array.from({ length: count }, (_, i) => {
        const stream = `live ${months} ${people} ${name}`;
        return playGroup({ months, people: castOf(mix, people, Dice.of(seedOf(stream, i), 0)) }, stream, i);
      }),
    ),
  );
}

/** Median notes of two kinds of people. */
function medianNotes(months: LiveMonths, { notes: count, redraws }: Size) {
  const notes = new Map<PersonName, number[]>([
    ['planner', []],
    ['allIn', []],
  ]);
  for (const [name, mix] of Object.entries(MIXES)) {
    for (let i = 0; i < count; i += 1) {
      const stream = `notes ${months} ${name}`;
      const group = playGroup({ months, people: castOf(mix, NOTE_PEOPLE, Dice.of(seedOf(stream, i), 0)) }, stream, i);
      const drawOf = (redraw: number) => fastDraw(seedOf(`${stream} again ${i}`, redraw));
      for (const { quota, note } of redrawnOf({ opening: group.opening, months: group.closed }, '', redraws, drawOf)
        .standings)
        notes.get(group.people[quota - 1] ?? 'absent')?.push(note);
    }
  }
  const median = (name: PersonName): number => {
    const list = (notes.get(name) ?? []).toSorted((a, b) => a - b);
    return list[Math.floor((list.length - 1) / 2)] ?? 0;
  };
  return { planner: median('planner'), allIn: median('allIn') };
}

/** Faults of groups in which everybody is odd in the same way, of every size. */
function oddGroups(count: number) {
  let [groups, faults] = [0, 0];
  for (const name of ODD) {
    for (const months of LIVE_MONTHS) {
      for (let people = LEAST_PEOPLE; people <= MOST_PEOPLE; people += 1) {
        for (let i = 0; i < count; i += 1) {
          const cast = { months, people: Array<PersonName>(people).fill(name) };
          faults += faultsOf(playGroup(cast, `odd ${name} ${months} ${people}`, i)).length;
          groups += 1;
        }
      }
    }
  }
  return { groups, faults };
}

/** The table, line by line as its groups are played. */
export function* linesOfLive(size: Size): Generator<Line> {
  let [groups, faults] = [0, 0];
  for (const months of LIVE_MONTHS) {
    const list = groupsOf(months, size.cell);
    groups += list.length;
    faults += list.reduce((sum, group) => sum + faultsOf(group).length, 0);
    const of = `${months} months`;
    const planner = paidUp(list, 'planner');
    const allIn = paidUp(list, 'allIn');
    const sooner = difference(letterMonth(list, 'planner'), letterMonth(list, 'allIn'));
    const notes = medianNotes(months, size);
    yield lineOf('planner', `pays to the end, lower bound, ${of}`, AT_LEAST(0.95), lowOf(planner));
    yield lineOf('average', `pays to the end, ${of}`, AT_LEAST(0.85, 0.95), paidUp(list, 'average'));
    yield lineOf('absent', `the autopilot pays to the end, ${of}`, AT_LEAST(0.85), paidUp(list, 'absent'));
    const less = difference(planner, allIn);
    yield lineOf('all in', `pays to the end less often than the planner, ${of}`, AT_LEAST(0.1), less);
    yield lineOf('all in', `months sooner with the letter than the planner, ${of}`, FROM(0.9), sooner, 'times');
    const below = exactly(notes.planner - notes.allIn);
    yield lineOf('all in', `median note below the planner's, points, ${of}`, FROM(20), below, 'points');
  }
  const { best, count } = settings(size.settings);
  for (const way of WAYS) {
    const target = AT_MOST(way === 'neverPays' ? 0 : 0.4);
    yield lineOf(way, `is best, of ${count} settings`, target, exactly((best.get(way) ?? 0) / count));
  }
  const odd = oddGroups(size.odd);
  yield lineOf('mixes', `laws broken in ${groups} groups`, AT_MOST(0), exactly(faults), 'points');
  yield lineOf('odd groups', `laws broken in ${odd.groups} groups`, AT_MOST(0), exactly(odd.faults), 'points');
}

/* Which way of bidding ends best, setting by setting (LIVE 4.3). */

export const WAYS = ['saver', 'keeps180', 'keeps120', 'keeps60', 'half', 'late', 'allIn', 'neverPays'] as const;
const PEOPLE = [6, 20, 40];
/** Quotas 1 to 3 have the three motives, whatever their way. */
const TRIED = [1, 2, 3];

/** In how many settings each way was best, and how many settings there are. */
export function settings(rounds: number) {
  const best = new Map<PersonName, number>(WAYS.map((way) => [way, 0]));
  let count = 0;
  for (const months of LIVE_MONTHS) {
    for (const people of PEOPLE) {
      for (const [name, mix] of Object.entries(MIXES)) {
        const sums = new Map(WAYS.map((way) => [way, new Map(MOTIVES.map((motive) => [motive, 0]))]));
        for (let round = 0; round < rounds; round += 1) {
          const stream = `settings ${months} ${people} ${name}`;
          const others = castOf(mix, people, Dice.of(seedOf(stream, round), 0));
          for (const way of WAYS) {
            const group = playGroup({ months, people: [way, way, way, ...others.slice(3)] }, `${stream} ${way}`, round);
            for (const [i, worth] of worthOf(group, TRIED).entries()) {
              const motive = group.end.seats[i]?.motive ?? 'WORK';
              const sum = sums.get(way);
              sum?.set(motive, (sum.get(motive) ?? 0) + worth);
            }
          }
        }
        for (const motive of MOTIVES) {
          const worth = (way: PersonName): number => sums.get(way as (typeof WAYS)[number])?.get(motive) ?? 0;
          const winner = WAYS.reduce((a, b) => (worth(b) > worth(a) ? b : a));
          best.set(winner, (best.get(winner) ?? 0) + 1);
          count += 1;
        }
      }
    }
  }
  return { best, count };
}

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

const COINS = ['cash', 'card', 'energy', 'paid', 'bid', 'fees', 'costs'] as const;

/** The laws of LIVE 3.8 that a played group breaks, month by month; none where all is well. */
export function faultsOf({ closed, terms }: PlayedGroup): readonly string[] {
  const faults: string[] = [];
  const given = new Set<number>();
  for (const { group, minutes } of closed) {
    const { seats, pot, reserve, month } = group;
    if (booksOf(group).difference !== 0) faults.push('books');
    if (pot < 0 || reserve < 0) faults.push('pot');
    for (const quota of [...minutes.drawn, ...minutes.winners, ...minutes.atEnd]) {
      if (given.has(quota)) faults.push('twice');
      given.add(quota);
    }
    for (const seat of seats) {
      if (COINS.some((key) => !Number.isInteger(seat[key]) || seat[key] < 0)) faults.push('coins');
      const isOpen = month === terms.months && isMember(seat);
      if (isOpen && (lateAmount(seat, month, terms) > 0 || seat.won === null)) faults.push('end');
    }
  }
  return faults;
}
