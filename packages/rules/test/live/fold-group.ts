import type { Draw } from '../../src/index.ts';
import { closePlayed, type FoldedMonth, type Opening, openLiveGroup, type PlayedMonth } from '../../src/live/index.ts';

/** A group's closed months, computed from seeds, seats and moves. */
export function foldGroup(opening: Opening, played: readonly PlayedMonth[], draw: Draw): readonly FoldedMonth[] {
  const opened = openLiveGroup(opening, draw);
  const closed: FoldedMonth[] = [];
  for (const month of played) closed.push(closePlayed(closed.at(-1)?.group ?? opened, month, draw));
  return closed;
}
