import { type Database, statement } from './db/database.ts';
import type { Chore } from './maintenance.ts';

/*
 * The one place that says 'now' to whatever is deleted for its age. A machine's clock may be wrong before the server starts (a
 * laptop without internet, a restored machine), so its word alone deletes nothing: the database keeps a time of its own, which
 * follows the machine's clock only while the two agree to a day. See docs/decisions/0077-no-deletion-trusts-one-clock.md.
 */

/** Milliseconds by which the machine's clock may differ from what the database knows, and by which it may move unseen. */
export const TOLERANCE = 86_400_000;
/** Milliseconds between two looks at the clock. */
const EVERY = 60_000;

/** SQL: what is compared with the times of uses. Never ahead of the database's own clock. */
export const AGED = 'least(now(), (select at from age_clock where id = 1))';
/** SQL: what a use is noted as. Never behind what the database knows. */
export const NOTED = 'greatest(now(), (select at from age_clock where id = 1))';

/** Milliseconds since 1970 each, of one look at the clock; null: not known. */
interface Age {
  /** As of when things are old. */
  readonly at: number | null;
  /** What the machine's clock showed. */
  readonly seenAt: number | null;
}

/** The same after a look. */
interface Looked extends Age {
  readonly at: number;
}

/** True of two times that differ by a day at most. */
export const agrees = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE;

/**
 * The age after another look at the clock. One that agrees to a day is followed. Of any other only the small steps count, which
 * it makes while and shortly after somebody looks: so the age goes on, late but never early. `elapsed`: milliseconds that have
 * passed for certain since the look before.
 */
export function nextAge({ at, seenAt }: Age, now: number, elapsed: number): Looked {
  if (at === null || agrees(at, now)) return { at: now, seenAt: now };
  return { at: at + (seenAt !== null && agrees(seenAt, now) ? now - seenAt : elapsed), seenAt: now };
}

/** A clock that is refused: nothing more gets old by it. */
interface RefusedClock {
  /** When this server refused it first, by that clock, in milliseconds since 1970. */
  readonly since: number;
  /** Milliseconds by which it is ahead of what the database knows; negative: behind. */
  readonly by: number;
}

/** What shows the clock to an operator, and confirms it. */
export const CLOCK_COMMAND = 'npm run admin -- clock';

/** Tells the operator what is wrong and what to do, in one sentence or two. */
export function clockSentence({ by }: RefusedClock, now: number): string {
  const days = Math.round(Math.abs(by) / TOLERANCE);
  return `This machine's clock says ${new Date(now).toISOString().slice(0, 16)}Z, ${days} days ${by > 0 ? 'after' : 'before'} the time that the game knows: it goes on, but what is old is deleted late. If the clock is wrong, set it; if it is right (the game was off for long), stop the game and run: ${CLOCK_COMMAND}`;
}

/** Times in milliseconds since 1970. */
export interface AgeClock {
  /** As of when things are old: whatever deletes for its age compares with it. */
  aged(): number;
  /** What is noted for something that gets old from now on. */
  noted(): number;
  /** When the clock was last found to have leapt ahead; 0 where it was not. What waits for hours waits from then on. */
  leaptAt(): number;
  /** Null while the machine's clock agrees with what the database knows. */
  refused(): RefusedClock | null;
}

/** Trusts the machine: where no database keeps an age, as in tests. */
export const machineAges = (now: () => number, monotonic?: () => number): AgeClock => ({
  aged: now,
  noted: now,
  leaptAt: clockLeaps(now, monotonic).leaptAt,
  refused: () => null,
});

interface AgeRow {
  readonly at: Date | null;
  readonly seenAt: Date | null;
  readonly databaseNow: Date;
}
const READ = statement<AgeRow>('age-clock-read')`
  select at, seen_at as "seenAt", clock_timestamp() as "databaseNow" from age_clock where id = 1`;
/** Of two servers that look at once only one moves it. `$1` at, `$2` seen at, `$3` and `$4` what they were. */
const KEEP = statement<never>('age-clock-keep')`
  update age_clock set at = $1::timestamptz, seen_at = $2::timestamptz
    where id = 1 and at is not distinct from $3::timestamptz and seen_at is not distinct from $4::timestamptz`;

