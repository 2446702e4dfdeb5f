import type { endpoints } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { endAccess, lockAccess } from '../../account/access.ts';
import { notify } from '../../account/notices.ts';
import { CODE_BYTES, codeHash, codeOf } from '../../account/recovery-code.ts';
import { HAS_SESSION, IS_NEW, KEEP_CODE, KEEP_FIRST_CODE } from '../../account/recovery-store.ts';
import { weaknessOf } from '../../account/strong-password.ts';
import { type Database, statement } from '../../db/database.ts';
import type { Checking, Notifying, Uses } from '../../feature.ts';
import type { Answer, PlayerRequest } from '../../http/api.ts';
import { noteSecurity } from '../../security-log.ts';
import { checkPassword } from './check-password.ts';

type ChangePassword = typeof endpoints.changePassword;

/**
 * Changes the password, if the old one still is what was checked, and ends what else opened the account. Sent again after a lost answer, when the new password is the password already, it answers as the
 * first time.
 */
export async function changePassword(
  services: Uses<Checking | Notifying>,
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

/** Bytes of a token's hash that name a session: enough to be unique, and no token follows from them. */
const NAMING_BYTES = 16;

const END_ONE = statement<never>({
  name: 'session-end-one',
  text: `delete from session where player_id = $1 and substring(token_hash for ${NAMING_BYTES}) = $2`,
});

/** The name of a session in the list of open ones. */
export const sessionId = (tokenHash: Uint8Array): string =>
  Buffer.from(tokenHash).subarray(0, NAMING_BYTES).toString('base64url');

/** Ends one session of a player; an unknown one is ended already. */
export const endOneSession = (database: Database, playerId: string, id: string): Promise<unknown> =>
  database.query(END_ONE, [playerId, Buffer.from(id, 'base64url')]);

/** Ends all sessions of a player, and the codes that were sent. */
export const endAllSessions = (database: Database, playerId: string): Promise<unknown> =>
  database.transaction(async (query) => {
    const player = await lockAccess(query, playerId);
    if (player !== undefined) await endAccess(query, 'SIGN_OUT', { playerId, player });
  });

type MakeCode = typeof endpoints.makeRecoveryCode;

/**
 * A code on paper, shown this once. Whoever has just signed up gets the first one without the password; later it is asked
 * for, since a code is as good as a password. Session and password are looked at again where the code is kept: what was ended
 * meanwhile makes none.
 */
export async function makeCode(
  services: Uses<Checking | 'randomBytes'>,
  request: PlayerRequest<MakeCode>,
): Promise<Answer<MakeCode>> {
  const { database, randomBytes } = services;
  const {
    player: { id },
    token,
    log,
  } = request;
  const recoveryCode = codeOf(randomBytes(CODE_BYTES));
  const kept = codeHash(id, recoveryCode);
  if (request.body.password === undefined) {
    const isFirst = await database.transaction(async (query) => {
      await lockAccess(query, id);
      const [young] = await query(IS_NEW, [id]);
      if (!young?.isNew || (await query(HAS_SESSION, [id, token.hash])).length === 0) return false;
      return (await query(KEEP_FIRST_CODE, [id, kept])).length > 0;
    });
    if (!isFirst) return refuse('PW_MISMATCH');
    noteSecurity(log, 'recovery-code-made', { playerId: id });
    return ok({ recoveryCode });
  }
  const hash = await checkPassword(services, request, request.body.password);
  if (hash === null) return refuse('PW_MISMATCH');
  const isKept = await database.transaction(async (query) => {
    if ((await lockAccess(query, id))?.passwordHash !== hash) return false;
    await query(KEEP_CODE, [id, kept]);
    return true;
  });
  if (!isKept) return refuse('PW_MISMATCH');
  noteSecurity(log, 'recovery-code-made', { playerId: id });
  return ok({ recoveryCode });
}
