import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Addresses that stand in the built pages and are never asked by a page: names of XML, and links that a player taps. */
const NAMES_AND_LINKS = [
  'http://www.w3.org/',
  'http://www.imsproject.org/xsd/',
  'http://www.imsglobal.org/xsd/',
  'http://www.adlnet.org/xsd/',
  'https://react.dev/errors/',
  'https://www.facebook.com/sharer/',
  'https://wa.me/',
  'https://twitter.com/intent/',
  'https://abac.org.br/',
  'https://classroom.google.com/share',
];

function* textsBelow(folder: string): Generator<readonly [string, string]> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.(js|css|html|svg|webmanifest)$/.test(entry.name)) yield [path, readFileSync(path, 'utf8')];
  }
}

test('the built pages contain no third-party address except XML namespaces and links to tap', () => {
  const strange: string[] = [];
  for (const folder of ['apps/web/dist', 'apps/arcade/dist']) {
    for (const [path, text] of textsBelow(join(ROOT, folder))) {
      for (const [address] of text.matchAll(/\b(?:https?|wss?):\/\/[a-z0-9][^\s"'`<>)]*/gi)) {
        if (!NAMES_AND_LINKS.some((known) => address.startsWith(known))) strange.push(`${path}: ${address}`);
      }
    }
  }
  expect(strange).toEqual([]);
});
