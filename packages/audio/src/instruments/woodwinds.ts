import { toHz } from '../sequencer/theory.ts';
import { gate, harmonics } from '../sound/oscillators.ts';
import { sum, TAU } from '../sound/samples.ts';
import type { Instrument } from './instrument.ts';
import { breath, scoop, vibrato } from './voice.ts';

export const woodwinds = {
  flute: (note, random) => {
    const hz = toHz(note.midi);
    const isShort = note.duration < 0.22;
    const release = 0.07;
    const total = note.duration + release;
    const level = gate({
      seconds: note.duration,
      attack: isShort ? 0.022 : 0.042,
      release,
      hold: isShort ? 0.8 : 0.86,
      decay: 0.25,
    });
    const wave = vibrato(isShort ? 0 : 14, 5.1 + random.next() * 0.5, 0.16, random.next() * TAU);
    const rise = scoop(note.slide ? 95 : 18, note.slide ? 0.05 : 0.025);
    const tone = harmonics({
      hz,
      seconds: total,
      level,
      pitch: (t) => wave(t) * rise(t),
      phase: random.next() * TAU,
      partials: [1, 0.52, 0.26, 0.13, 0.07, 0.035, 0.02],
      bright: (t) => 0.62 + 0.36 * note.strength * Math.min(1, t / 0.06),
    });
    const chiff = breath(hz, total, (t) => level(t) * (0.05 + 0.3 * Math.exp(-t / 0.03)), random);
    return sum([tone, 0.7], [chiff, 0.75]);
  },

  pifano: (note, random) => {
    const hz = toHz(note.midi);
    const release = 0.04;
    const total = note.duration + release;
    const level = gate({ seconds: note.duration, attack: 0.015, release, hold: 0.9 });
    const tone = harmonics({
      hz,
      seconds: total,
      level,
      partials: [1, 0.62, 0.34, 0.16, 0.08, 0.04],
      bright: () => 0.8,
      pitch: vibrato(7, 6.2, 0.1, random.next() * TAU),
    });
    return sum([tone, 0.62], [breath(hz, total, (t) => level(t) * (0.1 + 0.3 * Math.exp(-t / 0.02)), random), 0.7]);
  },

  clarinet: (note, random) => {
    const release = 0.06;
    const level = gate({
      seconds: note.duration,
      attack: note.duration < 0.2 ? 0.02 : 0.035,
      release,
      hold: 0.88,
    });
    return harmonics({
      hz: toHz(note.midi),
      seconds: note.duration + release,
      level: (t) => level(t) * 0.75,
      phase: random.next() * TAU,
      partials: [1, 0.03, 0.62, 0.05, 0.4, 0.07, 0.22, 0.06, 0.12, 0.04, 0.07, 0.02, 0.04],
      bright: (t) => 0.7 + 0.22 * note.strength * Math.min(1, t / 0.08),
      pitch: vibrato(note.duration > 0.4 ? 8 : 0, 4.8, 0.25, random.next()),
    });
  },

  /** Accordion: two reeds beating a few cents apart and one an octave up. */
  sanfona: (note, random) => {
    const hz = toHz(note.midi);
    const release = 0.05;
    const level = gate({ seconds: note.duration, attack: 0.018, release, hold: 0.9 });
    const reed = (ratio: number, count: number) =>
      harmonics({
        hz: hz * ratio,
        seconds: note.duration + release,
        level,
        phase: random.next() * TAU,
        partials: Array.from({ length: count }, (_, k) => 1 / (k + 1) ** 0.75),
        bright: () => 0.8 + 0.1 * note.strength,
      });
    return sum([reed(2 ** (6.5 / 1200), 16), 0.34], [reed(2 ** (-6.5 / 1200), 16), 0.34], [reed(2.003, 8), 0.1]);
  },
} satisfies Record<string, Instrument>;
