import { GAME_NAME } from '@consorcio/copy/first-screens';
import type { SmtpServer } from './smtp-url.ts';

/** A mail to one player: plain text, and nothing in it that another player wrote. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailServer {
  /** Hands a mail in. @throws what `mailFaultOf` explains; within a minute, or as soon as the signal says so */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Connects and signs in without sending anything. @throws what `mailFaultOf` explains */
  verify(): Promise<void>;
}

/** Milliseconds: to connect and be greeted, without a byte from the server, and in all. */
const CONNECT = 10_000;
const SILENCE = 15_000;
const IN_ALL = 60_000;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/**
 * The mail server of the settings. To another machine everything is encrypted where the server offers it, and a password
 * always; on this one, where certificates are seldom good, only with smtps. The library is loaded here, so only where mails
 * are sent.
 */
export async function mailServerAt({ host, port, isSecure, login }: SmtpServer, from: string): Promise<MailServer> {
  const { createTransport } = await import('nodemailer');
  const isHere = LOOPBACK.test(host);
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: login !== null && !isHere,
    ignoreTLS: isHere,
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: CONNECT,
    greetingTimeout: CONNECT,
    dnsTimeout: CONNECT,
    socketTimeout: SILENCE,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }, signal) {
      await transport.sendMail({
        from: { name: GAME_NAME, address: from },
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        xMailer: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(IN_ALL)]),
      });
    },
    async verify() {
      await transport.verify();
    },
  };
}
