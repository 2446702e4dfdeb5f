import type { Counts } from './day-counts.ts';

/** What a report is asked for. */
export interface Period {
  /** `2026-11-22`, oldest first. */
  readonly days: readonly string[];
  /** Counted on each of those days; a day without any is missing. */
  readonly counts: ReadonlyMap<string, Counts>;
}

interface DeskColumn {
  /** In CSV files. */
  readonly id: string;
  /** On the page. */
  readonly title: string;
}

/** The first cell names its row. Null: kept back, since it would be about too few people. */
export type DeskRow = readonly [string, ...(string | number | null)[]];
export interface DeskTable {
  readonly columns: readonly DeskColumn[];
  readonly rows: readonly DeskRow[];
}

/** From players to what they read. */
export const GROUPS = ['players', 'teaching', 'service', 'content'] as const;

/** One report of the operator's desk: sums only, nothing about anybody. */
export interface DeskReport {
  /** Names its CSV file. */
  readonly id: string;
  readonly title: string;
  /** What is counted, in a sentence. */
  readonly note: string;
  /** Reports of one group stand together, in the order of the groups. */
  readonly group: (typeof GROUPS)[number];
  /** How its numbers are drawn beside the table: over time, in piles, side by side, or the first column of numbers as steps. */
  readonly chart: 'lines' | 'stacked' | 'bars' | 'steps' | null;
  /** Reads no more than a bounded number of rows; is asked once in a while only. */
  read(period: Period): Promise<DeskTable>;
}

/** What waits for the operator, and what can be done about it. */
export interface DeskItem {
  /** Letters, digits and dashes. */
  readonly id: string;
  readonly text: string;
  /** What there is to check before an act. */
  readonly details?: readonly string[];
  /** What is wrong or strange about it. */
  readonly warnings?: readonly string[];
  /** `needsCode`: where a second factor is set up, the act needs a code of its own. */
  readonly acts: readonly { readonly id: string; readonly label: string; readonly needsCode?: boolean }[];
}
export interface DeskList {
  /** Letters, digits and dashes. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  read(): Promise<readonly DeskItem[]>;
  /** Does one of the acts that `read` named. */
  act(item: string, act: string): Promise<void>;
}

/** Where features put the reports that they know how to make, and what the operator decides. */
export interface Desk {
  add(report: DeskReport): void;
  addList(list: DeskList): void;
  lists(): readonly DeskList[];
  /** By group; inside one in the order in which they were added. */
  reports(): readonly DeskReport[];
}

export function desk(): Desk {
  const added: DeskReport[] = [];
  const addedLists: DeskList[] = [];
  return {
    add: (report) => void added.push(report),
    addList: (list) => void addedLists.push(list),
    lists: () => addedLists,
    reports: () => GROUPS.flatMap((group) => added.filter((report) => report.group === group)),
  };
}

/** Sums of one name over the whole period, by label. */
export function totalsOf({ days, counts }: Period, name: string): Readonly<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const day of days)
    for (const [label, times] of Object.entries(counts.get(day)?.[name] ?? {}))
      totals[label] = (totals[label] ?? 0) + times;
  return totals;
}

/** A report by day: one column for each label of one name. */
export const byDay = (
  { days, counts }: Period,
  columns: readonly { readonly id: string; readonly title: string; readonly name: string; readonly label: string }[],
  dayTitle: string,
): DeskTable => ({
  columns: [{ id: 'day', title: dayTitle }, ...columns.map(({ id, title }) => ({ id, title }))],
  rows: days.map((day) => [day, ...columns.map(({ name, label }) => counts.get(day)?.[name]?.[label] ?? 0)]),
});
