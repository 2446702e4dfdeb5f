import { weekAfter } from '@consorcio/game';
import { CURRENT_RULEBOOK } from '@consorcio/rules';
import type { Uses } from '../../feature.ts';
import { SEAL } from './store.ts';

const ROOT_BYTES = 32;

/** Seals a week and the one after it with the rulebook of today, once for all servers of the database (RULES 14.3). */
export async function sealWeeks(
  { database, randomBytes, now }: Uses<'database' | 'randomBytes' | 'now'>,
  week: string,
): Promise<void> {
  for (const each of [week, weekAfter(week)])
    await database.query(SEAL, [each, randomBytes(ROOT_BYTES), new Date(now()), CURRENT_RULEBOOK]);
}
