import { must } from '@consorcio/kernel';
import { type Draw, drawFrom } from '../draw/fair-draw.ts';
import { closeMonth } from './close-month.ts';
import { endOf, type FoldedMonth } from './fold.ts';
import { coinsOf, drawOffset, type LiveGroup, type Opening, openLiveGroup, seatedLate, termsOfGroup } from './group.ts';
import { autopilot, type Move } from './move.ts';
import { type ReserveSplit, reserveCounter } from './reserve.ts';
import type { Seat } from './seat.ts';
import { decisionNote, type FinalStanding, situationOf, worthOfSeat } from './standing.ts';
import { meanOf, otherWaysOf, type Turn, told } from './turns.ts';
import { type CardOption, LIVE_REDRAWS } from './words.ts';

/** A bid, and the highest that was possible, in coins. */
interface BidShare {
  readonly bid: number;
  readonly of: number;
}

/** What a seat decided in one group, to be carried to other draws (LIVE 3.9). */
export interface Carried {
  /** The seat's move of a month; null before it came. */
  move(month: number): Move | null;
  /** The option for a card of these coins. */
  option(month: number, coins: number): CardOption;
  /** The bid where `limit` is the highest. `cash`: coins before the bids. */
  bid(month: number, limit: number, cash: number): number;
  /** Whether it buys the good with its letter. */
  buys(month: number, seat: Seat): boolean;
}

/** The share of the limit in coins, to the nearest. */
const shareOf = ({ bid, of }: BidShare, limit: number): number => Math.floor((2 * limit * bid + of) / (2 * of));

/** What the seat of `quota` decided in the months of a closed group. */
export function carriedOf(months: readonly FoldedMonth[], quota: number): Carried {
  const moves = months.map(({ moves: made }) => made.get(quota) ?? null);
  const kinds = months.map(({ minutes, group }) => Math.sign(coinsOf(minutes.offset, quota, termsOfGroup(group))));
  const bids = months.map(({ limits }, i): BidShare | null => {
    const of = limits[quota - 1] ?? 0;
    const made = moves[i] ?? null;
    return of > 0 && made !== null && !made.isAuto ? { bid: Math.min(made.bid, of), of } : null;
  });
  const decided = bids.filter((bid) => bid !== null);
  const isBuyer = moves.some((move) => move?.buys === true);
  return {
    move: (month) => moves[month - 1] ?? null,
    option(month, coins) {
      const kind = Math.sign(coins);
      const isOwn = (i: number): boolean => kinds[i] === kind && moves[i]?.isAuto === false;
      const from = isOwn(month - 1) ? month - 1 : kinds.findIndex((_, i) => isOwn(i));
      return moves[from]?.option ?? 'A';
    },
    bid(month, limit) {
      const share = bids[month - 1] ?? decided[(month - 1) % Math.max(1, decided.length)];
      return share === undefined ? 0 : shareOf(share, limit);
    },
    /* Who has bought in any month buys as soon as the letter comes. */
    buys: () => isBuyer,
  };
}

/** Letters of one month over the redraws: a tenth of them had `low` or fewer, half `middle` or fewer, nine tenths `high`. */
export interface LetterSpread {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** How often a month had each number of letters, over redraws: by month - 1, then by that number. */
type LetterTally = readonly number[][];

const TENTHS = 10;

/** Adds the letters of one redraw to the tally; those of the last month are the end's. */
function countLetters(tally: LetterTally, { seats, months }: LiveGroup): void {
  const letters = Array.from({ length: months }, () => 0);
  for (const { won } of seats) if (won !== null) letters[won.month - 1] = (letters[won.month - 1] ?? 0) + 1;
  for (const [i, count] of letters.entries()) {
    const month = tally[i];
    if (month !== undefined) month[count] = (month[count] ?? 0) + 1;
  }
}

/** The number of letters that `part` of 10 redraws do not exceed. */
function quantile(month: readonly number[], part: number): number {
  const all = month.reduce((sum, times) => sum + (times ?? 0), 0);
  let seen = 0;
  for (let letters = 0; letters < month.length; letters += 1) {
    seen += month[letters] ?? 0;
    if (TENTHS * seen >= part * all) return letters;
  }
  return Math.max(0, month.length - 1);
}

const spreadsOf = (tally: LetterTally): readonly LetterSpread[] =>
  tally.map((month) => ({ low: quantile(month, 1), middle: quantile(month, 5), high: quantile(month, 9) }));

/* Plays the group again with everybody's decisions and other draws, to tell decision, hands and luck apart (LIVE 3.9). */

export interface ClosedGroup {
  readonly opening: Opening;
  readonly months: readonly FoldedMonth[];
}

/** A seat's move in a redraw: its decisions, for the card and the state that it has there. */
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
  return { ...made, score, option: mind.option(month, coins), buys: mind.buys(month, seat), bid: 0 };
}

/** What everybody of a closed group decided, by quota - 1. */
const mindsOf = (months: readonly FoldedMonth[]): readonly Carried[] =>
  endOf(months).seats.map(({ quota }) => carriedOf(months, quota));

/**
 * The group's end with any draws, `isNeutral`: every place with the same score. `minds`: what everybody decides, gathered once for
 * many draws.
 */
