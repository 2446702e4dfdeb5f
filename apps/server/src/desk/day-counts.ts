import type { FastifyBaseLogger } from 'fastify';
import { type Database, json, statement } from '../db/database.ts';
import { dayAfter, dayOf } from './days.ts';

/** How often something happened: by name, then by label. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface DayRow {
  /** `2026-11-22`. */
  readonly day: string;
  readonly writer: string;
  readonly counts: Counts;
}

/** All that one server counted on a day, as often as it likes. `$1` day, `$2` writer, `$3` counts. */
const KEEP_COUNTS = statement<never>('desk-counts-keep')`
  insert into day_count (day, writer, counts) values ($1::date, $2::uuid, $3::jsonb)
    on conflict (day, writer) do update set counts = excluded.counts`;

/** Of a day and all after it. `$1` first day. */
const READ_COUNTS = statement<DayRow>('desk-counts-read')`
  select day::text, writer, counts from day_count where day >= $1::date order by day, writer`;

/** Days before one that have several rows. `$1` day. */
const SCATTERED_DAYS = statement<{ readonly day: string }>('desk-counts-scattered')`
  select day::text from day_count where day < $1::date group by day having count(*) > 1 order by day limit 10`;

/** Takes all rows of a day away. `$1` day. */
const TAKE_DAY = statement<Pick<DayRow, 'counts'>>('desk-counts-take')`
  delete from day_count where day = $1::date returning counts`;

/** Writes what was counted again and again, in the background, and once more when it is stopped. */
export function keepCounts(
  counts: DayCounts,
  every: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const then = (work: () => Promise<void>): void => {
    running = running
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'what was counted is not written yet'));
  };
  const timer = setInterval(() => then(() => counts.keep().then(counts.merge)), every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      then(counts.keep);
      await running;
    },
  };
}

/** Counts of what happens, by day of Brasília: sums for the operator's desk, nothing about anybody. */
export interface DayCounts {
  /** Costs no more than an addition. `by`: how often, or how much. */
  count(name: string, label: string, by?: number): void;
  /** Writes what this server counted and has not written yet: one short statement a day that changed. */
  keep(): Promise<void>;
  /** Rows of days long past become one a day, since a server that starts often leaves many; looks once a day. */
  merge(): Promise<void>;
  /** Sums of every server, of a day and all after it, by day. */
  read(from: string): Promise<ReadonlyMap<string, Counts>>;
}

type Sums = Record<string, Record<string, number>>;

/** Days after which no server writes a day any more, so that its rows may become one. */
export const OPEN_DAYS = 3;

function addOne(sums: Sums, name: string, label: string, by: number): void {
  const labels = sums[name] ?? {};
  labels[label] = (labels[label] ?? 0) + by;
  sums[name] = labels;
}

function add(sums: Sums, counts: Counts): void {
  for (const [name, labels] of Object.entries(counts))
    for (const [label, times] of Object.entries(labels)) addOne(sums, name, label, times);
}

/** `writer`: a UUID of this start of the server, so that writing twice counts once. */
export function dayCounts(database: Database, now: () => number, writer: string): DayCounts {
  const days = new Map<string, Sums>();
  const changed = new Set<string>();
  let mergedOn = '';

  const merge = async (): Promise<void> => {
    const today = dayOf(now());
    if (mergedOn === today) return;
    for (const { day } of await database.query(SCATTERED_DAYS, [dayAfter(today, -OPEN_DAYS)])) {
      await database.transaction(async (query) => {
        const sums: Sums = {};
        const taken = await query(TAKE_DAY, [day]);
        // None: another server was first.
        if (taken.length === 0) return;
        for (const { counts } of taken) add(sums, counts);
        await query(KEEP_COUNTS, [day, writer, json(sums)]);
      });
    }
    mergedOn = today;
  };

  return {
    count(name, label, by = 1) {
      const day = dayOf(now());
      const sums = days.get(day) ?? {};
      addOne(sums, name, label, by);
      days.set(day, sums);
      changed.add(day);
    },

    async keep() {
      const today = dayOf(now());
      for (const day of [...days.keys()]) {
        if (day < dayAfter(today, 1 - OPEN_DAYS)) {
          days.delete(day);
          changed.delete(day);
        } else if (changed.delete(day)) {
          const write = database.query(KEEP_COUNTS, [day, writer, json(days.get(day))]);
          await write.catch((error: unknown) => {
            changed.add(day);
            throw error;
          });
        }
      }
    },

    merge,

    async read(from) {
      const all = new Map<string, Sums>();
      const into = (day: string, counts: Counts): void => {
        const sums = all.get(day) ?? {};
        add(sums, counts);
        all.set(day, sums);
      };
      for (const row of await database.query(READ_COUNTS, [from])) {
        // Of what is still open here, memory knows more than the table.
        if (row.writer !== writer || !days.has(row.day)) into(row.day, row.counts);
      }
      for (const [day, sums] of days) if (day >= from) into(day, sums);
      return all;
    },
  };
}
