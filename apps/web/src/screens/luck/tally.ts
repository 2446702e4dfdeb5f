import type { CampaignChoices, Ending } from '@consorcio/rules/what-if';

export type EndingType = Ending['context'];
/** In the order in which they stand in a column, from the ground up. */
export const ENDING_TYPES = ['PAID', 'JACKPOT', 'BID', 'DEFAULT'] as const satisfies readonly EndingType[];

/** How many replays ended in one cycle, by the way they ended. */
type Column = Readonly<Record<EndingType, number>>;

/** Place 0 is cycle 1. */
export type Tally = readonly Column[];

const EMPTY: Column = { PAID: 0, JACKPOT: 0, BID: 0, DEFAULT: 0 };

/** The endings by cycle and way; every cycle of the dream has its column. */
export function tallyOf(endings: readonly Ending[], cycles: number): Tally {
  const columns = Array.from({ length: cycles }, () => ({ ...EMPTY }));
  for (const { context, cycle } of endings) {
    const column = columns[cycle - 1];
    if (column !== undefined) column[context] += 1;
  }
  return columns;
}

export const sumOf = (column: Column): number => ENDING_TYPES.reduce((sum, way) => sum + column[way], 0);

/** Those of a column in which the dream came true. */
export const dreamsOf = (column: Column): number => sumOf(column) - column.DEFAULT;

export interface TallySummary {
  /** Replays in which the dream came true. */
  readonly dreams: number;
  /** First and last cycle in which it did; null when it never did. */
  readonly span: readonly [first: number, last: number] | null;
  /** Replays that ended in the cycle and the way of the real campaign. */
  readonly likeYours: number;
}

/** What the page says in words about a thousand replays. */
export function summaryOf(tally: Tally, { context, cycle }: Ending): TallySummary {
  const cycles = tally.flatMap((column, i) => (dreamsOf(column) > 0 ? [i + 1] : []));
  const [first, last] = [cycles.at(0), cycles.at(-1)];
  return {
    dreams: tally.reduce((sum, column) => sum + dreamsOf(column), 0),
    span: first === undefined || last === undefined ? null : [first, last],
    likeYours: tally[cycle - 1]?.[context] ?? 0,
  };
}

/** Messages to the worker and from it. */
export interface ReplayRequest {
  readonly choices: CampaignChoices;
  readonly seed: string;
}
export interface ReplayProgress {
  readonly done: number;
  /** Once all are done. */
  readonly endings?: readonly Ending[];
}
