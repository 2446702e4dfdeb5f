import { randomUUID } from 'node:crypto';
import { operatorCopy } from '@consorcio/copy/operator';
import { MINIMUM_COHORT } from '@consorcio/rules/vocabulary';
import type { Database } from '../../db/database.ts';
import { CAMPAIGN_NUMBERS, decisionsOf, MEASURES, publishedInBlocks } from '../../desk/behaviour.ts';
import { type Counts, type DayCounts, dayCounts, OPEN_DAYS } from '../../desk/day-counts.ts';
import { dayAfter, dayOf } from '../../desk/days.ts';
import type { DeskReport, DeskTable } from '../../desk/desk.ts';

const { behaviour: copy } = operatorCopy;

/** Before the game: every day that was counted comes after it. */
const FIRST_DAY = '2020-01-01';

const percent = (part: number, all: number): number => Math.round((1_000 * part) / all) / 10;

/** Shares by campaign number; null for fewer than ten players. `days`: counts of each, oldest first. */
function behaviourTable(days: readonly Counts[]): DeskTable {
  const cellsOf = (number: number) =>
    MEASURES.flatMap((measure) => {
      const told = publishedInBlocks(
        days.map((counts) => decisionsOf(counts, measure, number)),
        MINIMUM_COHORT,
      );
      return told.players === 0 ? [null, null] : [told.all, percent(told.watched, told.all)];
    });
  return {
    columns: [
      { id: 'campaign', title: copy.campaign },
      ...MEASURES.flatMap((measure) => [
        { id: measure, title: copy.measures[measure].all },
        { id: `${measure}-percent`, title: copy.measures[measure].watched },
      ]),
    ],
    rows: CAMPAIGN_NUMBERS.map((number) => [copy.campaigns[number], ...cellsOf(number)]),
  };
}

/** The table of all time, whose days no server writes any more: its published figures never change. */
export async function readBehaviour(counts: Pick<DayCounts, 'read'>, now: number): Promise<DeskTable> {
  const closed = dayAfter(dayOf(now), -OPEN_DAYS);
  const days = [...(await counts.read(FIRST_DAY))].filter(([day]) => day < closed);
  return behaviourTable(days.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each));
}

/** What players decide, beside what they answer (LEARN 2.4). */
export const behaviourReport = (counts: Pick<DayCounts, 'read'>, now: () => number): DeskReport => ({
  group: 'teaching',
  id: 'behaviour',
  title: copy.title,
  note: copy.note(MINIMUM_COHORT, OPEN_DAYS + 1),
  chart: null,
  read: () => readBehaviour(counts, now()),
});

/** The same for a terminal: `npm run admin -- behaviour`. */
export async function reportBehaviour(database: Database): Promise<readonly Record<string, string | number>[]> {
  const { columns, rows } = await readBehaviour(dayCounts(database, Date.now, randomUUID()), Date.now());
  return rows.map((cells) => Object.fromEntries(columns.map(({ id }, i) => [id, cells[i] ?? ''])));
}
