import { LIVE_START, MINIGAME_PAGES, PATHS, SCREEN_NAMES, TRUSTED_TYPES_POLICIES } from '@consorcio/contract';
import { FRAME_FEATURES } from '@consorcio/contract/frame-markup';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfApi, routedPath } from './base-path.ts';
import { NO_STORE } from './error-reply.ts';
import type { InlineParts } from './html.ts';

/** Where a frame of another site begins; and the minigames' pages, which are frames within it. */
const FRAMED: ReadonlySet<string> = new Set([
  ...[PATHS.play, PATHS.share, PATHS.certificateCheck, PATHS.liveShort, LIVE_START],
  ...MINIGAME_PAGES,
]);
const OTHER_SCREENS: ReadonlySet<string> = new Set(
  SCREEN_NAMES.map((name) => PATHS[name]).filter((path) => !FRAMED.has(path)),
);

/** True of the pages that the sites of `EMBED_ORIGINS` may frame: a live group is a school's activity with every page of it. */
function mayBeFramed(request: FastifyRequest): boolean {
  const path = routedPath(request);
  return FRAMED.has(path) || path.startsWith(`${LIVE_START}/`);
}

/** As browsers say what they ask for, and scripts cannot. */
const isForFrame = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'iframe' || headers['sec-fetch-dest'] === 'frame';

/**
 * Inside a frame players go on from screen to screen without a new document. Where one is asked for all the same, by a
 * reload, the frame is led back to `/jogar`, whose guard leads on to where the player stands.
 */
function leadFramesBack(app: FastifyInstance, base: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isForFrame(request) || !OTHER_SCREENS.has(routedPath(request))) return;
    await reply.header('cache-control', NO_STORE).redirect(base + PATHS.play);
  });
}

/**
 * One origin serves everything, so nothing else is allowed. QUALITY: no unsafe-inline; what our own pages say in
 * themselves is named by its hash, so that any other inline script or style stays without effect.
 */
const contentPolicy = ({ scripts, styles }: InlineParts, framedBy: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    ["frame-ancestors 'self'", ...framedBy].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${Object.values(TRUSTED_TYPES_POLICIES).join(' ')}`,
    "object-src 'none'",
  ].join(';');

/** An answer of the API is no page: it may do nothing at all. The policy of pages is ten times as long. */
const API_POLICY = "default-src 'none';frame-ancestors 'self'";

/** Opened by itself it is a file, which no browser shows as a page. */
const AS_FILE = { 'content-disposition': 'attachment; filename="api.json"' };

/** A picture, sound, font, style or script is no page either: a film that is opened by itself reaches this origin only. */
const FILE_POLICY = "default-src 'self';base-uri 'none';frame-ancestors 'self'";

/** A drawing that is opened by itself gets nothing at all; whoever frames it has a picture. */
export const DRAWING_POLICY = "default-src 'none'";

/**
 * Policies of files with hashed names, in few words, since a campaign asks for 250 of them: a worker's script fetches from
 * this origin only. A style, font or sound runs nothing, and no browser reads a policy of it.
 */
const HASHED_POLICIES: readonly (readonly [name: RegExp, policy: string | null])[] = [
  [/\.js(?:\.br|\.gz)?$/, "default-src 'self'"],
  [/\.svg(?:\.br|\.gz)?$/, DRAWING_POLICY],
  [/\.(?:css(?:\.br|\.gz)?|woff2|webm)$/, null],
];
export function policyOfHashed(path: string): string | null {
  const [, policy] = HASHED_POLICIES.find(([name]) => name.test(path)) ?? ['', FILE_POLICY];
  return policy;
}

/** Off: what browsers can ask a player for, and the game does not use. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
/** The screen stays on while a page of a live group is shown; in a frame of another site it does not. */
const USED = [...FRAME_FEATURES, 'screen-wake-lock'];
const PERMISSIONS = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(', ');

const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  // The filter that old browsers had could itself be turned against a page.
  'x-xss-protection': '0',
};

/** What speaks for the whole host, so not below a path: there it is somebody else's. */
const OF_HOST = { 'origin-agent-cluster': '?1' };
/** Seconds: half a year. It is kept on every answer, and only behind TLS. */
const HSTS = { 'strict-transport-security': 'max-age=15552000' };

/** What means something to an answer that is no page; the policy says by whom it may be framed. */
const FILE_HEADERS: ReadonlySet<string> = new Set(['cross-origin-resource-policy', 'x-content-type-options']);
const PAGE_HEADERS: readonly string[] = [
  ...Object.keys({ ...HEADERS, ...OF_HOST }).filter((name) => !FILE_HEADERS.has(name)),
  'permissions-policy',
];

const withoutPageHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !PAGE_HEADERS.includes(name)));

interface HeaderWishes {
  /** The public address is https, so browsers may be told to stay there. */
  readonly isBehindTls: boolean;
  /** What the built pages say in themselves. */
  readonly inline: InlineParts;
  /** Origins that may frame the pages of FRAMED. */
  readonly embedOrigins: readonly string[];
  /** The path before the game's own; empty for none. */
  readonly base: string;
}

/**
 * Headers of every answer. A table of our own, since the usual plugin puts the policy together anew for each request, a
 * tenth of what a call costs.
 */
export function securityHeaders(app: FastifyInstance, { isBehindTls, inline, embedOrigins, base }: HeaderWishes): void {
  const ofPages = {
    'content-security-policy': contentPolicy(inline),
    ...HEADERS,
    ...(base === '' ? { ...OF_HOST, ...(isBehindTls ? HSTS : {}) } : {}),
    'permissions-policy': PERMISSIONS,
  };
  // `X-Frame-Options` knows no list of sites, and browsers that read the policy pass over it.
  const { 'x-frame-options': _, ...open } = ofPages;
  const ofFramed = { ...open, 'content-security-policy': contentPolicy(inline, embedOrigins) };
  const ofApi = { ...withoutPageHeaders({ ...ofPages, 'content-security-policy': API_POLICY }), ...AS_FILE };
  const isOpen = embedOrigins.length > 0;
  app.addHook('onRequest', (request, reply, next) => {
    if (isOfApi(request)) reply.headers(ofApi);
    else reply.headers(isOpen && mayBeFramed(request) ? ofFramed : ofPages);
    next();
  });
  if (isOpen) leadFramesBack(app, base);
}

/**
 * Takes what only a page needs from the headers of a file: 1.3 kB, more than most pictures of the map have, and a first
 * visit asks for a hundred files.
 * @param policy null for none
 */
export function asFile(reply: FastifyReply, policy: string | null = FILE_POLICY): void {
  for (const name of PAGE_HEADERS) reply.removeHeader(name);
  if (policy === null) reply.removeHeader('content-security-policy');
  else reply.header('content-security-policy', policy);
}
