import type { LiveTerms } from './rulebook.ts';
import type { Seat } from './seat.ts';
import type { CardOption, LivePlace, MonthPace } from './words.ts';

/** What a seat says when its month begins; final. */
export interface BegunPart {
  readonly option: CardOption;
  readonly buys: boolean;
  readonly place: LivePlace;
  /** False where the place's minigame was left out. */
  readonly isPlayed: boolean;
}

/** What a seat seals; it may be sealed again until the month closes. */
export interface SealedPart {
  readonly pace: MonthPace;
  readonly pays: boolean;
  /** In coins; 0 for none. */
  readonly bid: number;
}

/** A seat's month as far as it got. `score`: of the finished minigame in basis points. */
export interface MoveParts {
  readonly begun: BegunPart | null;
  readonly score: number | null;
  readonly sealed: SealedPart | null;
}

/** A whole move, as the rule of a month takes it. */
export interface Move extends Omit<BegunPart, 'isPlayed'>, SealedPart {
  /** Basis points. */
  readonly score: number;
  /** Nothing was begun: all of it is the autopilot's. */
  readonly isAuto: boolean;
}

/** What plays for a seat that begins nothing (LIVE 3.5). `coins`: of its card. */
export function autopilot({ cash }: Pick<Seat, 'cash'>, coins: number, { autopilot: auto, scores }: LiveTerms): Move {
  return {
    option: cash + coins >= 0 ? auto.paying : auto.short,
    buys: false,
    place: auto.place,
    score: scores.left,
    pace: auto.pace,
    pays: true,
    bid: 0,
    isAuto: true,
  };
}

/** The move of a seat when its month closes: what it did, and the autopilot for the rest (LIVE 3.5). */
export function moveAtClosing(seat: Seat, coins: number, parts: MoveParts | undefined, terms: LiveTerms): Move {
  const { scores, autopilot: auto } = terms;
  if (parts === undefined || parts.begun === null) return autopilot(seat, coins, terms);
  const { option, buys, place, isPlayed } = parts.begun;
  const sealed = parts.sealed ?? { pace: auto.pace, pays: true, bid: 0 };
  const score = isPlayed ? (parts.score ?? scores.left) : scores.unplayed;
  return { option, buys, place, score, pace: sealed.pace, pays: sealed.pays, bid: sealed.bid, isAuto: false };
}
