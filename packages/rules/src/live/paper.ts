import { type Result, refuse } from '@consorcio/kernel';
import { beginMonth, finishMonth, NO_PARTS, type NotNow, type SeatState, sealMonth } from './commands.ts';
import { termsOfGroup } from './group.ts';
import type { Move, MoveParts } from './move.ts';
import type { PaperLine } from './paper-line.ts';
import type { LiveRefusal } from './words.ts';

/* Moves of a group that is played on paper (LIVE 3.13): the host types a line a quota. */

type LineRefusal = NotNow | Extract<LiveRefusal, 'LIVE_MAY_NOT_BUY' | 'LIVE_BID_INVALID' | 'BALANCE_INSUFFICIENT'>;

/**
 * The parts of a typed line, judged as those of a phone would be. A line that was typed before does not bind. On paper nobody
 * plays a minigame: a place counts with the score of neutral hands.
 */
export function paperMove(
  state: SeatState,
  month: number,
  { option, place, pace, pays, bid, buys }: PaperLine,
): Result<MoveParts, LineRefusal> {
  const { neutral } = termsOfGroup(state.group).scores;
  const begun = beginMonth({ ...state, parts: NO_PARTS }, month, { option, buys, place, isPlayed: true });
  // A month that was just begun was not begun differently, and no part of it is missing.
  if (!begun.ok) return refuse(begun.refusal === 'LIVE_STEP_DONE' ? 'LIVE_NOT_NOW' : begun.refusal);
  const finished = finishMonth({ ...state, parts: begun.value }, month, neutral);
  if (!finished.ok) return refuse('LIVE_NOT_NOW');
  const sealed = sealMonth({ ...state, parts: finished.value }, month, { pace, pays, bid });
  if (sealed.ok) return sealed;
  return refuse(sealed.refusal === 'LIVE_STEP_ORDER' ? 'LIVE_NOT_NOW' : sealed.refusal);
}

/** What an empty line means: the month before again, without a bid and without buying. Undefined: the autopilot. */
export function movedAsBefore(before: Move | undefined): MoveParts | undefined {
  if (before === undefined || before.isAuto) return undefined;
  const { option, place, score, pace, pays } = before;
  return { begun: { option, place, buys: false, isPlayed: true }, score, sealed: { pace, pays, bid: 0 } };
}
