import { operatorCopy } from '@consorcio/copy/operator';
import { byDay, type DeskReport, type Period, totalsOf } from '../../desk/desk.ts';
import { ANSWERS, BEYOND, TIME_STEPS } from '../../desk/steps.ts';

const { errors, latency, calls, day } = operatorCopy;

/** Codes with a column of their own, and calls that are listed. */
const MOST_CODES = 5;
const MOST_CALLS = 15;
/** Milliseconds: what took longer than the step before counts as this. */
const LAST_STEP = TIME_STEPS.at(-1) ?? 0;

const byMost = (totals: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(totals).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || (a < b ? -1 : 1));

export const errorsReport: DeskReport = {
  group: 'service',
  id: 'errors',
  title: errors.title,
  note: errors.note,
  chart: 'stacked',
  async read(period) {
    const codes = byMost(totalsOf(period, ANSWERS.errors));
    const own = codes
      .slice(0, MOST_CODES)
      .map((code) => ({ id: code, title: code, name: ANSWERS.errors, label: code }));
    const table = byDay(period, own, day);
    if (codes.length <= MOST_CODES) return table;
    const others = (of: string): number =>
      codes.slice(MOST_CODES).reduce((sum, code) => sum + (period.counts.get(of)?.[ANSWERS.errors]?.[code] ?? 0), 0);
    return {
      columns: [...table.columns, { id: 'others', title: errors.others }],
      rows: table.rows.map((row) => [row[0], ...row.slice(1), others(row[0])]),
    };
  },
};

/** Milliseconds within which this share of the answers came; 0 without any. Beyond the last step it says that step. */
export function within(times: Readonly<Record<string, number>>, share: number): number {
  const all = Object.values(times).reduce((sum, n) => sum + n, 0);
  let seen = 0;
  for (const step of TIME_STEPS) {
    seen += times[step] ?? 0;
    if (all > 0 && seen >= all * share) return step;
  }
  return (times[BEYOND] ?? 0) > 0 ? LAST_STEP : 0;
}

const answersOf = ({ counts }: Period, of: string): Readonly<Record<string, number>> =>
  counts.get(of)?.[ANSWERS.time] ?? {};

export const latencyReport: DeskReport = {
  group: 'service',
  id: 'latency',
  title: latency.title,
  note: latency.note(LAST_STEP, TIME_STEPS.at(-2) ?? 0),
  chart: 'lines',
  read: async (period) => ({
    columns: [{ id: 'day', title: day }, ...['p50', 'p95', 'p99'].map((id) => ({ id, title: id }))],
    rows: period.days.map((of) => {
      const times = answersOf(period, of);
      return [of, within(times, 0.5), within(times, 0.95), within(times, 0.99)];
    }),
  }),
};

export const callsReport: DeskReport = {
  group: 'service',
  id: 'calls',
  title: calls.title,
  note: calls.note,
  chart: null,
  async read(period) {
    const [times, spent] = [totalsOf(period, ANSWERS.calls), totalsOf(period, ANSWERS.callTime)];
    const mean = (call: string): number => Math.round((10 * (spent[call] ?? 0)) / (times[call] ?? 1)) / 10;
    const slowest = Object.keys(times).sort((a, b) => mean(b) - mean(a) || (a < b ? -1 : 1));
    return {
      columns: [
        { id: 'call', title: calls.call },
        { id: 'answers', title: calls.answers },
        { id: 'mean-ms', title: calls.mean },
      ],
      rows: slowest.slice(0, MOST_CALLS).map((call) => [call, times[call] ?? 0, mean(call)]),
    };
  },
};
