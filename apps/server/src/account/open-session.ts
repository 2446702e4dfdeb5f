import { randomInt } from 'node:crypto';
import type { Device } from '@consorcio/contract';
import { NICKNAMES } from '@consorcio/copy/nicknames';
import type { SealedSeed } from '@consorcio/game';
import { NOTED } from '../age-clock.ts';
import { type Database, DatabaseUnavailable, statement } from '../db/database.ts';
import type { Uses } from '../feature.ts';
import { type NewToken, newToken, type Token } from '../http/token.ts';
import { newId } from '../ids.ts';

/**
 * Notes that an account is in use, exact to a day: with each login, and with the first call of a session in a day. One
 * that nobody uses is deleted (`me/unused.ts`).
 */
export const NOTE_USE = statement<never>('account-used')`
  update player set last_used_at = ${NOTED} where player_id = $1 and last_used_at < ${NOTED} - interval '1 day'`;

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
const CREATE = statement<never>('account-create')`
  select account_create(p_player_id => $1, p_email => $2, p_name => $3, p_character_name => $4,
    p_password_hash => $5, p_next_seed => $6, p_token_hash => $7, p_device => $8, p_next_root => $9,
    p_next_rulebook => $10)`;
/** Tries in all, each with another id, where a part of the database is away; and milliseconds for them. */
const MOST_TRIES = 8;
const PATIENCE = 400;

/** Makes a player without an account, as whom nobody is known: a drawn nickname stands in place of both names. */
export async function createGuest(
  { database, now, newSeal }: Uses<'database' | 'now' | 'newSeal'>,
  device: Device,
): Promise<NewToken & { readonly name: string }> {
  const name = NICKNAMES[randomInt(NICKNAMES.length)] ?? '';
  const guest = { name, characterName: name, email: '', passwordHash: '', next: newSeal(), device };
  return { name, ...(await createPlayer(database, guest, () => newToken(newId(now())))) };
}

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

const OPEN_SESSION = statement<{ readonly isOpen: boolean }>('session-open')`
  select session_open(p_player_id => $1, p_token_hash => $2, p_device => $3, p_password_hash => $4,
    p_lti_user => $5) as "isOpen"`;

/** What was shown at the door: the hash of the password that was right, or of the school's user. */
type Proof = { readonly passwordHash: string } | { readonly user: Uint8Array };

/**
 * Keeps a new token's session. False, and nothing is kept, when the proof opens the account no more.
 */
export async function openSession(database: Database, token: Token, device: Device, proof: Proof): Promise<boolean> {
  await database.query(NOTE_USE, [token.playerId]);
  const [passwordHash, user] = 'user' in proof ? [null, proof.user] : [proof.passwordHash, null];
  const [row] = await database.query(OPEN_SESSION, [token.playerId, token.hash, device, passwordHash, user]);
  return row?.isOpen === true;
}
