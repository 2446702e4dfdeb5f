import { isEmail, normalEmail } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { endAccess, GIVE_ADDRESS, lockAccess, TAKE_ADDRESS } from '../../account/access.ts';
import { notify } from '../../account/notices.ts';
import { type Database, statement } from '../../db/database.ts';
import { allOrNothing } from '../../db/guarded-write.ts';
import type { Checking, Notifying, PlayerHandler } from '../../feature.ts';
import { noteSecurity } from '../../security-log.ts';
import { checkPassword } from './ways-in.ts';

const NAME = statement<never>('me-name')`update player set name = $2, character_name = $3 where player_id = $1`;
const EMAIL = statement<{ readonly written: number }>('me-email')`
  update player set email = $2 where player_id = $1 and email = $3 returning 1 as written`;

/** Corrects the player's name and the character's; sharing and certificate show the new one. */
export const correctName: PlayerHandler<'correctName', 'database'> = async ({ database }, { player, body }) => {
  const { name, characterName } = body;
  await database.query(NAME, [player.id, name, characterName]);
  return ok({ name, characterName });
};

/** Corrects the address. Sent again, it finds the address there and says so. */
export const correctEmail: PlayerHandler<'correctEmail', Checking | Notifying> = async (services, request) => {
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
};

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
  return allOrNothing(database, async (query) => {
    const player = await lockAccess(query, playerId);
    if (player?.passwordHash !== hash) return false;
    if ((await query(TAKE_ADDRESS, [after, playerId])).length === 0) return false;
    await query(GIVE_ADDRESS, [before, playerId]);
    if ((await query(EMAIL, [playerId, to, from])).length === 0) return false;
    await endAccess(query, 'ADDRESS_CHANGE', { playerId, player });
    return true;
  });
}
