import type { TickEvent } from '../core.ts';
import { div, evenly, PX } from '../fixed.ts';
import type { Purse } from '../penalty.ts';
import * as C from './config.ts';
import type { Street } from './street.ts';

export interface Runner extends Purse {
  readonly tick: number;
  readonly street: Street;
  /** 1/256 px: way run, height, climb. */
  readonly x: number;
  readonly y: number;
  readonly vy: number;
  /** Ticks left of ducking, of a kept jump, of stumbling, of being untouchable. */
  readonly duck: number;
  readonly buffer: number;
  readonly stumble: number;
  readonly safe: number;
  /** Was the last press heard an 'agir', how long until the next is heard, and does it still owe an obstacle? */
  readonly aided: boolean;
  readonly actWait: number;
  readonly owing: boolean;
  readonly nextObstacle: number;
  /** Was the next obstacle touched already? */
  readonly hit: boolean;
  readonly nextTreat: number;
  /** Treats taken, from `nextTreat` on. */
  readonly taken: readonly number[];
  readonly doors: number;
  /** No stumble since the last door. */
  readonly hot: boolean;
  /** Was an obstacle cleared since the last door? */
  readonly cleared: boolean;
  readonly streak: number;
  readonly best: number;
  readonly stumbles: number;
  readonly events: readonly TickEvent[];
}

/** A run at its start, on a street that is laid already. */
export const start = (street: Street): Runner => ({
  tick: 0,
  street,
  x: 0,
  y: 0,
  vy: 0,
  duck: 0,
  buffer: 0,
  stumble: 0,
  safe: 0,
  aided: false,
  actWait: 0,
  owing: false,
  nextObstacle: 0,
  hit: false,
  nextTreat: 0,
  taken: [],
  doors: 0,
  hot: true,
  cleared: false,
  streak: 0,
  best: 0,
  stumbles: 0,
  points: 0,
  kept: 0,
  mark: 0,
  events: [],
});

/** 1/256 px a tick: the pace grows evenly over the whole run; half of it while stumbling. */
export function speedOf({ tick, stumble }: Pick<Runner, 'tick' | 'stumble'>): number {
  const full = evenly(C.SPEED_START, C.SPEED_END, tick, C.TICKS);
  return stumble > 0 ? full >> 1 : full;
}

/** What the one key means now: the nearest obstacle ahead decides. */
export function actionAhead(s: Runner): number {
  const next = s.street.obstacles[s.nextObstacle];
  const isWireNear = next !== undefined && next.kind === 'wire' && next.x - div(s.x, PX) < C.ACT_LOOK;
  return isWireNear ? C.DUCK : C.JUMP;
}
