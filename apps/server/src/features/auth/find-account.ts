import { type Database, statement } from '../../db/database.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

const BY_EMAIL = statement<{ readonly id: string }>('account-by-email')`
  select player_id as id from login_email where email = $1`;
const BY_ID = statement<Account>('account-by-id')`
  select player_id as id, name, email, password_hash as "passwordHash" from player where player_id = $1`;
/** The id that no player has: an address that nobody has takes as many statements as one that somebody has. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The player whom an address, in the form in which addresses are compared, leads to; null when there is none. */
export const findPlayerId = async (database: Database, normalEmail: string): Promise<string | null> =>
  (await database.query(BY_EMAIL, [normalEmail]))[0]?.id ?? null;

export const findAccountOf = async (database: Database, playerId: string): Promise<Account | null> =>
  (await database.query(BY_ID, [playerId]))[0] ?? null;

/** The account of an address in the form in which addresses are compared; null when there is none. */
export async function findAccount(database: Database, normalEmail: string): Promise<Account | null> {
  const id = await findPlayerId(database, normalEmail);
  return findAccountOf(database, id ?? NOBODY);
}
