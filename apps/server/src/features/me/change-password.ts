import type { endpoints } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { isStrongPassword } from '../../account/strong-password.ts';
import { statement } from '../../db/database.ts';
import type { Services } from '../../feature.ts';
import type { Answer, PlayerRequest } from '../../http/bind.ts';
import { checkPassword } from './check-password.ts';

/**
 * The new password, if the old one still is what was checked; with it go all other sessions and every code that was sent.
 * `$1` player, `$2` hash of the token that stays, `$3` new hash, `$4` the hash that was checked.
 */
const CHANGE = statement<{ readonly written: number }>({
  name: 'me-password-change',
  text: `with p as (
      update player set password_hash = $3 where player_id = $1 and password_hash = $4 returning player_id
    ), ended as (
      delete from session where player_id = $1 and token_hash <> $2 and exists (select 1 from p)
    ), sent as (
      delete from recovery where player_id = $1 and kind <> 'PAPER' and exists (select 1 from p)
    )
    select 1 as written from p`,
});

type ChangePassword = typeof endpoints.changePassword;

/**
 * Changes the password. Sent again after a lost answer, when the new password is the password already, it answers as the
 * first time.
 */
export async function changePassword(
  services: Services,
  request: PlayerRequest<ChangePassword>,
): Promise<Answer<ChangePassword>> {
  const { player, token, body } = request;
  if (!isStrongPassword(body.newPassword)) return refuse('PW_TOO_WEAK');
  const hash = await checkPassword(services, request, body.password);
  if (hash === null)
    return (await checkPassword(services, request, body.newPassword)) === null ? refuse('PW_MISMATCH') : ok(undefined);
  const next = await services.passwords.hash(body.newPassword);
  const written = await services.database.query(CHANGE, [player.id, token.hash, next, hash]);
  return written.length > 0 ? ok(undefined) : refuse('PW_MISMATCH');
}
