import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';

const MB = 1_000_000;
/** Bytes of all committed sounds, films, stills and captions, and of those that a first campaign can load. */
const MOST_OF_ALL = 5 * MB;
const MOST_OF_A_CAMPAIGN = 3.5 * MB;
/** Where the rendered media lie; nothing else does. */
const FOLDERS = ['packages/audio/media', 'packages/art/films'];

interface MediaFile {
  /** From the root of the project. */
  readonly path: string;
  readonly bytes: number;
}

const mediaFiles = (root: string): MediaFile[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), bytes: statSync(path).size })),
  );

const bytesOf = (files: readonly MediaFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The most that a first campaign can load: every sound, for a player who sees all four places and every popup, and the films
 * of one persona, won and lost, with the envelope of the table.
 */
function firstCampaign(files: readonly MediaFile[]): readonly MediaFile[] {
  const of = (persona: number): MediaFile[] =>
    files.filter(
      ({ path }) =>
        path.endsWith('.webm') ||
        (/\.(?:mp4|vtt|webp)$/.test(path) && (path.includes(`_p${persona}`) || path.includes('_random'))),
    );
  return PERSONA_IDS.map(of).reduce((most, next) => (bytesOf(next) > bytesOf(most) ? next : most));
}

const files = mediaFiles(fileURLToPath(new URL('../../', import.meta.url)));

test('all sounds, films, stills and captions together are at most 5 MB', () => {
  expect(bytesOf(files)).toBeLessThanOrEqual(MOST_OF_ALL);
});

test('a first campaign can load at most 3.5 MB of them', () => {
  expect(bytesOf(firstCampaign(files))).toBeLessThanOrEqual(MOST_OF_A_CAMPAIGN);
});

test('a first campaign hears everything and sees the films of one persona only', () => {
  const names = firstCampaign(files).map(({ path }) => path);
  expect(names.filter((path) => path.endsWith('.webm')).length).toBe(
    files.filter(({ path }) => path.endsWith('.webm')).length,
  );
  expect(names.filter((path) => path.endsWith('.mp4')).length).toBe(5);
});
