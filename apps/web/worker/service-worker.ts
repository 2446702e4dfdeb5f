import { isHashed, strategyOf } from './requests.ts';

/*
 * Keeps the game's own program on the device, so that it opens at once and without a connection. Calls are never answered from here:
 * what players did and won is the server's, or that of the home on the device (src/local). Why it is ours: docs/decisions/0021.
 */
declare const self: ServiceWorkerGlobalScope;
/** Addresses of the program's files, and a hash of them; written in by installable/installable.ts. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_HASH: string;
/** Addresses of the minigames' pages. */
declare const GAME_PAGES: readonly string[];

/** The path of the game's address; everything of it stands below. */
const BASE = new URL('.', self.location.href).pathname.slice(0, -1);
/** The page that holds no screen yet, for every screen. */
const SCREEN = `${BASE}/index.html`;
const SHELL = `shell-${SHELL_HASH}`;
const DRAWINGS = 'drawings';
const SOUNDS = 'sounds';
const GAMES = 'games';
/** Most entries kept of each; the oldest leave. All drawings of a campaign are about 150. */
const MOST = { [DRAWINGS]: 400, [SOUNDS]: 40 } as const;
/** Programs kept: this one, and the one before it for pages that are still open. */
const GENERATIONS = 2;
/** A file is the same however it was packed on its strategy. */
const SAME = { ignoreVary: true } as const;

self.addEventListener('install', (event) =>
  event.waitUntil(fillShell().then(() => keepGames(PROGRAMS).catch(() => undefined))),
);
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOldShells(), self.clients.claim()])));
/* A new worker waits until the page says that nobody is in the middle of anything (src/program/program-update.ts). */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  /* Then it may also be begun without a network. */
  if (event.data === 'installed') event.waitUntil(keepGames(DRAWN).catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { method, mode, destination, headers } = request;
  const strategy = strategyOf({
    method,
    mode,
    destination,
    hasRange: headers.has('range'),
    url,
    base: BASE,
    origin: self.location.origin,
  });
  if (strategy === 'screen') event.respondWith(screen(request));
  else if (strategy === 'game') event.respondWith(gamePage(request));
  else if (strategy === 'shell') event.respondWith(fromCache(request));
  else if (strategy === 'drawing') event.respondWith(keptFrom(DRAWINGS, request, event));
  else if (strategy === 'sound') event.respondWith(keptFrom(SOUNDS, request, event));
});

/** All of the program or nothing: files that an older program had too are not fetched again. */
async function fillShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  const page = await fetch(SCREEN, { cache: 'no-cache' });
  const html = await page.clone().text();
  const entry = SHELL_FILES.find((file) => /\/first-[^/]+\.js$/.test(file));
  /* The server was renewed in between: this program is already the last one, its successor will come. */
  if (!page.ok || entry === undefined || !html.includes(entry)) throw new Error('the page belongs to another program');
  await shell.put(SCREEN, page);
  await Promise.all(
    SHELL_FILES.map(async (file) => {
      const answer = (await caches.match(file, SAME)) ?? (await fetch(file));
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await shell.put(file, answer);
    }),
  );
}

/** What a minigame's page and its scripts name: scripts and styles, and the drawings that are enough to play. */
const PROGRAMS = /[a-z-]{1,30}-[0-9a-f]{8}\.(?:js|css)/g;
const DRAWN =
  /[a-z-]{1,30}-[0-9a-f]{8}\.(?:js|css)|[a-z]{1,12}-(?:ground|things-light|persona-1-light)-[0-9a-f]{8}\.svg/g;
/** A drawing of a minigame, in any form, of any persona. */
const SHEET = /\/([a-z]+-(?:things|persona)-)[a-z0-9-]+\.svg$/;

/** Keeps the minigames' pages and those of the files that they name; what no page names any more leaves. */
async function keepGames(names: RegExp): Promise<void> {
  const cache = await caches.open(GAMES);
  const wanted = new Set(GAME_PAGES.map((page) => BASE + page));
  for (const address of wanted) {
    const isPage = address.endsWith('.html');
    const answer = (isPage ? undefined : await caches.match(address, SAME)) ?? (await fetch(address));
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache.put(address, answer.clone());
    if (address.endsWith('.svg')) continue;
    for (const [name] of (await answer.text()).matchAll(names)) wanted.add(`${BASE}/arcade-assets/${name}`);
  }
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}

/** The form of a minigame's drawing that is kept here: all have the same cells. */
async function simpler(address: string): Promise<Response | undefined> {
  const [, name] = SHEET.exec(address) ?? [];
  const cache = await caches.open(GAMES);
  const own = (await cache.keys()).find(({ url }) => name !== undefined && url.includes(`/${name}`));
  return own && cache.match(own);
}

/** The server's page of a minigame, or the one kept here. */
async function gamePage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const own = await (await caches.open(GAMES)).match(request, { ...SAME, ignoreSearch: true });
    if (own === undefined) throw error;
    return own;
  }
}

async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL);
  const tooOld = shells.slice(0, Math.max(0, shells.length - (GENERATIONS - 1)));
  await Promise.all(tooOld.map((name) => caches.delete(name)));
}

/**
 * The server's page while it can be reached; otherwise the one kept here, which says what still works. The welcome is marked: there a
 * campaign may begin that needs no server (src/program/head-script.ts).
 */
async function screen(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const own = await (await caches.open(SHELL)).match(SCREEN);
    if (own === undefined) throw error;
    if (new URL(request.url).pathname !== `${BASE}/`) return own;
    return new Response((await own.text()).replace('<html', '<html data-away'), { headers: own.headers });
  }
}

const fromCache = async (request: Request): Promise<Response> => (await caches.match(request, SAME)) ?? fetch(request);

/** What was seen once is there again; a drawing without a hash in its name is also asked for anew, for the next time. */
async function keptFrom(name: keyof typeof MOST, request: Request, event: FetchEvent): Promise<Response> {
  const cache = await caches.open(name);
  const found = await caches.match(request, SAME);
  if (found !== undefined && isHashed(new URL(request.url).pathname.slice(BASE.length))) return found;
  const fresh = fetch(request).then(async (answer) => {
    if (answer.status === 200) {
      await cache.put(request, answer.clone());
      await trim(cache, MOST[name]);
    }
    return answer;
  });
  if (found === undefined) return fresh.catch(async (error) => (await simpler(request.url)) ?? Promise.reject(error));
  event.waitUntil(fresh.catch(() => undefined));
  return found;
}

async function trim(cache: Cache, most: number): Promise<void> {
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, Math.max(0, entries.length - most)).map((entry) => cache.delete(entry)));
}
