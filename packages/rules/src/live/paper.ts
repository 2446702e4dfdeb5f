import { type Result, refuse } from '@consorcio/kernel';
import { beginMonth, finishMonth, NO_PARTS, type NotNow, type SeatState, sealMonth } from './commands.ts';
import { termsOfGroup } from './group.ts';
import type { Move, MoveParts } from './move.ts';
import {
  CARD_OPTIONS,
  type CardOption,
  LIVE_PLACES,
  type LivePlace,
  type LiveRefusal,
  type MonthPace,
} from './words.ts';

/* What a team writes on its card for a month, as the host types it (LIVE 3.13). */

/** One line: a team's whole month. `bid`: in coins, 0 for none. `buys` is not written in it, but ticked beside it. */
export type PaperLine = Omit<Move, 'score' | 'isAuto'>;

/** Letters of the paces as they are printed: descanso, normal, hora extra. */
export const PAPER_PACES = { D: 'REST', N: 'NORMAL', H: 'EXTRA' } as const satisfies Readonly<
  Record<string, MonthPace>
>;
type PaceLetter = keyof typeof PAPER_PACES;
/** Letters for paying and not paying: sim, não. */
const PAYS = 'S';
const PAYS_NOT = 'N';

const LETTERS = Object.keys(PAPER_PACES) as PaceLetter[];
const LINE = new RegExp(
  `^([${CARD_OPTIONS.join('')}])([${LIVE_PLACES.join('')}])([${LETTERS.join('')}])([${PAYS}${PAYS_NOT}])(\\d{0,4})$`,
);

/** A typed line such as `A2DS30`, in any case and with or without blanks; null for what is none. No bid: 0. */
export function readPaperLine(text: string): Omit<PaperLine, 'buys'> | null {
  const [, option, place, pace, pays, bid] = LINE.exec(text.toUpperCase().replaceAll(/\s/g, '')) ?? [];
  if (bid === undefined) return null;
  return {
    option: option as CardOption,
    place: Number(place) as LivePlace,
    pace: PAPER_PACES[pace as PaceLetter],
    pays: pays === PAYS,
    bid: Number(bid),
  };
}

/** The line of a month, as `readPaperLine` reads it. */
export function writePaperLine({ option, place, pace, pays, bid }: Omit<PaperLine, 'buys'>): string {
  const letter = LETTERS.find((each) => PAPER_PACES[each] === pace);
  return `${option}${place}${letter}${pays ? PAYS : PAYS_NOT}${bid === 0 ? '' : bid}`;
}

/* Moves of a group that is played on paper (LIVE 3.13): the host types a line a quota. */

type LineRefusal = NotNow | Extract<LiveRefusal, 'LIVE_MAY_NOT_BUY' | 'LIVE_BID_INVALID' | 'BALANCE_INSUFFICIENT'>;

/**
 * The parts of a typed line, judged like those of a phone; it replaces an earlier line. On paper nobody plays a
 * minigame: a place counts with the score of neutral hands.
 */
export function paperMove(
  state: SeatState,
  month: number,
  { option, place, pace, pays, bid, buys }: PaperLine,
): Result<MoveParts, LineRefusal> {
  const { neutral } = termsOfGroup(state.group).scores;
  const begun = beginMonth({ ...state, parts: NO_PARTS }, month, { option, buys, place, isPlayed: true });
  // LIVE_STEP_DONE and LIVE_STEP_ORDER cannot follow from NO_PARTS; their types go to LIVE_NOT_NOW.
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
