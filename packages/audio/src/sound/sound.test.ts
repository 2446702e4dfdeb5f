import { describe, expect, test } from 'vitest';
import { agreement, edgeRank } from '../measure/seam-edge.ts';
import { healSeam } from '../playback/seam.ts';
import { seeded } from '../sequencer/random.ts';
import { fold, PADDING, padded } from './loop.ts';
import { loudness, momentary } from './loudness.ts';
import { level, master } from './master.ts';
import { noise } from './oscillators.ts';
import { decibels, type Mono, RATE, render, samples, TAU } from './samples.ts';
import { truePeak } from './true-peak.ts';

/** In-place radix-2 FFT; the length is a power of two. */
function fft(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(real, i, j);
      swap(imaginary, i, j);
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const angle = -TAU / size;
    for (let from = 0; from < n; from += size) {
      for (let k = 0; k < size / 2; k++) {
        const c = Math.cos(angle * k);
        const s = Math.sin(angle * k);
        const a = from + k;
        const b = a + size / 2;
        const [realA = 0, realB = 0, imaginaryA = 0, imaginaryB = 0] = [real[a], real[b], imaginary[a], imaginary[b]];
        const r = realB * c - imaginaryB * s;
        const i = realB * s + imaginaryB * c;
        real[b] = realA - r;
        imaginary[b] = imaginaryA - i;
        real[a] = realA + r;
        imaginary[a] = imaginaryA + i;
      }
    }
  }
}

function swap(data: Float64Array, i: number, j: number): void {
  const kept = data[i] ?? 0;
  data[i] = data[j] ?? 0;
  data[j] = kept;
}

