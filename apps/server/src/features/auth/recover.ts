import { type Device, isEmail, normalEmail, PATHS, type ReplyOf } from '@consorcio/contract';
import { linkMailCopy } from '@consorcio/copy/mail';
import { ok, refuse } from '@consorcio/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { endAccess, lockAccess } from '../../account/access.ts';
import { notify } from '../../account/notices.ts';
import { NOTE_USE } from '../../account/open-session.ts';
import * as recovery from '../../account/recovery.ts';
import { weaknessOf } from '../../account/strong-password.ts';
import type { Database } from '../../db/database.ts';
import type { Checking, Notifying, PublicHandler, Uses } from '../../feature.ts';
import { refuseLimited } from '../../http/refusal.ts';
import { newToken, type Token, tokenIn } from '../../http/token.ts';
import { checkGuess } from '../../limits/guesses.ts';
import type { Mail } from '../../mail/smtp.ts';
import { noteSecurity } from '../../security-log.ts';
import { type Account, findAccount, findAccountOf, NOBODY } from './find-account.ts';

/** What gives an account a new password. */
type Renewing = Notifying | 'database' | 'passwords' | 'randomBytes';

/**
 * A new password by a code. Wrong codes count like wrong passwords, and an unknown address is answered like a wrong code.
 */
export const recover: PublicHandler<'recover', Checking | Renewing> = async (services, request) => {
  const { body, address, device, log } = request;
  const { database, guesses, shared } = services;
  const weakness = weaknessOf(body.password);
  if (weakness !== null) return refuse(weakness);
  const account = normalEmail(body.email);
  const { found, isRight } = await checkGuess({ guesses, shared }, { account, address }, async () => {
    const found = await findAccount(database, account);
    const id = found?.id ?? NOBODY;
    const kept = await database.query(recovery.HAS_CODE, [id, recovery.codeHash(id, body.code)]);
    return { found, isRight: found !== null && kept.length > 0 };
  });
  const kept =
    found !== null && isRight ? { account: found, hash: recovery.codeHash(found.id, body.code), how: 'code' } : null;
  const session = kept === null ? null : await useUp(services, kept, { password: body.password, device, log });
  if (session !== null) return ok(session);
  noteSecurity(log, 'recovery-refused', { playerId: found?.id ?? null, how: 'code' });
  return refuse('RECOVERY_INVALID');
};

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
async function useUp(
  services: Uses<Renewing>,
  { account: { id, name, email }, hash, how }: ProvenOwner,
  { password, device, log }: NewAccess,
): Promise<ReplyOf<'recover'> | null> {
  const { database, passwords, randomBytes } = services;
  const [recoveryCode, { text, token }] = [recovery.codeOf(randomBytes(recovery.CODE_BYTES)), newToken(id)];
  await database.query(NOTE_USE, [id]);
  const passwordHash = await passwords.hash(password);
  const done = await database.transaction(async (query) => {
    const player = await lockAccess(query, id);
    if (player === undefined || (await query(recovery.USE_CODE, [id, hash])).length === 0) return null;
    const endsSchool = await endAccess(query, 'RECOVERY', { playerId: id, player, passwordHash });
    await query(recovery.KEEP_SESSION, [id, token.hash, device]);
    await query(recovery.KEEP_CODE, [id, recovery.codeHash(id, recoveryCode)]);
    return { endsSchool };
  });
  if (done === null) return null;
  noteSecurity(log, 'account-recovered', { playerId: id, how });
  if (done.endsSchool) noteSecurity(log, 'school-link-ended', { playerId: id });
  await notify(services, 'recovered', email);
  return { id, name, email, token: text, recoveryCode };
}

/**
 * Promises a mail with a link to whoever has the address. The account is looked for once the answer is on its way, so that
 * neither reply nor timing reveals whether there is one.
 */
export const askForLink: PublicHandler<'askForLink', 'database' | 'shared' | 'outbox' | 'settings'> = async (
  services,
  { body, address },
) => {
  const { outbox, shared } = services;
  if (outbox === null) return refuse('NOT_FOUND');
  if (!isEmail(body.email)) return refuse('EMAIL_INVALID');
  const account = normalEmail(body.email);
  refuseLimited(await shared.mailLink(account, address));
  outbox.put(() => linkMail(services, account));
  return ok(undefined);
};

/** The mail with a new link, which ends the one before; null when nobody has the address. */
async function linkMail({ database, settings }: Uses<'database' | 'settings'>, account: string): Promise<Mail | null> {
  const found = await findAccount(database, account);
  const { text, token } = newToken(found?.id ?? NOBODY);
  const [row] = await database.query(recovery.KEEP_MAIL_LINK, [token.playerId, found?.email ?? '', token.hash]);
  if (found === null || row?.isKept !== true) return null;
  // Behind the # it is in no log of a server and in no referrer.
  const link = `${settings.publicUrl}${PATHS.recover}#${text}`;
  return { to: found.email, subject: linkMailCopy.subject, text: linkMailCopy.text(link) };
}

async function findKept(database: Database, { playerId, hash }: Token) {
  if ((await database.query(recovery.HAS_CODE, [playerId, hash])).length === 0) return null;
  const account = await findAccountOf(database, playerId);
  return account === null ? null : { account, hash, how: 'link' };
}

/** A new password by a link from a mail. Its 256 random bits cannot be guessed: wrong ones count against nobody. */
export const recoverByLink: PublicHandler<'recoverByLink', Renewing> = async (services, { body, device, log }) => {
  const { database } = services;
  const weakness = weaknessOf(body.password);
  if (weakness !== null) return refuse(weakness);
  const token = tokenIn(body.token);
  const kept = token === null ? null : await findKept(database, token);
  const session = kept === null ? null : await useUp(services, kept, { password: body.password, device, log });
  if (session !== null) return ok(session);
  noteSecurity(log, 'recovery-refused', { playerId: kept?.account.id ?? null, how: 'link' });
  return refuse('LINK_INVALID');
};
