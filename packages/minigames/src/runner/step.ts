import type { Draft } from '../core.ts';
import { div, PX } from '../fixed.ts';
import { keepEarned, takePenalty } from '../penalty.ts';
import * as C from './config.ts';
import { clearWorth, doorWorth } from './score.ts';
import { actionAhead, type Runner, speedOf } from './state.ts';
import type { Obstacle, Treat } from './street.ts';

/** The runner's place in whole pixels, and how tall it stands. */
interface Body {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

export function step(before: Runner, codes: readonly number[]): Runner {
  const after: Draft<Runner> = { ...before, events: [] };
  advance(after, codes);
  return after;
}

/** Order within a tick: press, body, road, obstacle, treats, door (GAMES section 5). */
export function advance(state: Runner, codes: readonly number[]): void {
  const s = state as Draft<Runner>;
  if (s.events.length > 0) s.events = [];
  if (s.actWait > 0) s.actWait -= 1;
  for (const code of codes) press(s, code);
  moveBody(s);
  if (s.stumble > 0) s.stumble -= 1;
  if (s.safe > 0) s.safe -= 1;
  s.x += speedOf(s);
  const body = { x: div(s.x, PX), y: div(s.y, PX), tall: s.duck > 0 ? C.DUCKED : C.TALL };
  meetObstacle(s, body);
  takeTreats(s, body);
  reachDoor(s, body);
  s.best = Math.max(s.best, s.streak);
  keepEarned(s);
  s.tick += 1;
}

function earn(s: Draft<Runner>, what: string, points: number): void {
  s.points += points;
  s.events.push([what, 0, points]);
}

/** A second 'agir' that comes too soon is ignored and restarts the wait: pressing rapidly is worthless. */
function press(s: Draft<Runner>, code: number): void {
  const isAct = code === C.ACT;
  const isHeard = !isAct || s.actWait === 0;
  if (isAct) s.actWait = C.ACT_WAIT;
  if (!isHeard) return;
  s.aided = isAct;
  s.owing = isAct;
  if ((isAct ? actionAhead(s) : code) === C.JUMP) s.buffer = C.BUFFER_TICKS;
  else duck(s);
}

/** In the air it is a dive that ends ducked. */
function duck(s: Draft<Runner>): void {
  s.duck = C.DUCK_TICKS;
  s.buffer = 0;
  if (s.y > 0) s.vy = C.DIVE;
  else s.events.push(['duck', 0, 0]);
}

function moveBody(s: Draft<Runner>): void {
  if (s.buffer > 0 && s.y === 0) jump(s);
  if (s.y > 0) fly(s);
  else if (s.duck > 0) standUp(s);
  if (s.buffer > 0) s.buffer -= 1;
}

function jump(s: Draft<Runner>): void {
  s.vy = C.JUMP_SPEED;
  s.buffer = 0;
  s.duck = 0;
  s.y = 1;
  s.events.push(['jump', 0, 0]);
}

function fly(s: Draft<Runner>): void {
  s.y += s.vy;
  s.vy -= C.GRAVITY;
  if (s.y > 0) return;
  s.y = 0;
  s.vy = 0;
  s.events.push(['land', 0, 0]);
  if (s.duck === 0) waste(s);
}

function standUp(s: Draft<Runner>): void {
  s.duck -= 1;
  if (s.duck === 0) waste(s);
}

/** An 'agir' that neither cleared nor hit anything. */
function waste(s: Draft<Runner>): void {
  if (!s.owing) return;
  s.owing = false;
  s.streak = 0;
  s.events.push(['waste', 0, -takePenalty(s, C.ACT_WASTE)]);
}

function meetObstacle(s: Draft<Runner>, body: Body): void {
  const obstacle = s.street.obstacles[s.nextObstacle];
  if (obstacle === undefined) return;
  if (!s.hit && s.safe === 0 && touches(obstacle, body)) stumble(s);
  if (body.x > obstacle.x + C.HALF_WIDTH[obstacle.kind] + C.HALF) passObstacle(s);
}

function touches(obstacle: Obstacle, { x, y, tall }: Body): boolean {
  const isBeside = Math.abs(obstacle.x - x) < C.HALF_WIDTH[obstacle.kind] + C.HALF;
  return isBeside && (obstacle.kind === 'wire' ? y + tall > C.HANGS : y < C.HEIGHT[obstacle.kind]);
}

/** Costs no points: half speed for a while, the streak, and this pizza is no longer hot. */
function stumble(s: Draft<Runner>): void {
  s.hit = true;
  s.owing = false;
  s.hot = false;
  s.streak = 0;
  s.stumbles += 1;
  s.stumble = C.STUMBLE_TICKS;
  s.safe = C.SAFE_TICKS;
  s.events.push(['stumble', 0, -takePenalty(s, C.STUMBLE_COST)]);
}

/** What is passed untouched counts, but not while untouchable. */
function passObstacle(s: Draft<Runner>): void {
  if (!s.hit && s.safe === 0) {
    s.streak += 1;
    s.cleared = true;
    s.owing = false;
    earn(s, 'clear', clearWorth(s.streak, s.aided));
  }
  s.hit = false;
  s.nextObstacle += 1;
}

function takeTreats(s: Draft<Runner>, body: Body): void {
  const { treats } = s.street;
  for (let i = s.nextTreat; i < treats.length; i += 1) {
    const treat = treats[i];
    if (treat === undefined || treat.x >= body.x + C.TREAT_AHEAD) break;
    if (s.safe > 0 || !meets(treat, body) || s.taken.includes(i)) continue;
    s.taken = [...s.taken, i];
    earn(s, treat.box ? 'box' : 'coin', treat.box ? C.BOX_WORTH : C.COIN_WORTH);
  }
  forgetTreats(s, body);
}

const meets = (treat: Treat, { x, y, tall }: Body): boolean =>
  Math.abs(treat.x - x) < C.REACH && treat.y - C.COIN <= y + tall && treat.y + C.COIN >= y;

function forgetTreats(s: Draft<Runner>, body: Body): void {
  const first = s.nextTreat;
  while ((s.street.treats[s.nextTreat]?.x ?? body.x) < body.x - C.TREAT_BEHIND) s.nextTreat += 1;
  if (s.nextTreat > first && s.taken.length > 0) s.taken = s.taken.filter((i) => i >= s.nextTreat);
}

function reachDoor(s: Draft<Runner>, body: Body): void {
  if (body.x < (s.doors + 1) * C.DOOR_EVERY) return;
  s.doors += 1;
  if (s.cleared) earn(s, s.hot ? 'hot' : 'door', doorWorth(s.hot));
  s.hot = true;
  s.cleared = false;
}
