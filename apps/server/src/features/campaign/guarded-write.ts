import type { Result } from '@consorcio/kernel';
import type { Database, SqlValue, Statement } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';

/** The row that a write gives back; no row means that another command was first. */
export interface Written {
  readonly written: number;
}

/**
 * The beginning of every command's write: the player's row, guarded by the version that was read. When another command
 * was first it finds nothing, and then no other part of the statement, which all start from `p`, writes anything
 * (RULES 3.8). `$1` player, `$2` version.
 */
export const guardedBy = (set: string): string =>
  `with p as (update player set version = version + 1, ${set} where player_id = $1 and version = $2 returning player_id)`;

/** Earned badges. `ids`, `badges` (of equal length) and `at` are placeholders. */
export const insertBadges = (ids: string, badges: string, at: string): string =>
  `insert into user_badge (player_id, user_badge_id, badge_id, earned_at)
    select p.player_id, e.user_badge_id, e.badge_id, ${at}::timestamptz
    from p, unnest(${ids}::uuid[], ${badges}::smallint[]) as e (user_badge_id, badge_id)`;

/** What a command decided on what it read: the answer, and what has to be written before it may be given. */
export interface Decision<Answer> {
  readonly answer: Answer;
  readonly write?: { readonly statement: Statement<Written>; readonly values: readonly SqlValue[] };
}

/** How often a command decides anew. Each time one of those side by side has got through, so they all do. */
const MOST_ATTEMPTS = 128;
/** Seconds to wait for whoever was overtaken that often. */
const OVERTAKEN_RETRY = 1;

/**
 * Reads, decides, writes if nobody was faster, else begins again. Nothing is locked while code runs, and an answer is
 * given only after it was written.
 */
export async function retryOnConflict<Read, Answer, Code>(
  database: Database,
  read: () => Promise<Read>,
  decide: (read: Read) => Result<Decision<Answer>, Code> | Promise<Result<Decision<Answer>, Code>>,
): Promise<Result<Answer, Code>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const decided = await decide(await read());
    if (!decided.ok) return decided;
    const { answer, write } = decided.value;
    if (write === undefined) return { ok: true, value: answer };
    const written = await database.query(write.statement, write.values);
    if (written.length > 0) return { ok: true, value: answer };
  }
  throw new Refusal('UNAVAILABLE', OVERTAKEN_RETRY);
}
