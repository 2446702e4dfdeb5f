import type { Import } from '../boundaries/imports.ts';

/** The most lines of a file that one neighbour alone reads. */
const FEW = 60;
/** Read by people who look at a test, a bench or the catalogue; what they import is shown or tried there. */
const TRIAL = /\.(test|spec|bench|photos)\.tsx?$|\/(test|fixtures|catalogue|test-support)\/|^(e2e|bench)\//;
/** Started by a build or a command; not part of any program. */
const STARTED = /\.d\.ts$|\/(bin|delivery)\//;

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly lines: number;
}

export interface Dust extends SourceFile {
  /** The one file that imports it. */
  readonly reader: string;
}

/**
 * Small files that are part of another one: at most 60 lines, imported by one file of the product, neither tried by a test
 * nor fetched when needed. `entries`: what a package exports; what these pass on is read by others too. A file that nobody
 * imports is started by something else.
 */
export function dustOf(
  files: readonly SourceFile[],
  imports: readonly Import[],
  entries: ReadonlySet<string>,
): readonly Dust[] {
  const readers = new Map<string, Set<string>>();
  const spared = new Set(entries);
  for (const { from, to, isLazy, isPassedOn } of imports) {
    if (isLazy || TRIAL.test(from) || (isPassedOn && entries.has(from))) spared.add(to);
    readers.set(to, (readers.get(to) ?? new Set()).add(from));
  }
  return files.flatMap(({ path, lines }) => {
    const [reader, second] = readers.get(path) ?? [];
    const isDust = reader !== undefined && second === undefined && lines <= FEW;
    return isDust && !spared.has(path) && !TRIAL.test(path) && !STARTED.test(path) ? [{ path, lines, reader }] : [];
  });
}
