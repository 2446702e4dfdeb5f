import type { endpoints } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { weaknessOf } from '../../account/strong-password.ts';
import { statement } from '../../db/database.ts';
import type { Services } from '../../feature.ts';
import type { Answer, PlayerRequest } from '../../http/api.ts';
import { checkPassword } from './check-password.ts';

/**
 * The new password, if the old one still is what was checked; with it go all other sessions and every code that was sent.
 * `$1` player, `$2` hash of the token that stays, `$3` new hash, `$4` the hash that was checked.
 */
const CHANGE = statement<{ readonly written: boolean }>({
  name: 'me-password-change',
  text: `select password_change(p_player_id => $1, p_token_hash => $2, p_next_hash => $3, p_checked_hash => $4)
    as written`,
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
  const weakness = weaknessOf(body.newPassword);
  if (weakness !== null) return refuse(weakness);
  const hash = await checkPassword(services, request, body.password);
  if (hash === null)
    return (await checkPassword(services, request, body.newPassword)) === null ? refuse('PW_MISMATCH') : ok(undefined);
  const next = await services.passwords.hash(body.newPassword);
  const [row] = await services.database.query(CHANGE, [player.id, token.hash, next, hash]);
  return row?.written === true ? ok(undefined) : refuse('PW_MISMATCH');
}
