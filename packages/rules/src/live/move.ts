import { must } from '@consorcio/kernel';
import { type Game, MINIGAMES } from '../vocabulary.ts';
import type { LiveTerms } from './rulebook.ts';
import type { Seat } from './seat.ts';
import { CARD_OPTIONS, type CardOption, LIVE_PLACES, type LivePlace, MONTH_PACES, type MonthPace } from './words.ts';

/** What a seat chooses when it begins its month; final. */
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

export const gameAt = (place: LivePlace): Game =>
  must(
    MINIGAMES.find(({ roomId }) => roomId === place),
    `minigame of place ${place}`,
  ).game;

/*
 * The moves of a closed month as one line of text, for the store, the audit and the verifier: `12.A2.6000.RS--.60` is quota 12,
 * option A, place 2, a score of 60 %, rest, pays (S or N), buys (C), by the autopilot (A), bids 60.
 */

const PACKED = /^(\d+)\.([ABC])([2-5])\.(\d+)\.([ENR])([SN])([C-])([A-])\.(\d+)$/;

function packed(quota: number, { option, place, score, pace, pays, buys, isAuto, bid }: Move): string {
  const marks = `${pace[0]}${pays ? 'S' : 'N'}${buys ? 'C' : '-'}${isAuto ? 'A' : '-'}`;
  return `${quota}.${option}${place}.${score}.${marks}.${bid}`;
}

/** All moves of a month, ascending by quota. */
export const packMoves = (moves: ReadonlyMap<number, Move>): string =>
  [...moves]
    .sort(([a], [b]) => a - b)
    .map(([quota, move]) => packed(quota, move))
    .join(' ');

function unpacked(text: string): readonly [number, Move] {
  const [, quota, option, place, score, pace, pays, buys, auto, bid] = must(PACKED.exec(text), `move ${text}`);
  const move: Move = {
    option: must(
      CARD_OPTIONS.find((word) => word === option),
      'option',
    ),
    place: must(
      LIVE_PLACES.find((number) => `${number}` === place),
      'place',
    ),
    score: Number(score),
    pace: must(
      MONTH_PACES.find((word) => word[0] === pace),
      'pace',
    ),
    pays: pays === 'S',
    buys: buys === 'C',
    isAuto: auto === 'A',
    bid: Number(bid),
  };
  return [Number(quota), move];
}

/** The moves of a packed month. @throws BrokenInvariant UNKNOWN for a text that was not packed by `packMoves` */
export const unpackMoves = (text: string): ReadonlyMap<number, Move> =>
  new Map(text === '' ? [] : text.split(' ').map(unpacked));
