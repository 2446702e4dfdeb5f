import { isDamage } from './start-error.ts';

/** Writes a little, where every table's files are, and leaves nothing: a table that is gone with its transaction. */
export const WRITE_PROBE = 'do $$ begin create temp table write_probe on commit drop as select 1 as one; end $$';

/** SQLSTATEs of a disk that is full, fails or may only be read. */
const OF_THE_DISK = /^(53|58|25006)/;

/** Whether what is written is kept. */
export interface WriteWatch {
  /** Takes note of a statement's failure, and throws it on. */
  noteFailure(error: unknown): never;
  /** True once a page was met that does not hold what was written: it does not mend itself. */
  isDamaged(): boolean;
  /** True unless a write has failed and still does; only then anything is tried. */
  succeed(): Promise<boolean>;
}

/** Watches for failures of the disk. `probe`: writes, or throws. */
export function watchWrites(probe: () => Promise<unknown>): WriteWatch {
  let [hasFailed, isDamaged] = [false, false];
  return {
    isDamaged: () => isDamaged,
    noteFailure(error) {
      isDamaged ||= isDamage(error);
      const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
      if (OF_THE_DISK.test(String(cause?.code ?? code ?? ''))) hasFailed = true;
      throw error;
    },
    async succeed() {
      if (!hasFailed) return true;
      hasFailed = await probe().then(
        () => false,
        () => true,
      );
      return !hasFailed;
    },
  };
}
