import type { Import } from './imports.ts';

/** The folder of a source directly below that of its package's sources (`apps/server/src/http`); null for a file beside them. */
const folderOf = (path: string): string | null => /^(?:apps|packages)\/[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;

/**
 * Folders of one package that import each other, though no two of their files do. @param known pairs that are let be, each in the
 * order of the alphabet
 */
export function foldersInCircles(
  imports: readonly Import[],
  known: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  const ways = new Set<string>();
  const pairs: [string, string][] = [];
  for (const one of imports) {
    const [from, to] = [folderOf(one.from), folderOf(one.to)];
    if (from === null || to === null || from === to || ways.has(`${from} ${to}`)) continue;
    ways.add(`${from} ${to}`);
    if (ways.has(`${to} ${from}`)) pairs.push(from < to ? [from, to] : [to, from]);
  }
  return pairs.filter(([a, b]) => !known.some(([c, d]) => a === c && b === d));
}
