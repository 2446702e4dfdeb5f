import {
  type CallName,
  type EndpointParts,
  ERROR_STATUS,
  type ErrorCode,
  type ErrorReply,
  endpoints,
  isErrorCode,
  type ReplyOf,
} from '@consorcio/contract';
import { fieldLine } from '@consorcio/copy/field-lines';
import { NICKNAMES } from '@consorcio/copy/nicknames';
import { BrokenInvariant, ok, type Result, Unavailable } from '@consorcio/kernel';
import { commitmentOf } from '@consorcio/rules';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base64Url, base64UrlBytes, timedUuid, uuidBytes, uuidText } from '../bytes.ts';
import type { Asked } from '../calls.ts';
import { sealSeed } from '../campaign/sealed-seed.ts';
import { GAME } from '../game.ts';
import type { Ports, PublicIds } from '../ports.ts';
import { InvalidInput, Refusal } from '../refusal.ts';
import { parseRequest } from '../request.ts';
import { scoreRun } from '../stage/run-scorer.ts';
import { type PlayerRecord, RECORD_FORM, readable, type Shelf } from './player-record.ts';
import { recordIn, recordText } from './record-file.ts';
import { recordStore } from './record-store.ts';

/*
 * A home of the game that needs no server: all its calls, asked and answered as over HTTP, on records of a shelf. Accounts,
 * weeks, live groups, sharing and what is counted of everybody are not at home here: they are not found.
 */

interface Walls {
  readonly shelf: Shelf;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Bytes that nobody can foresee. */
  readonly randomBytes: (count: number) => Uint8Array;
}

/** A call as it comes over HTTP. */
export interface HomeRequest {
  readonly method: string;
  /** Below `/api`, with its query. */
  readonly target: string;
  /** In small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** JSON. */
  readonly body?: string | undefined;
}
/** Its answer; without a text where the contract has none. */
export interface HomeAnswer {
  readonly status: number;
  readonly text: string;
}

const UUID_BYTES = 16;
const SECRET_BYTES = 32;
/** No call of the contract: the record itself as a text (record-file.ts), taken by GET and opened by PUT. */
const FILE = '/file';
const ID_FORM = 1;
const ID = /^[A-Za-z0-9_-]{44}$/;
const TOKEN = /^bearer +([A-Za-z0-9_-]{64}) *$/i;

/** Ids of a device that nobody else sees: they hide nothing. */
const plainIds: PublicIds = {
  of: (playerId, partId) => base64Url(Uint8Array.of(ID_FORM, ...uuidBytes(partId), ...uuidBytes(playerId))),
  read(text) {
    if (!ID.test(text)) return null;
    const bytes = base64UrlBytes(text);
    if (bytes[0] !== ID_FORM) return null;
    return {
      partId: uuidText(bytes.subarray(1, 1 + UUID_BYTES)),
      playerId: uuidText(bytes.subarray(1 + UUID_BYTES)),
    };
  },
};

type Local = Result<unknown, ErrorCode | { readonly code: ErrorCode; readonly info: unknown }>;
type Decide = (ports: Ports, asked: Asked<CallName>) => Promise<Local>;
const DECIDES: Readonly<Record<string, Decide>> = GAME as object as Readonly<Record<string, Decide>>;

