import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { moveFile } from '../../db/move-file.ts';
import { PRIVATE_FOLDER } from '../../db/private-files.ts';

/** Pictures that were drawn, as files of a folder. */
export interface CardFiles {
  /** Null when it is not there, or not whole. */
  read(key: string): Promise<Uint8Array | null>;
  /** Writes whole or not at all; then the longest unused go, until the rest is within the bound. */
  write(key: string, png: Uint8Array): Promise<void>;
}

const PRIVATE_FILE = 0o600;
/** SHA-256 of the picture, at the end of its file. */
const SUM = 32;
/** Whose it is, and a hash of what it shows. */
const KEY = /^(?:nobody|[0-9a-f]{64})\.[\w-]{22}$/;
const sumOf = (png: Uint8Array): Buffer => createHash('sha256').update(png).digest();

/**
 * A cache of pictures on disk that outlives the server. Its order of use stands in the times of the files.
 * @param bound bytes that all files together may have
 */
export function cardFiles(folder: string, bound: number, now: () => number): CardFiles {
  /** Bytes by key, the longest unused first. */
  let index: Promise<Map<string, number>> | null = null;
  const pathOf = (key: string): string => join(folder, key);

  /** What is there already; what was not written to its end, or is none of ours, goes. */
  const scan = async (): Promise<Map<string, number>> => {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const found: { key: string; size: number; usedAt: number }[] = [];
    for (const key of await readdir(folder)) {
      const file = await stat(pathOf(key)).catch(() => null);
      if (file === null) continue;
      if (KEY.test(key)) found.push({ key, size: file.size, usedAt: file.mtimeMs });
      else await rm(pathOf(key), { force: true, recursive: true });
    }
    return new Map(found.sort((a, b) => a.usedAt - b.usedAt).map(({ key, size }) => [key, size]));
  };
  const known = (): Promise<Map<string, number>> => {
    index ??= scan();
    index.catch(() => {
      index = null;
    });
    return index;
  };
  const drop = async (files: Map<string, number>, key: string): Promise<void> => {
    files.delete(key);
    await rm(pathOf(key), { force: true });
  };

  return {
    async read(key) {
      const files = await known();
      const size = files.get(key);
      if (size === undefined) return null;
      const bytes = await readFile(pathOf(key)).catch(() => null);
      const png = bytes?.subarray(0, -SUM);
      if (bytes === null || png === undefined || !sumOf(png).equals(bytes.subarray(-SUM))) {
        await drop(files, key);
        return null;
      }
      files.delete(key);
      files.set(key, size);
      const usedAt = new Date(now());
      await utimes(pathOf(key), usedAt, usedAt).catch(() => undefined);
      return png;
    },
    async write(key, png) {
      const files = await known();
      const partial = pathOf(`${randomUUID()}.partial`);
      const file = await open(partial, 'wx', PRIVATE_FILE);
      try {
        await file.writeFile(Buffer.concat([png, sumOf(png)]));
      } finally {
        await file.close();
      }
      await moveFile(partial, pathOf(key));
      files.delete(key);
      files.set(key, png.length + SUM);
      let total = [...files.values()].reduce((sum, size) => sum + size, 0);
      for (const [oldest, size] of files) {
        if (total <= bound || oldest === key) break;
        total -= size;
        await drop(files, oldest);
      }
    },
  };
}

/** Keeps nothing: for pictures that must be gone with what they show. */
export const noCardFiles: CardFiles = { read: async () => null, write: async () => undefined };
