import type { Device } from '@consorcio/contract';
import { TAKE_ADDRESS } from '../../account/address-store.ts';
import { deleteRows } from '../../account/delete-player.ts';
import { type Database, DatabaseUnavailable, statement } from '../../db/database.ts';
import type { NewToken } from '../../http/token.ts';

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly characterName: string;
  /** The form in which addresses are compared. */
  readonly normalEmail: string;
  readonly nextSeed: Uint8Array;
  readonly device: Device;
}

/** The player with the first session. */
const CREATE = statement<never>({
  name: 'account-create',
  text: `select account_create(p_player_id => $1, p_email => $2, p_name => $3, p_character_name => $4,
    p_password_hash => $5, p_next_seed => $6, p_token_hash => $7, p_device => $8)`,
});
/** Tries in all, each with another id, where a part of the database is away; and milliseconds for them. */
const MOST_TRIES = 8;
const PATIENCE = 400;

/** Keeps the player under the first id whose place in the database answers. */
async function createPlayer(database: Database, account: NewAccount, newToken: () => NewToken): Promise<NewToken> {
  const { email, name, characterName, passwordHash, nextSeed, device } = account;
  const from = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    const created = newToken();
    const { playerId, hash } = created.token;
    const values = [playerId, email, name, characterName, passwordHash, nextSeed, hash, device];
    try {
      await database.query(CREATE, values);
      return created;
    } catch (error) {
      const isOver = attempt === MOST_TRIES || performance.now() - from > PATIENCE;
      if (isOver || !(error instanceof DatabaseUnavailable)) throw error;
    }
  }
}

/**
 * Player, first session, and then the address, which leads to the player from that moment on: an account that was cut off
 * between the two is one that nobody can enter, and its address is still free. They are two writes because address and
 * player may be kept on two machines. Null when the address was taken meanwhile.
 */
export async function createAccount(
  database: Database,
  account: NewAccount,
  newToken: () => NewToken,
): Promise<NewToken | null> {
  const created = await createPlayer(database, account, newToken);
  const { playerId } = created.token;
  const taken = await database.query(TAKE_ADDRESS, [account.normalEmail, playerId]);
  if (taken.length === 1) return created;
  await deleteRows(database, playerId);
  return null;
}
