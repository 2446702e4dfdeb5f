import { Dice } from '@consorcio/kernel';
import { redrawnOf } from '@consorcio/rules/live';
import { LIVE_MONTHS, type LiveMonths } from '@consorcio/rules/live-words';
import { fastDraw, seedOf } from '../fast-draw.ts';
import type { Line } from '../table.ts';
import type { Figure } from '../tally.ts';
import { faultsOf } from './faults.ts';
import { castOf, MIXES, type PersonName } from './people.ts';
import { type PlayedGroup, playGroup } from './play-group.ts';
import { groupsOfSettings, settings, WAYS } from './settings.ts';
import { less, letterMonth, paidUp } from './tally.ts';

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

const MIX_COUNT = Object.keys(MIXES).length;

export const groupsOfTable = (size: Size): number =>
  LIVE_MONTHS.length *
    (SIZES.length * MIX_COUNT * size.cell +
      ODD.length * (MOST_PEOPLE - LEAST_PEOPLE + 1) * size.odd +
      MIX_COUNT * size.notes * size.redraws * 2) +
  groupsOfSettings(size.settings);

const AT_MOST = (most: number) => ({ least: 0, most });
const AT_LEAST = (least: number, most = 1) => ({ least, most });
const exactly = (value: number): Figure => ({ value, low: value, high: value });
const lowOf = (figure: Figure): Figure => ({ ...figure, value: figure.low });

/** Groups of a length, of every size and mix. */
function groupsOf(months: LiveMonths, count: number, played: () => void): readonly PlayedGroup[] {
  return SIZES.flatMap((people) =>
    Object.entries(MIXES).flatMap(([name, mix]) =>
      Array.from({ length: count }, (_, i) => {
        const stream = `live ${months} ${people} ${name}`;
        const group = playGroup({ months, people: castOf(mix, people, Dice.of(seedOf(stream, i), 0)) }, stream, i);
        played();
        return group;
      }),
    ),
  );
}

/** Median notes of two kinds of people. */
function medianNotes(months: LiveMonths, { notes: count, redraws }: Size, played: (groups: number) => void) {
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
      played(2 * redraws);
    }
  }
  const median = (name: PersonName): number => {
    const list = (notes.get(name) ?? []).toSorted((a, b) => a - b);
    return list[Math.floor((list.length - 1) / 2)] ?? 0;
  };
  return { planner: median('planner'), allIn: median('allIn') };
}

/** Faults of groups in which everybody is odd in the same way, of every size. */
function oddGroups(count: number, played: () => void) {
  let [groups, faults] = [0, 0];
  for (const name of ODD) {
    for (const months of LIVE_MONTHS) {
      for (let people = LEAST_PEOPLE; people <= MOST_PEOPLE; people += 1) {
        for (let i = 0; i < count; i += 1) {
          const cast = { months, people: Array<PersonName>(people).fill(name) };
          faults += faultsOf(playGroup(cast, `odd ${name} ${months} ${people}`, i)).length;
          groups += 1;
          played();
        }
      }
    }
  }
  return { groups, faults };
}

/** The table. `played`: called as groups are played. */
export function* linesOfLive(size: Size, played: (groups?: number) => void): Generator<Line> {
  let [groups, faults] = [0, 0];
  for (const months of LIVE_MONTHS) {
    const list = groupsOf(months, size.cell, played);
    groups += list.length;
    faults += list.reduce((sum, group) => sum + faultsOf(group).length, 0);
    const of = `${months} months`;
    const share = { unit: 'percent' } as const;
    const planner = paidUp(list, 'planner');
    const allIn = paidUp(list, 'allIn');
    const sooner = less(letterMonth(list, 'planner'), letterMonth(list, 'allIn'));
    const notes = medianNotes(months, size, played);
    yield {
      player: 'planner',
      claim: `pays to the end, lower bound, ${of}`,
      target: AT_LEAST(0.95),
      ...share,
      figure: lowOf(planner),
    };
    yield {
      player: 'average',
      claim: `pays to the end, ${of}`,
      target: AT_LEAST(0.85, 0.95),
      ...share,
      figure: paidUp(list, 'average'),
    };
    yield {
      player: 'absent',
      claim: `the autopilot pays to the end, ${of}`,
      target: AT_LEAST(0.85),
      ...share,
      figure: paidUp(list, 'absent'),
    };
    yield {
      player: 'all in',
      claim: `pays to the end less often than the planner, ${of}`,
      target: AT_LEAST(0.1),
      ...share,
      figure: less(planner, allIn),
    };
    yield {
      player: 'all in',
      claim: `months sooner with the letter than the planner, ${of}`,
      target: AT_LEAST(0.9, Number.POSITIVE_INFINITY),
      unit: 'times',
      figure: sooner,
    };
    yield {
      player: 'all in',
      claim: `median note below the planner's, points, ${of}`,
      target: AT_LEAST(20, Number.POSITIVE_INFINITY),
      unit: 'points',
      figure: exactly(notes.planner - notes.allIn),
    };
  }
  const { best, count } = settings(size.settings, played);
  for (const way of WAYS) {
    const target = AT_MOST(way === 'neverPays' ? 0 : 0.4);
    yield {
      player: way,
      claim: `is best, of ${count} settings`,
      target,
      unit: 'percent',
      figure: exactly((best.get(way) ?? 0) / count),
    };
  }
  const odd = oddGroups(size.odd, played);
  yield {
    player: 'mixes',
    claim: `laws broken in ${groups} groups`,
    target: AT_MOST(0),
    unit: 'points',
    figure: exactly(faults),
  };
  yield {
    player: 'odd groups',
    claim: `laws broken in ${odd.groups} groups`,
    target: AT_MOST(0),
    unit: 'points',
    figure: exactly(odd.faults),
  };
}
