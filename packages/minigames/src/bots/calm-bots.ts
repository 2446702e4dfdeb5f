import type { Dice } from '@consorcio/kernel';
import type { Calm } from '../calm.ts';
import type { Agent } from './drive.ts';
import { chance, type Human } from './people.ts';

/** How sharply memory breaks off behind its span. */
const STEEPNESS = 1.9;

/** Gives a whole row back with P = logistic(1.9 x (span + 0.5 - length)); each answer has its share of that. */
export function calmHuman(human: Human, dice: Dice, symbols: number): Agent<Calm> {
  return (s) => {
    const row = s.rows[s.round];
    const right = row?.[s.given];
    if (s.wait > 0 || row === undefined || right === undefined) return [];
    const whole = 1 / (1 + Math.exp(-STEEPNESS * (human.span + 0.5 - row.length)));
    const knows = chance(dice, whole ** (1 / row.length));
    return [knows ? right : (right + 1 + dice.below(symbols - 1)) % symbols];
  };
}

/** Remembers everything. */
export const calmScript: Agent<Calm> = (s) => (s.wait > 0 ? [] : [s.rows[s.round]?.[s.given] ?? 0]);
