import type { LoopPoints } from '../playback/seam.ts';
import { type Mono, RATE } from '../sound/samples.ts';

/** Samples looked at on both sides of a place, and those whose roughness it is compared with (10 ms each). */
const NEAR = 2;
const AROUND = 480;
/** Samples between two places of the piece that the seam is ranked among. */
const STRIDE = 499;

/**
 * How sharp the seam of a loop is among all places of the piece, in percent: the sharpest bend (second difference) at
 * the seam against those around it. A cut stands near 100; an ordinary seam anywhere below.
 */
export function edgeRank(channels: readonly Mono[], { loopStart, loopEnd }: LoopPoints): number {
  const from = Math.round(loopStart * RATE);
  const length = Math.round(loopEnd * RATE) - from;
  let seam = 0;
  const others: number[] = [];
  for (const data of channels) {
    const at = (i: number): number => data[from + (((i % length) + length) % length)] ?? 0;
    const edge = (i: number): number => edgeAt(at, i);
    seam = Math.max(seam, edge(0));
    for (let i = AROUND + STRIDE; i < length; i += STRIDE) others.push(edge(i));
  }
  return (100 * others.filter((one) => one < seam).length) / others.length;
}

function edgeAt(at: (i: number) => number, i: number): number {
  const bend = (k: number): number => Math.abs(at(k + 1) - 2 * at(k) + at(k - 1));
  let top = 0;
  let power = 0;
  for (let k = -NEAR; k <= NEAR; k++) top = Math.max(top, bend(i + k));
  for (let k = -AROUND; k < AROUND; k++) power += bend(i + k) ** 2;
  return top / Math.sqrt(power / (2 * AROUND) + 1e-12);
}

/** Seconds on both sides of a loop's ends that are compared; less than the padding. */
const REACH = 0.09;

/**
 * How well the two copies of a loop's ends agree, in dB: endless before coding, 5 to 25 through a codec, about 0 or less
 * when the loop points are wrong.
 */
export function agreement(channels: readonly Mono[], { loopStart, loopEnd }: LoopPoints): number {
  const a = Math.round(loopStart * RATE);
  const b = Math.round(loopEnd * RATE);
  const reach = Math.round(REACH * RATE);
  let same = 0;
  let different = 1e-12;
  for (const data of channels) {
    for (let i = -reach; i < reach; i++) {
      const here = data[a + i] ?? 0;
      same += here * here;
      different += (here - (data[b + i] ?? 0)) ** 2;
    }
  }
  return 10 * Math.log10(same / different);
}
