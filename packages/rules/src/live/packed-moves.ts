import { must } from '@consorcio/kernel';
import type { Move } from './move.ts';
import { CARD_OPTIONS, LIVE_PLACES, MONTH_PACES } from './words.ts';

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
