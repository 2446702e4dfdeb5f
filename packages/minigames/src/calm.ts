import { Dice, dealer } from '@consorcio/kernel';
import type { Core, Draft, TickEvent } from './core.ts';

/** Length of the row of orders, round by round (GAMES section 6). */
export const ROUNDS = [3, 4, 4, 5, 5, 6, 6, 7, 7, 8] as const;
/** Ticks that one order is shown or spoken. */
export const SHOW = 48;
/** Ticks before a row begins. */
export const BREATH = 40;
/** Points for a right answer, again for each order of a row that was given back whole, and for a row without a right one. */
export const RIGHT = 2;
export const WHOLE = 2;
export const TRIED = 1;
/** Ticks after which the run is over whatever happened. */
export const LIMIT = 7200;
/** Dice stream of the rows; stream 1 is the normal core's. */
const STREAM = 2;

/** Rows of orders to be shown and given back, with no clock on the answer. */
export interface Calm {
  readonly tick: number;
  readonly rows: readonly (readonly number[])[];
  readonly round: number;
  /** Ticks for which the row is still shown; answers are not heard meanwhile. */
  readonly wait: number;
  /** Answers of this round so far. */
  readonly given: number;
  readonly points: number;
  /** Rows given back whole. */
  readonly whole: number;
  readonly events: readonly TickEvent[];
}

/** Rows from a bag of every symbol twice, so that no answer is likelier than another. */
function rowsOf(seed: string, symbols: number): number[][] {
  const dice = Dice.of(seed, STREAM);
  const bag = Array.from({ length: symbols * 2 }, (_, i) => i % symbols);
  return ROUNDS.map((length) => {
    const deal = dealer(dice, bag);
    return Array.from({ length }, deal);
  });
}

/** Ticks that the row of a round is presented for; behind the last row there is only the breath. */
const showing = (rows: Calm['rows'], round: number): number => BREATH + (rows[round]?.length ?? 0) * SHOW;

function start(seed: string, symbols: number): Calm {
  const rows = rowsOf(seed, symbols);
  return { tick: 0, rows, round: 0, wait: showing(rows, 0), given: 0, points: 0, whole: 0, events: [] };
}

/** Waits while the row is shown, then hears one answer a tick. */
function advance(s: Draft<Calm>, codes: readonly number[]): void {
  s.tick += 1;
  if (s.events.length > 0) s.events = [];
  const code = codes[0];
  if (s.wait > 0) s.wait -= 1;
  else if (code !== undefined) answer(s, code);
}

function step(before: Calm, codes: readonly number[]): Calm {
  const after: Draft<Calm> = { ...before, events: [] };
  advance(after, codes);
  return after;
}

/** The first mistake ends the round kindly, telling the right answer; so does a whole row, with its bonus. */
function answer(s: Draft<Calm>, code: number): void {
  const row = s.rows[s.round];
  if (row === undefined) return;
  const isRight = row[s.given] === code;
  if (isRight) {
    s.given += 1;
    s.points += RIGHT;
    s.events.push(['right', code, RIGHT]);
  } else {
    const worth = s.given === 0 ? TRIED : 0;
    s.points += worth;
    s.events.push(['wrong', row[s.given] ?? 0, worth]);
  }
  const isWhole = s.given === row.length;
  if (isWhole) {
    s.points += WHOLE * row.length;
    s.whole += 1;
    s.events.push(['whole', s.round, WHOLE * row.length]);
  }
  if (isRight && !isWhole) return;
  s.round += 1;
  s.given = 0;
  s.wait = showing(s.rows, s.round);
}

/** 'Modo tranquilo' of a game of speed: an order of memory with `symbols` symbols (GAMES section 6). */
export const calmOf = (name: string, symbols: number): Core<Calm> => ({
  name,
  version: 1,
  par: 210,
  maxInputs: 60,
  accepts: (code) => code >= 0 && code < symbols,
  start: (seed) => start(seed, symbols),
  step,
  advance: (s, codes) => advance(s as Draft<Calm>, codes),
  isOver: (s) => s.round >= ROUNDS.length || s.tick >= LIMIT,
  points: (s) => s.points,
});
