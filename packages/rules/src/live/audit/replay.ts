import type { DrawMade } from '../../audit/history.ts';
import type { Draw } from '../../draw/fair-draw.ts';
import { type Books, booksOf } from '../books.ts';
import { closeAgain, type FoldedMonth } from '../fold.ts';
import { type LiveGroup, type Opening, openLiveGroup, seatedLate } from '../group.ts';
import type { Minutes } from '../minutes.ts';
import { packBalances } from './packed-balances.ts';

/** A closed month, replayed. */
export interface ReplayedMonth {
  /** With those who came late for it. */
  readonly before: LiveGroup;
  readonly group: LiveGroup;
  readonly minutes: Minutes;
  readonly books: Books;
  /** As `packBalances` writes it. */
  readonly balances: string;
}

export interface Replay {
  /** In the order in which they are made. */
  readonly draws: readonly DrawMade[];
  readonly months: readonly ReplayedMonth[];
}

/** A group of closed months, replayed from its seeds and moves, with every draw recorded. */
export function replayLive(
  opening: Opening,
  played: readonly Pick<FoldedMonth, 'joined' | 'moves'>[],
  draw: Draw,
): Replay {
  const draws: DrawMade[] = [];
  const told: Draw = (n, label) => {
    const value = draw(n, label);
    draws.push({ label, n, value });
    return value;
  };
  const months: ReplayedMonth[] = [];
  let before = openLiveGroup(opening, told);
  for (const month of played) {
    const { group, minutes } = closeAgain(before, month, told);
    months.push({
      before: seatedLate(before, month.joined),
      group,
      minutes,
      books: booksOf(group),
      balances: packBalances(group),
    });
    before = group;
  }
  return { draws, months };
}
