import { isGuest, normalEmail } from '@consorcio/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, statement } from '../../db/database.ts';
import type { Checking, Uses } from '../../feature.ts';
import type { SignedIn } from '../../http/sessions.ts';
import { checkGuess } from '../../limits/guesses.ts';
import { noteSecurity } from '../../security-log.ts';

const PASSWORD = statement<{ readonly passwordHash: string }>({
  name: 'me-password',
  text: 'select password_hash as "passwordHash" from player where player_id = $1',
});

/** Null when the player is gone. */
const findPasswordHash = async (database: Database, playerId: string): Promise<string | null> =>
  (await database.query(PASSWORD, [playerId]))[0]?.passwordHash ?? null;

/** Whose password is asked for again, and from where. */
interface Asker {
  readonly player: SignedIn;
  readonly address: string;
  readonly log: FastifyBaseLogger;
}

/**
 * Checks the password that a signed-in player gives again, and gives its hash; null when it is wrong, and for
 * a guest, who has none. Wrong ones count like those of a login.
 * @throws Refusal RATE_LIMITED
 */
export async function checkPassword(
  { database, passwords, guesses, shared }: Uses<Checking>,
  { player, address, log }: Asker,
  password: string,
): Promise<string | null> {
  if (isGuest(player)) return null;
  const account = normalEmail(player.email);
  const { isRight, hash } = await checkGuess({ guesses, shared }, { account, address }, async () => {
    const hash = await findPasswordHash(database, player.id);
    return { hash, isRight: await passwords.matches(password, hash) };
  });
  if (!isRight) noteSecurity(log, 'password-refused', { playerId: player.id });
  return isRight ? hash : null;
}
