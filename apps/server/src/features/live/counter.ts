import { setImmediate } from 'node:timers/promises';
import { drawFrom, type Seeds } from '@consorcio/rules';
import {
  type ClosedGroup,
  foldAgain,
  type Opening,
  openLiveGroup,
  type Redrawn,
  redrawing,
  redrawnOf,
  unpackMoves,
} from '@consorcio/rules/live';
import { LIVE_REDRAWS } from '@consorcio/rules/live-words';
import { type OnFault, type Thread, threadOf } from '../../worker-thread.ts';

/** A group that was closed to its last month, as it is stored. */
export interface CountTask {
  readonly opening: Opening;
  readonly seeds: Seeds;
  /** Months in their order; `moves` as `packMoves` writes them. */
  readonly months: readonly { readonly joined: readonly number[]; readonly moves: string }[];
}

/** Gives everybody's final standing and the letters of each month, by a thousand redraws (LIVE 3.9). */
export type Counter = Thread<CountTask, Redrawn>;

function folded({ opening, seeds, months }: CountTask): ClosedGroup {
  const draw = drawFrom(seeds);
  const read = months.map(({ joined, moves }) => ({ joined, moves: unpackMoves(moves) }));
  return { opening, months: foldAgain(openLiveGroup(opening, draw), read, draw) };
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

const PROGRAM = new URL('./count-worker.js', import.meta.url);
/** At five seconds a group the last of them waits two and a half minutes. `retry`: in seconds. */
const LIMITS = { waiting: 30, retry: 5 };

/** Counts on a thread of its own, so that no replay of a minigame waits two seconds for it. */
export const counter = (onFault: OnFault): Counter => threadOf(PROGRAM, LIMITS, onFault, countInPieces);
