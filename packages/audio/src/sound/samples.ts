/** Samples a second of everything in this package. */
export const RATE = 48_000;
export const TAU = Math.PI * 2;

/** One channel. */
export type Mono = Float32Array;
export type Stereo = readonly [left: Mono, right: Mono];

/** Seconds as a whole number of samples, at least one. */
export const samples = (seconds: number): number => Math.max(1, Math.round(seconds * RATE));
/** Decibels as a factor. */
export const decibels = (db: number): number => 10 ** (db / 20);

export function render(length: number, sampleAt: (i: number) => number): Mono {
  const out = new Float32Array(length);
  for (let i = 0; i < length; i++) out[i] = sampleAt(i);
  return out;
}

/** Changes a sound in place, sample by sample. */
export function shape<T extends Mono>(data: T, change: (x: number, i: number) => number): T {
  for (let i = 0; i < data.length; i++) data[i] = change(data[i] ?? 0, i);
  return data;
}

/** Multiplies the first and the last moment by a ramp, in place. */
export function fadeEdges<T extends Mono>(data: T, fadeIn: number, fadeOut: number): T {
  const rise = fadeIn > 0 ? Math.min(samples(fadeIn), data.length) : 0;
  const fall = fadeOut > 0 ? Math.min(samples(fadeOut), data.length) : 0;
  for (let i = 0; i < rise; i++) data[i] = (data[i] ?? 0) * (i / rise);
  for (let i = 0; i < fall; i++) {
    const at = data.length - 1 - i;
    data[at] = (data[at] ?? 0) * (i / fall);
  }
  return data;
}

/** A sound, its gain (1 unless told) and its place in seconds (0 unless told). */
export type Layer = readonly [data: Mono, gain?: number, at?: number];

/** Layers in one sound, as long as the longest of them. */
export function sum(...layers: readonly Layer[]): Mono {
  const out = new Float32Array(Math.max(...layers.map(([data]) => data.length)));
  for (const [data, gain = 1, at = 0] of layers) addInto(out, data, gain, Math.round(at * RATE));
  return out;
}

/** Adds a sound to another from a sample on; what lies past its end is cut off. */
export function addInto(out: Mono, data: Mono, gain: number, start: number): void {
  const length = Math.min(data.length, out.length - start);
  for (let i = 0; i < length; i++) out[start + i] = (out[start + i] ?? 0) + (data[i] ?? 0) * gain;
}

export function powerOf(data: Mono): number {
  let power = 0;
  for (const x of data) power += x * x;
  return power;
}