const timeOf = (date: Date | null): number | null => date?.getTime() ?? null;
const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

/** What the database knows, and the time by the machine's clock and its own, the earlier of the two. */
export async function readAge(
  database: Pick<Database, 'query' | 'kind'>,
  now: number,
): Promise<Age & { readonly now: number }> {
  const [row] = await database.query(READ);
  if (row === undefined) throw new Error('the age of what is kept is not in the database');
  const { at, seenAt, databaseNow } = row;
  return {
    at: timeOf(at),
    seenAt: timeOf(seenAt),
    // The embedded database has no clock of its own.
    now: database.kind === 'embedded' ? now : Math.min(now, databaseNow.getTime()),
  };
}

/** The time by which something may be deleted: now, or that of the last look where the two differ by more than a day. */
export const agedNow = ({ at, now }: { readonly at: number | null; readonly now: number }): number =>
  at === null || agrees(at, now) ? now : Math.min(at, now);

interface Parts {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds from any moment on, never set back; left out: the process's. */
  readonly monotonic?: () => number;
}

/** The age that the database keeps, looked at once now and then by the chore. */
export async function ageClock({
  database,
  now,
  monotonic = () => performance.now(),
}: Parts): Promise<AgeClock & { readonly chore: Chore }> {
  const leaps = clockLeaps(now, monotonic);
  /** The last look: what it wrote, and how much time had passed. */
  let last: (Looked & { readonly passed: number }) | null = null;
  /** When the clock was refused first. */
  let since: number | null = null;

  const look = async (): Promise<void> => {
    const [before, passed] = [await readAge(database, now()), monotonic()];
    // Where another server has looked since, it has counted that time.
    const elapsed = last !== null && last.seenAt === before.seenAt ? passed - last.passed : 0;
    const next = nextAge(before, before.now, elapsed);
    await database.query(KEEP, [next.at, next.seenAt, before.at, before.seenAt].map(dateOf));
    // The clock leapt while no server looked.
    if (last === null && before.seenAt !== null && before.now - before.seenAt > TOLERANCE) leaps.note();
    last = { ...next, passed };
    since = agrees(next.at, now()) ? null : (since ?? now());
  };
  await look();
  const atOfLast = (): number => last?.at ?? 0;
  return {
    aged: () => agedNow({ at: atOfLast(), now: now() }),
    noted: () => Math.max(now(), atOfLast()),
    leaptAt: leaps.leaptAt,
    refused() {
      const [at, moment] = [atOfLast(), now()];
      return agrees(at, moment) ? null : { since: since ?? moment, by: moment - at };
    },
    chore: { name: 'age clock', every: EVERY, piece: look },
  };
}

const DATABASE_TIME = statement<{ readonly now: Date }>('stage-database-time')`select clock_timestamp() as now`;

/** Milliseconds since 1970 as the database counts them: on another machine a second opinion on ours. */
export const databaseTime = async (database: Database): Promise<number> =>
  (await database.query(DATABASE_TIME))[0]?.now.getTime() ?? 0;

/** Milliseconds that the clock may get ahead between two looks and count as right: it is set now and then. */
const LEAP = 600_000;

/** Watches for leaps of a clock while the process runs. */
interface ClockLeaps {
  /**
   * When the clock was last found to have leapt ahead since this was called, in milliseconds since 1970; 0 where it was not. What
   * waits for hours waits from then on.
   */
  leaptAt(): number;
  /** Takes down a leap that was found by other means: now. */
  note(): void;
}

/** `now`: milliseconds since 1970; `monotonic`: milliseconds from any moment on, never set back. */
export function clockLeaps(now: () => number, monotonic: () => number = () => performance.now()): ClockLeaps {
  const lead = (): number => now() - monotonic();
  let [known, leaptAt] = [lead(), 0];
  return {
    leaptAt() {
      if (lead() - known > LEAP) leaptAt = now();
      known = lead();
      // A clock that was set back.
      leaptAt = Math.min(leaptAt, now());
      return leaptAt;
    },
    note() {
      leaptAt = now();
    },
  };
}
