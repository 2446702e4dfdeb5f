import fs from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  /** File descriptor of the machine below. */
  readonly nfd: number;
}
interface FileLayer {
  readonly NODEFS: { readonly stream_ops: { fsync?: (file: OpenFile) => number } };
}

/**
 * Files of the embedded database whose `fsync` reaches the disk. As packaged, the file layer has no `fsync` at all:
 * the engine believes its data safe while they are in memory only, and a power cut loses them.
 */
export class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const giveSync = (layer: unknown): void => {
      (layer as FileLayer).NODEFS.stream_ops.fsync = (file) => {
        fs.fsyncSync(file.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), giveSync] } };
  }
}

/** Brings one file or folder to the disk. */
export function syncPath(path: string): void {
  const file = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

/** Brings a folder and all below it to the disk, the inner ones first. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}
