/** A spring of mass 1 that is let go at 0 and comes to rest at 1. */
export interface Spring {
  /** Force per distance, 1/s². */
  readonly stiffness: number;
  /** Force per speed, 1/s. */
  readonly damping: number;
  /** Speed at the start, 1/s; below 0 it first draws back, which announces the movement. */
  readonly speed?: number;
}

/** How near to 1 the spring stays once it counts as being at rest. */
const REST = 0.004;
/** Seconds after which every spring counts as being at rest, and of one step of the search for it. */
const LONGEST = 4;
const STEP = 1 / 240;

/** Where the spring is after some seconds: the exact solution of x'' = stiffness (1 - x) - damping x'. */
export function springAt({ stiffness, damping, speed = 0 }: Spring, seconds: number): number {
  const decay = damping / 2;
  const turn = stiffness - decay * decay;
  const fade = Math.exp(-decay * seconds);
  const start = speed - decay;
  if (turn > 0) {
    const rate = Math.sqrt(turn);
    return 1 + fade * ((start / rate) * Math.sin(rate * seconds) - Math.cos(rate * seconds));
  }
  const rate = Math.sqrt(-turn);
  if (rate === 0) return 1 + fade * (start * seconds - 1);
  return 1 + fade * ((start / rate) * Math.sinh(rate * seconds) - Math.cosh(rate * seconds));
}

/** Seconds until the spring stays at rest, at most 4. */
export function restOf(spring: Spring): number {
  for (let seconds = LONGEST; seconds > 0; seconds -= STEP)
    if (Math.abs(springAt(spring, seconds) - 1) > REST) return Math.min(LONGEST, seconds + STEP);
  return STEP;
}

/** Points of the curve: enough that a swing shows no corners. */
const POINTS = 28;

/** The whole way of the spring, from 0 to rest, as a CSS easing: `linear(0, 0.12, …, 1)`. */
export function springEasing(spring: Spring): string {
  const rest = restOf(spring);
  const between = Array.from({ length: POINTS - 1 }, (_, i) => springAt(spring, (rest * (i + 1)) / POINTS));
  return `linear(0, ${between.map((at) => Number(at.toFixed(3))).join(', ')}, 1)`;
}
