import { type Mono, RATE, render, samples, shape } from './samples.ts';
import { peaks } from './true-peak.ts';

/** Look-ahead to both sides. */
const WINDOW = samples(0.003);
/** Share of the lost gain that comes back in a sample. */
const RELEASE = 1 - Math.exp(-1 / (0.06 * RATE));

/**
 * Look-ahead limiter on the true peak, in place: the minimum over a window, a slow release, then an average over the
 * same window, which can never exceed what is allowed. `ceiling` is a factor.
 */
export function limit(channels: readonly Mono[], ceiling: number, loop: boolean): void {
  const top = peaks(channels);
  const needed = render(top.length, (i) => ((top[i] ?? 0) > ceiling ? ceiling / (top[i] ?? 1) : 1));
  const gains = averaged(released(lowest(needed, loop), loop), loop);
  for (const data of channels) shape(data, (x, i) => x * (gains[i] ?? 1));
}

/** The least of each sample's neighbourhood. */
function lowest(needed: Mono, loop: boolean): Mono {
  const length = needed.length;
  const out = new Float32Array(length).fill(1);
  for (let i = 0; i < length; i++) {
    const own = needed[i] ?? 1;
    if (own >= 1) continue;
    for (let k = -WINDOW; k <= WINDOW; k++) {
      let j = i + k;
      if (loop) j = (j + length) % length;
      else if (j < 0 || j >= length) continue;
      if (own < (out[j] ?? 1)) out[j] = own;
    }
  }
  return out;
}

function released(gains: Mono, loop: boolean): Mono {
  const out = new Float32Array(gains.length);
  let state = 1;
  for (let pass = loop ? 0 : 1; pass < 2; pass++) {
    for (let i = 0; i < gains.length; i++) {
      const allowed = gains[i] ?? 1;
      state = allowed < state ? allowed : Math.min(allowed, state + RELEASE * (1 - state));
      out[i] = state;
    }
  }
  return out;
}

function averaged(gains: Mono, loop: boolean): Mono {
  const length = gains.length;
  const half = WINDOW >> 1;
  const at = (i: number): number => gains[loop ? (i + length) % length : Math.min(length - 1, Math.max(0, i))] ?? 1;
  let total = 0;
  for (let k = -half; k <= half; k++) total += at(k);
  return render(length, (i) => {
    const gain = total / (2 * half + 1);
    total += at(i + half + 1) - at(i - half);
    return gain;
  });
}
