import type { Draft } from '../core.ts';
import { keepEarned, takePenalty } from '../penalty.ts';
import * as C from './config.ts';
import { plateWorth, shrugCost } from './score.ts';
import { type Arrival, type Guest, owed, type Plate, type Tapper } from './state.ts';

const FIRST_STOP = C.FRONT_STOP + C.GUEST_GAP;

type Writable<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] };
/** An evening that may be written to, with everybody in it. */
interface Bar extends Omit<Draft<Tapper>, 'guests' | 'plates'> {
  guests: Writable<Guest>[];
  plates: Writable<Plate>[];
}

export function step(before: Tapper, codes: readonly number[]): Tapper {
  const guests = before.guests.map((guest) => ({ ...guest }));
  const after: Bar = { ...before, events: [], guests, plates: before.plates.map((plate) => ({ ...plate })) };
  advance(after, codes);
  return after;
}

/** Order within a tick: press, persona, arrivals, walking, patience, plates, breather (GAMES section 2). */
export function advance(state: Tapper, codes: readonly number[]): void {
  const s = state as Bar;
  const { tick } = s;
  s.tick += 1;
  if (s.events.length > 0) s.events = [];
  for (const code of codes) s.wanted = code;
  movePersona(s);
  answerPress(s);
  seat(s, tick);
  slidePlates(s);
  breathe(s);
  s.hearts = Math.max(0, s.hearts);
  s.best = Math.max(s.best, s.streak);
  keepEarned(s);
}

function movePersona(s: Bar): void {
  if (s.shrug > 0) {
    s.shrug -= 1;
  } else if (s.busy > 0) {
    s.busy -= 1;
    if (s.busy === 0) serve(s);
  }
}

/** At the counter: the plate that is owed leaves, or the persona shrugs because nobody asked. */
function serve(s: Bar): void {
  s.lane = s.goal;
  if (owed(s, s.lane) > 0) {
    const food = s.guests.find((guest) => guest.lane === s.lane)?.food ?? 0;
    s.plates.push({ lane: s.lane, x: C.PLATE_FROM, food });
    s.events.push(['plate', s.lane, 0]);
    return;
  }
  s.shrugs += 1;
  s.shrug = C.SHRUG;
  s.streak = 0;
  const cost = takePenalty(s, shrugCost(s.shrugs));
  s.events.push(['shrug', s.lane, -cost]);
}

/** The newest press is kept until the persona is free. */
function answerPress(s: Bar): void {
  if (s.wanted < 0 || s.shrug > 0 || s.busy > 0 || s.breather > 0) return;
  s.goal = s.wanted;
  s.wanted = -1;
  s.busy = Math.abs(s.goal - s.lane) * C.MOVE + C.SERVE;
}

/** The guests of this tick: those who came walk up behind the ones ahead, and who has no patience left goes. */
function seat(s: Bar, tick: number): void {
  const ahead = [FIRST_STOP, FIRST_STOP, FIRST_STOP, FIRST_STOP];
  const { guests } = s;
  let staying = 0;
  for (const guest of guests) {
    if (!stays(s, ahead, guest)) continue;
    guests[staying] = guest;
    staying += 1;
  }
  if (staying < guests.length) guests.length = staying;
  for (let next = s.arrivals[s.arrived]; next !== undefined && next.at <= tick; next = s.arrivals[s.arrived]) {
    s.arrived += 1;
    if (s.breather > 0) continue;
    const guest = entering(next);
    if (stays(s, ahead, guest)) guests.push(guest);
  }
}

const entering = ({ lane, food, hurried, need, patience }: Arrival): Writable<Guest> => ({
  lane,
  food,
  hurried,
  need,
  x: C.DOOR,
  patience,
  full: patience,
});

/** Walks up as far as there is room, and waits; false when patience has ended. */
function stays(s: Bar, ahead: number[], guest: Writable<Guest>): boolean {
  const { lane } = guest;
  const stop = (ahead[lane] ?? FIRST_STOP) - C.GUEST_GAP;
  guest.x = Math.max(guest.x, Math.min(guest.x + C.WALK, stop));
  ahead[lane] = guest.x;
  if (guest.x >= C.SEATED) guest.patience -= 1;
  if (guest.patience > 0) return true;
  leave(s, lane);
  return false;
}

function leave(s: Bar, lane: number): void {
  s.hearts -= 1;
  s.streak = 0;
  s.lost += 1;
  s.events.push(['left', lane, -takePenalty(s, C.LEFT_COST)]);
}

/** Plates slide in the order in which they were sent; who has everything goes. */
function slidePlates(s: Bar): void {
  const { plates } = s;
  let sliding = 0;
  for (const plate of plates) {
    plate.x -= C.SLIDE;
    const i = catcherOf(s, plate);
    if (i >= 0) hand(s, i);
    else if (plate.x > C.DOOR) {
      plates[sliding] = plate;
      sliding += 1;
    } else s.events.push(['crash', plate.lane, 0]);
  }
  if (sliding < plates.length) plates.length = sliding;
}

/** Place of the first guest whom a plate has reached; or -1. */
function catcherOf({ guests }: Bar, { lane, x }: Plate): number {
  for (let i = 0; i < guests.length; i += 1) {
    const guest = guests[i];
    if (guest?.lane === lane && guest.x >= C.SEATED && x <= guest.x + C.REACH) return i;
  }
  return -1;
}

/** The guest takes the plate, and goes when it was the last one wanted. */
function hand(s: Bar, i: number): void {
  const guest = s.guests[i];
  if (guest === undefined) return;
  s.streak += 1;
  s.served += 1;
  const worth = plateWorth(guest, s.streak);
  s.points += worth;
  s.events.push(['served', guest.lane, worth]);
  if (guest.need > 1) guest.need -= 1;
  else s.guests.splice(i, 1);
}

/** With no heart left everybody breathes; it never ends the run. */
function breathe(s: Bar): void {
  if (s.breather > 0) {
    s.breather -= 1;
    if (s.breather === 0) s.hearts = C.HEARTS;
  } else if (s.hearts <= 0) {
    s.breather = C.BREATHER;
    s.guests = [];
    s.plates = [];
    s.wanted = -1;
    s.events.push(['breather', 0, 0]);
  }
}
