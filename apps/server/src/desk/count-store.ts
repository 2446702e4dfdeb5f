import { statement } from '../db/database.ts';

/** How often something happened: by name, then by label. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What one server counted on one day. */
interface DayRow {
  /** `2026-11-22`. */
  readonly day: string;
  readonly writer: string;
  readonly counts: Counts;
}

/** All that one server counted on a day, as often as it likes. `$1` day, `$2` writer, `$3` counts. */
export const KEEP_COUNTS = statement<never>({
  name: 'desk-counts-keep',
  text: `insert into day_count (day, writer, counts) values ($1::date, $2::uuid, $3::jsonb)
    on conflict (day, writer) do update set counts = excluded.counts`,
});

/** Of a day and all after it. `$1` first day. */
export const READ_COUNTS = statement<DayRow>({
  name: 'desk-counts-read',
  text: 'select day::text, writer, counts from day_count where day >= $1::date order by day, writer',
});

/** Days before one that have several rows. `$1` day. */
export const SCATTERED_DAYS = statement<{ readonly day: string }>({
  name: 'desk-counts-scattered',
  text: 'select day::text from day_count where day < $1::date group by day having count(*) > 1 order by day limit 10',
});

/** Takes all rows of a day away. `$1` day. */
export const TAKE_DAY = statement<Pick<DayRow, 'counts'>>({
  name: 'desk-counts-take',
  text: 'delete from day_count where day = $1::date returning counts',
});
