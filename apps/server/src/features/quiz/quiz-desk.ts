import { operatorCopy } from '@consorcio/copy/operator';
import type { QuizResults } from '@consorcio/rules/quiz-analysis';
import { MINIMUM_COHORT, QUIZ_QUESTIONS } from '@consorcio/rules/vocabulary';
import type { DeskReport, DeskRow, DeskTable } from '../../desk/desk.ts';

const { quiz: copy } = operatorCopy;

const percent = (share: number): number => Math.round(1_000 * share) / 10;

/** Percent of the answers that are right, and how many answered; both kept back where they are too few. */
function rowOf(name: string, players: number, right: number): DeskRow {
  if (players < MINIMUM_COHORT) return [name, null, null];
  return [name, percent(right / (players * QUIZ_QUESTIONS)), players];
}

/** The totals as the desk shows them: one row a moment. */
export function quizTable({ moments }: Pick<QuizResults, 'moments'>): DeskTable {
  return {
    columns: [
      { id: 'part', title: copy.part },
      { id: 'right-percent', title: copy.right },
      { id: 'players', title: copy.players },
    ],
    rows: moments.map(({ moment, players, mean }) => rowOf(copy.moments[moment], players, players * (mean ?? 0))),
  };
}

export const quizDeskReport = (totals: () => Promise<QuizResults>): DeskReport => ({
  ...{ group: 'teaching', id: 'quiz', title: copy.title, note: copy.note(MINIMUM_COHORT), chart: 'steps' },
  read: async () => quizTable(await totals()),
});
