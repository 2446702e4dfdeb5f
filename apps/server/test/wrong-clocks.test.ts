import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { tryClockSchedules } from './clocks/clock-schedules.ts';
import { embeddedEngine, type TestPlace } from './support/engines.ts';

/** `npm run drill -- clocks [schedules] [first]` tries more of them; these run with the other tests. */
const SCHEDULES = Number(process.env.CLOCK_SCHEDULES ?? 20);
const FIRST = Number(process.env.CLOCK_FIRST ?? 1);
/** The drill tells its progress: whoever ends it can go on from there. */
const IS_DRILL = process.env.CLOCK_SCHEDULES !== undefined;
const BATCH = 100;
/** Milliseconds for one schedule, on a busy machine. */
const PATIENCE = 5_000;

let made: TestPlace;
let database: Database;
beforeAll(async () => {
  made = await embeddedEngine.make();
  database = await openDatabase(made.place);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
  await made.remove();
});

test(
  `in ${SCHEDULES} schedules of starts, wrong clocks, restores and maintenance nothing is deleted that a true clock would keep`,
  async () => {
    const end = FIRST + SCHEDULES;
    let deletedInAll = 0;
    for (let first = FIRST; first < end; first += BATCH) {
      const count = Math.min(BATCH, end - first);
      const { faults, deleted } = await tryClockSchedules(database, { first, count });
      deletedInAll += deleted;
      if (IS_DRILL) process.stdout.write(`schedules ${first} to ${first + count - 1}: ${faults.length} faults\n`);
      expect(faults).toEqual([]);
    }
    expect(deletedInAll).toBeGreaterThan(SCHEDULES);
  },
  PATIENCE * SCHEDULES,
);
