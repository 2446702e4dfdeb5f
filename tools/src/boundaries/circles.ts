import type { Import } from './imports.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(imports: readonly Import[]): Graph {
  const graph = new Map<string, string[]>();
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
  return graph;
}

/** The shortest way along imports from a file back to itself, the file at both ends; null when there is none. */
function wayBack(graph: Graph, start: string): readonly string[] | null {
  const cameFrom = new Map<string, string>();
  let front = [start];
  while (front.length > 0) {
    const next: string[] = [];
    for (const file of front) {
      for (const to of graph.get(file) ?? []) {
        if (to === start) return [...wayTo(cameFrom, start, file), start];
        if (cameFrom.has(to) || !graph.has(to)) continue;
        cameFrom.set(to, file);
        next.push(to);
      }
    }
    front = next;
  }
  return null;
}

/** From the start to a file, both ends included. */
function wayTo(cameFrom: ReadonlyMap<string, string>, start: string, file: string): string[] {
  const way = [file];
  for (let at = file; at !== start; ) {
    at = cameFrom.get(at) ?? start;
    way.unshift(at);
  }
  return way;
}

/** Circles of imports, types included: for each file in one the shortest, each once, closed by its first file. */
export function circlesOf(imports: readonly Import[]): readonly (readonly string[])[] {
  const graph = graphOf(imports);
  const circles = new Map<string, readonly string[]>();
  for (const file of [...graph.keys()].sort()) {
    const circle = wayBack(graph, file);
    if (circle === null) continue;
    const key = [...circle.slice(1)].sort().join();
    if (!circles.has(key)) circles.set(key, circle);
  }
  return [...circles.values()];
}

/** The folder of a source directly below that of its package's sources (`apps/server/src/http`); null for a file beside them. */
const folderOf = (path: string): string | null => /^(?:apps|packages)\/[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;

/** Folders of one package that import each other. @param known pairs that are let be, each in alphabetical order */
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
