import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstSegment, LIVE_ROUTES, PATHS, ROUTES, SCREEN_NAMES, type ScreenName } from '@consorcio/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfApi, routedPath } from './base-path.ts';
import { refuseWith } from './error-reply.ts';
import { hasCopyOf } from './known-answer.ts';
import { packedPage, packedText, sendPackedPage } from './packed-page.ts';
import type { PlacedFiles } from './placed-files.ts';
import { hasHeads, isOnePublicPage, pageOfScreen } from './public-pages.ts';
import { asFile, policyOfHashed } from './security-headers.ts';

/** What is served as files; a folder that is missing serves nothing. */
export interface Folders {
  /** The built web app, with `index.html`. */
  readonly web: string;
  /** The built minigame pages. */
  readonly arcade: string;
  /** Pictures and films, at the paths of CONTRACT section 1. */
  readonly pictures: string;
  /** The game as a package for schools' platforms. */
  readonly packages: string;
}

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
/** Where the build puts them. */
export const BUILT: Folders = {
  web: fromRoot('apps/web/dist'),
  arcade: fromRoot('apps/arcade/dist'),
  pictures: fromRoot('dist/pictures'),
  packages: fromRoot('dist/packages'),
};

/** Screens of CONTRACT section 2; share page and certificates have handlers of their own. */
const SCREENS = SCREEN_NAMES.filter((name) => name !== 'share' && name !== 'certificateCheck');

/** Seconds. Pictures keep their address when they are drawn anew, so they are asked for again after an hour. */
const PICTURE_AGE = 3_600;
/** Any cache may keep what was asked for without a token: in few words, as a campaign asks for 250 of them. */
const FOR_EVER = 'max-age=31536000, immutable';
/** Names with a hash of their content, as the bundler makes them. */
const HASHED = /[\\/](assets|static[\\/]js|arcade-assets)[\\/]/;

/** Revalidated each time: the pages, and the files by which a browser notices a newer program. */
const ASKED_AGAIN = /(?:\.html|\.webmanifest|[\\/]sw\.js)(?:\.br|\.gz)?$/;

const PAGE = /\.html(?:\.br|\.gz)?$/;

/** Media types of what is served from memory, by the end of the name. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};
const typeOf = (path: string): string => TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? '';

function cacheOf(path: string): string {
  if (ASKED_AGAIN.test(path)) return 'no-cache';
  return HASHED.test(path) ? FOR_EVER : `public, max-age=${PICTURE_AGE}`;
}

/** Sounds and films, which a browser may ask for in parts. */
const MEDIA = /\.(?:webm|m4a|mp4)$/;
/** What never changes is never asked about; on a slow line of forty phones each header of sixty files counts. */
function withoutValidators(reply: FastifyReply, path: string): void {
  reply.removeHeader('etag');
  /* Connections of HTTP/1.1 stay open unless something is said. */
  if (reply.request.raw.httpVersion === '1.1') reply.raw.removeHeader('connection');
  if (!MEDIA.test(path)) reply.removeHeader('accept-ranges');
}

/** What was built, and those of its files that are served in other words (placed-files.ts). */
export interface Built {
  readonly folders: Folders;
  readonly placed: PlacedFiles;
}

/** The text of a page of the web app, null where it was not built. */
function readPage({ folders, placed }: Built, page: string): string | null {
  const path = join(folders.web, page);
  return placed.get(`/${page}`) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
}

export function screenPages(built: Built): readonly string[] {
  const folder = join(built.folders.web, 'pages');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  return names.map((name) => readPage(built, `pages/${name}`) ?? '');
}

/** The page of a screen, by the first segment of its path (apps/web/delivery/screen-pages.ts). */
const pageOf = (path: string): string => `pages/${firstSegment(path) || 'index'}.html`;

/** The page that any screen can start from, or null before the first build. */
export const readShell = (built: Built): string | null => readPage(built, 'index.html');

