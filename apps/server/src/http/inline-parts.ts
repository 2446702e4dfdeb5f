import { createHash } from 'node:crypto';

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

/** Looks through pages as apps/web/delivery writes them. */
export function inlinePartsOf(pages: readonly string[]): InlineParts {
  return { scripts: hashesIn(pages, SCRIPT), styles: hashesIn(pages, STYLE) };
}
