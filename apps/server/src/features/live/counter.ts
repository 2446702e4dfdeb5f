import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drawFrom, type Seeds } from '@consorcio/rules';
import {
  type ClosedGroup,
  closeAgain,
  type FoldedMonth,
  type Opening,
  openLiveGroup,
  type Redrawn,
  redrawing,
  redrawnOf,
  unpackMoves,
} from '@consorcio/rules/live';
import { LIVE_REDRAWS } from '@consorcio/rules/live-words';
import { type OnFault, threadOf } from '../../worker-thread.ts';

/** A group that was closed to its last month, as it is stored. */
export interface CountTask {
  readonly opening: Opening;
  readonly seeds: Seeds;
  /** Months in their order; `moves` as `packMoves` writes them. */
  readonly months: readonly { readonly joined: readonly number[]; readonly moves: string }[];
}

export interface Counter {
  /**
   * Everybody's final standing and the letters of each month, by a thousand redraws (LIVE 3.9).
   * @throws Refusal UNAVAILABLE when too many wait already, or the thread failed
   */
  count(task: CountTask): Promise<Redrawn>;
  close(): Promise<void>;
}

function folded({ opening, seeds, months }: CountTask): ClosedGroup {
  const draw = drawFrom(seeds);
  const closed: FoldedMonth[] = [];
  for (const { joined, moves } of months) {
    const before = closed.at(-1)?.group ?? openLiveGroup(opening, draw);
    closed.push(closeAgain(before, { joined, moves: unpackMoves(moves) }, draw));
  }
  return { opening, months: closed };
}

/** Plays a group again a thousand times, and with other decisions: some seconds. */
export const countRedraws = (task: CountTask): Redrawn => redrawnOf(folded(task), task.seeds.serverSeed);

/** Redraws that are played on the server's thread in one turn of the event loop. */
const PIECE = 10;

/** The same on the server's thread, a few redraws at a time. */
async function countInPieces(task: CountTask): Promise<Redrawn> {
  const lives = redrawing(folded(task), task.seeds.serverSeed);
  for (let i = 1; i <= LIVE_REDRAWS; i += 1) {
    lives.play(i);
    if (i % PIECE === 0) await setImmediate();
  }
  for (let n = 1; lives.playOther(); n += 1) if (n % PIECE === 0) await setImmediate();
  return lives.redrawn();
}

/** Missing where the server runs from its sources: then redraws are counted on the server's thread. */
const BUILT = new URL('./count-worker.js', import.meta.url);
/** At five seconds a group the last of them waits two and a half minutes. `retry`: in seconds. */
const LIMITS = { waiting: 30, retry: 5 };

const inProcess: Counter = { count: countInPieces, close: async () => undefined };

/** Counts on a thread of its own, so that no replay of a minigame waits two seconds for it. */
export function counter(onFault: OnFault): Counter {
  if (!existsSync(fileURLToPath(BUILT))) return inProcess;
  const thread = threadOf<CountTask, Redrawn>(BUILT, LIMITS, onFault);
  return { count: (task) => thread.ask(task), close: () => thread.close() };
}
