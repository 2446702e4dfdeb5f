import type { Dice } from '@consorcio/kernel';
import type { DiskChange, Files } from './file-recorder.ts';
import { SimulatedFile, type Survival } from './simulated-file.ts';

/** A file, or null for a folder. */
type Node = SimulatedFile | null;
/** Names that change together: a rename takes one away and gives another, or neither. `undefined` takes a name away. */
type NameChange = ReadonlyMap<string, Node | undefined>;

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/**
 * A disk with a cache that a power cut empties. Promised is what was synced: the content and the name of a file or folder, and
 * the names inside a folder, as ext4, XFS, Btrfs and APFS do. Of all that was not, a cut keeps any part, in any order, down to
 * single sectors.
 */
export class SimulatedDisk {
  /** What programs see. */
  readonly #names = new Map<string, Node>();
  /** What is on the disk for good. */
  readonly #synced = new Map<string, Node>();
  #pending: NameChange[] = [];

  constructor(files: Files) {
    for (const [path, content] of files) {
      const node = content === null ? null : new SimulatedFile(content);
      this.#names.set(path, node);
      this.#synced.set(path, node);
    }
  }

  /** Tells the disk one thing more. */
  apply(change: DiskChange): void {
    if (change.kind === 'make') this.#make(change.path, change.isFolder);
    else if (change.kind === 'rename') this.#rename(change.from, change.path);
    else if (change.kind === 'remove') this.#change(new Map([[change.path, undefined]]));
    else if (change.kind === 'sync') this.#sync(change.path);
    else if (change.kind === 'write') this.#file(change.path).write(change.at, change.bytes);
    else this.#file(change.path).resize(change.size);
  }

  #file(path: string): SimulatedFile {
    const node = this.#names.get(path);
    if (node === undefined || node === null) throw new Error(`no file ${path}`);
    return node;
  }

  #make(path: string, isFolder: boolean): void {
    const old = this.#names.get(path);
    if (old !== undefined && old !== null) old.resize(0);
    else if (old === undefined) this.#change(new Map([[path, isFolder ? null : new SimulatedFile(Buffer.alloc(0))]]));
  }

  #rename(from: string, to: string): void {
    const changes = new Map<string, Node | undefined>();
    for (const [path, node] of this.#names) {
      if (path !== from && !path.startsWith(`${from}/`)) continue;
      changes.set(path, undefined);
      changes.set(to + path.slice(from.length), node);
    }
    this.#change(changes);
  }

  #change(changes: NameChange): void {
    this.#pending.push(changes);
    alter(this.#names, changes);
  }

  /** Brings to the disk a file's content and name, or a folder's name and the names in it. */
  #sync(path: string): void {
    const node = this.#names.get(path) ?? null;
    node?.sync();
    const isPromised = (name: string): boolean =>
      name === path || path.startsWith(`${name}/`) || (node === null && parentOf(name) === path);
    this.#pending = this.#pending.filter((changes) => {
      if (![...changes.keys()].some(isPromised)) return true;
      alter(this.#synced, changes);
      return false;
    });
  }

  /** What is found after a power cut now; the disk itself goes on. */
  cut(dice: Dice): Files {
    const survival = anySurvival(dice);
    const names = new Map(this.#synced);
    for (const changes of this.#pending) if (survival.keepsChange()) alter(names, changes);
    const found = new Map<string, Buffer | null>();
    for (const [path, node] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const isReachable = parentOf(path) === '' || found.get(parentOf(path)) === null;
      if (isReachable) found.set(path, node === null ? null : node.contentAfter(survival));
    }
    return found;
  }
}

function alter(names: Map<string, Node>, changes: NameChange): void {
  for (const [path, node] of changes) {
    if (node === undefined) names.delete(path);
    else names.set(path, node);
  }
}

/** What a power cut keeps of all that was not synced: nothing, all, whole changes, or single sectors of them. */
function anySurvival(dice: Dice): Survival {
  const [kind, share] = [dice.below(4), dice.below(101)];
  const toss = (): boolean => dice.below(100) < share;
  if (kind === 0) return { keepsChange: () => false, keepsSector: () => false };
  if (kind === 1) return { keepsChange: () => true, keepsSector: () => true };
  if (kind === 2) return { keepsChange: toss, keepsSector: (isKept) => isKept };
  return { keepsChange: toss, keepsSector: toss };
}
