import type { endpoints } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { endAccess, lockAccess } from '../../account/access.ts';
import { notify } from '../../account/notices.ts';
import { weaknessOf } from '../../account/strong-password.ts';
import type { Services } from '../../feature.ts';
import type { Answer, PlayerRequest } from '../../http/api.ts';
import { noteSecurity } from '../../security-log.ts';
import { checkPassword } from './check-password.ts';

type ChangePassword = typeof endpoints.changePassword;

/**
 * Changes the password, if the old one still is what was checked, and ends what else opened the account. Sent again after a lost answer, when the new password is the password already, it answers as the
 * first time.
 */
export async function changePassword(
  services: Services,
  request: PlayerRequest<ChangePassword>,
): Promise<Answer<ChangePassword>> {
  const { player, token, body, log } = request;
  const weakness = weaknessOf(body.newPassword);
  if (weakness !== null) return refuse(weakness);
  const hash = await checkPassword(services, request, body.password);
  if (hash === null)
    return (await checkPassword(services, request, body.newPassword)) === null ? refuse('PW_MISMATCH') : ok(undefined);
  const passwordHash = await services.passwords.hash(body.newPassword);
  const done = await services.database.transaction(async (query) => {
    const locked = await lockAccess(query, player.id);
    if (locked?.passwordHash !== hash) return null;
    const ended = { playerId: player.id, player: locked, passwordHash, tokenHash: token.hash };
    return { endsSchool: await endAccess(query, 'PASSWORD_CHANGE', ended) };
  });
  if (done === null) return refuse('PW_MISMATCH');
  noteSecurity(log, 'password-changed', { playerId: player.id });
  if (done.endsSchool) noteSecurity(log, 'school-link-ended', { playerId: player.id });
  await notify(services, 'passwordChanged', player.email);
  return ok(undefined);
}
