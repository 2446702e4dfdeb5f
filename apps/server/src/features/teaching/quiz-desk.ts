import type { ReplyOf } from '@consorcio/contract';
import { operatorCopy } from '@consorcio/copy/operator';
import { type DeskReport, type DeskRow, type DeskTable, MINIMUM_COHORT } from '../../desk/desk.ts';

const { quiz: copy } = operatorCopy;

/** Questions of a form. */
const QUESTIONS = 8;

type Totals = ReplyOf<'quizTotals'>;

/** Percent of the answers that are right, and how many answered; both kept back where they are too few. */
function rowOf(name: string, players: number, right: number): DeskRow {
  if (players < MINIMUM_COHORT) return [name, null, null];
  return [name, Math.round((1_000 * right) / (players * QUESTIONS)) / 10, players];
}

/** The totals as the desk shows them: both forms before and after, and who gave both. */
export function quizTable({ before, after, both }: Totals): DeskTable {
  const forms = (given: Totals['before'], isAfter: boolean) =>
    given.map(({ form, players, right }) =>
      rowOf(
        copy.row(form, isAfter),
        players,
        right.reduce((sum, times) => sum + times, 0),
      ),
    );
  return {
    columns: [
      { id: 'form', title: copy.form },
      { id: 'right-percent', title: copy.right },
      { id: 'players', title: copy.players },
    ],
    rows: [
      ...forms(before, false),
      ...forms(after, true),
      rowOf(copy.bothBefore, both.players, both.rightBefore),
      rowOf(copy.bothAfter, both.players, both.rightAfter),
    ],
  };
}

export const quizDeskReport = (totals: () => Promise<Totals>): DeskReport => ({
  ...{ group: 'teaching', id: 'quiz', title: copy.title, note: copy.note(MINIMUM_COHORT), chart: 'steps' },
  read: async () => quizTable(await totals()),
});
