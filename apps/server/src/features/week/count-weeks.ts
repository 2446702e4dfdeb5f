import { hoursOf, keptFrom, weekOf } from '@consorcio/game';
import { sealOf } from '@consorcio/rules/week';
import { databaseTime } from '../../age-clock.ts';
import { type Database, json } from '../../db/database.ts';
import type { Chore } from '../../maintenance.ts';
import type { Noter } from './noter.ts';
import { sealWeeks } from './seal-weeks.ts';
import { COUNT_NOTES, KEEP_NOTE, PUBLISH, UNNOTED, UNPUBLISHED } from './store.ts';

/** Milliseconds between two looks. */
const EVERY = 30_000;
/**
 * Milliseconds after the close before tries are counted: whatever a server had begun by then is written, and clocks of servers may
 * differ by so much.
 */
export const GRACE = 5 * 60_000;

interface Counting {
  readonly database: Database;
  readonly noter: Noter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Counts the ranked tries of every week that has ended and publishes its key (RULES 14.2, 14.6). It may be done by several servers at
 * once, and again: the first count stays. A clock that is ahead of the database's counts nothing early.
 */
export async function countWeeks({ database, noter, now }: Counting): Promise<void> {
  const moment = Math.min(now(), await databaseTime(database));
  for (const { week, root } of await database.query(UNPUBLISHED)) {
    if (hoursOf(week).closes > moment - GRACE) continue;
    const { seed } = sealOf(Buffer.from(root).toString('hex'));
    await noteTheRest({ database, noter }, week, seed);
    const counts = await database.query(COUNT_NOTES, [week]);
    await database.query(PUBLISH, [week, new Date(now()), json(counts.map(({ note, tries }) => [note, tries]))]);
  }
}

/** Notes the tries whose months after the letter were open at the close, by what was decided until then (RULES 14.5). */
async function noteTheRest({ database, noter }: Omit<Counting, 'now'>, week: string, seed: string): Promise<void> {
  for (;;) {
    const rows = await database.query(UNNOTED, [week]);
    if (rows.length === 0) return;
    for (const row of rows) {
      const { value: campaign } = keptFrom(row);
      const note = await noter.ask({ seed, campaign });
      if (note === null) throw new Error(`try ${row.campaignId} came to a letter and has no note`);
      await database.query(KEEP_NOTE, [row.playerId, row.campaignId, note.note, note.low, note.high]);
    }
  }
}

interface Keeping extends Counting {
  readonly randomBytes: (count: number) => Uint8Array;
}

/** Seals this week and the next, counts those that have ended. */
export const weeksKept = (parts: Keeping): Chore => ({
  name: 'weeks',
  every: EVERY,
  piece: async () => {
    await sealWeeks(parts, weekOf(parts.now()));
    await countWeeks(parts);
  },
});
