import { debriefCopy } from '@consorcio/copy/live-debrief';
import { outcomeCopy as copy } from '@consorcio/copy/live-phone';
import { decisionNote, termsOfView } from '@consorcio/rules/live';
import { LIVE_FAMILIES } from '@consorcio/rules/live-words';
import type { SeatView } from './month/month-draft.ts';
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
  readonly name: 'turn' | 'end' | 'luck' | 'note' | 'answers';
  readonly title: string;
  readonly sentence: string;
  readonly bars: readonly Bar[];
  /** The longest that a bar may be; the longest there is where nothing is given. */
  readonly most?: number;
  readonly below?: string;
}

/** How the seat ended, what luck and decisions did, the decision that weighed most, the note; what is not counted yet is left out. */
export function outcomePages(view: SeatView, end: End): readonly Page[] {
  const { decision, hand, luck, situation, turn, worth, misses, late } = end;
  const own = { name: copy.worth, value: worth, tone: 'go' } as const;
  const pages: (Page | null)[] = [
    {
      name: 'end',
      title: copy.situations[situation],
      sentence: [letterSentence(view.seat, situation), misses > 0 && copy.misses(misses, late), fateOf(view)]
        .filter(Boolean)
        .join(' '),
      bars: [{ name: copy.bars.start, value: termsOfView(view).start.cash, tone: 'accent' }, own],
      below: worthSentence(view),
    },
    decision === null || luck === null || hand === null
      ? null
      : {
          name: 'luck',
          title: copy.luckTitle,
          sentence: copy.mean(decision),
          bars: [{ name: copy.bars.mean, value: decision, tone: 'accent' }, own],
          below: copy.parts(luck, hand),
        },
    turn && {
      name: 'turn',
      title: copy.turnTitle,
      sentence: copy.turn(turn.kind, turn.month, turn.own, turn.other),
      bars: [
        { name: copy.bars.own, value: turn.own, tone: 'accent' },
        { name: copy.bars.other, value: turn.other, tone: 'highlight' },
      ],
    },
    notePage(view, end),
    answersPage(view),
  ];
  return pages.filter((page) => page !== null);
}

/** Which of the own answers were right, once the projector has shown the right ones; null before, and for who has answered none. */
function answersPage({ answers }: SeatView): Page | null {
  const given = answers?.after ?? answers?.before;
  if (answers == null || given == null) return null;
  const rightOf = (all: readonly number[] | null): number | null =>
    all?.filter((answer) => answer === 0).length ?? null;
  const { questions, ideas } = debriefCopy.answers;
  const wrong = LIVE_FAMILIES.filter((_, i) => given[i] !== 0).map((family) => ideas[family]);
  return {
    name: 'answers',
    title: copy.answersTitle,
    sentence: copy.answers(rightOf(answers.before), rightOf(answers.after), LIVE_FAMILIES.length),
    bars: LIVE_FAMILIES.map((family, i) => ({
      name: questions[family],
      value: given[i] === 0 ? 1 : 0,
      tone: 'go',
      text: copy.answer(given[i] === 0),
    })),
    most: 1,
    ...(wrong.length > 0 && { below: wrong.join(' ') }),
  };
}

/** The note and its best, what a point is, and the decision that cost or brought most points; null until it is counted. */
function notePage(view: SeatView, { note, decision, turn }: End): Page | null {
  if (note === null || decision === null) return null;
  const terms = termsOfView(view);
  const motive = view.seat.motive ?? 'NO_HURRY';
  const given = terms.note.given[motive] * (terms.months - 1);
  const other = turn === null ? note : decisionNote(turn.other, { motive }, terms);
  const bar = (name: string, value: number, tone: Bar['tone']): Bar => ({
    name,
    value,
    tone,
    text: copy.noteIs(value),
  });
  const isTold = turn !== null && other !== note;
  return {
    name: 'note',
    title: copy.noteOf(note, terms.note.most),
    sentence: isTold ? copy.noteTurn(turn.kind, turn.month, note - other) : copy.noteBlind,
    bars: [
      bar(copy.bars.note, note, 'accent'),
      ...(isTold ? [bar(copy.noteOther(turn.kind, turn.month), other, 'highlight')] : []),
    ],
    most: terms.note.most,
    below: copy.noteAbout(
      decision,
      decisionNote(decision, { motive }, terms) > note,
      terms.letter,
      given,
      terms.note.coins,
    ),
  };
}
