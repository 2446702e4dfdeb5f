import { isGuest, normalEmail } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { endAccess, lockAccess } from '../../account/access.ts';
import { notify } from '../../account/notices.ts';
import * as recovery from '../../account/recovery.ts';
import { weaknessOf } from '../../account/strong-password.ts';
import { type Database, statement } from '../../db/database.ts';
import type { Checking, Notifying, PlayerHandler, Uses } from '../../feature.ts';
import type { SignedIn } from '../../http/sessions.ts';
import { checkGuess } from '../../limits/guesses.ts';
import { noteSecurity } from '../../security-log.ts';

const PASSWORD = statement<{ readonly passwordHash: string }>('me-password')`
  select password_hash as "passwordHash" from player where player_id = $1`;

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
    const [row] = await database.query(PASSWORD, [player.id]);
    const hash = row?.passwordHash ?? null;
    return { hash, isRight: await passwords.matches(password, hash) };
  });
  if (!isRight) noteSecurity(log, 'password-refused', { playerId: player.id });
  return isRight ? hash : null;
}

/**
 * Changes the password, if the old one still is what was checked, and ends what else opened the account. Sent again after a lost answer, when the new password is the password already, it answers as the
 * first time.
 */
export const changePassword: PlayerHandler<'changePassword', Checking | Notifying> = async (services, request) => {
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
};

/** Bytes of a token's hash that name a session: enough to be unique, and no token follows from them. */
const NAMING_BYTES = 16;

const END_ONE = statement<never>('session-end-one')`
  delete from session where player_id = $1 and substring(token_hash for ${NAMING_BYTES}) = $2`;

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

/**
 * A code on paper, shown this once. Whoever has just signed up gets the first one without the password; later it is asked
 * for, since a code is as good as a password. Session and password are looked at again where the code is kept: what was ended
 * meanwhile makes none.
 */
export const makeCode: PlayerHandler<'makeRecoveryCode', Checking | 'randomBytes'> = async (services, request) => {
  const { database, randomBytes } = services;
  const { player, token, log } = request;
  const { id } = player;
  const recoveryCode = recovery.codeOf(randomBytes(recovery.CODE_BYTES));
  const codeHash = recovery.codeHash(id, recoveryCode);
  if (request.body.password === undefined) {
    const isFirst = await database.transaction(async (query) => {
      await lockAccess(query, id);
      const [young] = await query(recovery.IS_NEW, [id]);
      if (!young?.isNew || (await query(recovery.HAS_SESSION, [id, token.hash])).length === 0) return false;
      return (await query(recovery.KEEP_FIRST_CODE, [id, codeHash])).length > 0;
    });
    if (!isFirst) return refuse('PW_MISMATCH');
    noteSecurity(log, 'recovery-code-made', { playerId: id });
    return ok({ recoveryCode });
  }
  const hash = await checkPassword(services, request, request.body.password);
  if (hash === null) return refuse('PW_MISMATCH');
  const isKept = await database.transaction(async (query) => {
    if ((await lockAccess(query, id))?.passwordHash !== hash) return false;
    await query(recovery.KEEP_CODE, [id, codeHash]);
    return true;
  });
  if (!isKept) return refuse('PW_MISMATCH');
  noteSecurity(log, 'recovery-code-made', { playerId: id });
  return ok({ recoveryCode });
};
