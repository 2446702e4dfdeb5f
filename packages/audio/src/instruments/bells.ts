import { toHz } from '../sequencer/theory.ts';
import { burst, gate, type Mode, modes } from '../sound/oscillators.ts';
import { fadeEdges, RATE, render, samples, shape, sum, TAU } from '../sound/samples.ts';
import type { Instrument } from './instrument.ts';

interface Bar {
  readonly list: readonly Mode[];
  /** Hz of the mallet's own sound. */
  readonly mallet: number;
  /** Longest ringing of A4, in seconds. */
  readonly most: number;
}

const bar =
  ({ list, mallet, most }: Bar): Instrument =>
  (note, random) => {
    const hz = toHz(note.midi);
    const scale = (440 / hz) ** 0.55;
    const tuned = list.map(
      ([ratio, level, decay]): Mode => [ratio, level * (ratio > 1 ? 0.5 + note.strength * 0.7 : 1), decay * scale],
    );
    const body = modes({ hz, seconds: most * scale + 0.1, list: tuned, random });
    const strike = burst({ seconds: 0.02, decay: 0.004, random, shape: [['bandpass', mallet, 0.7]] });
    return sum([body], [strike, 0.25]);
  };

const MARIMBA: Bar = {
  list: [
    [1, 1, 0.3],
    [3.93, 0.24, 0.09],
    [9.2, 0.07, 0.03],
  ],
  mallet: 1400,
  most: 1.4,
};
const CELESTA: Bar = {
  list: [
    [1, 1, 0.75],
    [2.76, 0.2, 0.3],
    [5.4, 0.12, 0.1],
    [8.93, 0.05, 0.05],
  ],
  mallet: 5000,
  most: 2.6,
};
const VIBRAPHONE: Bar = {
  list: [
    [1, 1, 1.15],
    [4, 0.3, 0.35],
    [10.1, 0.09, 0.06],
  ],
  mallet: 1800,
  most: 2.4,
};
const vibraphoneBar = bar(VIBRAPHONE);

export const bells = {
  marimba: bar(MARIMBA),
  celesta: bar(CELESTA),

  /** With its fans turning, and damped when the note is over. */
  vibraphone: (note, random) => {
    const data = vibraphoneBar(note, random);
    const end = samples(note.duration + 0.25);
    const tail = samples(0.3);
    const phase = random.next();
    shape(data, (x, i) => {
      const fan = x * (1 - (0.16 * (1 - Math.cos(TAU * (4.6 * (i / RATE) + phase * 0.1)))) / 2);
      return i > end ? Math.fround(fan) * Math.max(0, 1 - (i - end) / tail) ** 2 : fan;
    });
    return fadeEdges(data.subarray(0, Math.min(data.length, end + tail)), 0, 0.004);
  },

  /** Electric piano: phase modulation 1:1 that mellows, plus a short bright tine. */
  rhodes: (note, random) => {
    const hz = toHz(note.midi);
    const release = 0.18;
    const level = gate({ seconds: note.duration, attack: 0.003, release });
    const fade = 1.5 * (261 / hz) ** 0.4;
    const start = random.next() * 0.3;
    return render(samples(note.duration + release), (i) => {
      const t = i / RATE;
      const angle = TAU * hz * t;
      const index = 0.14 + 1.05 * note.strength * Math.exp(-t / 0.42);
      const tine = 0.16 * note.strength * Math.exp(-t / 0.07) * Math.sin(angle * 6.99 + start);
      return (Math.sin(angle + index * Math.sin(angle)) * 0.8 + tine) * Math.exp(-t / fade) * level(t);
    });
  },
} satisfies Record<string, Instrument>;
