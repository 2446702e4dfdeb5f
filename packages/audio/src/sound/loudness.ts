import { type Mono, RATE } from './samples.ts';

/** Loudness by ITU-R BS.1770 at 48 kHz, in LUFS. */

/** Nothing is measured below this. */
const SILENCE = -70;
/** Blocks of 400 ms, one every 100 ms. */
const STEP = RATE / 10;
const BLOCK = STEP * 4;

interface Weighting {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}
const SHELF: Weighting = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const PASS: Weighting = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

function weigh(data: Mono, { b: [b0, b1, b2], a: [a1, a2] }: Weighting): Mono {
  const out = new Float32Array(data.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < data.length; i++) {
    const x = data[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

/** Power of each block; a sound shorter than a block is one, silence added. */
function blocks(channels: readonly Mono[]): number[] {
  const weighed = channels.map((data) => weigh(weigh(data, SHELF), PASS));
  const length = channels[0]?.length ?? 0;
  const powers: number[] = [];
  for (let from = 0; from === 0 || from + BLOCK <= length; from += STEP) {
    let power = 0;
    for (const data of weighed) {
      let total = 0;
      const to = Math.min(from + BLOCK, length);
      for (let i = from; i < to; i++) {
        const x = data[i] ?? 0;
        total += x * x;
      }
      power += total / BLOCK;
    }
    powers.push(power);
  }
  return powers;
}

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);

/** Integrated loudness: the mean of the blocks within 10 of the mean. */
export function loudness(channels: readonly Mono[]): number {
  const powers = blocks(channels).filter((power) => toLufs(power) > SILENCE);
  if (powers.length === 0) return SILENCE;
  const gate = toLufs(mean(powers)) - 10;
  return toLufs(mean(powers.filter((power) => toLufs(power) > gate)));
}

/** The loudest 400 ms: how strong a short effect feels. */
export const momentary = (channels: readonly Mono[]): number =>
  toLufs(blocks(channels).reduce((a, b) => Math.max(a, b), 0));
