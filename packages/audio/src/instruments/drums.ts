import { burst, type Mode, modes } from '../sound/oscillators.ts';
import { type Layer, sum } from '../sound/samples.ts';
import type { Instrument } from './instrument.ts';

/** The drum set, and the wood beside it. The stroke `a` is the open or the high one. */
export const drums = {
  kick: (note, random) => {
    const list: Mode[] = [
      [1, 1, 0.13],
      [2, 0.12, 0.05],
    ];
    const body = modes({ hz: 50, seconds: 0.32, list, bend: 2.4, bendTime: 0.022 });
    const beater = burst({ seconds: 0.02, decay: 0.004, random, shape: [['highpass', 1800]] });
    return sum([body], [beater, 0.22 * note.strength]);
  },

  snare: (_note, random) => {
    const list: Mode[] = [
      [1, 0.7, 0.06],
      [1.6, 0.35, 0.045],
    ];
    const skin = modes({ hz: 190, seconds: 0.2, list, bend: 0.3, bendTime: 0.02 });
    const wires = burst({
      seconds: 0.24,
      decay: 0.075,
      random,
      shape: [
        ['highpass', 900],
        ['peaking', 3200, 0.8, 4],
      ],
    });
    return sum([skin, 0.7], [wires, 0.62]);
  },

  clap: (_note, random) => {
    const hands = [0, 0.011, 0.021, 0.03].map((at, i): Layer => {
      const isLast = i === 3;
      const data = burst({
        seconds: isLast ? 0.2 : 0.02,
        decay: isLast ? 0.07 : 0.007,
        random,
        shape: [
          ['bandpass', 1250, 0.9],
          ['highpass', 600],
        ],
      });
      return [data, 1.5, at];
    });
    return sum([new Float32Array(12_000)], ...hands);
  },

  hat: (note, random) => {
    const isOpen = note.stroke === 'a';
    const metal = modes({
      hz: 3170,
      seconds: isOpen ? 0.34 : 0.06,
      random,
      list: [1, 1.34, 1.61, 2.12, 2.55].map((ratio): Mode => [ratio, 0.12, isOpen ? 0.11 : 0.014]),
    });
    const hiss = burst({
      seconds: isOpen ? 0.34 : 0.07,
      decay: isOpen ? 0.11 : 0.018,
      random,
      shape: [['highpass', 7200]],
    });
    return sum([hiss, 0.8], [metal, 0.6]);
  },

  crash: (_note, random) => {
    const wash = burst({
      seconds: 2.2,
      attack: 0.003,
      decay: 0.55,
      random,
      shape: [
        ['highpass', 3200],
        ['peaking', 6500, 0.7, 4],
      ],
    });
    const list = [1, 1.41, 1.83, 2.37, 2.91, 3.33].map((ratio): Mode => [ratio, 0.07, 0.4]);
    return sum([wash, 0.8], [modes({ hz: 2150, seconds: 1.8, random, list })]);
  },

  brush: (note, random) => {
    const isSweep = note.stroke === 'o';
    return burst({
      seconds: isSweep ? 0.3 : 0.14,
      attack: isSweep ? 0.09 : 0.006,
      decay: isSweep ? 0.08 : 0.045,
      random,
      shape: [
        ['highpass', 1700],
        ['lowpass', 7500],
      ],
    });
  },

  rim: (_note, random) => {
    const list: Mode[] = [
      [1, 0.7, 0.014],
      [2.13, 0.5, 0.009],
      [3.4, 0.25, 0.005],
    ];
    const click = burst({ seconds: 0.012, decay: 0.003, random, shape: [['highpass', 2000]] });
    return sum([modes({ hz: 820, seconds: 0.07, list })], [click, 0.4]);
  },

  block: (note, random) => {
    const list: Mode[] = [
      [1, 0.9, 0.028],
      [2.7, 0.25, 0.01],
    ];
    const click = burst({ seconds: 0.01, decay: 0.002, random, shape: [['bandpass', 2500, 0.7]] });
    return sum([modes({ hz: note.stroke === 'a' ? 1180 : 880, seconds: 0.12, list })], [click, 0.3]);
  },
} satisfies Record<string, Instrument>;
