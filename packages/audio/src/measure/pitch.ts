import { type Mono, RATE, TAU } from '../sound/samples.ts';

/** Strength and phase of one frequency over a stretch. */
function probe(data: Mono, hz: number, from: number, length: number): { size: number; phase: number } {
  let c = 0;
  let s = 0;
  for (let i = 0; i < length; i++) {
    const w = 0.5 - 0.5 * Math.cos((TAU * i) / length);
    const angle = (TAU * hz * (from + i)) / RATE;
    c += (data[from + i] ?? 0) * w * Math.cos(angle);
    s += (data[from + i] ?? 0) * w * Math.sin(angle);
  }
  return { size: Math.hypot(c, s), phase: Math.atan2(-s, c) };
}

/** Seconds of a note that are listened to. */
const FROM = 0.06;
const TO = 0.35;
/** Samples from one pair of windows to the next, at least: 10 ms. */
const STRIDE = RATE / 100;

/**
 * Cents that a note is off, by the phase of its fundamental in two windows: far finer than a spectral bin. NaN for a
 * note too short to tell.
 */
export function centsOff(data: Mono, hz: number): number {
  const length = Math.floor(RATE * Math.max(0.06, 8 / hz));
  const hop = Math.floor((RATE / hz / 4) * 3);
  const from = Math.floor(RATE * FROM);
  let total = 0;
  let weight = 0;
  for (
    let start = from;
    start + hop + length < Math.min(data.length, from + RATE * TO);
    start += Math.max(hop, STRIDE)
  ) {
    const a = probe(data, hz, start, length);
    const b = probe(data, hz, start + hop, length);
    const turn = b.phase - a.phase;
    total += a.size * (turn - TAU * Math.round(turn / TAU));
    weight += a.size;
  }
  return weight === 0 ? Number.NaN : 1200 * Math.log2(1 + total / weight / ((TAU * hop) / RATE) / hz);
}
