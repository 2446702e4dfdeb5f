import { GAME_NAME } from '@consorcio/copy/first-screens';
import { StartError } from '../db/start-error.ts';

/** A mail server, as SMTP_URL names it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte (smtps); otherwise as soon as the server offers it. */
  readonly isSecure: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
}

/** Where mails are handed in when no port is named (RFC 6409, RFC 8314). */
const SMTP_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Reads SMTP_URL. Never repeats it in what it says: a password is in it. @throws StartError */
export function readSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : null;
  const port = SMTP_PORTS[url?.protocol ?? ''];
  const hasMore = url === null || !/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '';
  if (hasMore || port === undefined || url.hostname === '' || (url.username === '') !== (url.password === ''))
    throw new StartError(
      'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587 or smtps://…, with user and password or without both (signs such as @ and / in them percent-encoded): correct it, or unset it to send no mails.',
    );
  const [user = '', password = ''] = [url.username, url.password].map(decoded);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? port : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    login: user === '' ? null : { user, password },
  };
}

/** Percent signs that encode nothing stand for themselves. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
