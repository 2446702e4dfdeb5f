import type { Device } from '@consorcio/contract';
import { type Database, statement } from '../../db/database.ts';
import type { Token } from '../../http/token.ts';

interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly characterName: string;
  /** The form in which addresses are compared. */
  readonly normalEmail: string;
  readonly nextSeed: Uint8Array;
  readonly token: Token;
  readonly device: Device;
}

/** Address, player and first session by one statement: all or nothing, and of two at once only one finds it free. */
const REGISTER = statement<{ readonly id: string }>({
  name: 'account-register',
  text: `with free as (
      insert into login_email (email, player_id) values ($1, $2) on conflict do nothing returning player_id
    ), born as (
      insert into player (player_id, email, name, character_name, password_hash, next_seed)
      select player_id, $3, $4, $5, $6, $7 from free returning player_id
    )
    insert into session (player_id, token_hash, device) select player_id, $8, $9 from born returning player_id as id`,
});

/** False when the address is taken. */
export async function createAccount(database: Database, account: NewAccount): Promise<boolean> {
  const { id, name, email, normalEmail, characterName, passwordHash, nextSeed, token, device } = account;
  const rows = await database.query(REGISTER, [
    ...[normalEmail, id, email, name, characterName, passwordHash],
    ...[nextSeed, token.hash, device],
  ]);
  return rows.length === 1;
}
