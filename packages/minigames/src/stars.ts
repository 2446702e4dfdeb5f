import type { Core, CoreState, Draft } from './core.ts';
import { div } from './fixed.ts';

/** Basis points at which a star is reached. Praise, and in later versions a floor. GAMES 1.1. */
export const STARS = [3000, 6000, 8500] as const;

/** Stars of a score in basis points: 0 to 3. */
export const starsOf = (scoreBp: number): number => STARS.filter((mark) => scoreBp >= mark).length;

/**
 * The same game, in which no loss takes points below the last star that was reached, so that a beginner sees them rise.
 * The floor follows from the points of the tick before, so the state is the one of the core itself.
 * `version`: that of the core with the floor.
 */
export function keepingStars<State extends CoreState>(core: Core<State>, version: number): Core<State> {
  const marks = STARS.map((bp) => div(core.par * bp + 9_999, 10_000));
  const floorOf = (points: number): number => marks.filter((mark) => points >= mark).at(-1) ?? 0;
  const advance = (state: State, codes: readonly number[]): void => {
    const floor = floorOf(state.points);
    core.advance(state, codes);
    if (state.points < floor) spare(state, floor);
  };
  const step = (before: State, codes: readonly number[]): State => {
    const after = core.step(before, codes);
    const floor = floorOf(before.points);
    if (after.points < floor) spare(after, floor);
    return after;
  };
  return { ...core, version, advance, step };
}

/** Raises the points to the floor, and lets the events say what was really lost. Only on a state nobody else has yet. */
function spare(state: CoreState, floor: number): void {
  const writable = state as Draft<CoreState>;
  let spared = floor - state.points;
  writable.points = floor;
  writable.events = state.events.map(([what, where, value]) => {
    const less = Math.min(spared, Math.max(0, -value));
    spared -= less;
    return [what, where, value + less];
  });
}
