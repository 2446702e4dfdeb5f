import type { ReplyOf } from '@consorcio/contract';
import { operatorCopy } from '@consorcio/copy/operator';
import { MINIMUM_COHORT, QUIZ_QUESTIONS } from '@consorcio/rules/vocabulary';
import type { DeskReport, DeskRow, DeskTable } from '../../desk/desk.ts';

const { quiz: copy } = operatorCopy;

type Totals = ReplyOf<'quizTotals'>;

const percent = (share: number): number => Math.round(1_000 * share) / 10;

/** Percent of the answers that are right, and how many answered; both kept back where they are too few. */
function rowOf(name: string, players: number, right: number): DeskRow {
  if (players < MINIMUM_COHORT) return [name, null, null];
  return [name, percent(right / (players * QUIZ_QUESTIONS)), players];
}

/** The totals as the desk shows them: the three moments of version 2, and version 1 before and after. */
export function quizTable({ before, after, version2 }: Totals): DeskTable {
  const moments = version2.moments.map(({ moment, players, mean }) =>
    rowOf(copy.moments[moment], players, players * (mean ?? 0)),
  );
  const version1 = (given: Totals['before'], moment: 'BEFORE' | 'AFTER') =>
    given.map(({ form, players, right }) =>
      rowOf(
        copy.version1(form, copy.moments[moment]),
        players,
        right.reduce((sum, times) => sum + times, 0),
      ),
    );
  return {
    columns: [
      { id: 'part', title: copy.part },
      { id: 'right-percent', title: copy.right },
      { id: 'players', title: copy.players },
    ],
    rows: [...moments, ...version1(before, 'BEFORE'), ...version1(after, 'AFTER')],
  };
}

export const quizDeskReport = (totals: () => Promise<Totals>): DeskReport => ({
  ...{ group: 'teaching', id: 'quiz', title: copy.title, note: copy.note(MINIMUM_COHORT), chart: 'steps' },
  read: async () => quizTable(await totals()),
});
