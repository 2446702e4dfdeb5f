import { type Device, type endpoints, normalEmail, type ReplyOf } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { endAccess, lockAccess } from '../../account/access.ts';
import { NOTE_USE } from '../../account/note-use.ts';
import { notify } from '../../account/notices.ts';
import { CODE_BYTES, codeHash, codeOf } from '../../account/recovery-code.ts';
import { HAS_CODE, KEEP_CODE, KEEP_SESSION, USE_CODE } from '../../account/recovery-store.ts';
import { weaknessOf } from '../../account/strong-password.ts';
import type { Checking, Notifying, Uses } from '../../feature.ts';
import type { Answer, PublicRequest } from '../../http/api.ts';
import { newToken } from '../../http/token.ts';
import { checkGuess } from '../../limits/guesses.ts';
import { noteSecurity } from '../../security-log.ts';
import { type Account, findAccount, NOBODY } from './find-account.ts';

type Recover = typeof endpoints.recover;

/**
 * A new password by a code. Wrong codes count like wrong passwords, and an unknown address is answered like a wrong code.
 */
export async function recover(
  services: Uses<Checking | Notifying | 'randomBytes'>,
  { body, address, device, log }: PublicRequest<Recover>,
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
  const kept = found !== null && isRight ? { account: found, hash: codeHash(found.id, body.code), how: 'code' } : null;
  const session = kept === null ? null : await useUp(services, kept, { password: body.password, device, log });
  if (session !== null) return ok(session);
  noteSecurity(log, 'recovery-refused', { playerId: found?.id ?? null, how: 'code' });
  return refuse('RECOVERY_INVALID');
}

/** What is kept of a code or of a link. */
interface ProvenOwner {
  readonly account: Account;
  readonly hash: Uint8Array;
  readonly how: string;
}
interface NewAccess {
  readonly password: string;
  readonly device: Device;
  readonly log: FastifyBaseLogger;
}

/**
 * Uses up a code or a link: the new password, everything else that opened the account ended, a new session, and the next
 * code on paper. Null, and nothing is changed, when it was used meanwhile or has ended.
 */
export async function useUp(
  services: Uses<Notifying | 'database' | 'passwords' | 'randomBytes'>,
  { account: { id, name, email }, hash, how }: ProvenOwner,
  { password, device, log }: NewAccess,
): Promise<ReplyOf<'recover'> | null> {
  const { database, passwords, randomBytes } = services;
  const [recoveryCode, { text, token }] = [codeOf(randomBytes(CODE_BYTES)), newToken(id)];
  await database.query(NOTE_USE, [id]);
  const passwordHash = await passwords.hash(password);
  const done = await database.transaction(async (query) => {
    const player = await lockAccess(query, id);
    if (player === undefined || (await query(USE_CODE, [id, hash])).length === 0) return null;
    const endsSchool = await endAccess(query, 'RECOVERY', { playerId: id, player, passwordHash });
    await query(KEEP_SESSION, [id, token.hash, device]);
    await query(KEEP_CODE, [id, codeHash(id, recoveryCode)]);
    return { endsSchool };
  });
  if (done === null) return null;
  noteSecurity(log, 'account-recovered', { playerId: id, how });
  if (done.endsSchool) noteSecurity(log, 'school-link-ended', { playerId: id });
  await notify(services, 'recovered', email);
  return { id, name, email, token: text, recoveryCode };
}
