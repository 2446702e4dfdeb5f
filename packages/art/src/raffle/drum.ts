/**
 * The run of the drum, computed before the shot with a fixed step: the same number of balls and the same seed move alike on
 * every machine. Balls have no number while it runs. Afterwards numbers are dealt so that the ball that left carries the
 * drawn one: nothing is steered, and nothing is exchanged in sight.
 */
import { sequence } from '../core/random.ts';
import { mix, share } from '../films/easing.ts';
import { SHOT } from './beats.ts';
import { type Body, DRUM_RADIUS, heapOf, step } from './bodies.ts';

/** milliseconds of one step */
const STEP = 1_000 / 120;
/** the heap settles for so long before the first picture */
const SETTLING = 1_400;
/** after it no ball in the drum moves */
const LAST = 6_200;
/** turns a second: slower than the speed at which balls would cling to the wall */
const TOP = 0.37;
const ANTICIPATION = 350;
const RISE = 700;
const RUN_OUT = 900;
/** milliseconds in which the leaving ball sinks through the collar */
const SINKING = 170;

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** degrees */
  readonly turn: number;
}
export interface DrumRun {
  /** radius of a ball */
  readonly r: number;
  /** index of the ball that leaves through the gate */
  readonly leaver: number;
  /** every ball at a moment; null once it has left */
  readonly at: (ms: number) => readonly (Placed | null)[];
  /** degrees of the drum at a moment */
  readonly angleAt: (ms: number) => number;
}

/** Turns a second of the drum: first a little back, then up to speed, and a long run-out. */
function turnsAt(ms: number): number {
  const t = ms - SHOT.turn;
  if (t < -ANTICIPATION || ms > SHOT.letGo + RUN_OUT) return 0;
  if (t < 0) return -0.16 * Math.sin(((t + ANTICIPATION) / ANTICIPATION) * Math.PI);
  if (t < RISE) return TOP * (t / RISE) ** 2 * (3 - (2 * t) / RISE);
  if (ms < SHOT.letGo) return TOP;
  return TOP * (1 - (ms - SHOT.letGo) / RUN_OUT) ** 2;
}
/** The lowest ball over the gate. */
function nearestGate(bodies: readonly Body[]): number {
  const scores = bodies.map(({ x, y }) => y - Math.abs(x) * 1.6);
  return scores.indexOf(Math.max(...scores));
}
const placed = ({ x, y, turn }: Body): Placed => ({ x, y, turn });
/** From its last place in the drum straight through the collar. */
function sinking({ x, y, turn }: Placed, ms: number): Placed | null {
  const u = share(ms, SHOT.gate, SHOT.gate + SINKING);
  return u >= 1 ? null : { x: mix(x, 0, u), y: mix(y, DRUM_RADIUS + 26, u ** 1.6), turn };
}

/** The run in steps, so that a page can stay responsive between them; its end value is the run. */
export function* drumSteps(n: number, seed = 7): Generator<undefined, DrumRun> {
  const drum = heapOf(n, seed);
  const frames: (Placed | null)[][] = [];
  const angles: number[] = [];
  let angle = 0;
  let gone: { readonly leaver: number; readonly from: Placed } | null = null;
  const count = Math.round((LAST + SETTLING) / STEP);
  for (let k = 0; k <= count; k++) {
    const ms = k * STEP - SETTLING;
    const turns = turnsAt(ms);
    angle += turns * 360 * (STEP / 1_000);
    step(drum, STEP / 1_000, angle, turns);
    if (ms >= SHOT.gate && gone === null) {
      const leaver = nearestGate(drum.bodies);
      const [body] = drum.bodies.splice(leaver, 1);
      if (body !== undefined) gone = { leaver, from: placed(body) };
    }
    if (ms >= 0) {
      const all: (Placed | null)[] = drum.bodies.map(placed);
      if (gone !== null) all.splice(gone.leaver, 0, sinking(gone.from, ms));
      frames.push(all);
      angles.push(angle);
    }
    yield;
  }
  const frameAt = (ms: number): number => Math.min(frames.length - 1, Math.max(0, Math.round(ms / STEP)));
  return {
    r: drum.r,
    leaver: gone?.leaver ?? 0,
    at: (ms) => frames[frameAt(ms)] ?? [],
    angleAt: (ms) => angles[frameAt(ms)] ?? 0,
  };
}

/**
 * The number of each ball: the one that leaves has the drawn number, the others follow in a fixed shuffle.
 * @param numbers quotas that wait, the drawn one among them
 */
export function dealNumbers(leaver: number, numbers: readonly number[], drawn: number, seed = 3): readonly number[] {
  const chance = sequence(seed);
  const rest = numbers
    .filter((number) => number !== drawn)
    .map((number) => ({ number, key: chance() }))
    .sort((a, b) => a.key - b.key)
    .map(({ number }) => number);
  return [...rest.slice(0, leaver), drawn, ...rest.slice(leaver)];
}
