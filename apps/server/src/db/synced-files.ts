import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
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
  readonly #onSync: () => void;

  constructor(folder: string, onSync: () => void = () => undefined) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const giveSync = (layer: unknown): void => {
      (layer as FileLayer).NODEFS.stream_ops.fsync = (file) => {
        fsyncSync(file.nfd);
        this.#onSync();
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), giveSync] } };
  }
}

/** Brings one file or folder to the disk. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Brings a folder and all below it to the disk, the inner ones first. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}
