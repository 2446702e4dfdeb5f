/**
 * Renders the films that changed into `films/`, which is committed: `node film.js [--all] [part of a name …]`.
 * `--strips FOLDER` only writes one sheet of pictures for each film, to be looked at.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FILMS, type Film } from '@consorcio/art/films';
import {
  captionsFile,
  FILE_TYPES,
  FILM_FOLDER,
  type FilmEntry,
  fileHash,
  MANIFEST_FILE,
  pathOf,
  RATES,
  readManifest,
  SHOWN_RATE,
  sourceHash,
  timesOf,
} from './film-files.ts';
import { renderPixels } from './render.ts';

/* Pictures of a film as pixels. Layers that stay the same text are drawn once and laid over each other here. */

/** grounds kept at the same time */
const KEPT = 6;

/** Premultiplied RGBA over another, in place. */
function layOver(below: Uint8Array, above: Uint8Array): void {
  for (let i = 0; i < below.length; i += 4) {
    const alpha = above[i + 3] ?? 0;
    if (alpha === 0) continue;
    const rest = 255 - alpha;
    for (let k = 0; k < 4; k++) below[i + k] = (above[i + k] ?? 0) + ((((below[i + k] ?? 0) * rest + 127) / 255) | 0);
  }
}
/** A drawer that remembers the layers it has drawn. */
function frameDrawer(): (film: Film, t: number) => Uint8Array {
  const known = new Map<string, Uint8Array>();
  const layer = (svg: string, width: number): Uint8Array => {
    const before = known.get(svg);
    known.delete(svg);
    const pixels = before ?? renderPixels(svg, width);
    known.set(svg, pixels);
    for (const key of known.keys()) if (known.size > KEPT) known.delete(key);
    return pixels;
  };
  return (film, t) => {
    const [ground, ...others] = film.layersAt(t).map((svg) => layer(svg, film.width));
    if (ground === undefined) throw new Error(`${film.name} has no picture at ${t} s`);
    const frame = Uint8Array.from(ground);
    for (const above of others) layOver(frame, above);
    return frame;
  };
}

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const sheets = args.includes('--strips') ? args[args.indexOf('--strips') + 1] : undefined;
const asked = args.filter((arg) => !arg.startsWith('-') && arg !== sheets);
const draw = frameDrawer();
const raw = ({ width, height }: Film, rate: number): readonly string[] => [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgba',
  '-s',
  `${width}x${height}`,
  '-r',
  String(rate),
  '-i',
  '-',
];

const chosen = FILMS.filter(({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)));
if (spawnSync('ffmpeg', ['-version']).error !== undefined)
  stop('ffmpeg is needed to render (Debian: apt-get install ffmpeg)');
if (sheets !== undefined) {
  for (const film of chosen) await writeStrip(film, sheets);
  process.exit(0);
}

const entries = new Map(readManifest().films.map((entry) => [entry.name, entry]));
const due = chosen.filter((film) => isAll || !isFresh(film));
say(`${FILMS.length} films, ${due.length} to render`);
for (const [i, film] of due.entries()) {
  const began = performance.now();
  mkdirSync(dirname(pathOf(film.name, 'mp4')), { recursive: true });
  await writeMovie(film, `[${i + 1}/${due.length}] ${film.name}`);
  await writeStill(film);
  writeFileSync(pathOf(film.name, 'vtt'), captionsFile(film));
  entries.set(film.name, entryOf(film));
  writeManifest();
  const { bytes } = entryOf(film).files.mp4;
  say(
    `[${i + 1}/${due.length}] ${film.name}: ${film.seconds} s, ${(bytes / 1000).toFixed(0)} kB, took ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
}
writeManifest();
const total = [...entries.values()].reduce((sum, { files }) => sum + files.mp4.bytes, 0);
say(`${(total / 1e6).toFixed(2)} MB of films`);

/** Feeds pictures to ffmpeg; throws when it fails. */
async function encode(frames: Iterable<Uint8Array>, options: readonly string[]): Promise<void> {
  const coder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(coder, 'close');
  for (const frame of frames) if (!coder.stdin.write(frame)) await once(coder.stdin, 'drain');
  coder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
async function writeMovie(film: Film, label: string): Promise<void> {
  const { drawn, crf } = RATES[film.kind];
  const times = timesOf(film);
  function* frames(): Generator<Uint8Array> {
    for (const [i, t] of times.entries()) {
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${label} ${i + 1}/${times.length}`);
      yield draw(film, t);
    }
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
  }
  const coding = [
    '-c:v',
    'libx264',
    '-preset',
    'slower',
    '-g',
    '600',
    '-tune',
    'animation',
    '-crf',
    String(crf),
    '-pix_fmt',
    'yuv420p',
  ];
  const colours = [
    '-vf',
    'scale=out_color_matrix=bt709',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', '-an'];
  await encode(frames(), [
    ...raw(film, drawn),
    ...colours,
    '-r',
    String(SHOWN_RATE),
    ...coding,
    ...plain,
    pathOf(film.name, 'mp4'),
  ]);
}
async function writeStill(film: Film): Promise<void> {
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-frames:v', '1', '-c:v', 'libwebp', '-quality', '70'];
  await encode([draw(film, film.stillAt)], [...raw(film, 1), ...plain, pathOf(film.name, 'webp')]);
}
/** Fifteen pictures of a film on one sheet. */
async function writeStrip(film: Film, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const times = Array.from({ length: 15 }, (_, i) => ((i + 0.4) * film.seconds) / 15);
  const sheet = ['-vf', 'scale=270:-1,tile=5x3', '-frames:v', '1', join(folder, `${film.name.replace('/', '-')}.png`)];
  await encode(
    times.map((t) => draw(film, t)),
    [...raw(film, 1), ...sheet],
  );
}
function entryOf(film: Film): FilmEntry {
  const fileOf = (type: (typeof FILE_TYPES)[number]) => {
    const path = pathOf(film.name, type);
    return { bytes: statSync(path).size, hash: fileHash(path) };
  };
  return {
    name: film.name,
    seconds: film.seconds,
    source: sourceHash(film),
    files: { mp4: fileOf('mp4'), vtt: fileOf('vtt'), webp: fileOf('webp') },
  };
}
function isFresh(film: Film): boolean {
  const entry = entries.get(film.name);
  if (entry === undefined || entry.source !== sourceHash(film)) return false;
  return FILE_TYPES.every(
    (type) => existsSync(pathOf(film.name, type)) && fileHash(pathOf(film.name, type)) === entry.files[type].hash,
  );
}
/** One line a film, so that a change shows as one line. */
function writeManifest(): void {
  mkdirSync(FILM_FOLDER, { recursive: true });
  const rows = FILMS.flatMap(({ name }) => entries.get(name) ?? []).map((entry) => `\n  ${JSON.stringify(entry)}`);
  writeFileSync(MANIFEST_FILE, `{\n "version": 1,\n "films": [${rows.join(',')}\n ]\n}\n`);
}
function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
