import fs from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { withoutOthers } from './private-files.ts';

interface OpenFile {
  /** File descriptor of the machine below. */
  readonly nfd: number;
  readonly node: unknown;
}
type SetAttributes = (path: unknown, node: unknown, attributes: { readonly mode?: number }, ...rest: unknown[]) => void;
type MakeNode = (parent: unknown, name: string, mode: number, device: number) => unknown;
interface FileLayer {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (file: OpenFile) => number };
    readonly node_ops: { mknod: MakeNode };
    doSetAttr: SetAttributes;
    realPath(node: unknown): string;
  };
}

/** The engine asks for files that anybody may write; made and changed here, they are their owner's only. */
function keepPrivate({ NODEFS }: FileLayer): void {
  const { doSetAttr, node_ops } = NODEFS;
  const { mknod } = node_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, withoutOthers(mode), device);
  NODEFS.doSetAttr = (path, node, attributes, ...rest) => {
    const { mode } = attributes;
    const own = mode === undefined ? attributes : { ...attributes, mode: withoutOthers(mode) };
    doSetAttr(path, node, own, ...rest);
  };
}

/** Windows brings to the disk only what is open for writing, and no folder: those are in its journal. */
const isWindowsOnly = (error: unknown): boolean =>
  process.platform === 'win32' && (error as NodeJS.ErrnoException).code === 'EPERM';

/**
 * Files of the embedded database, readable by their owner only, whose `fsync` reaches the disk. As packaged, the file
 * layer has no `fsync` at all: the engine believes its data safe while they are in memory only, and a power cut loses
 * them.
 */
export class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const giveSync = (layer: unknown): void => {
      const { NODEFS } = layer as FileLayer;
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        try {
          fs.fsyncSync(nfd);
        } catch (error) {
          if (!isWindowsOnly(error)) throw error;
          syncPath(NODEFS.realPath(node));
        }
        return 0;
      };
    };
    const makePrivate = (layer: unknown): void => keepPrivate(layer as FileLayer);
    const preRun = [...(emscriptenOpts.preRun ?? []), giveSync, makePrivate];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** Brings one file or folder to the disk; on Windows folders are there already. */
export function syncPath(path: string): void {
  const isWindows = process.platform === 'win32';
  if (isWindows && fs.statSync(path).isDirectory()) return;
  const file = fs.openSync(path, isWindows ? 'r+' : 'r');
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
