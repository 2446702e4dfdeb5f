/**
 * Renders the music and the effects into `media/`: `node dist-bin/build.js [--all] [name …]`. What is unchanged since
 * the manifest was written is skipped; `--all` skips nothing.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { effects, FILE_TYPE, type Manifest, type RenderedSound, Stage, tunes } from '@consorcio/audio';
import { hasFfmpeg } from './coders.ts';
import { type Rendered, renderEffect, renderPiece } from './render.ts';
import { fileHash, MEDIA, sourceHashes } from './sources.ts';

const MANIFEST = join(MEDIA, 'manifest.json');
const pathOf = (name: string): string => join(MEDIA, `${name}.${FILE_TYPE}`);

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const asked = args.filter((arg) => !arg.startsWith('-'));
const names = [...tunes, ...effects].map(({ name }) => name);
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) stop(`no sound is called ${unknown}`);

mkdirSync(MEDIA, { recursive: true });
const hashes = sourceHashes();
const entries = new Map(readManifest().sounds.map((sound) => [sound.name, sound]));
const due = names.filter((name) => (asked.length === 0 || asked.includes(name)) && (isAll || !isFresh(name)));
say(`${names.length} sounds, ${due.length} to render`);
if (due.length > 0 && !hasFfmpeg()) stop('ffmpeg is needed to render (Debian: apt-get install ffmpeg)');

for (const name of entries.keys()) {
  if (names.includes(name)) continue;
  rmSync(pathOf(name), { force: true });
  entries.delete(name);
  writeManifest();
}
for (const [i, name] of due.entries()) {
  const began = performance.now();
  const sound = await render(name);
  entries.set(name, withHashes(sound));
  writeManifest();
  const took = (performance.now() - began) / 1000;
  say(
    `[${i + 1}/${due.length}] ${name}: ${sound.seconds.toFixed(2)} s, ${sound.lufs.toFixed(1)} LUFS, ` +
      `${sound.decodedTruePeak.toFixed(1)} dBTP, ${(sound.bytes / 1000).toFixed(0)} kB, took ${took.toFixed(1)} s`,
  );
}
if (due.length === 0) writeManifest();

async function render(name: string): Promise<Rendered> {
  const piece = tunes.find((one) => one.name === name);
  if (piece !== undefined) return renderPiece(piece, new Stage(), MEDIA);
  const effect = effects.find((one) => one.name === name);
  if (effect === undefined) throw new Error(`no sound is called ${name}`);
  return renderEffect(effect, MEDIA);
}

function withHashes(sound: Rendered): RenderedSound {
  return { ...sound, source: hashes.get(sound.name) ?? '', file: fileHash(pathOf(sound.name)) };
}

function isFresh(name: string): boolean {
  const sound = entries.get(name);
  if (sound === undefined || sound.source !== hashes.get(name)) return false;
  return existsSync(pathOf(name)) && fileHash(pathOf(name)) === sound.file;
}

function readManifest(): Manifest {
  if (!existsSync(MANIFEST)) return { version: 2, sounds: [] };
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
}

/** One line a sound, in the order of the score, so that a change shows as one line. */
function writeManifest(): void {
  const sounds = names.flatMap((name) => entries.get(name) ?? []);
  const lines = sounds.map((sound) => `\n  ${JSON.stringify(sound)}`);
  writeFileSync(MANIFEST, `{\n "version": 2,\n "sounds": [${lines.join(',')}\n ]\n}\n`);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
