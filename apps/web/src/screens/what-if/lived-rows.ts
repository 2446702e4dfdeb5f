import { whatIfCopy as copy } from '@consorcio/copy/what-if';
import { optionTextsOf } from '@consorcio/rules/catalogue';
import { placeOfRoom } from '@consorcio/rules/vocabulary';
import { type Change, choicesOf, type Live, type MonthChoices } from '@consorcio/rules/what-if';

/** A campaign as it was lived, with the months after its letter. */
type Lived = ReturnType<Live>;

/** What was done in one month, before the letter or after it. */
export interface LivedRow {
  /** Places or the plan: where they differ between two lives, the decision differed. */
  readonly ways: readonly string[];
  /** What else is shown: a recovery, the answer to a card, the bid and its use, the bill. */
  readonly more: readonly string[];
  /** The month's card. */
  readonly eventId: number | null;
}

/** Month by month, place 0 for cycle 1; the months after the letter follow those before it. */
export function rowsOf(lived: Lived): readonly LivedRow[] {
  const { months, options = [] } = choicesOf(lived);
  // A month has one card.
  const cards = lived.stages.flatMap(({ eventId }) => (eventId === undefined ? [] : [eventId]));
  const answerTo = (eventId: number | null): readonly string[] => {
    const taken = options.find((card) => card.eventId === eventId);
    const label = taken === undefined ? undefined : optionTextsOf(taken.eventId)[taken.option - 1]?.label;
    return label === undefined ? [] : [copy.same.option(label)];
  };
  const use = lived.after?.use ?? null;
  const before = months.map((month, i): LivedRow => {
    const eventId = cards[i] ?? null;
    const isLetter = i + 1 === lived.cycle;
    const used = isLetter && use !== null ? [copy.picker.use(use)] : [];
    return { ...linesOf(month, answerTo(eventId), used), eventId };
  });
  const after = (lived.after?.months ?? []).map(({ works, eventId, paid }): LivedRow => {
    const bill = paid === undefined ? [] : [paid ? copy.same.paid : copy.same.missed];
    return { ways: [copy.same.plan(works)], more: [...answerTo(eventId), ...bill], eventId };
  });
  return [...before, ...after];
}

function linesOf({ turns, recovery, bid, isOut }: MonthChoices, answer: readonly string[], used: readonly string[]) {
  return {
    ways: turns.map(({ roomId }, i) => `${i + 1}. ${placeOfRoom(roomId)}`),
    more: [
      ...(recovery === null ? [] : [copy.same.recovery(placeOfRoom(recovery.roomId))]),
      ...answer,
      ...(isOut === true ? [copy.same.out] : []),
      ...(bid === null ? [] : [bid.offered > 0 ? copy.same.bid(bid.offered) : copy.same.kept]),
      ...used,
    ],
  };
}

/** The month, from 1, in which a change was made to a life; null where it names none. */
export function monthOfChange(change: Change, lived: Lived): number | null {
  switch (change.kind) {
    case 'OPTION': {
      const place = rowsOf(lived).findIndex(({ eventId }) => eventId === change.eventId);
      return place < 0 ? null : place + 1;
    }
    case 'USE':
      return lived.cycle;
    case 'PLAN':
      return lived.cycle + change.place + 1;
    case 'GO_ON':
      return lived.cycle;
    default:
      return change.month;
  }
}

/** True of a month that both lives had, in which places or plan came to differ. */
export const isOther = (before: LivedRow | undefined, after: LivedRow | undefined): boolean =>
  before !== undefined && after !== undefined && before.ways.some((way, i) => way !== after.ways[i]);
