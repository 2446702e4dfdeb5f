import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

export interface Import {
  /** The importing file, from the root, with forward slashes. */
  readonly from: string;
  readonly line: number;
  /** A file from the root (`packages/...`), the name of an outside package, or 'picture files'. */
  readonly to: string;
}

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bexport\s+\*\s+from\s*)['"]([^'"$]+)['"]/g;
/** Modules that the build makes of the art's drawings (`pictures:persona`, `sprites:tapper`), and addresses of its fonts. */
const PICTURE_FILE = /^(pictures?|picture-texts?|picture-loaders|sprites):|^@consorcio\/art\/fonts\/[^/]+\?url$/;
const SOURCE = /\.(ts|tsx)$/;
const TEST = /\.test\.tsx?$/;

/** Every source below a folder, tests and settings of tools left out. */
export function* sourcesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'dist-bin', 'test', 'public'].includes(entry.name)) yield* sourcesBelow(path);
    } else if (SOURCE.test(entry.name) && !TEST.test(entry.name) && !entry.name.endsWith('.config.ts')) yield path;
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

/** Every import of the sources below `folders`, tests and settings of tools left out. */
export function importsOf(root: string, folders: readonly string[]): Import[] {
  return folders.flatMap((folder) =>
    [...sourcesBelow(join(root, folder))].flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(SPECIFIER)].map((match) => ({
        from: relative(root, file).replaceAll('\\', '/'),
        line: text.slice(0, match.index).split('\n').length,
        to: target(match[1] ?? '', file, root),
      }));
    }),
  );
}
