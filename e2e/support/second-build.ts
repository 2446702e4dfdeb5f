import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIRST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
/** Scripts and styles with a hash in their name. */
const HASHED = /-[\w-]{7,8}(\.chunk)?\.(?:js|css)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built pages as a later build would leave them: every script and style has another name, none the old one. */
async function buildOnceMore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'consorcio-renewed-'));
  await cp(FIRST, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const files = (await readdir(folder, { recursive: true })).filter((path) => /\.(?:js|css|html)$/.test(path));
  const names = files.map((path) => path.split('/').at(-1) ?? '').filter((name) => HASHED.test(name));
  const renamed = (name: string): string => name.replace(/((?:\.chunk)?\.(?:js|css))$/, 'r$1');
  const known = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const path of files) {
    const text = (await readFile(join(folder, path), 'utf8')).replace(known, renamed);
    const marked = text.replaceAll('shell-', 'shell-second-').replace('<html ', '<html data-program="second" ');
    await writeFile(join(folder, path), /^(?:sw\.js|index\.html)$/.test(path) ? marked : text);
    if (HASHED.test(path)) await rename(join(folder, path), join(folder, renamed(path)));
  }
  return folder;
}

export interface UpdatableSite {
  readonly origin: string;
  /** Puts the second program in the place of the first: what only the first one had is gone. */
  renew(): void;
  stop(): Promise<void>;
}

/** Stands before a running game and serves its pages from one of two builds; calls and pictures pass through. */
export async function startUpdatableSite(game: string): Promise<UpdatableSite> {
  const second = await buildOnceMore();
  let folder = FIRST;
  const answerIt = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', game).pathname;
    if (/^\/(?:assets|static)\/|^\/sw\.js$/.test(path)) {
      const file = await readFile(join(folder, path)).catch(() => null);
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      response.writeHead(file === null ? 404 : 200, { 'content-type': type, 'cache-control': 'no-cache' }).end(file);
      return;
    }
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = await fetch(game + request.url, {
      method: request.method ?? 'GET',
      headers: { ...(authorization ? { authorization } : {}), ...(parts.length > 0 ? { 'content-type': type } : {}) },
      ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = body.includes('<div id="root">');
    response
      .writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'cache-control': 'no-cache',
      })
      .end(isPage ? await readFile(join(folder, 'index.html')) : body);
  };
  /* A page that is left breaks off what it had asked for. */
  const server = createServer((request, response) => {
    answerIt(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    renew() {
      folder = second;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(second, { recursive: true, force: true });
    },
  };
}
