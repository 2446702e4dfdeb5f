import type { Dice } from '@consorcio/kernel';
import { calibrationCode, LANES } from '../dancer/config.ts';
import type { Dancer } from '../dancer/state.ts';
import type { Agent } from './drive.ts';
import { chance, gauss, type Human } from './people.ts';

/** Ticks ahead that a note is planned, and gaps that feel crowded or calm. */
const AHEAD = 40;
const TIGHT = 20;
const NEAR = 40;

/** Presses each note with a bias of the run and noise, worse in a crowd of notes; misses, wrong lanes, strays. */
export function dancerHuman(human: Human, dice: Dice): Agent<Dancer> {
  const due = new Map<number, number[]>();
  const bias = gauss(dice) * human.noise * 0.35;
  let planned = 0;
  return (s) => {
    for (let note = s.notes[planned]; note !== undefined && note.at <= s.tick + AHEAD; note = s.notes[planned]) {
      const gap = note.at - (s.notes[planned - 1]?.at ?? note.at - 99);
      const crowded = gap < TIGHT ? 1.9 : gap < NEAR ? 1.15 : 0.8;
      if (!chance(dice, human.lapse * crowded)) {
        const noise = gauss(dice) * human.noise * (gap < TIGHT ? 1.2 : 1);
        const at = Math.max(s.tick, Math.floor(note.at + bias + noise + 0.5));
        const lane = chance(dice, human.slip * crowded * 1.3) ? dice.below(LANES) : note.lane;
        due.set(at, [...(due.get(at) ?? []), lane]);
      }
      planned += 1;
    }
    const stray = chance(dice, human.slip / 700) ? [dice.below(LANES)] : [];
    return [...(due.get(s.tick) ?? []), ...stray];
  };
}

/** Presses each note in its very tick. */
export const dancerScript: Agent<Dancer> = (s) => s.notes.filter((note) => note.at === s.tick).map((note) => note.lane);

/** A dancer whose sound comes `ticks` late, with or without calibration. */
export function late(agent: Agent<Dancer>, ticks: number, isTold: boolean): Agent<Dancer> {
  const line: (readonly number[])[] = [];
  return (s) => {
    line.push(agent(s));
    const now = line[s.tick - ticks] ?? [];
    return s.tick === 0 && isTold ? [calibrationCode(ticks), ...now] : now;
  };
}
