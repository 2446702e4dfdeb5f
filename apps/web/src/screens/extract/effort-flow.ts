import type { CycleOfEntries } from './movement-words.ts';

/** A cycle's effort in three sums: what came in, what went out (positive), what was left at its end. */
export interface EffortFlow {
  readonly cycle: number;
  readonly gained: number;
  readonly spent: number;
  readonly left: number;
}

/** The sums of each cycle. What was there before the first movement that names a cycle counts as gained in it. */
export const effortFlow = (cycles: readonly CycleOfEntries[]): readonly EffortFlow[] =>
  cycles.map(({ cycle, entries }) => ({
    cycle,
    gained: entries.reduce((sum, { effort }) => sum + Math.max(0, effort), 0),
    spent: entries.reduce((sum, { effort }) => sum + Math.max(0, -effort), 0),
    left: entries.at(-1)?.balance.effort ?? 0,
  }));
