import { type endpoints, isEmail, normalEmail, PATHS } from '@consorcio/contract';
import { linkMailCopy } from '@consorcio/copy/mail';
import { ok, refuse } from '@consorcio/kernel';
import { HAS_CODE, KEEP_MAIL_LINK } from '../../account/recovery-store.ts';
import { weaknessOf } from '../../account/strong-password.ts';
import type { Database } from '../../db/database.ts';
import type { Notifying, Uses } from '../../feature.ts';
import type { Answer, PublicRequest } from '../../http/api.ts';
import { Refusal } from '../../http/refusal.ts';
import { newToken, type Token, tokenIn } from '../../http/token.ts';
import type { Mail } from '../../mail/smtp.ts';
import { noteSecurity } from '../../security-log.ts';
import { findAccount, findAccountOf, NOBODY } from './find-account.ts';
import { useUp } from './recover.ts';

type AskForLink = typeof endpoints.askForLink;
type RecoverByLink = typeof endpoints.recoverByLink;

/**
 * Promises a mail with a link to whoever has the address. The account is looked for once the answer is on its way, so that
 * neither reply nor timing reveals whether there is one.
 */
export async function askForLink(
  services: Uses<'database' | 'shared' | 'outbox' | 'settings'>,
  { body, address }: PublicRequest<AskForLink>,
): Promise<Answer<AskForLink>> {
  const { outbox, shared } = services;
  if (outbox === null) return refuse('NOT_FOUND');
  if (!isEmail(body.email)) return refuse('EMAIL_INVALID');
  const account = normalEmail(body.email);
  const wait = await shared.mailLink(account, address);
  if (wait !== null) throw new Refusal('RATE_LIMITED', Math.max(1, wait));
  outbox.put(() => linkMail(services, account));
  return ok(undefined);
}

/** The mail with a new link, which ends the one before; null when nobody has the address. */
async function linkMail({ database, settings }: Uses<'database' | 'settings'>, account: string): Promise<Mail | null> {
  const found = await findAccount(database, account);
  const { text, token } = newToken(found?.id ?? NOBODY);
  const [row] = await database.query(KEEP_MAIL_LINK, [token.playerId, found?.email ?? '', token.hash]);
  if (found === null || row?.isKept !== true) return null;
  // Behind the # it is in no log of a server and in no referrer.
  const link = `${settings.publicUrl}${PATHS.recover}#${text}`;
  return { to: found.email, subject: linkMailCopy.subject, text: linkMailCopy.text(link) };
}

async function findKept(database: Database, { playerId, hash }: Token) {
  if ((await database.query(HAS_CODE, [playerId, hash])).length === 0) return null;
  const account = await findAccountOf(database, playerId);
  return account === null ? null : { account, hash, how: 'link' };
}

/** A new password by a link from a mail. Its 256 random bits cannot be guessed: wrong ones count against nobody. */
export async function recoverByLink(
  services: Uses<Notifying | 'database' | 'passwords' | 'randomBytes'>,
  { body, device, log }: PublicRequest<RecoverByLink>,
): Promise<Answer<RecoverByLink>> {
  const { database } = services;
  const weakness = weaknessOf(body.password);
  if (weakness !== null) return refuse(weakness);
  const token = tokenIn(body.token);
  const kept = token === null ? null : await findKept(database, token);
  const session = kept === null ? null : await useUp(services, kept, { password: body.password, device, log });
  if (session !== null) return ok(session);
  noteSecurity(log, 'recovery-refused', { playerId: kept?.account.id ?? null, how: 'link' });
  return refuse('LINK_INVALID');
}
