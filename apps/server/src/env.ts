import { isIP } from 'node:net';
import { isEmail } from '@consorcio/contract';
import { StartError, wrongSetting } from './db/start-error.ts';
import { type LtiPlatform, readPlatforms } from './features/lti/platform-settings.ts';
import { isGoodBase, withoutEnd } from './http/base-path.ts';
import { firstAddress } from './local-network.ts';
import { readSmtpUrl, type SmtpServer } from './mail/smtp.ts';
import { type OperatorLines, readOperator } from './operator-settings.ts';

/** An origin as browsers write it: nothing after the host and port, no wildcard. */
function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text && !url.hostname.includes('*');
}

/**
 * The sites that may show parts of the game in a frame; none when it is not set.
 * @throws StartError with one sentence that names the setting
 */
const readEmbedOrigins = (text: string | undefined): readonly string[] => [
  ...new Set(
    readList(
      'EMBED_ORIGINS',
      text,
      isOrigin,
      'origins in small letters',
      'https://escola.example,https://ava.example:8443',
    ),
  ),
];

/** A list whose parts stand between commas; none when it is not set. `must` and `example` tell what it has to be. */
function readList(name: string, text = '', isPart: (part: string) => boolean, must: string, example: string) {
  const parts = text === '' ? [] : text.split(',').map((part) => part.trim());
  return parts.every(isPart) ? parts : wrongSetting(name, text, `${must} with commas between, such as ${example}`);
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** CONTRACT section 7, checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** True: played over the local network, without TLS; the terminal shows its address. */
  readonly lan: boolean;
  /** True: reached at this machine's addresses of the moment, since nobody has set another. */
  readonly isOfNetwork: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** False: the server refuses to begin a new game where there is none. */
  readonly newGame: boolean;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Origins of the sites that may show parts of the game in a frame. */
  readonly embedOrigins: readonly string[];
  /** Addresses or ranges of proxies whose forwarded client address is believed. */
  readonly trustProxy: readonly string[];
  /** Addresses and ranges that are not public and that platforms may be at. */
  readonly intranet: readonly string[];
  readonly rateLimits: boolean;
  readonly replayClock: boolean;
  /** Streams of news that this server keeps open at once. */
  readonly liveStreams: number;
  readonly metricsToken: string | null;
  /** Opens the operator's desk; null: there is none. */
  readonly operatorToken: string | null;
  /** Secret of the desk's second factor, in base 32; null: there is none. */
  readonly operatorTotp: string | null;
  /** Who runs this game, as players see it. */
  readonly operator: OperatorLines;
  readonly logLevel: LogLevel;
  /** Where a backup is made every day; null: none is. */
  readonly backupDir: string | null;
  /** How many of them are kept. */
  readonly backupKeep: number;
  /** The server that takes the game's mails; null: the game sends none. */
  readonly smtp: SmtpServer | null;
  /** Address that mails come from. */
  readonly mailFrom: string;
  /** Schools' platforms that may open the game; null: the game is in none. */
  readonly ltiPlatforms: readonly LtiPlatform[] | null;
}

/** One a day, and none is kept for longer than 30 days. */
const MOST_BACKUPS = 30;

/** As many as one process can hold sockets for. */
const MOST_STREAMS = 1_000_000;

type Environment = Readonly<Record<string, string | undefined>>;

function readWhole(name: string, text: string, least: number, most: number): number {
  const isGood = /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return isGood ? Number(text) : wrongSetting(name, text, `a whole number from ${least} to ${most}`);
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && `${url.username}${url.password}` !== '')
    throw new StartError('PUBLIC_URL must have no user and no password: it stands in every link that players share.');
  const isGood =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.search === '' &&
    url.hash === '' &&
    isGoodBase(withoutEnd(url.pathname, ['/']));
  return isGood
    ? withoutEnd(url.href, ['/'])
    : wrongSetting(
        'PUBLIC_URL',
        text,
        'an address such as https://example.com or https://example.com/jogo, whose path is none of the game itself',
      );
}

function readSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  return wrongSetting(name, text, 'on or off');
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const readRanges = (name: 'TRUST_PROXY' | 'INTRANET', text?: string): readonly string[] =>
  readList(name, text, isAddressRange, 'addresses or ranges', '10.0.0.0/8,127.0.0.1');

function readLevel(text: string): LogLevel {
  return (
    LOG_LEVELS.find((level) => level === text) ?? wrongSetting('LOG_LEVEL', text, `one of ${LOG_LEVELS.join(', ')}`)
  );
}

/** Null where it is not set. Never repeats the token in what it says. */
function readToken(environment: Environment, name: string): string | null {
  const text = environment[name] || null;
  if (text === null || /^[\x21-\x7e]{16,200}$/.test(text)) return text;
  throw new StartError(
    `${name} must be 16 to 200 letters, digits and signs without spaces: make one with \`openssl rand -hex 16\`, or unset it.`,
  );
}

/** Null where it is not set. Never repeats the secret in what it says. */
function readTotp(text: string | undefined): string | null {
  if (!text) return null;
  if (/^[A-Z2-7]{26,128}$/.test(text)) return text;
  throw new StartError('OPERATOR_TOTP must be what `npm run admin -- desk` prints: set it to that, or unset it.');
}

const readMailFrom = (text: string): string =>
  isEmail(text) ? text.trim() : wrongSetting('MAIL_FROM', text, 'an address such as jogo@example.com');

function readHost(text: string): string {
  return /\s/.test(text) ? wrongSetting('HOST', text, 'an address or a name of this machine') : text;
}

/**
 * Reads the settings. One that is empty counts as not set. DATABASE_URL is checked when the database is opened.
 * @throws StartError with one sentence that names the setting, or says that there is no local network
 */
export function readSettings(environment: Environment, address: () => string = firstAddress): Settings {
  const given = (name: string, otherwise: string): string => environment[name] || otherwise;
  const port = readWhole('PORT', given('PORT', '3000'), 1, 65_535);
  const lan = readSwitch('LAN', given('LAN', 'off'));
  const publicUrl = readUrl(environment.PUBLIC_URL || `http://${lan ? address() : 'localhost'}:${port}`);
  return {
    port,
    host: readHost(given('HOST', lan ? '0.0.0.0' : '127.0.0.1')),
    lan,
    isOfNetwork: lan && !environment.PUBLIC_URL,
    dataDir: given('DATA_DIR', './data'),
    databaseUrl: environment.DATABASE_URL || null,
    newGame: readSwitch('NEW_GAME', given('NEW_GAME', 'on')),
    publicUrl,
    embedOrigins: readEmbedOrigins(environment.EMBED_ORIGINS),
    trustProxy: readRanges('TRUST_PROXY', environment.TRUST_PROXY),
    intranet: readRanges('INTRANET', environment.INTRANET),
    rateLimits: readSwitch('RATE_LIMITS', given('RATE_LIMITS', 'on')),
    liveStreams: readWhole('LIVE_STREAMS', given('LIVE_STREAMS', '50000'), 0, MOST_STREAMS),
    replayClock: readSwitch('REPLAY_CLOCK', given('REPLAY_CLOCK', 'on')),
    metricsToken: readToken(environment, 'METRICS_TOKEN'),
    operatorToken: readToken(environment, 'OPERATOR_TOKEN'),
    operatorTotp: readTotp(environment.OPERATOR_TOTP),
    operator: readOperator(environment),
    /* In a room's window no line of a request pushes the QR code away. */
    logLevel: readLevel(given('LOG_LEVEL', lan ? 'warn' : 'info')),
    backupDir: environment.BACKUP_DIR || null,
    backupKeep: readWhole('BACKUP_KEEP', given('BACKUP_KEEP', '14'), 1, MOST_BACKUPS),
    smtp: environment.SMTP_URL ? readSmtpUrl(environment.SMTP_URL) : null,
    mailFrom: environment.MAIL_FROM
      ? readMailFrom(environment.MAIL_FROM)
      : `nao-responda@${new URL(publicUrl).hostname}`,
    ltiPlatforms: environment.LTI_PLATFORMS ? readPlatforms(environment.LTI_PLATFORMS, publicUrl) : null,
  };
}
