import { Dice, dealer } from '@consorcio/kernel';
import type { TickEvent } from '../core.ts';
import { div, evenly } from '../fixed.ts';
import type { Purse } from '../penalty.ts';
import * as C from './config.ts';

/** A guest to come. */
export interface Arrival {
  readonly at: number;
  readonly lane: number;
  readonly food: number;
  readonly hurried: boolean;
  readonly need: number;
  readonly patience: number;
}

export interface Guest {
  readonly lane: number;
  readonly food: number;
  readonly hurried: boolean;
  readonly need: number;
  /** 1/256 px. */
  readonly x: number;
  /** Ticks left, of `full`. */
  readonly patience: number;
  readonly full: number;
}

export interface Plate {
  readonly lane: number;
  readonly x: number;
  readonly food: number;
}

export interface Tapper extends Purse {
  readonly tick: number;
  readonly arrivals: readonly Arrival[];
  /** Arrivals that have come. */
  readonly arrived: number;
  /** In order of arrival. */
  readonly guests: readonly Guest[];
  /** In order of sending. */
  readonly plates: readonly Plate[];
  /** Where the persona stands, where it walks to, and for how many ticks it is busy, or shrugs. */
  readonly lane: number;
  readonly goal: number;
  readonly busy: number;
  readonly shrug: number;
  /** The press that waits for a free persona, or -1. */
  readonly wanted: number;
  readonly hearts: number;
  /** Ticks left of 'Respira!'. */
  readonly breather: number;
  readonly streak: number;
  readonly best: number;
  readonly served: number;
  readonly lost: number;
  readonly shrugs: number;
  readonly events: readonly TickEvent[];
}

/** The whole evening is dealt before the doors open: nothing the player does changes who comes. */
export function schedule(seed: string): Arrival[] {
  const dice = Dice.of(seed, 1);
  const lane = dealer(dice, C.LANE_BAG);
  const food = dealer(dice, C.FOOD_BAG);
  const kind = dealer(dice, C.KIND_BAG);
  const gaps = Array.from({ length: C.GUESTS }, (_, i) => evenly(C.GAP_AT_START, C.GAP_AT_END, i, C.GUESTS - 1));
  const span = gaps.reduce((a, b) => a + b, 0);
  let walked = 0;
  return gaps.map((gap, i) => {
    // Order of dice for each guest: jitter, kind, lane, food (GAMES section 2).
    const jitter = dice.below(2 * C.JITTER + 1) - C.JITTER;
    const at = C.FIRST_AT + div(walked * (C.LAST_AT - C.FIRST_AT), span) + jitter;
    walked += gap;
    const what = kind();
    const [first, last] = C.PATIENCE[what];
    return {
      at,
      lane: lane(),
      food: food(),
      hurried: what === 'hurried',
      need: what === 'double' ? 2 : 1,
      patience: evenly(first, last, i, C.GUESTS - 1),
    };
  });
}

export const start = (seed: string): Tapper => ({
  tick: 0,
  arrivals: schedule(seed),
  arrived: 0,
  guests: [],
  plates: [],
  lane: 1,
  goal: 1,
  busy: 0,
  shrug: 0,
  wanted: -1,
  hearts: C.HEARTS,
  breather: 0,
  streak: 0,
  best: 0,
  points: 0,
  kept: 0,
  mark: 0,
  served: 0,
  lost: 0,
  shrugs: 0,
  events: [],
});

/** Plates still owed to a counter: what its seated guests want, less what already slides there. */
export function owed(s: Pick<Tapper, 'guests' | 'plates'>, lane: number): number {
  let plates = 0;
  for (const guest of s.guests) if (guest.lane === lane && guest.x >= C.SEATED) plates += guest.need;
  for (const plate of s.plates) if (plate.lane === lane) plates -= 1;
  return plates;
}
