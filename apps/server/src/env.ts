import { isIP } from 'node:net';
import { isEmail } from '@consorcio/contract';
import { StartError } from './db/start-error.ts';
import { type LtiPlatform, readPlatforms } from './features/lti/platform-settings.ts';
import { isGoodBase, withoutEnd } from './http/base-path.ts';
import { firstAddress } from './local-network.ts';
import { readSmtpUrl, type SmtpServer } from './mail/smtp-url.ts';
import { type OperatorLines, readOperator } from './operator-settings.ts';
import { wrongSetting } from './wrong-setting.ts';

/** An origin as browsers write it: nothing after the host and port, no wildcard. */
function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text && !url.hostname.includes('*');
}

/**
 * The sites that may show parts of the game in a frame; none when it is not set.
 * @throws StartError with one sentence that names the setting
 */
function readEmbedOrigins(text: string | undefined): readonly string[] {
  if (text === undefined || text === '') return [];
  const origins = text.split(',').map((part) => part.trim());
  return origins.every(isOrigin)
    ? [...new Set(origins)]
    : wrongSetting(
        'EMBED_ORIGINS',
        text,
        'origins in small letters with commas between, such as https://escola.example,https://ava.example:8443',
      );
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

function readPort(text: string): number {
  const port = Number(text);
  const isPort = /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535;
  return isPort ? port : wrongSetting('PORT', text, 'a whole number from 1 to 65535');
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

function readRanges(name: 'TRUST_PROXY' | 'INTRANET', text = ''): readonly string[] {
  if (text === '') return [];
  const ranges = text.split(',').map((part) => part.trim());
  return ranges.every(isAddressRange)
    ? ranges
    : wrongSetting(name, text, 'addresses or ranges with commas between, such as 10.0.0.0/8,127.0.0.1');
}

function readLevel(text: string): LogLevel {
  return (
    LOG_LEVELS.find((level) => level === text) ?? wrongSetting('LOG_LEVEL', text, `one of ${LOG_LEVELS.join(', ')}`)
  );
}

function readKeep(text: string): number {
  const keep = Number(text);
  const isKeep = /^\d{1,2}$/.test(text) && keep >= 1 && keep <= MOST_BACKUPS;
  return isKeep ? keep : wrongSetting('BACKUP_KEEP', text, `a whole number from 1 to ${MOST_BACKUPS}`);
}

function readStreams(text: string): number {
  const streams = Number(text);
  const isGood = /^\d{1,7}$/.test(text) && streams <= MOST_STREAMS;
  return isGood ? streams : wrongSetting('LIVE_STREAMS', text, `a whole number from 0 to ${MOST_STREAMS}`);
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
  const port = readPort(given('PORT', '3000'));
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
    liveStreams: readStreams(given('LIVE_STREAMS', '50000')),
    replayClock: readSwitch('REPLAY_CLOCK', given('REPLAY_CLOCK', 'on')),
    metricsToken: readToken(environment, 'METRICS_TOKEN'),
    operatorToken: readToken(environment, 'OPERATOR_TOKEN'),
    operatorTotp: readTotp(environment.OPERATOR_TOTP),
    operator: readOperator(environment),
    /* In a room's window no line of a request pushes the QR code away. */
    logLevel: readLevel(given('LOG_LEVEL', lan ? 'warn' : 'info')),
    backupDir: environment.BACKUP_DIR || null,
    backupKeep: readKeep(given('BACKUP_KEEP', '14')),
    smtp: environment.SMTP_URL ? readSmtpUrl(environment.SMTP_URL) : null,
    mailFrom: environment.MAIL_FROM
      ? readMailFrom(environment.MAIL_FROM)
      : `nao-responda@${new URL(publicUrl).hostname}`,
    ltiPlatforms: environment.LTI_PLATFORMS ? readPlatforms(environment.LTI_PLATFORMS, publicUrl) : null,
  };
}
