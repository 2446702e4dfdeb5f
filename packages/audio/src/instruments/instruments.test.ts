import { describe, expect, test } from 'vitest';
import { seeded } from '../sequencer/random.ts';
import { toHz } from '../sequencer/theory.ts';
import { type Mono, RATE, TAU } from '../sound/samples.ts';
import { type InstrumentName, instruments } from './index.ts';

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
function centsOff(data: Mono, hz: number): number {
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

/** Lowest, middle and highest note in use, and cents that it may be off: reeds and courses are meant to beat. */
const TUNED: readonly (readonly [InstrumentName, readonly number[], number])[] = [
  ['nylon', [40, 58, 76], 1],
  ['sevenString', [36, 49, 62], 1],
  ['cavaquinho', [59, 72, 86], 1],
  ['guitar', [48, 64, 79], 1],
  ['pizzicato', [53, 69, 84], 1],
  ['upright', [29, 42, 55], 1],
  ['bandolim', [59, 75, 91], 10],
  ['rhodes', [48, 64, 79], 1],
  ['marimba', [53, 71, 89], 1],
  ['celesta', [69, 84, 100], 1],
  ['vibraphone', [57, 71, 86], 1],
  ['bass', [29, 41, 53], 1],
  ['discoBass', [33, 45, 57], 1],
  ['flute', [60, 75, 90], 10],
  ['pifano', [72, 82, 93], 10],
  ['clarinet', [52, 69, 86], 10],
  ['sanfona', [55, 70, 86], 10],
  ['trumpets', [60, 74, 89], 10],
  ['trombones', [50, 62, 74], 10],
  ['saxes', [57, 71, 86], 10],
  ['pad', [54, 65, 76], 10],
  ['lead', [67, 76, 86], 10],
];

const play = (name: InstrumentName, midi: number, stroke = '') =>
  instruments[name]({ midi, duration: 0.6, strength: 0.75, stroke, slide: false }, seeded(`${name}/${midi}/${stroke}`));

describe('a tuned instrument', () => {
  test.each(TUNED)('%s plays in tune', (name, notes, most) => {
    for (const midi of notes) {
      const cents = centsOff(play(name, midi), toHz(midi));
      if (!Number.isNaN(cents)) expect(Math.abs(cents), `${name} ${midi}`).toBeLessThan(most);
    }
  });
});

describe('every instrument', () => {
  test.each(Object.keys(instruments) as InstrumentName[])(
    '%s sounds, ends softly, and is the same every time',
    (name) => {
      for (const stroke of ['', 'a']) {
        const sound = play(name, 60, stroke);
        const again = play(name, 60, stroke);
        expect(sound.length).toBe(again.length);
        expect(sound.every((x, i) => x === again[i])).toBe(true);
        expect(sound.every(Number.isFinite)).toBe(true);
        const peak = sound.reduce((top, x) => Math.max(top, Math.abs(x)), 0);
        expect(peak).toBeGreaterThan(0.05);
        expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.02 * peak + 0.01);
      }
    },
  );
});
