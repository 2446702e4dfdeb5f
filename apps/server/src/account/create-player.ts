import type { Device } from '@consorcio/contract';
import type { SealedSeed } from '@consorcio/game';
import { type Database, DatabaseUnavailable, statement } from '../db/database.ts';
import type { NewToken } from '../http/token.ts';

/** A guest has neither address nor password: both are empty. */
export interface NewPlayer {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly characterName: string;
  readonly next: SealedSeed;
  readonly device: Device;
}

/** The player with the first session. */
const CREATE = statement<never>({
  name: 'account-create',
  text: `select account_create(p_player_id => $1, p_email => $2, p_name => $3, p_character_name => $4,
    p_password_hash => $5, p_next_seed => $6, p_token_hash => $7, p_device => $8, p_next_root => $9,
    p_next_rulebook => $10)`,
});
/** Tries in all, each with another id, where a part of the database is away; and milliseconds for them. */
const MOST_TRIES = 8;
const PATIENCE = 400;

/** Keeps the player under the first id whose place in the database answers. */
export async function createPlayer(database: Database, player: NewPlayer, newToken: () => NewToken): Promise<NewToken> {
  const { email, name, characterName, passwordHash, next, device } = player;
  const from = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    const created = newToken();
    const { playerId, hash } = created.token;
    const { seed, root, rulebook } = next;
    const values = [playerId, email, name, characterName, passwordHash, seed, hash, device, root, rulebook];
    try {
      await database.query(CREATE, values);
      return created;
    } catch (error) {
      const isOver = attempt === MOST_TRIES || performance.now() - from > PATIENCE;
      if (isOver || !(error instanceof DatabaseUnavailable)) throw error;
    }
  }
}
