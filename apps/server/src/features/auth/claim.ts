import { isEmail, isGuest, normalEmail } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { endAccess, lockAccess, TAKE_ADDRESS } from '../../account/access.ts';
import { notify } from '../../account/notices.ts';
import { weaknessOf } from '../../account/strong-password.ts';
import { NOTED } from '../../age-clock.ts';
import { type Database, statement } from '../../db/database.ts';
import { allOrNothing } from '../../db/guarded-write.ts';
import { countGuest } from '../../desk/steps.ts';
import type { Checking, Notifying, PlayerHandler } from '../../feature.ts';
import { refuseLimited } from '../../http/refusal.ts';
import { checkGuess } from '../../limits/guesses.ts';
import { noteSecurity } from '../../security-log.ts';
import { findAccountOf, findPlayerId } from './find-account.ts';
import type { SignUp } from './sign-up.ts';

/**
 * Makes an account of a guest; no row when the player is none any more. From now on the account is young: its first recovery
 * code needs no password. `$1` player, `$2` address, `$3` name, `$4` character's name.
 */
const CLAIM = statement<{ readonly written: number }>('guest-claim')`
  update player set email = $2, name = $3, character_name = $4, created_at = now(),
      last_used_at = ${NOTED}
    where player_id = $1 and email = '' returning 1 as written`;

/** Makes an account of the guest who asks, with all that was played. Names are given anew. */
export const claim: PlayerHandler<'claim', Checking | Notifying | 'counts'> = async (services, request) => {
  const { database, passwords, shared, counts } = services;
  const { player, token, body, address, log } = request;
  if (!isEmail(body.email)) return refuse('EMAIL_INVALID');
  const weakness = weaknessOf(body.password);
  if (weakness !== null) return refuse(weakness);
  if (!isGuest(player)) return claimAgain(services, request);
  refuseLimited(await shared.signUp(address));
  const { name, characterName } = body;
  const email = body.email.trim();
  if ((await findPlayerId(database, normalEmail(email))) !== null) return claimAgain(services, request);
  const account = { email, name, characterName, passwordHash: await passwords.hash(body.password) };
  if (!(await keep(database, player.id, token.hash, account))) return claimAgain(services, request);
  countGuest(counts, 'CLAIMED');
  noteSecurity(log, 'account-made', { playerId: player.id, how: 'guest' });
  await notify(services, 'made', email);
  return ok({ id: player.id, name, email });
};

/** Address and account, or neither. False when the address is taken, or another claim was first. */
const keep = (database: Database, playerId: string, tokenHash: Uint8Array, account: SignUp): Promise<boolean> =>
  allOrNothing(database, async (query) => {
    const { email, name, characterName, passwordHash } = account;
    const player = await lockAccess(query, playerId);
    if (player === undefined) return false;
    if ((await query(TAKE_ADDRESS, [normalEmail(email), playerId])).length === 0) return false;
    if ((await query(CLAIM, [playerId, email, name, characterName])).length === 0) return false;
    await endAccess(query, 'CLAIM', { playerId, player, passwordHash, tokenHash });
    return true;
  });

/**
 * The first answer again to whoever claims the same account once more; its password is checked like that of a login, so that
 * a session alone does not reveal the password.
 */
const claimAgain: PlayerHandler<'claim', Checking> = async (services, { player, body, address }) => {
  const { database, passwords, guesses, shared } = services;
  const found = await findAccountOf(database, player.id);
  if (found === null || isGuest(found)) return refuse('EMAIL_UNAVAILABLE');
  if (found.email !== body.email.trim() || found.name !== body.name) return refuse('ALREADY_CLAIMED');
  const { isRight } = await checkGuess(
    { guesses, shared },
    { account: normalEmail(found.email), address },
    async () => ({
      isRight: await passwords.matches(body.password, found.passwordHash),
    }),
  );
  return isRight ? ok({ id: found.id, name: found.name, email: found.email }) : refuse('ALREADY_CLAIMED');
};
