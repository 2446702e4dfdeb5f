import { type endpoints, isEmail, normalEmail } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { endAccess, lockAccess } from '../../account/access.ts';
import { GIVE_ADDRESS, TAKE_ADDRESS } from '../../account/address-store.ts';
import { notify } from '../../account/notices.ts';
import { type Database, statement } from '../../db/database.ts';
import type { Checking, Notifying, Uses } from '../../feature.ts';
import type { Answer, PlayerRequest } from '../../http/api.ts';
import { noteSecurity } from '../../security-log.ts';
import { checkPassword } from './check-password.ts';

const NAME = statement<never>({
  name: 'me-name',
  text: 'update player set name = $2, character_name = $3 where player_id = $1',
});
const EMAIL = statement<{ readonly written: number }>({
  name: 'me-email',
  text: 'update player set email = $2 where player_id = $1 and email = $3 returning 1 as written',
});

type CorrectName = typeof endpoints.correctName;
type CorrectEmail = typeof endpoints.correctEmail;

/** Corrects the player's name and the character's; sharing and certificate show the new one. */
export async function correctName(
  { database }: Uses<'database'>,
  { player, body: { name, characterName } }: PlayerRequest<CorrectName>,
): Promise<Answer<CorrectName>> {
  await database.query(NAME, [player.id, name, characterName]);
  return ok({ name, characterName });
}

/** Corrects the address. Sent again, it finds the address there and says so. */
export async function correctEmail(
  services: Uses<Checking | Notifying>,
  request: PlayerRequest<CorrectEmail>,
): Promise<Answer<CorrectEmail>> {
  const { player, body, log } = request;
  if (!isEmail(body.email)) return refuse('EMAIL_INVALID');
  const hash = await checkPassword(services, request, body.password);
  if (hash === null) return refuse('PW_MISMATCH');
  const email = body.email.trim();
  const isMoved = await moveTo(services.database, { playerId: player.id, hash, from: player.email, to: email });
  if (!isMoved) return refuse('EMAIL_UNAVAILABLE');
  if (normalEmail(email) !== normalEmail(player.email)) {
    noteSecurity(log, 'address-changed', { playerId: player.id });
    await notify(services, 'addressLeft', player.email);
    await notify(services, 'made', email);
  }
  return ok({ email });
}

interface Move {
  readonly playerId: string;
  /** The password's hash that was checked. */
  readonly hash: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Takes the new address, gives the old one back, writes it down and ends what was sent to the old one, or nothing of it.
 * False when the address is taken, or another correction or another password was first.
 */
async function moveTo(database: Database, { playerId, hash, from, to }: Move): Promise<boolean> {
  const [before, after] = [normalEmail(from), normalEmail(to)];
  if (before === after) return (await database.query(EMAIL, [playerId, to, from])).length > 0;
  try {
    await database.transaction(async (query) => {
      const player = await lockAccess(query, playerId);
      if (player?.passwordHash !== hash) throw new NotMoved();
      if ((await query(TAKE_ADDRESS, [after, playerId])).length === 0) throw new NotMoved();
      await query(GIVE_ADDRESS, [before, playerId]);
      if ((await query(EMAIL, [playerId, to, from])).length === 0) throw new NotMoved();
      await endAccess(query, 'ADDRESS_CHANGE', { playerId, player });
    });
    return true;
  } catch (error) {
    if (error instanceof NotMoved) return false;
    throw error;
  }
}

/** Takes a correction back. */
class NotMoved extends Error {}
