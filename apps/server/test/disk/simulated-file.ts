/** Bytes that a disk writes whole or not at all. */
const SECTOR = 512;

/** What a power cut keeps. */
export interface Survival {
  /** Of a change as a whole. */
  keepsChange(): boolean;
  /** Of one sector of a write, which was kept as a whole or not. */
  keepsSector(isChangeKept: boolean): boolean;
}

/** `bytes` null: a change of size to `end`. */
interface Change {
  readonly at: number;
  readonly end: number;
  readonly bytes: Buffer | null;
}

/** The content of one file: what is on the disk, and what was written since it was synced. */
export class SimulatedFile {
  #synced: Buffer;
  #changes: Change[] = [];

  constructor(content: Buffer) {
    this.#synced = Buffer.from(content);
  }

  write(at: number, bytes: Buffer): void {
    this.#changes.push({ at, end: at + bytes.length, bytes });
  }

  resize(size: number): void {
    this.#changes.push({ at: size, end: size, bytes: null });
  }

  /** Brings all of it to the disk. */
  sync(): void {
    for (const { at, end, bytes } of this.#changes) {
      this.#synced = resized(this.#synced, bytes === null ? end : Math.max(this.#synced.length, end));
      bytes?.copy(this.#synced, at);
    }
    this.#changes = [];
  }

  /**
   * Its content after a power cut. A sector holds what one of the writes to it left, or none: the ones before that one are in it
   * too, as they are in the machine's memory.
   */
  contentAfter(survival: Survival): Buffer {
    if (this.#changes.length === 0) return this.#synced;
    /* The last change that survives, and the last one in each sector. */
    let last = -1;
    const lastIn = new Map<number, number>();
    for (const [i, change] of this.#changes.entries()) {
      const isKept = survival.keepsChange();
      if (isKept && change.bytes === null) last = i;
      for (const sector of sectorsOf(change)) {
        if (!survival.keepsSector(isKept)) continue;
        lastIn.set(sector, i);
        last = i;
      }
    }
    let content: Buffer = Buffer.from(this.#synced);
    for (const [i, change] of this.#changes.slice(0, last + 1).entries()) {
      const { at, end, bytes } = change;
      content = resized(content, bytes === null ? end : Math.max(content.length, end));
      for (const sector of sectorsOf(change)) {
        if ((lastIn.get(sector) ?? -1) < i) continue;
        const [from, to] = [Math.max(at, sector * SECTOR), Math.min(end, (sector + 1) * SECTOR)];
        bytes?.copy(content, from, from - at, to - at);
      }
    }
    return content;
  }
}

/** Numbers of the sectors that a change writes to; none for a change of size. */
function* sectorsOf({ at, end, bytes }: Change): Generator<number> {
  if (bytes === null) return;
  for (let sector = Math.floor(at / SECTOR); sector * SECTOR < end; sector += 1) yield sector;
}

function resized(content: Buffer, size: number): Buffer {
  if (size === content.length) return content;
  if (size < content.length) return content.subarray(0, size);
  return Buffer.concat([content, Buffer.alloc(size - content.length)]);
}
