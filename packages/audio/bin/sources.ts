import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { effects, tunes } from '@consorcio/audio';

/** The package, whether this runs from its sources or compiled. */
const PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)));
export const MEDIA = join(PACKAGE, 'media');

/** What every sound is played with. */
const BAND = ['src/instruments', 'src/sequencer', 'src/sound', 'bin/graph.ts', 'bin/coders.ts', 'bin/render.ts'];
const TUNE_BAND = [...BAND, 'bin/mix.ts'];
const EFFECT_BAND = [...BAND, 'bin/dress.ts', 'src/effects/effect.ts', 'src/effects/materials.ts'];

/** The file of an effect, and those that it is made of. */
const EFFECT_FILES: readonly (readonly [file: string, parts: readonly string[]])[] = [
  ['src/effects/interface.ts', []],
  ['src/effects/consortium.ts', ['src/effects/globe.ts', 'src/effects/crank.ts']],
  ['src/effects/tapper.ts', []],
  ['src/effects/matches.ts', []],
  ['src/effects/dancer.ts', []],
  ['src/effects/runner.ts', []],
];

/** Hash of everything that decides how each sound sounds, by its name. Comments and blank space do not. */
export function sourceHashes(): Map<string, string> {
  const band = hashOf(TUNE_BAND);
  const hashes = new Map<string, string>();
  for (const { name } of tunes) hashes.set(name, short(band + hashOf([`src/tunes/${name}.ts`])));
  const effectBand = hashOf(EFFECT_BAND);
  const homes = EFFECT_FILES.map(([file, parts]) => ({
    text: readFileSync(join(PACKAGE, file), 'utf8'),
    hash: short(effectBand + hashOf([file, ...parts])),
  }));
  for (const { name } of effects) {
    const family = name.replace(/-\d$/, '-');
    const home = homes.find(({ text }) => text.includes(`'${name}'`) || text.includes(`\`${family}\${`));
    if (home === undefined) throw new Error(`${name}: no file of src/effects names it`);
    hashes.set(name, home.hash);
  }
  return hashes;
}

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export const fileHash = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) hash.update(path).update(meaning(path));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  const full = join(PACKAGE, path);
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/** A source without comments and indentation. */
function meaning(path: string): string {
  const text = readFileSync(join(PACKAGE, path), 'utf8').replace(/\/\*\*?[\s\S]*?\*\//g, '');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
