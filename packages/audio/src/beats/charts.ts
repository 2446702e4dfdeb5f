/** The strongest note of the tune in a cell. */
export interface MelodyNote {
  readonly rank: number;
  readonly midi: number;
  readonly cells: number;
}

/** Steps for listening to a beat map: cell or tick, and lane. The game's own patterns are those of GAMES section 4. */
export type Chart = readonly (readonly [place: number, lane: number])[];
export interface Charts {
  readonly easy: Chart;
  readonly normal: Chart;
  readonly hard: Chart;
}

interface Rule {
  /** Least accent, 0 to 9. */
  readonly least: number;
  /** Smallest step of the grid, and shortest gap, in cells. */
  readonly grid: number;
  readonly gap: number;
}

const LEFT = 0;
const DOWN = 1;
const UP = 2;
const RIGHT = 3;
/** One bar to look, half a bar to let go. */
const FREE_BEGINNING = 16;
const FREE_END = 8;
/** The same lane never comes twice within so many cells. */
const NEAR = 2;

export function drawCharts(accents: readonly number[], tune: readonly (MelodyNote | null)[]): Charts {
  return {
    easy: draw(accents, tune, { least: 5, grid: 4, gap: 4 }),
    normal: draw(accents, tune, { least: 4, grid: 2, gap: 2 }),
    hard: draw(accents, tune, { least: 3, grid: 1, gap: 2 }),
  };
}

/** The lane follows the tune: up and down are the middle lanes, a repeated note or a drum uses the outer ones in turn. */
function draw(accents: readonly number[], tune: readonly (MelodyNote | null)[], { least, grid, gap }: Rule): Chart {
  const found: (readonly [number, number])[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let before: MelodyNote | null = null;
  let isRight = false;
  let lane = -1;
  const outer = (): number => {
    isRight = !isRight;
    return isRight ? LEFT : RIGHT;
  };
  for (const [cell, accent] of accents.entries()) {
    if (cell % grid !== 0 || accent < least || cell - last < gap) continue;
    if (cell < FREE_BEGINNING || (accents.length - cell < FREE_END && cell % 16 !== 0)) continue;
    const one = tune[cell] ?? null;
    const isStep = one !== null && before !== null && one.midi !== before.midi;
    let next = isStep && one !== null && before !== null ? (one.midi > before.midi ? UP : DOWN) : outer();
    if (next === lane && cell - last <= NEAR) {
      next = outer();
      if (next === lane) next = RIGHT - next;
    }
    found.push([cell, next]);
    last = cell;
    lane = next;
    if (one !== null) before = one;
  }
  return found;
}
