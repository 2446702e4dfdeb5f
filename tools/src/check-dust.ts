/**
 * Fails on small files that are part of the one file that reads them (dust/judge.ts), unless dust/exceptions.ts has a reason,
 * and names exceptions that are no longer needed. With a folder it lists what is there, exceptions too.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { importsOf, sourcesBelow } from './boundaries/imports.ts';
import { EXCEPTIONS } from './dust/exceptions.ts';
import { dustOf } from './dust/judge.ts';

const FOLDERS = ['packages', 'apps', 'tools/src', 'bench', 'e2e'];

type Exports = Readonly<Record<string, string | { readonly source?: string }>>;

/** Files that packages export. */
const entries = ['packages', 'apps', '.'].flatMap((parent) =>
  readdirSync(parent).flatMap((name) => {
    const manifest = posix.join(parent, name, 'package.json');
    if (!existsSync(manifest)) return [];
    const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Exports };
    return Object.values(exports).flatMap((entry) => {
      const file = typeof entry === 'string' ? entry : entry.source;
      return file === undefined ? [] : [posix.join(parent, name, file)];
    });
  }),
);

const files = FOLDERS.flatMap((folder) =>
  [...sourcesBelow(folder, true)].map((path) => ({
    path: path.replaceAll('\\', '/'),
    lines: readFileSync(path, 'utf8').split('\n').length - 1,
  })),
);
const dust = dustOf(files, importsOf(process.cwd(), FOLDERS, true), new Set(entries));

const excepted = new Set(EXCEPTIONS.flatMap(({ files: paths }) => paths));
const folder = process.argv[2];
const shown = dust.filter(({ path }) => (folder === undefined ? !excepted.has(path) : path.startsWith(folder)));
const idle = [...excepted].filter((path) => !dust.some((one) => one.path === path));

for (const { path, lines, reader } of shown) console.error(`${String(lines).padStart(3)} ${path} <- ${reader}`);
for (const path of idle) console.error(`tools/src/dust/exceptions.ts: ${path} needs no exception any more`);
if (shown.length > 0) {
  console.error(
    `${shown.length} small files have one reader and no test: make each a part of its reader, or give a reason`,
  );
} else
  console.log(
    `no small file has one reader and no test, but ${dust.length} with a reason (tools/src/dust/exceptions.ts)`,
  );
if (shown.length + idle.length > 0) process.exitCode = 1;
