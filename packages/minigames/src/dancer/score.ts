import { div } from '../fixed.ts';
import * as C from './config.ts';

export type Word = 'perfect' | 'good' | 'okay';

/** How a press `off` ticks from its note is judged; `off` is within the outermost window. */
export const wordFor = (off: number): Word => (off <= C.PERFECT ? 'perfect' : off <= C.GOOD ? 'good' : 'okay');

/** What `judged` holds for a word. */
export const JUDGEMENT: Readonly<Record<Word, number>> = {
  perfect: C.WAS_PERFECT,
  good: C.WAS_GOOD,
  okay: C.WAS_OKAY,
};

const WORTH: Readonly<Record<Word, number>> = {
  perfect: C.PERFECT_WORTH,
  good: C.GOOD_WORTH,
  okay: C.OKAY_WORTH,
};

/** Points of a note; `combo` counts it already. */
export const noteWorth = (word: Word, combo: number): number =>
  WORTH[word] + Math.min(C.COMBO_MAX, div(combo, C.COMBO_STEP));
