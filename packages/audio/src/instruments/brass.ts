import { toHz } from '../sequencer/theory.ts';
import { filter } from '../sound/filter.ts';
import { gate, harmonics } from '../sound/oscillators.ts';
import { fadeEdges, type Layer, sum, TAU } from '../sound/samples.ts';
import type { Instrument } from './instrument.ts';
import { scoop, vibrato } from './voice.ts';

interface Section {
  /** Harmonics. */
  readonly count: number;
  /** Brightness of a soft note. */
  readonly dark: number;
  readonly attack: number;
  /** How many cents each player is off. */
  readonly players: readonly number[];
}

/** The louder, the brighter; the brightness arrives a moment after the sound. */
const section =
  ({ count, dark, attack, players }: Section): Instrument =>
  (note, random) => {
    const hz = toHz(note.midi);
    const release = 0.075;
    const shine = (0.3 + 0.55 * note.strength) * (0.93 - dark);
    const layers = players.map((cents): Layer => {
      const level = gate({ seconds: note.duration, attack, release, hold: 0.8, decay: 0.2 });
      const rise = scoop(note.slide ? 110 : 28, note.slide ? 0.06 : 0.022);
      const wave = vibrato(note.duration > 0.45 ? 10 : 0, 5.3, 0.3, random.next() * TAU);
      const tone = harmonics({
        hz: hz * 2 ** (cents / 1200),
        seconds: note.duration + release,
        level,
        phase: random.next() * TAU,
        partials: Array.from({ length: count }, (_, k) => 1 / (k + 1) ** 0.25),
        bright: (t) => dark + shine * Math.min(1, t / 0.05) * (0.82 + 0.18 * Math.exp(-t / 0.25)),
        pitch: (t) => rise(t) * wave(t),
      });
      return [tone, 0.42 / Math.sqrt(players.length), random.next() * 0.008];
    });
    return fadeEdges(sum(...layers), 0.001, 0.004);
  };

const reeds = section({ count: 20, dark: 0.66, attack: 0.022, players: [-6, 5] });

export const brass = {
  trumpets: section({ count: 22, dark: 0.58, attack: 0.026, players: [-7, 1, 6] }),
  trombones: section({ count: 24, dark: 0.6, attack: 0.034, players: [-5, 5] }),
  saxes: (note, random) => filter(filter(reeds(note, random), 'peaking', 900, 1.2, 5), 'peaking', 2100, 1.5, 3),
} satisfies Record<string, Instrument>;
