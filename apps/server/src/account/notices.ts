import { normalEmail, PATHS } from '@consorcio/contract';
import { noticeMailCopy } from '@consorcio/copy/mail';
import type { Notifying, Uses } from '../feature.ts';

export type Notice = keyof typeof noticeMailCopy;

/**
 * Tells an address by mail what has changed about its account, where mails are sent. Nobody's call fails because of it, and an
 * address gets a few in an hour at most.
 */
export async function notify(
  { outbox, shared, settings, log }: Uses<Notifying>,
  notice: Notice,
  email: string,
): Promise<void> {
  if (outbox === null || (await shared.notice(normalEmail(email))) !== null) return;
  const { subject, text } = noticeMailCopy[notice];
  const mail = { to: email, subject, text: text(`${settings.publicUrl}${PATHS.recover}`) };
  try {
    outbox.put(async () => mail, 'notice');
  } catch (error) {
    log.warn({ err: error, notice }, 'a notice was not sent');
  }
}
