import { type Guest, PX, type Tapper } from '@consorcio/minigames';

/** Different guests there are on the sheet. */
export const GUESTS = 10;
/** Ticks before it comes in that a guest is seen at the door, and in which it steps there. */
const AT_DOOR = 80;
const STEPS_UP = 16;
/** Units from the left edge of what is seen: where a guest steps up from, and where it waits. */
const FROM = -70;
const WAITS = 16;

/** A guest has no id; the dealt values identify it and stay the same all the way. */
export const whoIs = ({ full, lane, food }: Pick<Guest, 'full' | 'lane' | 'food'>): number =>
  (full + lane * 3 + food * 5) % GUESTS;

/** Who stands at a counter's door before it comes in, and how far it has stepped up, 0 to 1. */
export interface NextGuest {
  readonly who: number;
  readonly stepped: number;
}

/** The next guest of a counter, shown shortly before it enters; the game does not depend on it. Null while nobody is near. */
export function nextGuest({ arrivals, arrived, breather, tick }: Tapper, lane: number): NextGuest | null {
  // Who would come during a breather is lost.
  if (breather > 0) return null;
  for (let i = arrived; i < arrivals.length; i += 1) {
    const next = arrivals[i];
    if (next === undefined || next.at - tick > AT_DOOR) return null;
    if (next.lane !== lane) continue;
    const who = whoIs({ full: next.patience, lane, food: next.food });
    return { who, stepped: Math.min(1, (AT_DOOR - next.at + tick) / STEPS_UP) };
  }
  return null;
}

/** Where it stands, in units of the game; `left`: the edge of what is seen. */
export const doorX = (stepped: number, left: number): number => left + FROM + (WAITS - FROM) * stepped;

/** A guest who is still entering is drawn at the door, where it was shown before. */
export const shownX = ({ x }: Pick<Guest, 'x'>, left: number): number => Math.max(x / PX, doorX(1, left));
