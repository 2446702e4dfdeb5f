/** The two fonts of the game as files that the drawing engine can read, in the weights that the pictures use. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { woffToSfnt } from './woff.ts';

const require = createRequire(import.meta.url);
/** STYLE section 2: Baloo 2 in 700 and 800, Nunito in 600 to 800; the wider Latin for names */
const FONTS = [
  { family: 'Baloo 2', folder: 'baloo-2', weights: [700, 800] },
  { family: 'Nunito', folder: 'nunito', weights: [600, 700, 800] },
] as const;
const SUBSETS = ['latin', 'latin-ext'] as const;

/** Where the build puts them: what is drawn while the game runs depends on no folder for temporary files, which is cleaned or missing. */
const FOLDER = fileURLToPath(new URL('../dist-bin/fonts/', import.meta.url));

let unpacked: readonly string[] | undefined;

/** Paths of the unpacked fonts. Those that the build has not left are written, whole or not at all. */
export function fontFiles(): readonly string[] {
  unpacked ??= unpackFonts();
  return unpacked;
}

/** @param isAnew also those that are there already */
export const unpackFonts = (isAnew = false): readonly string[] =>
  FONTS.flatMap(({ family, folder: source, weights }) =>
    weights.flatMap((weight) =>
      SUBSETS.map((subset) => {
        const postScript = `${source}-${subset}-${weight}-normal`;
        const file = join(FOLDER, `${postScript}.ttf`);
        if (existsSync(file) && !isAnew) return file;
        const woff = readFileSync(require.resolve(`@fontsource/${source}/files/${postScript}.woff`));
        mkdirSync(FOLDER, { recursive: true });
        const partial = join(FOLDER, randomUUID());
        writeFileSync(partial, woffToSfnt(woff, { family, postScript }));
        renameSync(partial, file);
        return file;
      }),
    ),
  );
