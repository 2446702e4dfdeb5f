/**
 * Ids inside pictures. A clip, gradient or filter is named after a hash of what it defines, so no counter has to be
 * kept and the same call always gives the same text. `picture` then puts its own name before every id: two pictures in
 * one page never share one.
 */

const HASHED_ID = /(\bid="|url\(#|href="#)([a-z]-[0-9a-z]{7})(?=["')])/g;
const DEFINITION = /<(clipPath|linearGradient|radialGradient|filter|symbol) id="([^"]+)".*?<\/\1>/gs;

/** 32-bit FNV-1a, seven digits in base 36. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
/** A definition and the reference to it. The kind is one letter: c clip, g gradient, f filter, s stamp. */
export function define(
  kind: 'c' | 'g' | 'f' | 's',
  write: (id: string) => string,
): { id: string; url: string; definition: string } {
  const id = `${kind}-${hashText(write(''))}`;
  return { id, url: `url(#${id})`, definition: write(id) };
}
/** A drawing whose definitions and references have other names, the same for the same key. */
export const renamedIds = (body: string, key: string): string =>
  body.replace(HASHED_ID, (_, before: string, id: string) => `${before}${id.slice(0, 2)}${hashText(id + key)}`);
/** Leaves one copy of each definition and puts the picture's name before every id. */
export function ownIds(name: string, body: string): string {
  const seen = new Set<string>();
  return body
    .replace(DEFINITION, (definition, _element: string, id: string) => {
      if (seen.has(id)) return '';
      seen.add(id);
      return definition;
    })
    .replace(HASHED_ID, `$1${name}-$2`);
}
