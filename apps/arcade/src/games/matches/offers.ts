import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { cellOf, legalSwaps, matchesConfig as M, type Matches } from '@consorcio/minigames';

/** The legal swaps of a board at rest, in order of their codes: what a mark walks through, and what is spoken. */
export class LegalSwaps {
  #board: Matches['board'] | null = null;
  #codes: readonly number[] = [];

  /** Those of the board that was asked for last. */
  get current(): readonly number[] {
    return this.#codes;
  }

  of(s: Pick<Matches, 'board' | 'phase'>): readonly number[] {
    if (s.phase !== 'idle') return [];
    if (s.board !== this.#board) {
      this.#board = s.board;
      this.#codes = legalSwaps(s.board);
    }
    return this.#codes;
  }
}

/** A swap in words: what, where, with which neighbour, and whether the list wants it. GAMES section 3. */
export function offerInWords(s: Pick<Matches, 'board' | 'list' | 'need'>, code: number): string {
  const cell = cellOf(code);
  const kind = s.board[cell] ?? 0;
  const place = copy.calm.offer(
    copy.calm.products[kind] ?? '',
    Math.floor(cell / M.SIDE) + 1,
    (cell % M.SIDE) + 1,
    code % 2 === 1,
  );
  const line = s.list.indexOf(kind);
  const need = s.need[line] ?? 0;
  return `${place} ${line < 0 ? copy.calm.notOnList : need > 0 ? copy.calm.onList(need) : copy.calm.bought}`;
}
