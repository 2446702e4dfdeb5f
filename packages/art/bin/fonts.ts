/** The two fonts of the game as files that the drawing engine can read, in the weights that the pictures use. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { woffToSfnt } from './woff.ts';

const require = createRequire(import.meta.url);
/** STYLE section 2: Baloo 2 in 700 and 800, Nunito in 600 to 800; the wider Latin for names */
const FONTS = [
  { family: 'Baloo 2', folder: 'baloo-2', weights: [700, 800] },
  { family: 'Nunito', folder: 'nunito', weights: [600, 700, 800] },
] as const;
const SUBSETS = ['latin', 'latin-ext'] as const;

let unpacked: readonly string[] | undefined;

/** Paths of the unpacked fonts; they are written once a process, to a folder that is removed when it ends. */
export function fontFiles(): readonly string[] {
  unpacked ??= unpack();
  return unpacked;
}
function unpack(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'consorcio-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return FONTS.flatMap(({ family, folder: source, weights }) =>
    weights.flatMap((weight) =>
      SUBSETS.map((subset) => {
        const postScript = `${source}-${subset}-${weight}-normal`;
        const woff = readFileSync(require.resolve(`@fontsource/${source}/files/${postScript}.woff`));
        const file = join(folder, `${postScript}.ttf`);
        writeFileSync(file, woffToSfnt(woff, { family, postScript }));
        return file;
      }),
    ),
  );
}
