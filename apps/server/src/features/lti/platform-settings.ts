import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartError } from '../../db/start-error.ts';

/** A school's platform that may open the game (LTI 1.3). */
export interface LtiPlatform {
  /** SHA-256 of issuer and client id, in hexadecimal digits: what is kept of the two. */
  readonly id: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Where a login goes, where a token for grades is asked for, and where the platform's keys are. */
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  /** Its installations that may open the game; none named: all of this client. */
  readonly deploymentIds: readonly string[];
  /** Who the token for grades is asked of, where that is not `tokenUrl`. */
  readonly tokenAudience: string;
  /** Origins of its pages and of its services for grades. */
  readonly origins: readonly string[];
}

/**
 * Client id of an entry that stands for every client of its issuer, for a platform that gives each unit one of its own (Open edX); its
 * addresses for keys and tokens may end in the unit's name.
 */
export const ANY_CLIENT = '*';
const UNIT = '/{unit}';

/** What names a client where an entry stands for all: its id, and the unit that is opened, the platform's own name for the activity. */
export interface ClientName {
  readonly client?: unknown;
  readonly unit?: unknown;
}

/** A platform as one of its clients; itself where its entry names the client. Null for a unit that would lead to another address. */
export function asClient(platform: LtiPlatform, { client, unit }: ClientName): LtiPlatform | null {
  if (platform.clientId !== ANY_CLIENT) return platform;
  const name = String(unit ?? '');
  if (typeof client !== 'string' || /^\.{0,2}$/.test(name)) return null;
  const at = (url: string): string =>
    url.endsWith(UNIT) ? `${url.slice(0, -UNIT.length)}/${encodeURIComponent(name)}` : url;
  const { jwksUrl, tokenUrl, tokenAudience } = platform;
  return {
    ...platform,
    clientId: client,
    jwksUrl: at(jwksUrl),
    tokenUrl: at(tokenUrl),
    tokenAudience: at(tokenAudience),
  };
}

const wrong = (what: string): never => {
  throw new StartError(`LTI_PLATFORMS ${what}: see docs/operation.md, or unset it for no platform.`);
};

const FIELDS = [
  'issuer',
  'clientId',
  'authUrl',
  'tokenUrl',
  'jwksUrl',
  'deploymentIds',
  'tokenAudience',
  'origins',
] as const;
type Field = (typeof FIELDS)[number];

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** True of an address that goes over TLS or stays on this machine. */
export const isSafeUrl = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url !== null &&
    url.username === '' &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
  );
};

/** Hash by which a platform is known where its names are not kept. */
const platformId = (issuer: string, clientId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, clientId]))
    .digest('hex');

/** Reads one entry. `least`: how many deployments it names at least. @throws StartError */
function readPlatform(entry: unknown, where: string, least: number): LtiPlatform {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return wrong(`${where} must be an object`);
  const given = entry as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(given).find((name) => !FIELDS.includes(name as Field));
  if (unknown !== undefined) wrong(`${where} has the unknown field "${unknown}"`);
  const text = (name: Field): string => {
    const value = given[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : wrong(`${where} must have "${name}"`);
  };
  const url = (name: Field): string =>
    isSafeUrl(text(name)) ? text(name) : wrong(`${where}: "${name}" must be an address with https://`);
  const list = (name: Field, least: number): readonly string[] => {
    const value = given[name] ?? [];
    const isList = Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
    return isList && value.length >= least ? value : wrong(`${where}: "${name}" must be a list of texts`);
  };
  const [issuer, clientId] = [text('issuer'), text('clientId')];
  const [authUrl, tokenUrl, jwksUrl] = [url('authUrl'), url('tokenUrl'), url('jwksUrl')];
  if (clientId === ANY_CLIENT && least === 0) wrong(`${where} may not stand for every client`);
  const ofUnit = [jwksUrl, tokenUrl].filter((address) => address.includes('{'));
  const isLast = (address: string): boolean => address.indexOf(UNIT) === address.length - UNIT.length;
  if (ofUnit.length > 0 && !(clientId === ANY_CLIENT && ofUnit.every(isLast)))
    wrong(`${where}: only the addresses of "clientId": "${ANY_CLIENT}" may end in ${UNIT}`);
  const more = list('origins', 0);
  if (!more.every(isSafeUrl)) wrong(`${where}: "origins" must be addresses with https://`);
  const addresses = [authUrl, tokenUrl, jwksUrl, ...more, ...(isSafeUrl(issuer) ? [issuer] : [])];
  return {
    id: platformId(issuer, clientId),
    issuer,
    clientId,
    authUrl,
    tokenUrl,
    jwksUrl,
    deploymentIds: list('deploymentIds', least),
    tokenAudience: given.tokenAudience === undefined ? tokenUrl : text('tokenAudience'),
    origins: [...new Set(addresses.map((address) => new URL(address).origin))],
  };
}

/** The JSON text itself, or that of the file that is named. */
function textOf(setting: string): string {
  if (setting.trim().startsWith('[')) return setting;
  try {
    return readFileSync(setting, 'utf8');
  } catch {
    return wrong(`is "${setting.slice(0, 100)}", which is neither a JSON list nor a file that can be read`);
  }
}

/**
 * Reads LTI_PLATFORMS: a JSON list, or the path of a file with one. An empty list opens the page with the addresses only.
 * @throws StartError with one sentence that says which entry and field is wrong
 */
export function readPlatforms(setting: string, publicUrl: string): readonly LtiPlatform[] {
  if (!isSafeUrl(publicUrl))
    wrong('needs a PUBLIC_URL with https://, since browsers keep no login across sites without');
  let entries: unknown;
  try {
    entries = JSON.parse(textOf(setting));
  } catch (error) {
    if (error instanceof StartError) throw error;
    wrong('is not valid JSON');
  }
  if (!Array.isArray(entries)) return wrong('must be a JSON list');
  const platforms = entries.map((entry, i) => readPlatform(entry, `entry ${i + 1}`, 1));
  const twice = platforms.find(({ id }, i) => platforms.findIndex((other) => other.id === id) !== i);
  if (twice !== undefined) wrong(`names the client "${twice.clientId}" of ${twice.issuer} twice`);
  return platforms;
}

/**
 * The platform of an entry that it has registered itself.
 * @throws StartError with one sentence that says which field is wrong
 */
export const registeredPlatform = (entry: unknown): LtiPlatform => readPlatform(entry, 'a registered entry', 0);
