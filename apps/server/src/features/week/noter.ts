import type { Campaign, Draw } from '@consorcio/rules';
import { noteOfTry, redrawsOf } from '@consorcio/rules/week';
import type { Note } from '@consorcio/rules/what-if';
import { type OnFault, type Thread, threadOf } from '../../worker-thread.ts';

/** A try of a week; `seed` of the week, 64 hex digits. */
interface NoteTask {
  readonly seed: string;
  readonly campaign: Campaign;
}
/** Gives the note of a try; null where there is none. */
export type Noter = Thread<NoteTask, Note | null>;

/** Computes notes; the redraws of the seed that was asked for last are kept (RULES 14.6). */
export function noting(): (task: NoteTask) => Note | null {
  let known = '';
  let draws: readonly Draw[] = [];
  return ({ seed, campaign }) => {
    if (known !== seed) [known, draws] = [seed, redrawsOf(seed)];
    return noteOfTry(campaign, draws);
  };
}

const PROGRAM = new URL('./note-worker.js', import.meta.url);
/** At a third of a second a note: whoever comes last waits ten seconds. */
const LIMITS = { waiting: 30, retry: 5 };

/** Notes on a thread of its own: a thousand replays are too long for a server's thread (decision 0061). */
export const noter = (onFault: OnFault): Noter => threadOf(PROGRAM, LIMITS, onFault, noting());