/** Strength of each frequency of a stretch under a Hann window; bin k is k × RATE / size Hz. */
function spectrum(data: Mono, from: number, size: number): Float64Array {
  const real = Float64Array.from({ length: size }, (_, i) => {
    return (data[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((TAU * i) / size));
  });
  const imaginary = new Float64Array(size);
  fft(real, imaginary);
  return Float64Array.from({ length: size / 2 }, (_, k) => Math.hypot(real[k] ?? 0, imaginary[k] ?? 0));
}

const sine = (hz: number, seconds: number, amplitude = 1, phase = 0): Mono =>
  render(samples(seconds), (i) => amplitude * Math.sin((TAU * hz * i) / RATE + phase));

describe('loudness', () => {
  test('a sine of 997 Hz in both channels at full scale is at 0 LUFS, in one channel at -3', () => {
    const tone = sine(997, 3);
    expect(loudness([tone, tone])).toBeCloseTo(0, 1);
    expect(loudness([tone])).toBeCloseTo(-3.01, 1);
  });

  test('half the amplitude is 6 LU less', () => {
    expect(loudness([sine(997, 3, 0.5)])).toBeCloseTo(-9.03, 1);
  });

  test('silence between two sounds does not count', () => {
    const tone = sine(997, 3);
    const withRest = new Float32Array(tone.length * 3);
    withRest.set(tone);
    expect(loudness([withRest])).toBeCloseTo(loudness([tone]), 0);
  });

  test('a short sound is as loud as its loudest 400 ms', () => {
    expect(momentary([sine(997, 0.2)])).toBeCloseTo(-3.01 - 3.01, 1);
  });
});

describe('a true peak', () => {
  test('is found between the samples', () => {
    const between = sine(RATE / 4, 0.1, 1, Math.PI / 4);
    expect(20 * Math.log10(Math.max(...between))).toBeCloseTo(-3.01, 1);
    expect(truePeak([between])).toBeCloseTo(0, 0);
  });
});

describe('mastering', () => {
  /* With a louder stroke every 0.2 s, for the limiter to hold back. */
  const music = [1, 2].map((seed) =>
    noise(samples(3), seeded(`musica ${seed}`)).map((x, i) => (i % 9600 < 480 ? x : x / 6)),
  );

  test('reaches its loudness and stays below its ceiling', () => {
    const done = master(music, { target: -16, ceiling: -9, glue: 1.8, loop: true });
    expect(loudness(done)).toBeCloseTo(-16, 1);
    expect(truePeak(done)).toBeLessThanOrEqual(-9 + 0.1);
  });

  test('a loop that is turned round is mastered to the same sound', () => {
    const turn = (data: Mono, by: number) => render(data.length, (i) => data[(i + by) % data.length] ?? 0);
    const options = { target: -10, ceiling: -6, glue: 1.8, loop: true };
    const straight = master(music, options)[0] ?? new Float32Array();
    const turned = master(
      music.map((data) => turn(data, 50_000)),
      options,
    )[0];
    const again = turn(turned ?? new Float32Array(), straight.length - 50_000);
    const off = straight.reduce((most, x, i) => Math.max(most, Math.abs(x - (again[i] ?? 0))), 0);
    expect(off).toBeLessThan(0.01);
  });

  test('an effect is set by its loudest moment, but never above its ceiling', () => {
    expect(momentary(level([sine(997, 1)], -20, -1))).toBeCloseTo(-20, 1);
    expect(truePeak(level([sine(997, 1)], 0, -12))).toBeCloseTo(-12, 1);
  });
});

describe('a loop', () => {
  const seconds = 1.5;
  const points = { loopStart: PADDING, loopEnd: PADDING + seconds };
  /* Whole periods, so the end leads into the beginning. */
  const file = () => [padded(sine(220, seconds, 0.5))];

  test('its ringing is laid onto its beginning', () => {
    expect([...fold(Float32Array.of(1, 2, 3, 4, 5), 3)]).toEqual([5, 7, 3]);
  });

  test('its file holds the end before it and the beginning after it', () => {
    const [data = new Float32Array()] = file();
    const lead = PADDING * RATE;
    expect(data.length).toBe((seconds + 2 * PADDING) * RATE);
    expect(data.slice(0, lead)).toEqual(data.slice(seconds * RATE, seconds * RATE + lead));
    expect(data.slice(-lead)).toEqual(data.slice(lead, 2 * lead));
  });

  test('its two copies agree, and no longer when the loop points are wrong', () => {
    expect(agreement(file(), points)).toBeGreaterThan(60);
    expect(agreement(file(), { ...points, loopEnd: points.loopEnd + 0.002 })).toBeLessThan(5);
  });

  test('a cut at the seam is found, and healed', () => {
    const random = seeded('fita');
    const data = file().map((one) => one.map((x) => x + 0.002 * (random.next() - 0.5)));
    const end = Math.round(points.loopEnd * RATE);
    for (const one of data) for (let i = end - 4000; i < end; i++) one[i] = (one[i] ?? 0) + 0.2;
    expect(edgeRank(data, points)).toBeGreaterThan(99.5);
    healSeam(data, points, RATE);
    expect(edgeRank(data, points)).toBeLessThan(99.5);
  });

  test('healing changes nothing but the last 30 ms before the end of the loop', () => {
    const [data = new Float32Array()] = file();
    const healed = data.slice();
    healed.fill(0.3, Math.round(points.loopEnd * RATE) - 2000, Math.round(points.loopEnd * RATE));
    const before = healed.slice();
    healSeam([healed], points, RATE);
    const from = Math.round((points.loopEnd - 0.03) * RATE);
    const to = Math.round(points.loopEnd * RATE);
    const changed = [...healed.keys()].filter((i) => healed[i] !== before[i]);
    expect(changed[0]).toBeGreaterThanOrEqual(from);
    expect(changed.at(-1)).toBe(to - 1);
    expect(healed[to - 1]).toBeCloseTo(data[Math.round(points.loopStart * RATE) - 1] ?? 9, 5);
  });
});

test('a spectrum has its peak at the frequency of a sine', () => {
  const bins = spectrum(sine(1500, 0.2), 0, 4096);
  expect(bins.indexOf(Math.max(...bins))).toBe(Math.round((1500 * 4096) / RATE));
});

test('decibels double an amplitude every six', () => expect(decibels(6)).toBeCloseTo(2, 1));
