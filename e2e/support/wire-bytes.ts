import type { BrowserContext, Page } from 'playwright-core';

/** Says under which name an answer's bytes are counted. */
type Naming = (path: string, type: string) => string;

/** The name for a count file by file: without hashes, and without the ids of calls. */
export const byFile: Naming = (path) =>
  path.replace(/-[\w-]{7,8}(?=\.\w)/, '').replaceAll(/\/[\w-]{16,}(?=\/|$)/g, '/*');

/** Counts the bytes of all answers as they come over the wire, headers included, by kind unless `nameOf` says otherwise. */
export async function countBytes(
  context: BrowserContext,
  page: Page,
  nameOf: Naming = kindOf,
): Promise<ReadonlyMap<string, number>> {
  const cdp = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    kinds.set(requestId, nameOf(new URL(response.url).pathname, type));
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await cdp.send('Network.enable');
  return bytes;
}

function kindOf(path: string, type: string): string {
  if (path.startsWith('/api/') && !path.endsWith('.png')) return 'calls';
  if (path.endsWith('.mp4')) return 'films';
  if (/\.(?:webm)$/.test(path)) return 'sounds';
  if (/\.(?:svg|png)$/.test(path)) return 'pictures';
  if (path.endsWith('.woff2')) return 'fonts';
  return type === 'Script' ? 'scripts' : type === 'Stylesheet' ? 'styles' : 'pages';
}

/** All kinds together. */
export const together = (bytes: ReadonlyMap<string, number>): number =>
  [...bytes.values()].reduce((sum, each) => sum + each, 0);
