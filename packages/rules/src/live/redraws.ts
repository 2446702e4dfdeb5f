import { must } from '@consorcio/kernel';
import { type Draw, drawFrom } from '../draw/fair-draw.ts';
import { type Carried, carriedOf } from './carried.ts';
import { closeMonth } from './close-month.ts';
import { countLetters, type LetterSpread, spreadsOf } from './debrief/letters.ts';
import type { FoldedMonth } from './fold.ts';
import { coinsOf, drawOffset, type LiveGroup, type Opening, openLiveGroup, seatedLate, termsOfGroup } from './group.ts';
import { autopilot, type Move } from './move.ts';
import type { Seat } from './seat.ts';
import { decisionNote, situationOf, worthOfSeat } from './standing.ts';
import { LIVE_REDRAWS, type Situation } from './words.ts';

/* What is decision, what is hands, what is luck: the group again with everybody's decisions and other draws (LIVE 3.9). */

/** A group that was closed to its last month. */
export interface ClosedGroup {
  readonly opening: Opening;
  readonly months: readonly FoldedMonth[];
}

/** A seat's move in another life: its decisions, for the card and the state that it has there. */
function moveAgain(
  seat: Seat,
  month: number,
  coins: number,
  mind: Carried,
  isNeutral: boolean,
  group: LiveGroup,
): Move | null {
  const made = mind.move(month);
  const terms = termsOfGroup(group);
  if (made === null || made.isAuto) return made === null ? null : autopilot(seat, coins, terms);
  const score = isNeutral ? terms.scores.neutral : made.score;
  return { ...made, score, option: mind.option(month, coins), buys: mind.isBuyer, bid: 0 };
}

/** The group's end with these draws. `isNeutral`: every place with the same score. */
export function reliveGroup({ opening, months }: ClosedGroup, draw: Draw, isNeutral: boolean): LiveGroup {
  const end = must(months.at(-1), 'a closed month').group;
  const minds = end.seats.map(({ quota }) => carriedOf(months, quota));
  return livesOf({ opening, months }, end, minds)(draw, isNeutral);
}

/** The same for many draws: what everybody decided is gathered once. */
function livesOf({ opening, months }: ClosedGroup, end: LiveGroup, minds: readonly Carried[]) {
  const motives = end.seats.map(({ motive }) => motive);
  const terms = termsOfGroup(end);
  const mindOf = (quota: number): Carried => must(minds[quota - 1], `quota ${quota}`);
  return (draw: Draw, isNeutral: boolean): LiveGroup => {
    let group = openLiveGroup({ ...opening, motives }, draw);
    for (const { joined } of months) {
      const before = seatedLate(group, joined);
      const month = before.month + 1;
      const offset = drawOffset(before, month, draw);
      const moves = before.seats.map((seat) =>
        seat.isHouse
          ? null
          : moveAgain(seat, month, coinsOf(offset, seat.quota, terms), mindOf(seat.quota), isNeutral, before),
      );
      const bidOf = (quota: number, limit: number): number =>
        limit === 0 || moves[quota - 1]?.isAuto === true ? 0 : mindOf(quota).bid(month, limit);
      group = closeMonth(before, (quota) => moves[quota - 1] ?? null, draw, bidOf).group;
    }
    return group;
  };
}

/** How one person ended, and why, in coins: `worth` = `decision` + `hand` + `luck`. */
export interface FinalStanding {
  readonly quota: number;
  readonly situation: Situation;
  readonly worth: number;
  readonly note: number;
  readonly decision: number;
  readonly hand: number;
  readonly luck: number;
}

/** Draws of a redraw: one label gives both lives the same words. */
const seedsOf = (serverSeed: string, i: number) => ({ serverSeed, clientSeed: `ensaio-${i}` });

/** What a debrief keeps of a group's redraws. */
export interface Redrawn {
  readonly standings: readonly FinalStanding[];
  /** By month - 1. */
  readonly letters: readonly LetterSpread[];
}

/** Redraws that are being played: as many as are asked for, then what they tell. */
export interface Redrawing {
  /** Plays redraw i, from 1. */
  play(i: number): void;
  /** Everybody's standing by what was played so far, by quota, and how the letters fell. */
  redrawn(): Redrawn;
}

/** Begins redraws of a closed group. `drawOf`: the draws of redraw i; those of the group's seed by default. */
export function redrawing(
  closed: ClosedGroup,
  serverSeed: string,
  drawOf: (i: number) => Draw = (i) => drawFrom(seedsOf(serverSeed, i)),
): Redrawing {
  const end = must(closed.months.at(-1), 'a closed month').group;
  const terms = termsOfGroup(end);
  const minds = end.seats.map(({ quota }) => carriedOf(closed.months, quota));
  const lives = livesOf(closed, end, minds);
  const sums = end.seats.map(() => ({ neutral: 0, own: 0 }));
  const tally = Array.from({ length: end.months }, (): number[] => []);
  let played = 0;
  const standingOf = (seat: Seat): FinalStanding => {
    const { neutral, own } = must(sums[seat.quota - 1], 'sums');
    const worth = worthOfSeat(seat, terms);
    const decision = Math.round(neutral / played);
    const hand = Math.round(own / played) - decision;
    const note = decisionNote(neutral / played, seat, terms);
    const luck = worth - decision - hand;
    return { quota: seat.quota, situation: situationOf(seat), worth, note, decision, hand, luck };
  };
  return {
    play(i) {
      const draw = drawOf(i);
      const [neutral, own] = [lives(draw, true), lives(draw, false)];
      for (const [at, sum] of sums.entries()) {
        sum.neutral += worthOfSeat(must(neutral.seats[at], 'seat'), terms);
        sum.own += worthOfSeat(must(own.seats[at], 'seat'), terms);
      }
      countLetters(tally, own);
      played += 1;
    },
    redrawn: () => ({
      standings: end.seats.filter(({ isHouse }) => !isHouse).map(standingOf),
      letters: spreadsOf(tally),
    }),
  };
}

/** Everybody's standing at the end, by quota, at once. Takes up to two seconds: for a thread, or a simulation. */
export function redrawnOf(
  closed: ClosedGroup,
  serverSeed: string,
  redraws: number = LIVE_REDRAWS,
  drawOf?: (i: number) => Draw,
): Redrawn {
  const lives = redrawing(closed, serverSeed, drawOf);
  for (let i = 1; i <= redraws; i += 1) lives.play(i);
  return lives.redrawn();
}
