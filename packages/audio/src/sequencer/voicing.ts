import type { Chord } from './theory.ts';

/** MIDI numbers of a chord, from the bottom up. */
export type Shape = readonly number[];

export interface VoicingRange {
  readonly low: number;
  readonly high: number;
  /** Where the middle of the hand likes to be. */
  readonly centre?: number;
  /** Whether the last chord leads back into the first. */
  readonly loop?: boolean;
}

/** Every close and drop-2 position of a chord inside a range. */
export function positions(tones: readonly number[], low: number, high: number): Shape[] {
  const found: Shape[] = [];
  const sorted = [...tones].sort((a, b) => a - b);
  for (let turn = 0; turn < sorted.length; turn++) {
    const order = [...sorted.slice(turn), ...sorted.slice(0, turn)];
    for (let octave = 1; octave < 8; octave++) {
      const close: number[] = [];
      for (const pitch of order) {
        let note = pitch + 12 * octave;
        while (note <= (close.at(-1) ?? -1)) note += 12;
        close.push(note);
      }
      const dropped = close.length - 2;
      const open = close.map((note, i) => (i === dropped ? note - 12 : note)).sort((a, b) => a - b);
      for (const shape of [close, open]) {
        if (top(shape) <= high && (shape[0] ?? 0) >= low) found.push(shape);
      }
    }
  }
  return found;
}

const top = (shape: Shape): number => shape.at(-1) ?? 0;

/** How far the voices walk from one shape to the next; the highest voice counts for more. */
export function movement(a: Shape, b: Shape): number {
  let total = 0;
  for (let i = 0; i < Math.max(a.length, b.length); i++) total += Math.abs((a[i] ?? top(a)) - (b[i] ?? top(b)));
  return total + 0.6 * Math.abs(top(a) - top(b));
}

/** Semitones beside each other, and whole tones low down, sound muddy. */
function roughness(shape: Shape): number {
  let cost = 0;
  for (const [i, note] of shape.entries()) {
    const below = shape[i - 1];
    if (below === undefined) continue;
    if (note - below === 1) cost += i === shape.length - 1 ? 6 : 2;
    if (note - below === 2 && below < 52) cost += 3;
  }
  return cost;
}

interface Node {
  readonly shape: Shape;
  readonly cost: number;
  readonly from: Node | null;
}

/**
 * Voice leading: of all positions of all chords the path with the least movement (Viterbi), run round twice when the
 * piece loops, so that the last chord also leads well into the first.
 */
export function lead(
  chords: readonly Chord[],
  { low, high, centre = (low + high) / 2, loop = true }: VoicingRange,
): Shape[] {
  let layer: Node[] = [];
  for (const one of loop ? [...chords, ...chords] : chords) {
    const shapes = positions(one.tones, low, high);
    if (shapes.length === 0) throw new Error(`no position for ${one.symbol} in ${low}..${high}`);
    const before = layer;
    layer = shapes.map((shape) => {
      const middle = shape.reduce((a, b) => a + b, 0) / shape.length;
      const own = roughness(shape) + 0.35 * Math.abs(middle - centre);
      let best: Node | null = null;
      let least = before.length === 0 ? 0 : Number.POSITIVE_INFINITY;
      for (const node of before) {
        const cost = node.cost + movement(node.shape, shape);
        if (cost < least) {
          least = cost;
          best = node;
        }
      }
      return { shape, cost: least + own, from: best };
    });
  }
  const path: Shape[] = [];
  let node: Node | null = layer.reduce<Node | null>((a, b) => (a === null || b.cost < a.cost ? b : a), null);
  for (; node !== null; node = node.from) path.unshift(node.shape);
  return loop ? path.slice(chords.length) : path;
}
