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

/**
 * Reads SMTP_URL. Never repeats it in what it says: a password is in it.
 * @throws StartError
 */
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
