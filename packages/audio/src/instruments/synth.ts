import { toHz } from '../sequencer/theory.ts';
import { burst, gate, harmonics, movingBand } from '../sound/oscillators.ts';
import { fadeEdges, type Layer, render, samples, sum, TAU } from '../sound/samples.ts';
import type { Instrument } from './instrument.ts';

const saw = (count: number): number[] => Array.from({ length: count }, (_, k) => 1 / (k + 1));
/** The partials of a triangle; the second and fourth keep a bass audible on small speakers. */
const BASS = Array.from({ length: 9 }, (_, k) => {
  if (k === 1) return 0.3;
  if (k === 3) return 0.08;
  return k % 2 === 1 ? 0 : (k % 4 === 0 ? 1 : -1) / (k + 1) ** 2;
});

export const synth = {
  /** Triangle bass with a soft finger. */
  bass: (note, random) => {
    const release = 0.05;
    const body = harmonics({
      hz: toHz(note.midi),
      seconds: note.duration + release,
      level: gate({ seconds: note.duration, attack: 0.006, release, hold: 0.5, decay: 0.35 }),
      partials: BASS,
      bright: (t) => 0.78 + 0.22 * note.strength * Math.exp(-t / 0.15),
    });
    const finger = burst({ seconds: 0.02, decay: 0.005, random, shape: [['lowpass', 1500]] });
    return sum([body, 0.8], [finger, 0.12 * note.strength]);
  },

  /** Disco bass: brighter, with a quick closing filter. */
  discoBass: (note) => {
    const release = 0.03;
    const level = gate({ seconds: note.duration, attack: 0.003, release, hold: 0.6, decay: 0.18 });
    return harmonics({
      hz: toHz(note.midi),
      seconds: note.duration + release,
      level: (t) => 0.62 * level(t),
      partials: saw(20),
      bright: (t) => 0.5 + (0.25 + 0.2 * note.strength) * Math.exp(-t / 0.09),
    });
  },

  /** Warm pad of three saws; slow attack. */
  pad: (note, random) => {
    const release = 0.5;
    const attack = Math.min(0.22, note.duration * 0.4);
    const level = gate({ seconds: note.duration, attack, release, hold: 0.9 });
    const layers = [-8, 0, 7].map((cents): Layer => {
      const data = harmonics({
        hz: toHz(note.midi) * 2 ** (cents / 1200),
        seconds: note.duration + release,
        level,
        partials: saw(10),
        bright: () => 0.66,
        phase: random.next() * TAU,
      });
      return [data, 0.26];
    });
    return sum(...layers);
  },

  /** Bright lead of two saws for the dance floor. */
  lead: (note, random) => {
    const release = 0.07;
    const level = gate({ seconds: note.duration, attack: 0.004, release, hold: 0.7, decay: 0.2 });
    const layers = [-9, 8].map((cents): Layer => {
      const data = harmonics({
        hz: toHz(note.midi) * 2 ** (cents / 1200),
        seconds: note.duration + release,
        level,
        partials: saw(24),
        bright: (t) => 0.62 + 0.26 * note.strength * Math.exp(-t / 0.16),
        phase: random.next() * TAU,
      });
      return [data, 0.36];
    });
    return sum(...layers);
  },

  /** Rising noise before a section: no pitch, only expectation. */
  riser: (note, random) => {
    const length = samples(note.duration);
    const next = movingBand(random, 0.7);
    const out = render(length, (i) => {
      const t = i / length;
      return next(300 + 5200 * t * t).band * 0.5 * t * t;
    });
    return fadeEdges(out, 0.01, 0.02);
  },
} satisfies Record<string, Instrument>;
