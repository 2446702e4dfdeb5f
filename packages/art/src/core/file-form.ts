/** A drawing in a file of its own, where its ids need not differ from those of other drawings, and no words are looked for. */
import type { Svg } from './svg.ts';

const DEFINED = / id="([^"]+)"/g;
const MENTIONED = /( id="|url\(#|href="#)([^")]+)/g;
const WORDS = / data-words="[^"]*"/g;

/** `_0` to `_9`, then `a`, `b`, and so on. */
const nthId = (n: number): string => n.toString(36).replace(/^\d/, '_$&');

/** The same picture in about 4 % fewer packed bytes: ids as short as they go, without the words that outlines spell. */
export function fileForm(svg: Svg): Svg {
  const ids = new Map<string, string>();
  for (const [, id = ''] of svg.matchAll(DEFINED)) if (!ids.has(id)) ids.set(id, nthId(ids.size));
  return svg
    .replace(WORDS, '')
    .replace(MENTIONED, (all, before: string, id: string) => (ids.has(id) ? before + ids.get(id) : all));
}
