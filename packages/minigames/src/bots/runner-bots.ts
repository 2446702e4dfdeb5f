import type { Dice } from '@consorcio/kernel';
import { PX } from '../fixed.ts';
import { ACT, DUCK, HALF, HALF_WIDTH, JUMP } from '../runner/config.ts';
import { type Runner, speedOf } from '../runner/state.ts';
import type { Agent } from './drive.ts';
import { chance, gauss, type Human, uniform } from './people.ts';

/** Pixels ahead at which obstacles and coins are seen; a coin is worth a jump when no obstacle is this near it. */
const SEES = 500;
const SEES_COIN = 400;
const ALONE = 250;
/** Ticks before the obstacle at which a press is right. */
const JUMP_LEAD = 19;
const DUCK_LEAD = 17;
/** Height above which a coin needs a jump. */
const HIGH_COIN = 250;

/** A press to come: at what place, how many ticks before it, not before which tick, and which. */
interface LanePlan {
  readonly x: number;
  readonly lead: number;
  readonly from: number;
  readonly code: number;
}

/** Gives each obstacle or item ahead a timing error when first seen, and never presses faster than a reaction. */
export function runnerHuman(human: Human, dice: Dice, keys: 'two' | 'one' = 'two'): Agent<Runner> {
  let plans: readonly LanePlan[] = [];
  let seen = 0;
  let coins = 0;
  const planFor = (s: Runner, x: number, lead: number, code: number): LanePlan => ({
    x,
    lead: lead + gauss(dice) * human.noise,
    from: s.tick + uniform(dice, human.reaction),
    code,
  });
  const seeObstacles = (s: Runner, x: number): LanePlan[] => {
    const seenNow: LanePlan[] = [];
    for (let o = s.street.obstacles[seen]; o !== undefined && o.x < x + SEES; o = s.street.obstacles[seen]) {
      seen += 1;
      if (chance(dice, human.lapse)) continue;
      const isWire = o.kind === 'wire';
      const code = keys === 'one' ? ACT : isWire !== chance(dice, human.slip) ? DUCK : JUMP;
      seenNow.push(planFor(s, o.x, isWire ? DUCK_LEAD : JUMP_LEAD, code));
    }
    return seenNow;
  };
  const seeCoins = (s: Runner, x: number): LanePlan[] => {
    const seenNow: LanePlan[] = [];
    for (let t = s.street.treats[coins]; t !== undefined && t.x < x + SEES_COIN; t = s.street.treats[coins]) {
      coins += 1;
      const place = t.x;
      const isAlone = !s.street.obstacles.some((o) => Math.abs(o.x - place) < ALONE);
      if (t.y > HIGH_COIN && isAlone && chance(dice, human.eyes))
        seenNow.push(planFor(s, place, JUMP_LEAD, keys === 'one' ? ACT : JUMP));
    }
    return seenNow;
  };
  return (s) => {
    const x = s.x / PX;
    const speed = speedOf(s) / PX;
    const all = [...plans, ...seeObstacles(s, x), ...seeCoins(s, x)];
    const isDue = (plan: LanePlan): boolean => s.tick >= plan.from && (plan.x - x) / speed <= plan.lead;
    plans = all.filter((plan) => !isDue(plan));
    return all.filter((plan) => isDue(plan) && plan.x > x).map((plan) => plan.code);
  };
}

/** Jumps and ducks at the right moment, always. */
export const runnerScript: Agent<Runner> = (s) => {
  const obstacle = s.street.obstacles[s.nextObstacle];
  if (obstacle === undefined || s.hit || s.y !== 0) return [];
  const speed = speedOf(s) / PX;
  const ticksAway = (obstacle.x - s.x / PX) / speed;
  if (obstacle.kind !== 'wire') return ticksAway <= JUMP_LEAD ? [JUMP] : [];
  return s.duck === 0 && ticksAway < (HALF_WIDTH.wire + HALF) / speed + 4 ? [DUCK] : [];
};
