import { type Mono, RATE } from '../sound/samples.ts';

/** Samples of a millisecond. */
const HOP = RATE / 1000;

interface Grid {
  /** Seconds of the first place, between two places, and how many there are. */
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

/** How far the attacks lie behind the written grid, in milliseconds: the lag with the best agreement, half a step at most. */
export function attackLag([left, right]: readonly Mono[], { first, step, count }: Grid): number {
  if (left === undefined || right === undefined) throw new Error('two channels are needed');
  const energy = Array.from({ length: Math.floor(left.length / HOP) }, (_, frame) => {
    let sum = 0;
    for (let i = frame * HOP + 1; i < (frame + 1) * HOP; i++) {
      const l = (left[i] ?? 0) - (left[i - 1] ?? 0);
      const r = (right[i] ?? 0) - (right[i - 1] ?? 0);
      sum += l * l + r * r;
    }
    return Math.log10(sum + 1e-7);
  });
  const rise = energy.map((now, f) => Math.max(0, now - Math.min(energy[f - 2] ?? now, energy[f - 4] ?? now)));
  let best = -1;
  let lagOfBest = 0;
  const reach = Math.floor((step * 1000) / 2);
  for (let lag = -reach; lag < reach; lag++) {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += rise[Math.round((first + i * step) * 1000) + lag] ?? 0;
    if (sum > best) {
      best = sum;
      lagOfBest = lag;
    }
  }
  return lagOfBest;
}
