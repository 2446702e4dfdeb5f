import { toHz } from '../sequencer/theory.ts';
import { filter } from '../sound/filter.ts';
import { burst } from '../sound/oscillators.ts';
import { fadeEdges, type Mono, samples, sum } from '../sound/samples.ts';
import type { Instrument } from './instrument.ts';
import { pluckedString } from './string.ts';

interface Body {
  /** Seconds to lose 60 dB at A3. */
  readonly decay: number;
  readonly damping: number;
  readonly roll: number;
  readonly cut: number;
  readonly pick: number;
  /** Seconds in which the hand stops the string. */
  readonly release: number;
  /** Hz of the finger's own sound. */
  readonly click: number;
}

const NYLON: Body = { decay: 2.6, damping: 0.32, roll: 0.95, cut: 3600, pick: 0.21, release: 0.09, click: 1500 };
const SEVEN_STRING: Body = {
  decay: 2.2,
  damping: 0.38,
  roll: 0.98,
  cut: 2300,
  pick: 0.18,
  release: 0.07,
  click: 1100,
};
const CAVAQUINHO: Body = { decay: 1.25, damping: 0.2, roll: 0.75, cut: 5200, pick: 0.13, release: 0.05, click: 3200 };
const GUITAR: Body = { decay: 1.9, damping: 0.24, roll: 0.9, cut: 3400, pick: 0.11, release: 0.045, click: 2400 };
const PIZZICATO: Body = { decay: 0.42, damping: 0.46, roll: 0.95, cut: 1700, pick: 0.3, release: 0.12, click: 800 };
const UPRIGHT: Body = { decay: 1.7, damping: 0.48, roll: 1.05, cut: 900, pick: 0.28, release: 0.08, click: 500 };
const BANDOLIM: Body = { decay: 0.95, damping: 0.16, roll: 0.72, cut: 5600, pick: 0.12, release: 0.05, click: 3600 };

/** Longest bowless stroke of the fiddles, in seconds. */
const PIZZICATO_MOST = 0.22;

const plucker =
  (body: Body): Instrument =>
  (note, random) => {
    const hz = toHz(note.midi);
    const isMuted = note.stroke === 'm';
    const seconds = isMuted ? 0.07 : note.duration;
    const voice = pluckedString({
      hz,
      random,
      seconds: seconds + body.release,
      damping: isMuted ? 0.5 : body.damping,
      roll: body.roll,
      pick: body.pick,
      decay: isMuted ? 0.12 : body.decay * (220 / hz) ** 0.35,
      cut: body.cut * (0.55 + 0.6 * note.strength),
    });
    stop(voice, seconds, body.release);
    const finger = burst({ seconds: 0.03, decay: 0.006, random, shape: [['bandpass', body.click, 0.8]] });
    return fadeEdges(sum([voice], [finger, isMuted ? 0.5 : 0.22]), 0.0015, 0.004);
  };

/** The hand comes down on the string, in place. */
function stop(data: Mono, seconds: number, release: number): void {
  const from = samples(seconds);
  const length = samples(release);
  for (let i = from; i < data.length; i++) data[i] = (data[i] ?? 0) * Math.max(0, 1 - (i - from) / length) ** 2;
}

const pizzicatoSection = plucker(PIZZICATO);
const uprightBass = plucker(UPRIGHT);
const firstCourse = plucker(BANDOLIM);
const secondCourse = plucker({ ...BANDOLIM, pick: 0.14 });

export const plucked = {
  nylon: plucker(NYLON),
  sevenString: plucker(SEVEN_STRING),
  cavaquinho: plucker(CAVAQUINHO),
  guitar: plucker(GUITAR),
  pizzicato: (note, random) => pizzicatoSection({ ...note, duration: Math.min(note.duration, PIZZICATO_MOST) }, random),
  upright: (note, random) => filter(uprightBass(note, random), 'lowpass', 1800),
  /** Two courses a few cents apart: the mandolin of the choro. */
  bandolim: (note, random) => {
    const one = firstCourse(note, random);
    const two = secondCourse({ ...note, midi: note.midi + 0.06 }, random);
    return sum([one, 0.6], [two, 0.55, 0.004]);
  },
} satisfies Record<string, Instrument>;
