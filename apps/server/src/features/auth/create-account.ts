import { TAKE_ADDRESS } from '../../account/address-store.ts';
import { createPlayer, type NewPlayer } from '../../account/create-player.ts';
import { deleteRows } from '../../account/delete-player.ts';
import type { Database } from '../../db/database.ts';
import type { NewToken } from '../../http/token.ts';

interface NewAccount extends NewPlayer {
  /** The form in which addresses are compared. */
  readonly normalEmail: string;
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
