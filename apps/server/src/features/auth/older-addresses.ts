import { normalEmail } from '@consorcio/contract';
import { GIVE_ADDRESS, TAKE_ADDRESS } from '../../account/address-store.ts';
import { type Database, statement } from '../../db/database.ts';
import type { Chore } from '../../upkeep.ts';

/** Addresses with accents that one piece looks at. */
const ADDRESSES = 200;
/** Milliseconds. */
const EVERY = 60_000;

/** `$1` the last address that was looked at. What is plain ASCII has had one form in every version. */
const NEXT_ADDRESSES = statement<{ readonly email: string; readonly id: string }>({
  name: 'older-addresses-next',
  text: `select email, player_id as id from login_email where email > $1 and email ~ '[^ -~]'
    order by email limit ${ADDRESSES}`,
});

/** Gives an address its form of today; it stays as it is where another account has that one already. */
const renew = (database: Database, email: string, id: string): Promise<void> =>
  database.transaction(async (query) => {
    if ((await query(TAKE_ADDRESS, [normalEmail(email), id])).length > 0) await query(GIVE_ADDRESS, [email, id]);
  });

/**
 * Version 0.1 compared addresses with accents as they were typed: each gets the form in which addresses are compared today,
 * so that it leads to its account however it is typed. Goes through them once after a start.
 */
export function olderAddresses(database: Database): Chore {
  let from: string | null = '';
  return {
    name: 'older addresses',
    every: EVERY,
    piece: async () => {
      if (from === null) return;
      const rows = await database.query(NEXT_ADDRESSES, [from]);
      for (const { email, id } of rows) if (normalEmail(email) !== email) await renew(database, email, id);
      from = rows.at(-1)?.email ?? null;
    },
  };
}
