import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the built pages say in themselves, as the content policy names it: `'sha256-…'`. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesIn = (pages: readonly string[], part: RegExp): string[] => [
  ...new Set(pages.flatMap((page) => [...page.matchAll(part)].map(([, text = '']) => hashOf(text)))),
];

/** Reads the pages of `folder` (apps/web/delivery writes them); a folder that is missing has no parts. */
export function inlinePartsOf(folder: string): InlineParts {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  const pages = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return { scripts: hashesIn(pages, SCRIPT), styles: hashesIn(pages, STYLE) };
}
