import { Agent, request } from 'node:http';
import { PATHS, type ReplyOf } from '@consorcio/contract';
import { cpuTime } from '../../rig/cpu-time.ts';
import { median, rounded } from '../../rig/figures.ts';
import { liveTokenOf, newLiveKey } from '../../rig/live-client.ts';
import type { ServerProcess } from '../../rig/server-process.ts';
import { anyAddress, callFrom, signUp } from './caller.ts';
import type { Verdict } from './verdict.ts';

/** Settings of the server that is attacked: everything that reads requests is there, and no limit answers before it. */
export const OPEN_SETTINGS = { RATE_LIMITS: 'off', OPERATOR_TOKEN: 'abuse-abuse-abuse', LTI_PLATFORMS: '[]' } as const;
const DESK = { authorization: `Bearer ${OPEN_SETTINGS.OPERATOR_TOKEN}` };

/** How many times as much as an ordinary one a request may cost, whose cost counts as this many milliseconds at least. */
const MOST_TIMES = 20;
const LEAST_COST = 0.5;
const [ORDINARY, UGLY] = [9, 3];

/** Characters of a target, of a platform's target, of a header, and of a field of a body: just what is let in. */
const [TARGET, PLATFORM_TARGET, HEADER, FIELD] = [1_950, 7_900, 12_000, 30_000];
/** Of a target that Node.js lets through: refused at the door. */
const LONG_TARGET = 15_000;

/** What is repeated, in a query and path: each ends with a sign that none of them has. */
const SHAPES = ['.', '/', '%20', '%E2%80%99.', '%3C', '(%5B', 'a%20', '0', '=&', '-_'];
/** The same for headers and bodies. */
const TEXTS = ['.', '/', ' ', '’.', '<', '([', 'a ', '0', '=&;,', '@a.'];
const END = 'x';
const filled = (shape: string, length: number): string =>
  `${shape.repeat(Math.max(1, Math.floor((length - 1) / shape.length)))}${END}`;
const latin = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
interface Place {
  readonly what: string;
  readonly isTarget?: boolean;
  readonly lengths: readonly number[];
  with(text: string): Sent;
}

/** The status; 0 where the connection was cut. */
function send(agent: Agent, origin: string, { method = 'GET', path, headers = {}, body = '' }: Sent): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', () => resolve(0));
    asked.end(body);
  });
}

const OTHER_PAGES = ['/lti', '/lti/login', '/lti/register', '/oembed', '/operador', '/metrics', '/share', '/api/nada'];
const FOLDERS = [
  ...['/assets/', '/api/', '/lti/', '/operador/', '/icons/', '/share/', '/dream/', '/certificado/'],
  '/',
];
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie', 'forwarded', 'host'],
  ...[
    'idempotency-key',
    'if-match',
    'if-modified-since',
    'if-none-match',
    'last-event-id',
    'origin',
    'range',
    'referer',
  ],
  ...['sec-fetch-dest', 'sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-visit'],
];
const HEADER_STARTS: Readonly<Record<string, readonly string[]>> = {
  authorization: ['', 'Bearer ', 'Basic '],
  cookie: ['', 'mesa=1.', '__Host-lti-x='],
  range: ['', 'bytes='],
};

function targets(): readonly Place[] {
  const screens = Object.values(PATHS).map((path) => path.replaceAll(/:\w+|\*\?/g, 'a'));
  const queries = [...screens, ...OTHER_PAGES].map(
    (path): Place => ({
      what: `${path}?a=`,
      isTarget: true,
      lengths: [path.startsWith('/lti/') ? PLATFORM_TARGET : TARGET, LONG_TARGET],
      with: (text) => ({ path: `${path}?a=${text}`, headers: path === '/operador' ? DESK : {} }),
    }),
  );
  const paths = [...screens.map((path) => (path === '/' ? path : `${path}/`)), ...FOLDERS].map(
    (path): Place => ({
      what: `${path}…`,
      isTarget: true,
      lengths: [path === '/lti/' ? PLATFORM_TARGET : TARGET, LONG_TARGET],
      with: (text) => ({ path: `${path}${text}` }),
    }),
  );
  return [...queries, ...paths];
}

const headers = (): readonly Place[] =>
  ['/jogar', '/api/auth', '/favicon.ico', '/operador', '/lti/login'].flatMap((path) =>
    HEADERS.flatMap((name) =>
      (HEADER_STARTS[name] ?? ['']).map(
        (start): Place => ({
          what: `${path} ${name}: ${start}`,
          lengths: [HEADER],
          with: (text) => ({ path, headers: { [name]: `${start}${latin(text)}` } }),
        }),
      ),
    ),
  );

interface Call {
  readonly security?: readonly unknown[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly properties?: Readonly<Record<string, { maxLength?: number }>> } }>
    >;
  };
}

async function openRoom(origin: string) {
  const post = async <Reply>(path: string, body: object): Promise<Reply> =>
    JSON.parse((await callFrom(origin, anyAddress(), 'POST', path, { body })).text);
  const [hostKey, key] = [newLiveKey(), newLiveKey()];
  const opening = { months: 4, mode: 'LIVE', pace: 'NONE', key: hostKey };
  const { groupId } = await post<ReplyOf<'liveCreate'>>('/live', opening);
  const { quota } = await post<ReplyOf<'liveJoin'>>(`/live/${groupId}/seat`, { key });
  return { groupId, host: liveTokenOf(groupId, 0, hostKey), seat: liveTokenOf(groupId, quota, key) };
}

