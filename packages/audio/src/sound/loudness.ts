import { type Biquad, runThrough } from './filter.ts';
import { type Mono, RATE } from './samples.ts';

/** Loudness by ITU-R BS.1770 at 48 kHz, in LUFS. */

/** Nothing is measured below this. */
const SILENCE = -70;
/** Blocks of 400 ms, one every 100 ms. */
const STEP = RATE / 10;
const BLOCK = STEP * 4;

/** The head as a high shelf, then the ear as a high pass. */
const SHELF: Biquad = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const PASS: Biquad = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };

/** Power of each block; a sound shorter than a block is one, silence added. */
function blocks(channels: readonly Mono[]): number[] {
  const weighed = channels.map((data) => runThrough(runThrough(data.slice(), SHELF), PASS));
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
