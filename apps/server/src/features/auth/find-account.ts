import { type Database, statement } from '../../db/database.ts';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

const BY_EMAIL = statement<Account>({
  name: 'account-by-email',
  text: `select p.player_id as id, p.name, p.email, p.password_hash as "passwordHash"
    from login_email e join player p on p.player_id = e.player_id where e.email = $1`,
});

/** The account of an address in the form in which addresses are compared; null when there is none. */
export const findAccount = async (database: Database, normalEmail: string): Promise<Account | null> =>
  (await database.query(BY_EMAIL, [normalEmail]))[0] ?? null;