export function livesOf({ opening, months }: ClosedGroup, minds = mindsOf(months)) {
  const end = endOf(months);
  const motives = end.seats.map(({ motive }) => motive);
  const terms = termsOfGroup(end);
  const mindOf = (quota: number): Carried => must(minds[quota - 1], `quota ${quota}`);
  return (draw: Draw, isNeutral: boolean, onClosed?: (group: LiveGroup) => void): LiveGroup => {
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
      const bidOf = (quota: number, limit: number, cash: number): number =>
        limit === 0 || moves[quota - 1]?.isAuto === true ? 0 : mindOf(quota).bid(month, limit, cash);
      group = closeMonth(before, (quota) => moves[quota - 1] ?? null, draw, bidOf).group;
      onClosed?.(group);
    }
    return group;
  };
}

/** Seeds of redraw i: own scores and neutral hands are played with the same draws. */
const seedsOf = (serverSeed: string, i: number) => ({ serverSeed, clientSeed: `ensaio-${i}` });

/** What a debrief keeps of a group's redraws. */
export interface Redrawn {
  readonly standings: readonly FinalStanding[];
  /** By month - 1. */
  readonly letters: readonly LetterSpread[];
  /** Of all redraws together. */
  readonly reserve: ReserveSplit;
  /** By seat; of those of which a decision made a difference. */
  readonly turns: readonly Turn[];
}

/** Plays with decisions done otherwise, of all people together: after them what is not sure is not told. */
const OTHER_PLAYS = 4_000;

/** Begins redraws of a closed group: as many are played as are asked for, then told. `drawOf`: the draws of redraw i; those of the group's seed by default. */
export function redrawing(
  closed: ClosedGroup,
  serverSeed: string,
  drawOf: (i: number) => Draw = (i) => drawFrom(seedsOf(serverSeed, i)),
) {
  const end = endOf(closed.months);
  const terms = termsOfGroup(end);
  const minds = mindsOf(closed.months);
  const lives = livesOf(closed, minds);
  const people = end.seats.filter(({ isHouse }) => !isHouse);
  const reserve = reserveCounter(new Set(people.map(({ quota }) => quota)));
  const others = people
    .flatMap(({ quota }) => otherWaysOf(closed.months, quota))
    .map(({ months, ...way }) => {
      const mind = carriedOf(months, way.quota);
      const changed = minds.map((own, i) => (i === way.quota - 1 ? mind : own));
      return { ...way, lives: livesOf(closed, changed), times: 0, sum: 0, squares: 0 };
    });
  const waysOf = (quota: number) => others.filter((way) => way.quota === quota);
  /** What is played in this round: all decisions of those of whom nothing is sure yet. */
  let round: typeof others = [];
  let otherPlays = 0;
  /** Everybody's final standing with neutral hands, by redraw. */
  const baseline: number[][] = [];
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
    /** Plays redraw i, from 1. */
    play(i: number): void {
      const draw = drawOf(i);
      const [neutral, own] = [lives(draw, true), lives(draw, false, reserve.closed)];
      baseline[i - 1] = neutral.seats.map((seat) => worthOfSeat(seat, terms));
      for (const [at, sum] of sums.entries()) {
        sum.neutral += worthOfSeat(must(neutral.seats[at], 'seat'), terms);
        sum.own += worthOfSeat(must(own.seats[at], 'seat'), terms);
      }
      countLetters(tally, own);
      played += 1;
    },
    /** Plays a redraw with one decision done otherwise, once the redraws were played; false where everything is told. */
    playOther(): boolean {
      if (round.length === 0)
        round = people
          .map(({ quota }) => waysOf(quota))
          .filter((ways) => told(ways) === null && ways.every(({ times }) => times < played))
          .flat();
      const way = otherPlays < OTHER_PLAYS ? round.pop() : undefined;
      if (way === undefined) return false;
      const own = must(must(baseline[way.times], 'a redraw')[way.quota - 1], 'worth');
      const seat = must(way.lives(drawOf(way.times + 1), true).seats[way.quota - 1], 'seat');
      const more = worthOfSeat(seat, terms) - own;
      way.times += 1;
      way.sum += more;
      way.squares += more ** 2;
      otherPlays += 1;
      return true;
    },
    /** Everybody's standing by what was played so far, by quota, and how the letters fell. */
    redrawn(): Redrawn {
      const standings = people.map(standingOf);
      const turns = standings.flatMap(({ quota, decision }): Turn[] => {
        const way = told(waysOf(quota));
        if (way === null) return [];
        const { month, kind } = way;
        return [{ quota, month, kind, own: decision, other: decision + Math.round(meanOf(way)) }];
      });
      return { standings, letters: spreadsOf(tally), reserve: reserve.split(), turns };
    },
  };
}

/** Everybody's standing at the end, by quota, at once. Takes some seconds: for a thread, or a simulation. */
export function redrawnOf(
  closed: ClosedGroup,
  serverSeed: string,
  redraws: number = LIVE_REDRAWS,
  drawOf?: (i: number) => Draw,
): Redrawn {
  const lives = redrawing(closed, serverSeed, drawOf);
  for (let i = 1; i <= redraws; i += 1) lives.play(i);
  while (redraws === LIVE_REDRAWS && lives.playOther());
  return lives.redrawn();
}