/** Every field and parameter that the API says it reads. */
async function fields(origin: string): Promise<readonly Place[]> {
  const { token: player } = await signUp(origin);
  const room = await openRoom(origin);
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  };
  const tokenFor = (path: string): string =>
    path.includes('/host') ? room.host : path.startsWith('/live/{groupId}') ? room.seat : player;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, call]) => {
      const method = name.toUpperCase();
      const at = `/api${path}`;
      const own = { authorization: `Bearer ${tokenFor(path)}` };
      const known = (but: string): string =>
        at.replaceAll(/\{(\w+)\}/g, (whole, part: string) =>
          part === but ? whole : part === 'groupId' ? room.groupId : 'a',
        );
      const asked = (call.parameters ?? []).filter(({ in: where }) => where !== 'header');
      const parameters = path.endsWith('/events') ? [] : asked;
      const properties = call.requestBody?.content['application/json']?.schema.properties ?? {};
      return [
        ...parameters.map(
          ({ name: part, in: where }): Place => ({
            what: `${method} ${at} ${part}`,
            isTarget: true,
            lengths: [400, TARGET - at.length],
            with: (text) => ({
              method,
              path: where === 'query' ? `${known('')}?${part}=${text}` : known(part).replace(`{${part}}`, text),
              headers: own,
            }),
          }),
        ),
        ...Object.entries(properties).map(
          ([field, { maxLength = FIELD }]): Place => ({
            what: `${method} ${at} ${field}`,
            lengths: [...new Set([maxLength, FIELD])],
            with: (text) => ({
              method,
              path: known(''),
              headers: { ...own, 'content-type': 'application/json' },
              body: JSON.stringify({ [field]: text }),
            }),
          }),
        ),
      ];
    }),
  );
}

const FORMS = {
  '/lti/login': ['iss', 'client_id', 'login_hint', 'target_link_uri', 'lti_message_hint'],
  '/lti/launch': ['state', 'id_token'],
  '/lti/deep-link/escolha': ['pedido', 'alvo'],
  '/lti/turma': ['turma'],
  '/operador/codigo': ['codigo'],
  '/operador/lti-platforms': ['item', 'ato'],
} as const;
const forms = (): readonly Place[] =>
  Object.entries(FORMS).flatMap(([path, names]) =>
    names.map(
      (name): Place => ({
        what: `POST ${path} ${name}`,
        lengths: [900, FIELD],
        with: (text) => ({
          method: 'POST',
          path,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            ...(path.startsWith('/operador') ? DESK : {}),
          },
          body: `${name}=${text}`,
        }),
      }),
    ),
  );

/**
 * Every page, path, query, header, field and name of a file, at its longest and in ten ugly shapes: none costs more than 20
 * times the server's CPU of an ordinary one, which is read from `/proc`.
 */
export async function shapes(server: ServerProcess): Promise<readonly Verdict[]> {
  const { origin, pid } = server;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const costOf = async (sent: Sent): Promise<number> => {
    const before = cpuTime(pid);
    await send(agent, origin, sent);
    return cpuTime(pid) - before;
  };
  const worstOf = async (place: Place): Promise<Verdict | null> => {
    const costs: number[] = [];
    for (let n = 0; n < ORDINARY; n += 1) costs.push(await costOf(place.with('abc')));
    const ordinary = Math.max(LEAST_COST, median(costs));
    for (const shape of place.isTarget ? SHAPES : TEXTS) {
      for (const length of place.lengths) {
        let least = Number.POSITIVE_INFINITY;
        for (let n = 0; n < UGLY && least > MOST_TIMES * ordinary; n += 1)
          least = Math.min(least, await costOf(place.with(filled(shape, length))));
        if (least > MOST_TIMES * ordinary)
          return {
            attack: `${place.what} ${JSON.stringify(shape)} up to ${length} characters`,
            expected: `at most ${MOST_TIMES} times ${rounded(ordinary, 1)} ms of CPU`,
            found: `${rounded(least, 1)} ms`,
            isRight: false,
          };
      }
    }
    return null;
  };
  const kinds = { targets: targets(), headers: headers(), fields: await fields(origin), forms: forms() };
  const verdicts: Verdict[] = [];
  for (const [kind, places] of Object.entries(kinds)) {
    const bad: Verdict[] = [];
    for (const [n, place] of places.entries()) {
      process.stdout.write(`\r  ${kind} ${n + 1} of ${places.length}   `);
      const verdict = await worstOf(place);
      if (verdict !== null) bad.push(verdict);
    }
    process.stdout.write('\n');
    verdicts.push(...bad, {
      attack: `${places.length} ${kind}, ten shapes each, at their longest`,
      expected: `none above ${MOST_TIMES} times an ordinary one's CPU`,
      found: `${bad.length} above`,
      isRight: bad.length === 0,
    });
  }
  agent.destroy();
  return verdicts;
}
