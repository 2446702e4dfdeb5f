import { PX, runnerConfig as R, type Runner, speedOf } from '@consorcio/minigames';

/** Ticks that a jump needs to rise over an obstacle; one that is ducked under needs none. */
function ticksToClear(height: number): number {
  let [y, climb, ticks] = [0, R.JUMP_SPEED, 0];
  while (y < height * PX) {
    y += climb;
    climb -= R.GRAVITY;
    ticks += 1;
  }
  return ticks;
}
const NEEDED = Object.fromEntries(R.KINDS.map((kind) => [kind, ticksToClear(R.HEIGHT[kind])])) as Record<
  (typeof R.KINDS)[number],
  number
>;
/** Ticks to spare within which a jump or a duck was at the last moment. */
const SPARE = 4;

/** Does a jump or duck of this moment come only just in time for the next obstacle? Changes nothing of the game. */
export function isLastMoment(s: Runner): boolean {
  const next = s.street.obstacles[s.nextObstacle];
  if (next === undefined) return false;
  const way = next.x - R.HALF_WIDTH[next.kind] - R.HALF - s.x / PX;
  const spare = (way * PX) / speedOf(s) - NEEDED[next.kind];
  return spare >= 0 && spare <= SPARE;
}

/** Flames at the heels: one for each step of what a cleared obstacle is worth. 0 to `STREAK_MAX` */
export const flamesOf = ({ streak }: Pick<Runner, 'streak'>): number =>
  Math.min(R.STREAK_MAX, Math.floor(streak / R.STREAK_STEP));
