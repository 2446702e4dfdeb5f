import { cellOf, legalSwaps, matchesConfig as M, type Matches, partnerOf, type TickEvent } from '@consorcio/minigames';

/** Ticks of rest after which one swap nods. GAMES section 3. */
const HINT_AFTER = 300;
const EMPTY = -1;
/** Ticks that a landing product is squashed, and that the persona shows what it thinks. */
const LANDING = 7;
const FEELING = 44;

/** What the picture has to remember to show how the board came to be what it is. Changes nothing of the game. */
export class BoardHistory {
  #phase: Matches['phase'] | null = null;
  #since = 0;
  #full: readonly number[] = [];
  #falls: readonly number[] = [];
  #code = 0;
  #cleared: readonly number[] = [];
  #hint: number | null = null;
  #landedAt = -LANDING;
  #board: readonly number[] | null = null;
  #boards = 0;
  #gladAt = -FEELING;
  #need: readonly number[] = [];

  /** The last board without holes: what a cell that is being cleared held. */
  get full(): readonly number[] {
    return this.#full;
  }

  /** The cells of the last swap that was tried. */
  get tried(): readonly [number, number] {
    return [cellOf(this.#code), partnerOf(this.#code)];
  }

  /** Rows that each product falls in this phase. */
  fallOf(cell: number): number {
    return this.#falls[cell] ?? 0;
  }

  recordEvent([what, code, value]: TickEvent, tick: number): void {
    if (what === 'swap' || what === 'back') this.#code = code;
    if (what === 'list' || ((what === 'match' || what === 'gift') && value > 0)) this.#gladAt = tick;
  }

  /** What the persona thinks of the last wave. */
  isGlad(tick: number): boolean {
    return tick - this.#gladAt < FEELING;
  }

  /** How much a product that has just fallen is squashed, 1 to 0. */
  landed(cell: number, tick: number): number {
    const age = tick - this.#landedAt;
    return age < LANDING && this.fallOf(cell) > 0 ? 1 - age / LANDING : 0;
  }

  /** Cells that are empty now and held something on the last full board. */
  get cleared(): readonly number[] {
    return this.#cleared;
  }

  /** Looks at a board with holes, the moment they come to be. */
  empty(s: Matches): void {
    this.#cleared = s.board.flatMap((kind, cell) => (kind === EMPTY ? [cell] : []));
  }

  /** Lines of the list that are bought whole since the last look. */
  finishedLines({ need }: Matches): readonly number[] {
    const before = this.#need;
    this.#need = need;
    return need.flatMap((left, line) => (left === 0 && (before[line] ?? 1) > 0 ? [line] : []));
  }

  /** Which board it is that rests; null while something on it moves. */
  stillOf({ tick, phase, board }: Matches): string | null {
    if (phase !== 'idle' || tick - this.#landedAt <= LANDING || this.hint.length > 0) return null;
    if (board !== this.#board) this.#boards += 1;
    this.#board = board;
    return tick - this.#since > HINT_AFTER ? null : String(this.#boards);
  }

  /** Looks at the board before each picture. */
  recordState(s: Matches): void {
    if (s.phase !== this.#phase) {
      if (this.#phase === 'fall') this.#landedAt = s.tick;
      this.#phase = s.phase;
      this.#since = s.tick;
      this.#hint = null;
      if (s.phase === 'clear') this.#falls = fallsInto(s.board);
    }
    if (s.phase !== 'clear') this.#full = s.board;
    if (s.phase === 'idle' && this.#hint === null && s.tick - this.#since > HINT_AFTER)
      this.#hint = legalSwaps(s.board)[0] ?? null;
  }

  /** The swap that is hinted at after a while; it is one that the player could see. */
  get hint(): readonly number[] {
    return this.#hint === null ? [] : [cellOf(this.#hint), partnerOf(this.#hint)];
  }
}

/** How many rows what will stand in each cell has to fall, from the holes of a board. */
function fallsInto(board: readonly number[]): number[] {
  const falls: number[] = Array.from({ length: M.CELLS }, () => 0);
  for (let column = 0; column < M.SIDE; column += 1) {
    const standing: number[] = [];
    for (let row = M.SIDE - 1; row >= 0; row -= 1) if (board[row * M.SIDE + column] !== EMPTY) standing.push(row);
    const holes = M.SIDE - standing.length;
    for (let row = M.SIDE - 1; row >= 0; row -= 1) {
      const from = standing[M.SIDE - 1 - row];
      falls[row * M.SIDE + column] = from === undefined ? holes : row - from;
    }
  }
  return falls;
}
