/**
 * Fails on regular expressions that backtrack (patterns/judge.ts) in everything that runs where people play, since it reads
 * requests, files, names and logs. What only builds reads the project's own files.
 */
import { readFileSync } from 'node:fs';
import { sourcesBelow } from './boundaries/imports.ts';
import { patternFaultsOf } from './patterns/judge.ts';

const FOLDERS = ['apps/server/src', 'apps/web/src', 'apps/web/worker', 'apps/arcade/src', 'packages'];
const BUILDS = /^packages\/(?:audio|browsers|look|art\/bin)\//;
/** Files of a release, which never change, with what keeps their texts short. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  // Ten fields of numbers that the rules have made.
  'packages/game/src/campaign/campaign-codec.ts',
]);

const paths = FOLDERS.flatMap((folder) => [...sourcesBelow(folder)])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !BUILDS.test(path));
const faults = paths.map((path) => ({ path, lines: patternFaultsOf(path, readFileSync(path, 'utf8')) }));
const shown = faults.filter(({ path }) => !EXCEPTIONS.has(path)).flatMap(({ lines }) => lines);
const idle = faults.filter(({ path, lines }) => EXCEPTIONS.has(path) && lines.length === 0);
for (const line of shown) console.error(line);
for (const { path } of idle) console.error(`tools/src/check-patterns.ts: ${path} needs no exception any more`);
if (shown.length + idle.length > 0) process.exitCode = 1;
else console.log(`no regular expression of ${paths.length} files backtracks`);
