import { Dice, dealer } from '@consorcio/kernel';
import * as C from './config.ts';
import { type Grid, tickOfHalf } from './grid.ts';

export interface Note {
  readonly at: number;
  readonly lane: number;
}

/** A half beat no lane was ever used at. */
const NEVER = -9;

/** What a chart needs while it is written. */
interface Desk {
  readonly grid: Grid;
  readonly notes: Note[];
  /** Half beat at which each lane was last used. */
  readonly used: number[];
  readonly lane: () => number;
  readonly double: () => readonly [number, number];
}

/** Notes of a seed over a grid: bars from a bag for each section, lanes from a bag, doubles one to each hand. */
export function chart(seed: string, grid: Grid): Note[] {
  const dice = Dice.of(seed, 1);
  const desk: Desk = {
    grid,
    notes: [],
    used: [NEVER, NEVER, NEVER, NEVER],
    lane: dealer<number>(dice, C.LANE_BAG),
    double: dealer<readonly [number, number]>(dice, C.DOUBLES),
  };
  let half = 2 * grid.first;
  for (const level of C.SECTIONS) {
    const bar = dealer(dice, C.BARS[level] ?? []);
    for (let i = 0; i < C.BARS_A_SECTION; i += 1) {
      writeBar(desk, bar(), half);
      half += C.HALVES_A_BAR;
    }
  }
  return desk.notes;
}

function writeBar(desk: Desk, bar: string, firstHalf: number): void {
  for (const [i, mark] of [...bar].entries()) {
    if (mark === '1') put(desk, restedLane(desk, firstHalf + i), firstHalf + i);
    if (mark === '2') for (const lane of restedDouble(desk, firstHalf + i)) put(desk, lane, firstHalf + i);
  }
}

function put(desk: Desk, lane: number, half: number): void {
  desk.notes.push({ at: tickOfHalf(desk.grid, half), lane });
  desk.used[lane] = half;
}

const isTired = (desk: Desk, lane: number, half: number): boolean => half - (desk.used[lane] ?? NEVER) < C.REST;

/** A lane that was just used moves on by one. */
function restedLane(desk: Desk, half: number): number {
  let lane = desk.lane();
  for (let draws = 0; draws < C.LANE_DRAWS && isTired(desk, lane, half); draws += 1) lane = (lane + 1) % C.LANES;
  return lane;
}

function restedDouble(desk: Desk, half: number): readonly [number, number] {
  let pair = desk.double();
  const isPairTired = (): boolean => pair.some((lane) => isTired(desk, lane, half));
  for (let draws = 0; draws < C.DOUBLE_DRAWS && isPairTired(); draws += 1) pair = desk.double();
  return pair;
}
