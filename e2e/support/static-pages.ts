import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
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
};

export interface StaticPages {
  readonly origin: string;
  stop(): void;
}

/** Serves the files of some folders, the first that has one first, on a free port of this machine. */
export function serveFolders(folders: readonly string[]): Promise<StaticPages> {
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
    if (file === null) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(file);
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
): () => { readonly origin: string; visit(size?: Size, options?: VisitOptions): Promise<Visit> } {
  let pages: StaticPages | null = null;
  const open = useProfiles();
  beforeAll(async () => {
    pages = await serveFolders(folders);
  });
  afterAll(() => pages?.stop());
  return () => {
    if (pages === null) throw new Error('the files are not served yet');
    const { origin } = pages;
    return { origin, visit: (size, options) => open(origin, size, options) };
  };
}
