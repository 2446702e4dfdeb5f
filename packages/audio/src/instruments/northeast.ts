import { burst, type Mode, modes } from '../sound/oscillators.ts';
import { fadeEdges, sum } from '../sound/samples.ts';
import type { Instrument } from './instrument.ts';
import { mallet, skin } from './skin.ts';

/** Percussion of the baião. */
export const northeast = {
  /** `z` open skin below, `k` muffled, `b` the thin stick on the other side. */
  zabumba: (note, random) => {
    if (note.stroke === 'b') {
      const list: Mode[] = [
        [1, 0.5, 0.02],
        [1.8, 0.3, 0.012],
      ];
      const stick = burst({ seconds: 0.04, decay: 0.009, random, shape: [['highpass', 2200]] });
      return sum([modes({ hz: 410, seconds: 0.08, list })], [stick, 0.8]);
    }
    const isOpen = note.stroke === 'z';
    const body = skin(isOpen ? 66 : 82, isOpen ? 0.9 : 0.2, isOpen ? 0.2 : 0.045, 0.35);
    return sum([body], [mallet(random, 900), 0.4]);
  },

  /** `o` lets it ring, anything else is closed by the hand. */
  triangulo: (note, random) => {
    const isOpen = note.stroke === 'o';
    const decay = isOpen ? 0.2 : 0.022;
    const list: Mode[] = [
      [1, 0.4, decay],
      [1.46, 0.32, decay * 0.9],
      [2.03, 0.3, decay * 0.7],
      [2.78, 0.2, decay * 0.5],
      [3.6, 0.14, decay * 0.4],
    ];
    return fadeEdges(modes({ hz: 3450, seconds: isOpen ? 0.7 : 0.1, random, list }), 0, 0.005);
  },
} satisfies Record<string, Instrument>;
