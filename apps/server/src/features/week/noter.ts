import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Campaign, Draw } from '@consorcio/rules';
import { noteOfTry, redrawsOf } from '@consorcio/rules/week';
import type { Note } from '@consorcio/rules/what-if';
import { type OnFault, threadOf } from '../../worker-thread.ts';

/** What the thread is asked; `seed` of the week, 64 hex digits. */
export interface NoteTask {
  readonly seed: string;
  readonly campaign: Campaign;
}

export interface Noter {
  /**
   * The note of a try of a week; null where there is none.
   * @throws Refusal UNAVAILABLE when too many wait already, or the thread broke off
   */
  note(task: NoteTask): Promise<Note | null>;
  close(): Promise<void>;
}

/** Computes notes; the redraws of the seed that was asked for last are kept (RULES 14.6). */
export function noting(): (task: NoteTask) => Note | null {
  let known = '';
  let draws: readonly Draw[] = [];
  return ({ seed, campaign }) => {
    if (known !== seed) [known, draws] = [seed, redrawsOf(seed)];
    return noteOfTry(campaign, draws);
  };
}

/** Built, or absent where the server runs from its sources: then notes are computed in place. */
const BUILT = new URL('./note-worker.js', import.meta.url);
/** At a third of a second a note: whoever comes last waits ten seconds. */
const LIMITS = { waiting: 30, retry: 5 };

function inProcess(): Noter {
  const work = noting();
  return { note: async (task) => work(task), close: async () => undefined };
}

/** Notes on a thread of its own: a thousand replays are too long for a server's thread (decision 0061). */
export function noter(onFault: OnFault): Noter {
  if (!existsSync(fileURLToPath(BUILT))) return inProcess();
  const thread = threadOf<NoteTask, Note | null>(BUILT, LIMITS, onFault);
  return { note: (task) => thread.ask(task), close: () => thread.close() };
}
