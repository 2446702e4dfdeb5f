/** Where the films lie, what they are made of, and the table that says of which sources each file was made. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Film } from '@consorcio/art/films';

/** committed files, whether this runs from its sources or compiled */
export const FILM_FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'films');
export const MANIFEST_FILE = join(FILM_FOLDER, 'manifest.json');
/** raise when the same pictures must be coded again, for instance after a change of fonts or coder */
const CODER_VERSION = 1;
/** film, captions, still */
export const FILE_TYPES = ['mp4', 'vtt', 'webp'] as const;
export type FileType = (typeof FILE_TYPES)[number];
/** Pictures a second that are drawn; twelve are shown twice each. CRF is chosen so that all films stay near 2 MB. */
export const RATES = {
  tutorial: { drawn: 12, crf: 36 },
  envelope: { drawn: 24, crf: 30 },
  draw: { drawn: 12, crf: 33 },
} as const;
export const SHOWN_RATE = 24;

export interface FilmEntry {
  readonly name: string;
  readonly seconds: number;
  /** hash of all its pictures and captions, and of the way it is coded */
  readonly source: string;
  readonly files: Readonly<Record<FileType, { readonly bytes: number; readonly hash: string }>>;
}
export interface FilmManifest {
  readonly version: 1;
  readonly films: readonly FilmEntry[];
}
export const pathOf = (name: string, type: FileType): string => join(FILM_FOLDER, `${name}.${type}`);
const short = (hash: ReturnType<typeof createHash>): string => hash.digest('hex').slice(0, 16);
export const fileHash = (path: string): string => short(createHash('sha256').update(readFileSync(path)));

/** seconds of the drawn pictures */
export function timesOf(film: Film): readonly number[] {
  const rate = RATES[film.kind].drawn;
  return Array.from({ length: Math.round(film.seconds * rate) }, (_, i) => i / rate);
}
/** a hash of every n-th picture finds a change and takes a moment only */
const SAMPLE = 6;
export function sourceHash(film: Film): string {
  const hash = createHash('sha256').update(
    `${CODER_VERSION}|${JSON.stringify([film.captions, film.seconds, film.stillAt, RATES[film.kind]])}`,
  );
  for (const [i, t] of timesOf(film).entries())
    if (i % SAMPLE === 0) for (const layer of film.layersAt(t)) hash.update(layer);
  return short(hash);
}
export function readManifest(): FilmManifest {
  if (!existsSync(MANIFEST_FILE)) return { version: 1, films: [] };
  return JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as FilmManifest;
}
const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const thousandths = Math.round((seconds - whole) * 1_000);
  return `00:00:${String(whole).padStart(2, '0')}.${String(thousandths).padStart(3, '0')}`;
};
/** The captions as WebVTT. */
export const captionsFile = ({ captions }: Film): string =>
  `WEBVTT\n\n${captions.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`).join('\n')}`;
