/**
 * Prints which zone imports which, from the real sources. Fails where the table of boundaries/zones.ts forbids an import,
 * on folders that import each other (of files Biome tells), on pages that go to the browser's storage past its guard, and
 * on what asks for the rulebook of today where nothing begins.
 */

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { foldersInCircles } from './boundaries/circles.ts';
import { importsOf, sourcesBelow } from './boundaries/imports.ts';
import { faultOf, namingFaultsOf, zoneOf } from './boundaries/judge.ts';
import { ZONES } from './boundaries/zones.ts';

/** Folders that import each other nevertheless. */
const KNOWN: readonly (readonly [string, string])[] = [
  // A file of the band that moves asks for every sound to be rendered anew.
  ['packages/audio/src/instruments', 'packages/audio/src/sequencer'],
  ['packages/audio/src/sequencer', 'packages/audio/src/sound'],
];

const imports = importsOf(process.cwd(), ['packages', 'apps']);
const used = new Map<string, Set<string>>();
const faults: string[] = [];

for (const one of imports) {
  const own = zoneOf(one.from)?.name;
  if (own === undefined) continue;
  const other = zoneOf(one.to)?.name ?? one.to;
  if (other !== own) used.set(own, (used.get(own) ?? new Set()).add(other));
  const fault = faultOf(one);
  if (fault !== null) faults.push(`${one.from}:${one.line}  ${fault}`);
}

const past = ['packages', 'apps'].flatMap((folder) =>
  [...sourcesBelow(folder)].flatMap((file) =>
    namingFaultsOf(relative('.', file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
  ),
);
if (past.length > 0) {
  console.error(past.join('\n'));
  process.exitCode = 1;
}

const width = Math.max(...ZONES.map(({ name }) => name.length));
for (const { name } of ZONES) {
  console.log(`${name.padEnd(width)}  <-  ${[...(used.get(name) ?? [])].sort().join(', ') || 'nothing'}`);
}
if (faults.length > 0) {
  console.error(`\n${faults.length} imports against the table (tools/src/boundaries/zones.ts):\n${faults.join('\n')}`);
  process.exitCode = 1;
} else console.log(`\n${imports.length} imports, all within the table`);

const folders = foldersInCircles(imports, KNOWN);
if (folders.length > 0) {
  console.error(`\nfolders that import each other:\n${folders.map((pair) => pair.join(' <-> ')).join('\n')}`);
  process.exitCode = 1;
}
