/** Writes static pictures to a folder and draws only those whose SVG text, size or drawing engine changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { renderPngAsync } from './render.ts';
import type { StaticPicture } from './static-pictures.ts';

/** Of 100: how near the chosen colours come to the drawn ones. Flat areas stay flat, gradients get a fine grain. */
const QUALITY = 90;

/**
 * The same picture with at most 256 colours, about a third of the bytes. For files that the build makes once.
 * @param png any PNG
 */
const withFewerColours = (png: Uint8Array): Promise<Uint8Array> =>
  sharp(png).png({ palette: true, quality: QUALITY, effort: 10, dither: 1 }).toBuffer();

/** beside the folder, which is served as it is: the hash of each picture's source by its path */
const manifestOf = (folder: string): string => `${folder}.manifest.json`;
/** raise when the same text must be drawn again, for instance after a change of fonts or engine */
const RENDERER_VERSION = 2;
/** pictures drawn at the same time */
const PARALLEL = 2;

type Manifest = Readonly<Record<string, string>>;
export type Progress = (done: number, total: number, path: string) => void;

const hashOf = (svg: string, width: number | undefined): string =>
  createHash('sha256')
    .update(`${RENDERER_VERSION}|${width ?? 'svg'}|${svg}`)
    .digest('hex')
    .slice(0, 32);

/** An unreadable manifest only means that everything is drawn again. */
function readManifest(file: string): Manifest {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? (value as Manifest) : {};
  } catch {
    return {};
  }
}
/** Draws the listed pictures into a folder and removes those that an earlier list had. `bytes`: of all, drawn now or before. */
export async function buildPictures(
  pictures: readonly StaticPicture[],
  folder: string,
  progress: Progress = () => undefined,
) {
  const manifestFile = manifestOf(folder);
  const before = readManifest(manifestFile);
  const after: Record<string, string> = {};
  let done = 0;
  let drawn = 0;

  const build = async ({ path, draw, width }: StaticPicture): Promise<void> => {
    const svg = draw();
    const hash = hashOf(svg, width);
    const file = join(folder, path);
    if (before[path] !== hash || !existsSync(file)) {
      const content = width === undefined ? svg : await withFewerColours(await renderPngAsync(svg, width));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      drawn++;
    }
    after[path] = hash;
    done++;
    progress(done, pictures.length, path);
  };
  mkdirSync(folder, { recursive: true });
  const queue = pictures.values();
  const work = async (): Promise<void> => {
    for (const picture of queue) await build(picture);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  for (const path of Object.keys(before)) if (after[path] === undefined) rmSync(join(folder, path), { force: true });
  writeFileSync(manifestFile, `${JSON.stringify(after, Object.keys(after).sort(), 1)}\n`);
  const bytes = pictures.reduce((sum, { path }) => sum + readFileSync(join(folder, path)).length, 0);
  return { total: pictures.length, drawn, bytes };
}
