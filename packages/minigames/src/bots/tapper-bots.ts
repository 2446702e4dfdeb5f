import type { Dice } from '@consorcio/kernel';
import { LANES, SEATED } from '../tapper/config.ts';
import { type Guest, owed, type Tapper } from '../tapper/state.ts';
import type { Agent } from './drive.ts';
import { chance, gauss, type Human, uniform } from './people.ts';

const seatedAt = (s: Tapper, lane: number): readonly Guest[] =>
  s.guests.filter((guest) => guest.lane === lane && guest.x >= SEATED);

const leastPatience = (guests: readonly Guest[]): number => Math.min(...guests.map((guest) => guest.patience));

/** Ticks of patience that a person feels as a whole. */
const LONG_PATIENCE = 400;

/** Looks when free, notices some of what waits, takes what seems most urgent, presses after a reaction. */
export function tapperHuman(human: Human, dice: Dice): Agent<Tapper> {
  let free = 40;
  let plan = -1;
  return (s) => {
    if (s.tick < free) return [];
    if (plan >= 0) {
      const lane = chance(dice, human.slip) ? beside(dice, plan) : plan;
      plan = -1;
      free = s.tick + 4 + uniform(dice, [2, 8]);
      return [lane];
    }
    if (s.breather > 0 || s.shrug > 8 || s.busy > 10) return [];
    if (chance(dice, human.lapse)) {
      free = s.tick + 60;
      return [];
    }
    plan = mostUrgent(s, human, dice);
    free = s.tick + (plan < 0 ? 6 : uniform(dice, human.reaction));
    return [];
  };
}

const beside = (dice: Dice, lane: number): number =>
  Math.max(0, Math.min(LANES - 1, lane + (chance(dice, 0.5) ? 1 : -1)));

function mostUrgent(s: Tapper, human: Human, dice: Dice): number {
  let best = -1;
  let least = 2;
  for (let lane = 0; lane < LANES; lane += 1) {
    const waiting = owed(s, lane) - (s.busy > 0 && s.goal === lane ? 1 : 0);
    const seated = seatedAt(s, lane);
    if (waiting <= 0 && !(seated.length > 0 && chance(dice, human.slip))) continue;
    if (seated.length === 0 || !chance(dice, human.eyes)) continue;
    const doubt = human.eyes < 0.9 ? gauss(dice) * 0.3 : Math.abs(s.lane - lane) * 0.05;
    const left = leastPatience(seated) / LONG_PATIENCE + doubt;
    if (left < least) {
      least = left;
      best = lane;
    }
  }
  return best;
}

/** Sees everything at once and never slips. */
export const tapperScript: Agent<Tapper> = (s) => {
  if (s.busy > 0 || s.shrug > 0 || s.breather > 0) return [];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let lane = 0; lane < LANES; lane += 1) {
    if (owed(s, lane) <= 0) continue;
    const left = leastPatience(seatedAt(s, lane)) + Math.abs(s.lane - lane) * 60;
    if (left < least) {
      least = left;
      best = lane;
    }
  }
  return best < 0 ? [] : [best];
};
