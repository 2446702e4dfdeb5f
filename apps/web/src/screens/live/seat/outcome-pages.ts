import { outcomeCopy as copy } from '@consorcio/copy/live-phone';
import type { SeatView } from './month/month-draft.ts';
import { termsOfView } from './month/preview.ts';
import { fateOf, letterSentence, worthSentence } from './seat-model.ts';

type End = NonNullable<SeatView['end']>;

interface Bar {
  readonly name: string;
  /** How long it is; coins, or points of the note. */
  readonly value: number;
  readonly tone: 'go' | 'line' | 'accent' | 'highlight';
  /** Instead of the coins. */
  readonly text?: string;
}

/** One page: a sentence and a picture. */
export interface Page {
  readonly name: 'turn' | 'end' | 'luck' | 'note';
  readonly title: string;
  readonly sentence: string;
  readonly bars: readonly Bar[];
  /** The longest that a bar may be; the longest there is where nothing is given. */
  readonly most?: number;
  readonly below?: string;
}

const MOST_NOTE = 100;

/**
 * The decision that weighed most, how the seat ended, what luck and decisions did, the note; what is not counted yet is left out. Who
 * lost the good or left the group reads that first: praise of a decision would hide it.
 */
export function outcomePages(view: SeatView, end: End): readonly Page[] {
  const { decision, hand, luck, note, situation, turn, worth } = end;
  const { seat } = view;
  const own = { name: copy.worth, value: worth, tone: 'go' } as const;
  const howItEnded: Page = {
    name: 'end',
    title: copy.situations[situation],
    sentence: [letterSentence(seat, situation), fateOf(view)].filter(Boolean).join(' '),
    bars: [{ name: copy.bars.start, value: termsOfView(view).start.cash, tone: 'accent' }, own],
    below: worthSentence(view),
  };
  const isLost = situation === 'TAKEN' || situation === 'OUT';
  const pages: (Page | null)[] = [
    isLost ? howItEnded : null,
    turn && {
      name: 'turn',
      title: copy.turnTitle,
      sentence: copy.turn(turn.kind, turn.month, turn.own, turn.other),
      bars: [
        { name: copy.bars.own, value: turn.own, tone: 'accent' },
        { name: copy.bars.other, value: turn.other, tone: 'highlight' },
      ],
    },
    isLost ? null : howItEnded,
    decision === null || luck === null || hand === null
      ? null
      : {
          name: 'luck',
          title: copy.luckTitle,
          sentence: copy.parts(decision, luck, hand),
          bars: [{ name: copy.bars.mean, value: decision, tone: 'accent' }, own],
        },
    note === null
      ? null
      : {
          name: 'note',
          title: copy.note,
          sentence: copy.noteAbout,
          bars: [{ name: copy.note, value: note, tone: 'go', text: copy.noteIs(note) }],
          most: MOST_NOTE,
        },
  ];
  return pages.filter((page) => page !== null);
}
