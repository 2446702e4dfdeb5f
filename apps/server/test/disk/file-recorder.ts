import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What the recorder stands in for while it records. */
const { openSync, closeSync, writeSync, writeFileSync, truncateSync, ftruncateSync } = fs;
const { fsyncSync, renameSync, unlinkSync, rmdirSync, mkdirSync } = fs;
const ORIGINAL = { openSync, closeSync, writeSync, writeFileSync, truncateSync, ftruncateSync };
const ORIGINAL_NAMES = { fsyncSync, renameSync, unlinkSync, rmdirSync, mkdirSync };

/** One thing that a disk is told. Paths are relative; '' is the folder itself. */
export type DiskChange =
  | { readonly kind: 'make'; readonly path: string; readonly isFolder: boolean }
  | { readonly kind: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'resize'; readonly path: string; readonly size: number }
  | { readonly kind: 'rename'; readonly from: string; readonly path: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'sync'; readonly path: string };

/** The changes that programs make below a folder, in their order, with each sync: what a disk is told. */
export interface Recording {
  readonly changes: readonly DiskChange[];
  /** Ends it; the files are then changed unseen again. */
  stop(): void;
}

/**
 * Records every change below a folder until it is stopped, at the calls of `node:fs` that the embedded database's file layer
 * uses. Syncs are noted and not done: what they promise is the simulated disk's. One recording at a time.
 */
export function recordFiles(folder: string): Recording {
  const changes: DiskChange[] = [];
  /** Paths of the files that are open, by descriptor. */
  const open = new Map<number, string>();
  const isInside = (path: unknown): path is string => typeof path === 'string' && path.startsWith(`${folder}/`);
  const named = (path: string): string => relative(folder, path);
  const note = (path: unknown, change: (name: string) => DiskChange): void => {
    if (isInside(path)) changes.push(change(named(path)));
  };
  Object.assign(fs, {
    openSync(path: string, ...more: [flags: number | string, mode?: number]) {
      const isNew = isInside(path) && !fs.existsSync(path);
      const descriptor = ORIGINAL.openSync(path, ...more);
      if (isNew) changes.push({ kind: 'make', path: named(path), isFolder: false });
      if (isInside(path) || path === folder) open.set(descriptor, path);
      return descriptor;
    },
    closeSync(descriptor: number) {
      open.delete(descriptor);
      ORIGINAL.closeSync(descriptor);
    },
    writeSync(descriptor: number, bytes: NodeJS.ArrayBufferView, from: number, length: number, at: number) {
      const written = ORIGINAL.writeSync(descriptor, bytes, from, length, at);
      note(open.get(descriptor), (path) => {
        const copy = Buffer.from(Buffer.from(bytes.buffer, bytes.byteOffset + from, written));
        return { kind: 'write', path, at, bytes: copy };
      });
      return written;
    },
    /** Used by the layer to make an empty file. */
    writeFileSync(path: string, ...more: [content: string, options?: fs.WriteFileOptions]) {
      ORIGINAL.writeFileSync(path, ...more);
      note(path, (name) => ({ kind: 'make', path: name, isFolder: false }));
    },
    truncateSync(path: string, size = 0) {
      ORIGINAL.truncateSync(path, size);
      note(path, (name) => ({ kind: 'resize', path: name, size }));
    },
    ftruncateSync(descriptor: number, size = 0) {
      ORIGINAL.ftruncateSync(descriptor, size);
      note(open.get(descriptor), (path) => ({ kind: 'resize', path, size }));
    },
    fsyncSync(descriptor: number) {
      const path = open.get(descriptor);
      if (path !== undefined) changes.push({ kind: 'sync', path: named(path) });
    },
    renameSync(from: string, to: string) {
      ORIGINAL_NAMES.renameSync(from, to);
      note(to, (path) => ({ kind: 'rename', from: named(from), path }));
      for (const [descriptor, path] of open) if (path === from) open.set(descriptor, to);
    },
    unlinkSync(path: string) {
      ORIGINAL_NAMES.unlinkSync(path);
      note(path, (name) => ({ kind: 'remove', path: name }));
      // The file goes on for those who have it open; what they write to it is of no more interest.
      for (const [descriptor, opened] of open) if (opened === path) open.delete(descriptor);
    },
    rmdirSync(path: string) {
      ORIGINAL_NAMES.rmdirSync(path);
      note(path, (name) => ({ kind: 'remove', path: name }));
    },
    mkdirSync(path: string, ...more: [mode?: number]) {
      ORIGINAL_NAMES.mkdirSync(path, ...more);
      note(path, (name) => ({ kind: 'make', path: name, isFolder: true }));
    },
  });
  return { changes, stop: () => void Object.assign(fs, ORIGINAL, ORIGINAL_NAMES) };
}

/** Every file below a folder with its content, and null for every folder in it, outer ones first. */
export type Files = ReadonlyMap<string, Buffer | null>;

/** Reads a folder whole. */
export function readFiles(folder: string): Files {
  const files = new Map<string, Buffer | null>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path), entry.isDirectory() ? null : fs.readFileSync(path));
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes a folder whole. */
export function writeFiles(folder: string, files: Files): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [path, content] of files) {
    fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (content === null) fs.mkdirSync(join(folder, path), { recursive: true });
    else fs.writeFileSync(join(folder, path), content);
  }
}
