import { type Device, type endpoints, normalEmail, type ReplyOf } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { endAccess, lockAccess } from '../../account/access.ts';
import { NOTE_USE } from '../../account/note-use.ts';
import { CODE_BYTES, codeHash, codeOf } from '../../account/recovery-code.ts';
import { HAS_CODE, KEEP_CODE, KEEP_SESSION, USE_CODE } from '../../account/recovery-store.ts';
import { weaknessOf } from '../../account/strong-password.ts';
import { checkGuess } from '../../check-guess.ts';
import type { Services } from '../../feature.ts';
import type { Answer, PublicRequest } from '../../http/api.ts';
import { newToken } from '../../http/token.ts';
import { type Account, findAccount, NOBODY } from './find-account.ts';

type Recover = typeof endpoints.recover;

/**
 * A new password by a code. Wrong codes count like wrong passwords, and an unknown address is answered like a wrong code.
 */
export async function recover(
  services: Services,
  { body, address, device }: PublicRequest<Recover>,
): Promise<Answer<Recover>> {
  const { database, guesses, shared } = services;
  const weakness = weaknessOf(body.password);
  if (weakness !== null) return refuse(weakness);
  const account = normalEmail(body.email);
  const { found, isRight } = await checkGuess({ guesses, shared }, { account, address }, async () => {
    const found = await findAccount(database, account);
    const id = found?.id ?? NOBODY;
    const kept = await database.query(HAS_CODE, [id, codeHash(id, body.code)]);
    return { found, isRight: found !== null && kept.length > 0 };
  });
  if (found === null || !isRight) return refuse('RECOVERY_INVALID');
  const session = await useUp(services, { account: found, hash: codeHash(found.id, body.code) }, body.password, device);
  return session === null ? refuse('RECOVERY_INVALID') : ok(session);
}

/** What is kept of a code or of a link. */
interface Kept {
  readonly account: Account;
  readonly hash: Uint8Array;
}

/**
 * Uses up a code or a link: the new password, everything else that opened the account ended, a new session, and the next
 * code on paper. Null, and nothing is changed, when it was used meanwhile or has ended.
 */
export async function useUp(
  { database, passwords, randomBytes }: Services,
  { account: { id, name, email }, hash }: Kept,
  password: string,
  device: Device,
): Promise<ReplyOf<'recover'> | null> {
  const [recoveryCode, { text, token }] = [codeOf(randomBytes(CODE_BYTES)), newToken(id)];
  await database.query(NOTE_USE, [id]);
  const passwordHash = await passwords.hash(password);
  const isDone = await database.transaction(async (query) => {
    const player = await lockAccess(query, id);
    if (player === undefined || (await query(USE_CODE, [id, hash])).length === 0) return false;
    await endAccess(query, 'RECOVERY', { playerId: id, player, passwordHash });
    await query(KEEP_SESSION, [id, token.hash, device]);
    await query(KEEP_CODE, [id, codeHash(id, recoveryCode)]);
    return true;
  });
  return isDone ? { id, name, email, token: text, recoveryCode } : null;
}
