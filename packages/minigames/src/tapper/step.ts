import type { Draft } from '../core.ts';
import { clamp } from '../fixed.ts';
import * as C from './config.ts';
import { plateWorth, shrugCost } from './score.ts';
import { type Arrival, type Guest, owed, type Plate, type Tapper } from './state.ts';

/** A run that earned more than this would be a fault of ours. */
const MOST_POINTS = 1 << 20;
const FIRST_STOP = C.FRONT_STOP + C.GUEST_GAP;

/** Order within a tick: press, persona, arrivals, walking, patience, plates, breather (GAMES section 2). */
export function step(before: Tapper, codes: readonly number[]): Tapper {
  const s: Draft<Tapper> = { ...before, tick: before.tick + 1, facts: [] };
  for (const code of codes) s.wanted = code;
  movePersona(s);
  answerPress(s);
  const guests = seat(s, before.tick);
  slidePlates(s, guests);
  s.guests = guests;
  breathe(s);
  s.hearts = Math.max(0, s.hearts);
  s.best = Math.max(s.best, s.streak);
  s.points = clamp(s.points, 0, MOST_POINTS);
  return s;
}

function movePersona(s: Draft<Tapper>): void {
  if (s.shrug > 0) {
    s.shrug -= 1;
  } else if (s.busy > 0) {
    s.busy -= 1;
    if (s.busy === 0) serve(s);
  }
}

/** At the counter: the plate that is owed leaves, or the persona shrugs because nobody asked. */
function serve(s: Draft<Tapper>): void {
  s.lane = s.goal;
  if (owed(s, s.lane) > 0) {
    const food = s.guests.find((guest) => guest.lane === s.lane)?.food ?? 0;
    s.plates = [...s.plates, { lane: s.lane, x: C.PLATE_FROM, food }];
    s.facts.push(['plate', s.lane, 0]);
    return;
  }
  s.shrugs += 1;
  s.shrug = C.SHRUG;
  s.streak = 0;
  const cost = shrugCost(s.shrugs);
  s.points -= cost;
  s.facts.push(['shrug', s.lane, -cost]);
}

/** The newest press is kept until the persona is free. */
function answerPress(s: Draft<Tapper>): void {
  if (s.wanted < 0 || s.shrug > 0 || s.busy > 0 || s.breather > 0) return;
  s.goal = s.wanted;
  s.wanted = -1;
  s.busy = Math.abs(s.goal - s.lane) * C.MOVE + C.SERVE;
}

/** The guests after this tick: those who came walk up behind the ones ahead, and who has no patience left goes. */
function seat(s: Draft<Tapper>, tick: number): Guest[] {
  const guests: Guest[] = [];
  const ahead = [FIRST_STOP, FIRST_STOP, FIRST_STOP, FIRST_STOP];
  for (const guest of s.guests) walk(s, guests, ahead, guest);
  for (let next = s.arrivals[s.arrived]; next !== undefined && next.at <= tick; next = s.arrivals[s.arrived]) {
    s.arrived += 1;
    if (s.breather === 0) walk(s, guests, ahead, entering(next));
  }
  return guests;
}

const entering = ({ lane, food, hurried, need, patience }: Arrival): Guest => ({
  lane,
  food,
  hurried,
  need,
  x: C.DOOR,
  patience,
  full: patience,
});

function walk(s: Draft<Tapper>, guests: Guest[], ahead: number[], guest: Guest): void {
  const { lane, food, hurried, need, full } = guest;
  const stop = (ahead[lane] ?? FIRST_STOP) - C.GUEST_GAP;
  const x = Math.max(guest.x, Math.min(guest.x + C.WALK, stop));
  ahead[lane] = x;
  const patience = x >= C.SEATED ? guest.patience - 1 : guest.patience;
  if (patience > 0) guests.push({ lane, food, hurried, need, x, patience, full });
  else leave(s, lane);
}

function leave(s: Draft<Tapper>, lane: number): void {
  s.hearts -= 1;
  s.streak = 0;
  s.lost += 1;
  s.points -= C.LEFT_COST;
  s.facts.push(['left', lane, -C.LEFT_COST]);
}

/** Plates slide in the order in which they were sent; `guests` loses whoever has everything. */
function slidePlates(s: Draft<Tapper>, guests: Guest[]): void {
  if (s.plates.length === 0) return;
  const sliding: Plate[] = [];
  for (const { lane, x: from, food } of s.plates) {
    const x = from - C.SLIDE;
    const i = guests.findIndex((guest) => guest.lane === lane && guest.x >= C.SEATED && x <= guest.x + C.REACH);
    const guest = guests[i];
    if (guest !== undefined) hand(s, guests, i, guest);
    else if (x > C.DOOR) sliding.push({ lane, x, food });
    else s.facts.push(['crash', lane, 0]);
  }
  s.plates = sliding;
}

/** The guest takes the plate, and goes when it was the last one wanted. */
function hand(s: Draft<Tapper>, guests: Guest[], i: number, guest: Guest): void {
  s.streak += 1;
  s.served += 1;
  const worth = plateWorth(guest, s.streak);
  s.points += worth;
  s.facts.push(['served', guest.lane, worth]);
  if (guest.need > 1) guests[i] = { ...guest, need: guest.need - 1 };
  else guests.splice(i, 1);
}

/** With no heart left everybody breathes; it never ends the run. */
function breathe(s: Draft<Tapper>): void {
  if (s.breather > 0) {
    s.breather -= 1;
    if (s.breather === 0) s.hearts = C.HEARTS;
  } else if (s.hearts <= 0) {
    s.breather = C.BREATHER;
    s.guests = [];
    s.plates = [];
    s.wanted = -1;
    s.facts.push(['breather', 0, 0]);
  }
}