/** Every call that is answered here, with its path as a pattern of its parameters. */
const AT_HOME = [...Object.keys(GAME), 'guest', 'auth', 'logout'].map((name) => {
  const call = endpoints[name as keyof typeof endpoints];
  return { call, path: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});
const decoded = (fields: readonly (readonly string[])[]): Record<string, string> =>
  Object.fromEntries(fields.map(([name = '', value = '']) => [decodeURIComponent(name), decodeURIComponent(value)]));

const answered = (status: number, body?: unknown): HomeAnswer => ({
  status,
  text: body === undefined ? '' : JSON.stringify(body),
});
const refused = (code: ErrorCode, info?: unknown): HomeAnswer =>
  answered(ERROR_STATUS[code], { statusCode: ERROR_STATUS[code], message: code, info } satisfies ErrorReply);

const NOT_JSON = { field: 'body', code: 'NOT_JSON', detail: '' } as const;

/** The fields of a query; of what is given twice the last. */
const queryOf = (search: string): Record<string, string> =>
  decoded(Array.from(search.replaceAll('+', ' ').matchAll(/([^&=]+)=?([^&]*)/g), ([, ...field]) => field));

/** What was thrown, as the answer that a server gives to it. */
function answerTo(error: unknown): HomeAnswer {
  if (error instanceof Refusal) return refused(error.code);
  if (error instanceof Unavailable) return refused('UNAVAILABLE');
  const statusCode = 400;
  if (error instanceof SyntaxError || error instanceof URIError) return answerTo(new InvalidInput([NOT_JSON]));
  if (error instanceof InvalidInput) return answered(statusCode, { statusCode, message: error.faults.map(fieldLine) });
  return refused(error instanceof BrokenInvariant && isErrorCode(error.code) ? error.code : 'UNKNOWN');
}

/** Answers calls; never throws. */
export function homeOn({ shelf, now, randomBytes }: Walls): (request: HomeRequest) => Promise<HomeAnswer> {
  const newId = (at: number): string => timedUuid(at, randomBytes(UUID_BYTES));
  const newSeal = () => sealSeed(randomBytes);
  const walls = {
    ...{ ids: plainIds, newId, now, newSeal, scoreRun },
    beginRun: () => undefined,
    noteOf: async () => null,
    count: () => undefined,
  };

  async function makeGuest(): Promise<ReplyOf<'guest'>> {
    const id = newId(now());
    const token = base64Url(Uint8Array.of(...uuidBytes(id), ...randomBytes(SECRET_BYTES)));
    const [place = 0, more = 0] = randomBytes(2);
    const name = NICKNAMES[(place * 256 + more) % NICKNAMES.length] ?? '';
    await shelf.put({
      ...{ form: RECORD_FORM, id, token, version: 0, name, personaId: null, next: newSeal(), counters: {} },
      ...{ hasCurrent: false, campaigns: [], badges: [], ideas: [], parts: [] },
    });
    return { id, name, token, email: '' };
  }

  /** Goes on with the game of a file, unless this device knows what came after it. */
  async function openFile(text = ''): Promise<HomeAnswer> {
    const found = recordIn(text);
    if (found === null) throw new InvalidInput([NOT_JSON]);
    const here = readable(await shelf.read(found.id));
    if (here === undefined || here.version < found.version) await shelf.put(found);
    const { id, name, token } = found;
    return answered(200, { id, name, token, email: '' } satisfies ReplyOf<'guest'>);
  }

  /** The player of a token. @throws Refusal TOKEN_INVALID, TOKEN_REQUIRED */
  async function playerOf(header = ''): Promise<PlayerRecord> {
    if (header === '') throw new Refusal('TOKEN_REQUIRED');
    const [, token = ''] = TOKEN.exec(header) ?? [];
    const record =
      token === '' ? undefined : readable(await shelf.read(uuidText(base64UrlBytes(token).subarray(0, UUID_BYTES))));
    if (record?.token !== token || record === undefined) throw new Refusal('TOKEN_INVALID');
    return record;
  }

  function who({ id, name, personaId, campaigns, hasCurrent, next }: PlayerRecord): ReplyOf<'auth'> {
    const latest = campaigns.at(-1);
    const completed = latest?.status !== 'ACTIVE';
    const current = latest === undefined || !hasCurrent || (completed && latest.resultsSeen) ? null : latest;
    return {
      ...{ id, name, characterName: name, email: '', personaId, nextCommitment: commitmentOf(bytesToHex(next.seed)) },
      campaign: current && {
        ...{ id: plainIds.of(id, current.campaignId), dreamId: current.dreamId, status: current.status },
        ...{ completed, visualizedResults: current.resultsSeen },
      },
    };
  }

  async function decide({ method, target, headers, body }: HomeRequest): Promise<HomeAnswer> {
    const [pathname = '', search = ''] = target.split('?');
    if (pathname === FILE)
      return method === 'PUT'
        ? openFile(body)
        : { status: 200, text: recordText(await playerOf(headers.authorization)) };
    const found = AT_HOME.find(({ call, path }) => call.method === method && path.test(pathname));
    if (found === undefined) return refused('NOT_FOUND');
    const { call, path } = found;
    const player = call.access === 'public' ? null : await playerOf(headers.authorization);
    const parts: EndpointParts = call;
    const sent = {
      params: decoded(Object.entries(path.exec(pathname)?.groups ?? {})),
      query: queryOf(search),
      body: body === undefined || body === '' ? null : JSON.parse(body),
      headers,
    };
    const result = await run(call.name, player, parseRequest(parts, sent) as object as Asked<CallName>);
    if (result.ok) return answered(call.status, parts.reply?.parse(result.value));
    const { refusal } = result;
    return typeof refusal === 'string' ? refused(refusal) : refused(refusal.code, refusal.info);
  }

  async function run(name: CallName, player: PlayerRecord | null, asked: Asked<CallName>): Promise<Local> {
    if (name === 'guest') return ok(await makeGuest());
    if (player !== null && name === 'auth') return ok(who(player));
    // The record stays, since nobody else uses the device's: its token opens it again.
    if (name === 'logout') return ok(undefined);
    const playerId = player?.id ?? '';
    const decideCall = DECIDES[name];
    if (decideCall === undefined) return { ok: false, refusal: 'NOT_FOUND' };
    return decideCall({ ...walls, store: recordStore(shelf, playerId) }, { ...asked, playerId });
  }

  return (request) => decide(request).catch(answerTo);
}

export { memoryShelf, type PlayerRecord, RECORD_FORM, type Shelf } from './player-record.ts';
