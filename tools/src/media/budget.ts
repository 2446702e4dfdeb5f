import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';

const MB = 1_000_000;
/** Bytes of all committed sounds, films, stills and captions, and of those that a first campaign can load. */
export const MOST_OF_ALL = 5 * MB;
export const MOST_OF_A_CAMPAIGN = 3.5 * MB;
/** Where the rendered media lie; nothing else does. */
const FOLDERS = ['packages/audio/media', 'packages/art/films'];

export interface MediaFile {
  /** From the root of the project. */
  readonly path: string;
  readonly bytes: number;
}

export const mediaFiles = (root: string): MediaFile[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), bytes: statSync(path).size })),
  );

export const bytesOf = (files: readonly MediaFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The most that a first campaign can load: every sound, for a player who sees all four places and every popup, and the films
 * of one persona, won and lost, with the envelope of the table.
 */
export function firstCampaign(files: readonly MediaFile[]): readonly MediaFile[] {
  const of = (persona: number): MediaFile[] =>
    files.filter(
      ({ path }) =>
        path.endsWith('.webm') ||
        (/\.(?:mp4|vtt|webp)$/.test(path) && (path.includes(`_p${persona}`) || path.includes('_random'))),
    );
  return PERSONA_IDS.map(of).reduce((most, next) => (bytesOf(next) > bytesOf(most) ? next : most));
}
