import { CLAUSES, groupContractCopy as copy, PROMPTS } from '@consorcio/copy/group-contract';

export interface Reading {
  /** Prompts still to be found, by place from 0, the present one first. */
  readonly queue: readonly number[];
  readonly found: readonly number[];
  /** Wrong clauses touched for the present prompt. */
  readonly misses: number;
  /** The last wrong clause; null after a right one. */
  readonly wrong: number | null;
  /** What was said last. */
  readonly says: string;
}

export const FIRST: Reading = {
  queue: PROMPTS.map((_, place) => place),
  found: [],
  misses: 0,
  wrong: null,
  says: '',
};

/** Wrong touches after which the right clause is shown. */
const SHOWN_AFTER = 2;

export const promptOf = ({ queue }: Reading) => PROMPTS[queue[0] ?? -1];
export const isDone = ({ queue }: Reading): boolean => queue.length === 0;

/** The clause that is shown because it was missed twice; null before. */
export const shownClause = (reading: Reading): number | null =>
  reading.misses >= SHOWN_AFTER ? (promptOf(reading)?.clause ?? null) : null;

/** The present prompt comes again after the others. */
const postponed = ({ queue, found }: Reading, says: string): Reading => ({
  queue: [...queue.slice(1), ...queue.slice(0, 1)],
  found,
  misses: 0,
  wrong: null,
  says,
});

export const skip = (reading: Reading): Reading => postponed(reading, '');

/** The reading after a touch on a clause. A clause that was shown does not count as found: its prompt comes again. */
export function touch(reading: Reading, clause: number): Reading {
  const prompt = promptOf(reading);
  if (prompt === undefined) return reading;
  if (clause === prompt.clause) {
    if (shownClause(reading) !== null) return postponed(reading, copy.found);
    return {
      queue: reading.queue.slice(1),
      found: [...reading.found, clause],
      misses: 0,
      wrong: null,
      says: copy.found,
    };
  }
  const misses = reading.misses + 1;
  const near = prompt.near?.clause === clause ? prompt.near.words : null;
  const words = near ?? copy.wrong(CLAUSES[clause - 1]?.about ?? '', prompt.hint);
  const says = misses >= SHOWN_AFTER ? `${words} ${copy.shown(prompt.clause)}` : words;
  return { ...reading, misses, wrong: clause, says };
}
