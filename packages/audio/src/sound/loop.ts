import { type Mono, render, samples } from './samples.ts';

/**
 * Seconds of the loop repeated before and after it in its file, so that a decoder that shifts everything a little still
 * loops. Source: SPEC section 9, padding.
 */
export const PADDING = 0.1;

/** Lays the ringing after the last bar onto the first bars. `body` is the length of the loop in samples. */
export function fold(data: Mono, body: number): Mono {
  const loop = data.slice(0, body);
  for (let i = body; i < data.length; i++) loop[i - body] = (loop[i - body] ?? 0) + (data[i] ?? 0);
  return loop;
}

/** The loop with its end before it and its beginning after it, as it is written into the file. */
export function padded(data: Mono): Mono {
  const lead = samples(PADDING);
  return render(data.length + 2 * lead, (i) => data[(i - lead + data.length) % data.length] ?? 0);
}