/** Sends a page that must be asked for again each time, but not sent again when it is the same. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': 'no-cache', etag });
  if (reply.statusCode === 200 && hasCopyOf(request, etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

const CALLS = Object.values({ ...ROUTES, ...LIVE_ROUTES }).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The methods that a path of the API knows; none for an unknown path. */
const methodsOf = (path: string): readonly string[] =>
  CALLS.filter(({ pattern }) => pattern.test(path)).flatMap(({ method }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );

const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

/** A screen begins with its own page, where one was built; a public one has a head for crawlers. */
function serveScreen(app: FastifyInstance, name: ScreenName, built: Built, shell: string, publicUrl: string): void {
  const url = PATHS[name];
  if (url.endsWith(ANYTHING_BELOW)) {
    const top = url.slice(0, -ANYTHING_BELOW.length);
    const page = pageOf(top);
    const html = readPage(built, page) ?? shell;
    if (hasHeads(name)) app.get(top, packedPage(pageOfScreen(html, name, publicUrl, top)));
    else serveFile(app, top, page, built, shell);
    serveFile(app, `${top}/*`, page, built, shell);
    return;
  }
  const page = pageOf(url);
  const html = readPage(built, page) ?? shell;
  if (isOnePublicPage(name)) app.get(url, packedPage(pageOfScreen(html, name, publicUrl)));
  else if (hasHeads(name))
    app.get(url, (request, reply) =>
      sendPackedPage(request, reply, pageOfScreen(html, name, publicUrl, pathOf(request))),
    );
  else serveFile(app, url, page, built, shell);
}

/** How the path of a screen ends that also has everything below it. */
const ANYTHING_BELOW = '/*?';

/** The page that was built for an address, or the one of everything else. */
function serveFile(app: FastifyInstance, url: string, page: string, built: Built, shell: string): void {
  const { web } = built.folders;
  const placed = built.placed.get(`/${page}`);
  if (placed !== undefined) app.get(url, packedText(placed, { type: typeOf(page), cache: 'no-cache', isQuick: true }));
  else if (existsSync(join(web, page))) app.get(url, (_request, reply) => reply.sendFile(page, web));
  else app.get(url, (request, reply) => sendPage(request, reply, shell));
}

/** The files that are served in other words: as the others are, from memory. */
function servePlaced(app: FastifyInstance, placed: PlacedFiles): void {
  for (const [path, text] of placed) {
    const send = packedText(text, { type: typeOf(path), cache: cacheOf(path), isQuick: true });
    app.get(path, (request, reply) => {
      if (!PAGE.test(path)) asFile(reply, HASHED.test(path) ? policyOfHashed(path) : undefined);
      return send(request, reply);
    });
  }
}

/** Without the query. */
const pathOf = ({ url }: FastifyRequest): string => new URL(url, 'http://localhost').pathname;

/** Files, screens, and the answer to everything that nobody serves. */
export async function servePages(
  app: FastifyInstance,
  built: Built,
  shell: string | null,
  publicUrl: string,
): Promise<void> {
  const root = Object.values(built.folders).filter((folder) => existsSync(folder));
  if (root.length > 0) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      /* The ETag says the same. */
      lastModified: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheOf(path));
        const isHashed = HASHED.test(path);
        if (!PAGE.test(path)) asFile(reply, isHashed ? policyOfHashed(path) : undefined);
        if (isHashed) withoutValidators(reply, path);
      },
    });
  }
  servePlaced(app, built.placed);
  if (shell !== null) for (const name of SCREENS) serveScreen(app, name, built, shell, publicUrl);

  app.setNotFoundHandler((request, reply) => {
    if (isOfApi(request)) {
      const methods = methodsOf(routedPath(request));
      if (methods.length === 0 || methods.includes(request.method)) return refuseWith(reply, 'NOT_FOUND');
      return refuseWith(reply.header('allow', methods.join(', ')), 'METHOD_NOT_ALLOWED');
    }
    return shell !== null && wantsPage(request)
      ? sendPage(request, reply.code(404), shell)
      : refuseWith(reply, 'NOT_FOUND');
  });
}
