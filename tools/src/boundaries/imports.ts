import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

export interface Import {
  /** The importing file, from the root, with forward slashes. */
  readonly from: string;
  readonly line: number;
  /** A file from the root (`packages/...`), the name of an outside package, or 'picture files'. */
  readonly to: string;
  /** Fetched when it is needed, or the program of a worker. */
  readonly isLazy: boolean;
  /** `export … from`: readers of the importing file read this one. */
  readonly isPassedOn: boolean;
}

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s*|\bnew\s+URL\(\s*(?=['"][^'"]+\.tsx?['"]))['"]([^'"$]+)['"]/g;
/** Modules that the build makes of the art's drawings (`pictures:persona`, `sprites:tapper`), and addresses of its fonts. */
const PICTURE_FILE = /^(pictures?|picture-texts?|picture-loaders|sprites):|^@consorcio\/art\/fonts\/[^/]+\?url$/;
const SOURCE = /\.(ts|tsx)$/;
const TEST = /\.test\.tsx?$/;

const LEFT_OUT = ['node_modules', 'dist', 'dist-bin', 'public'];

/** Every source below a folder, settings of tools left out, and tests unless `withTests`. */
export function* sourcesBelow(folder: string, withTests = false): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!LEFT_OUT.includes(entry.name) && (withTests || entry.name !== 'test')) yield* sourcesBelow(path, withTests);
    } else if (SOURCE.test(entry.name) && (withTests || !TEST.test(entry.name)) && !entry.name.endsWith('.config.ts'))
      yield path;
  }
}

/** `@consorcio/rules/queries` -> the file that the package's exports give for it. */
function workspaceFile(specifier: string, root: string): string {
  const [, name = '', ...rest] = specifier.split('/');
  for (const folder of [`packages/${name}`, `apps/${name}`]) {
    try {
      const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
        exports?: Record<string, string | { source?: string; default?: string }>;
      };
      const entry = exports?.[rest.length === 0 ? '.' : `./${rest.join('/')}`];
      const file = typeof entry === 'string' ? entry : (entry?.source ?? entry?.default);
      if (file !== undefined) return posix.join(folder, file);
    } catch {
      // no such folder: try the next
    }
  }
  return specifier;
}

function target(specifier: string, file: string, root: string): string {
  if (specifier.startsWith('.')) {
    const path = specifier.replace(/\?.*$/, '');
    return relative(root, join(dirname(file), path)).replaceAll('\\', '/');
  }
  if (PICTURE_FILE.test(specifier)) return 'picture files';
  return specifier.startsWith('@consorcio/') ? workspaceFile(specifier, root) : specifier;
}

/** How far before its `from` an `export` may begin. */
const LONGEST_LIST = 3_000;
const isExportAt = (text: string, index: number): boolean =>
  /^export\b[^;]*$/m.test(
    text
      .slice(Math.max(0, index - LONGEST_LIST), index)
      .split(';')
      .at(-1) ?? '',
  );

/** Every import of the sources below `folders`, settings of tools left out, and tests unless `withTests`. */
export function importsOf(root: string, folders: readonly string[], withTests = false): Import[] {
  return folders.flatMap((folder) =>
    [...sourcesBelow(join(root, folder), withTests)].flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(SPECIFIER)].map(({ 1: how = '', 2: specifier = '', index }) => ({
        from: relative(root, file).replaceAll('\\', '/'),
        line: text.slice(0, index).split('\n').length,
        to: target(specifier, file, root),
        isLazy: how.includes('(') || specifier.includes('?worker'),
        isPassedOn: how.startsWith('from') && isExportAt(text, index),
      }));
    }),
  );
}
