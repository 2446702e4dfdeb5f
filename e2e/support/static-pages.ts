import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import type { Size, Visit, VisitOptions } from './browser.ts';
import { useProfiles } from './profiles.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticPages {
  readonly origin: string;
  stop(): void;
}

/** As public hosts of files answer: texts packed by gzip, every file kept for ten minutes; told of the bytes of each answer. */
export type TellSent = (path: string, bytes: number) => void;
const LASTING = { 'cache-control': 'max-age=600' };
const PACKED = { 'content-encoding': 'gzip' };
const TEXT = /^(?:text|image\/svg)|manifest/;

/**
 * Serves the files of some folders, the first that has one first, on a free port of this machine.
 * @param tellSent makes it a public host's way
 */
export function serveFolders(folders: readonly string[], tellSent?: TellSent): Promise<StaticPages> {
  const read = async (path: string): Promise<Buffer | null> => {
    for (const folder of folders) {
      const found = await readFile(join(folder, path)).catch(() => null);
      if (found !== null) return found;
    }
    return null;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const file = await read(path);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    if (file === null) response.writeHead(404).end();
    else if (tellSent === undefined) response.writeHead(200, { 'content-type': type }).end(file);
    else {
      const isPacked = TEXT.test(type);
      const body = isPacked ? gzipSync(file, { level: 6 }) : file;
      tellSent(path, body.length);
      response.writeHead(200, { 'content-type': type, ...LASTING, ...(isPacked ? PACKED : {}) }).end(body);
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ origin: `http://127.0.0.1:${port}`, stop: () => void server.close() });
    });
  });
}

/** Pages that are files alone, and their visitors. Call it at the top of a file. */
export function useStaticPages(
  folders: readonly string[],
  tellSent?: TellSent,
): () => { readonly origin: string; visit(size?: Size, options?: VisitOptions): Promise<Visit> } {
  let pages: StaticPages | null = null;
  const open = useProfiles();
  beforeAll(async () => {
    pages = await serveFolders(folders, tellSent);
  });
  afterAll(() => pages?.stop());
  return () => {
    if (pages === null) throw new Error('the files are not served yet');
    const { origin } = pages;
    return { origin, visit: (size, options) => open(origin, size, options) };
  };
}
