import type { Database } from '../../src/db/database.ts';
import { checkAll } from '../../src/operate/check.ts';

/** What `npm run admin -- check` would say. */
export async function checked(database: Database): Promise<{ campaigns: number; faults: readonly string[] }> {
  const faults: string[] = [];
  const { campaigns } = await checkAll(database, { campaigns: () => undefined, fault: (text) => faults.push(text) });
  return { campaigns, faults };
}
