import type { Random } from '../sequencer/random.ts';
import { filter } from '../sound/filter.ts';
import { burst, gate, harmonics, type Mode, modes, noise } from '../sound/oscillators.ts';
import { type Mono, RATE, shape, sum, TAU } from '../sound/samples.ts';
import type { Instrument } from './instrument.ts';
import { mallet, skin } from './skin.ts';

/** Hz and seconds of decay. */
const SURDO: Readonly<Record<string, readonly [hz: number, decay: number]>> = {
  l: [58, 0.34],
  r: [74, 0.26],
  m: [64, 0.055],
  t: [88, 0.12],
};

const jingles = (random: Random, seconds: number, decay: number): Mono => {
  const list = [1, 1.27, 1.49, 1.83, 2.2].map((ratio): Mode => [ratio, 0.13, decay]);
  const ring = modes({ hz: 4300, seconds, random, list });
  return sum([ring], [burst({ seconds, attack: 0.004, decay, random, shape: [['highpass', 5200]] }), 0.55]);
};

/** Percussion of samba and frevo. The stroke letter chooses the hand. */
export const samba = {
  /** `l` open low (first), `r` open high (second, the answer), `m` muffled, `t` the third's short cut. */
  surdo: (note, random) => {
    const [hz, decay] = SURDO[note.stroke] ?? [62, 0.3];
    return sum([skin(hz, decay * 4 + 0.1, decay, 0.3)], [mallet(random, 700), 0.35]);
  },

  tamborim: (note, random) => {
    const list: Mode[] = [
      [1, 0.8, 0.03],
      [1.62, 0.5, 0.02],
      [2.3, 0.35, 0.014],
      [3.1, 0.2, 0.009],
    ];
    const body = modes({ hz: 690, seconds: 0.12, bend: 0.12, bendTime: 0.01, list });
    const stick = burst({ seconds: 0.03, decay: 0.006, random, shape: [['highpass', 2200]] });
    return sum([body], [stick, 0.5 * note.strength]);
  },

  /** `t` open thumb, `p` muted thumb, `f` fingers, `h` heel, `s` slap. */
  pandeiro: (note, random) => {
    const ring = jingles(random, 0.14, note.stroke === 's' ? 0.045 : 0.032);
    if (note.stroke === 't') return sum([skin(98, 0.4, 0.1, 0.35)], [ring, 0.3]);
    if (note.stroke === 'p') return sum([skin(112, 0.14, 0.025, 0.2), 0.8], [ring, 0.35]);
    if (note.stroke === 's') {
      const slap = burst({ seconds: 0.06, decay: 0.014, random, shape: [['bandpass', 1600, 0.8]] });
      return sum([ring, 0.8], [slap, 0.9]);
    }
    return sum([ring, note.stroke === 'f' ? 0.62 : 0.5], [mallet(random, 500), 0.15]);
  },

  /** The seeds swing forward and back, so the stroke has a ramp. */
  ganza: (note, random) => {
    const isStrong = note.strength > 0.65;
    return burst({
      seconds: 0.13,
      attack: isStrong ? 0.016 : 0.03,
      decay: isStrong ? 0.028 : 0.02,
      random,
      shape: [
        ['highpass', 4200],
        ['peaking', 7500, 0.9, 5],
      ],
    });
  },

  caixa: (note, random) => {
    const list: Mode[] = [
      [1, 0.6, 0.035],
      [1.7, 0.3, 0.025],
    ];
    const body = modes({ hz: 230, seconds: 0.13, list, bend: 0.2, bendTime: 0.015 });
    const wires = burst({
      seconds: 0.15,
      decay: 0.03 + 0.02 * note.strength,
      random,
      shape: [
        ['highpass', 1500],
        ['peaking', 4200, 0.8, 4],
      ],
    });
    return sum([body, 0.55], [wires, 0.7]);
  },

  repique: (note, random) => sum([skin(note.stroke === 'a' ? 340 : 250, 0.3, 0.07, 0.15)], [mallet(random, 3000), 0.5]),

  agogo: (note, random) =>
    modes({
      hz: note.stroke === 'a' ? 1012 : 762,
      seconds: 0.5,
      random,
      list: [
        [1, 0.8, 0.13],
        [1.51, 0.3, 0.07],
        [2.42, 0.3, 0.05],
        [3.9, 0.14, 0.03],
      ],
    }),

  /** A friction drum; `a` is the high call, anything else the low answer, both with a bent pitch. */
  cuica: (note) => {
    const isHigh = note.stroke === 'a';
    const seconds = isHigh ? 0.16 : 0.2;
    const level = gate({ seconds, attack: 0.02, release: 0.05 });
    const tone = harmonics({
      hz: isHigh ? 520 : 330,
      seconds: seconds + 0.05,
      level: (t) => level(t) * (1 + 0.25 * Math.sin(TAU * 63 * t)),
      partials: [1, 0.65, 0.4, 0.3, 0.2, 0.12, 0.08],
      bright: () => 0.86,
      pitch: (t) => (isHigh ? 0.84 + 0.3 * Math.sin(Math.PI * Math.min(1, t / seconds)) : 1.08 - (0.18 * t) / seconds),
    });
    return filter(tone, 'peaking', 1100, 1.2, 6);
  },

  /** Whistle with the pea: two tones and a fast flutter. */
  apito: (note, random) => {
    const seconds = note.duration;
    const level = gate({ seconds, attack: 0.02, release: 0.05 });
    const tone = harmonics({
      hz: note.stroke === 'a' ? 2650 : 2200,
      seconds: seconds + 0.05,
      partials: [1, 0.12, 0.06],
      level: (t) => level(t) * (0.72 + 0.28 * Math.sin(TAU * 31 * t)),
      pitch: (t) => 1 + 0.012 * Math.sin(TAU * 31 * t + 1),
    });
    const air = filter(noise(tone.length, random), 'bandpass', 2500, 3);
    shape(air, (x, i) => x * (level(i / RATE) * 0.25));
    return sum([tone, 0.6], [air]);
  },
} satisfies Record<string, Instrument>;
