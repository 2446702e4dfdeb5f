/**
 * Turns decisions of the sources around, one after the other, in a copy of the project, and asks the tests whether they
 * notice: those of the unit project that import the file, for the server those of the integration project too, then the
 * compiler. Pages (.tsx) are tried in browsers, which this does not do. Prints what nobody noticed; exits 1 when these are
 * more than 3 of 60. `[count] [seed]`: 60 mutants drawn by seed 1, some half an hour of one processor.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Dice } from '@consorcio/kernel';
import { sourcesBelow } from './boundaries/imports.ts';
import { copyOfProject } from './exercises/scratch-tree.ts';
import { mutantsOf } from './mutants/mutants-of.ts';

const count = Number(process.argv[2] ?? 60);
/** 32 hex digits: which mutants are drawn. */
const seed = (process.argv[3] ?? '1').padStart(32, '0');
/** The most that may stay unnoticed, as a share of all. */
const MOST_UNNOTICED = 3 / 60;
/** Milliseconds after which a mutant counts as noticed: it does not end. */
const PATIENCE = 600_000;

const AREAS: Readonly<Record<string, { readonly folders: readonly string[]; readonly projects: readonly string[] }>> = {
  rules: { folders: ['packages/rules/src'], projects: ['unit'] },
  server: { folders: ['apps/server/src', 'packages/game/src'], projects: ['unit', 'integration'] },
  contract: { folders: ['packages/contract/src'], projects: ['unit', 'integration'] },
  web: { folders: ['apps/web/src'], projects: ['unit'] },
};

const drawn = Object.entries(AREAS).flatMap(([area, { folders, projects }], stream) => {
  const dice = Dice.of(seed, stream);
  const all = folders
    .flatMap((folder) => [...sourcesBelow(folder)].sort())
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) =>
      mutantsOf(path, readFileSync(path, 'utf8')).map((mutant) => ({ ...mutant, area, path, projects })),
    );
  return Array.from({ length: Math.ceil(count / 4) }, () => all[dice.below(all.length)]).filter(
    (one) => one !== undefined,
  );
});

const folder = copyOfProject(() => true);
const isRefusedBy = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(process.execPath, [resolve(program), ...args], { cwd: folder, stdio: 'ignore', timeout: PATIENCE })
    .status !== 0;
const VITEST = 'node_modules/vitest/vitest.mjs';
const FLAGS = ['--run', '--bail=1', '--passWithNoTests'];
/** The project whose tests refuse what stands there now: those beside the file first, then all that import it. */
function refuserOf(path: string, projects: readonly string[]): string | undefined {
  if (isRefusedBy(VITEST, `${dirname(path)}/`, ...FLAGS, '--project=unit')) return 'unit';
  return projects.find((project) => isRefusedBy(VITEST, 'related', path, ...FLAGS, `--project=${project}`));
}

let unnoticed = 0;
try {
  for (const { area, path, line, from, to, text, projects } of drawn) {
    const file = join(folder, path);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, text);
    const by =
      refuserOf(path, projects) ?? (isRefusedBy('node_modules/typescript/bin/tsc', '-b') ? 'compiler' : undefined);
    writeFileSync(file, before);
    if (by === undefined) unnoticed += 1;
    console.log(`${by === undefined ? 'UNNOTICED' : `${by}`.padEnd(9)} ${area} ${path}:${line}  ${from} -> ${to}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${unnoticed} of ${drawn.length} mutants were not noticed`);
if (unnoticed > drawn.length * MOST_UNNOTICED) process.exitCode = 1;
