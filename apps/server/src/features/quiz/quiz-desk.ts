import { endpoints } from '@consorcio/contract';
import { operatorCopy } from '@consorcio/copy/operator';
import { ok } from '@consorcio/kernel';
import type { QuizResults } from '@consorcio/rules/quiz-analysis';
import { MINIMUM_COHORT, QUIZ_QUESTIONS } from '@consorcio/rules/vocabulary';
import type { DeskReport, DeskRow, DeskTable } from '../../desk/desk.ts';
import type { Feature } from '../../feature.ts';
import { cachedFor } from '../../ttl-cache.ts';
import { readComparison } from './classes.ts';
import { publishedTotals } from './read-totals.ts';

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

const quizDeskReport = (totals: () => Promise<QuizResults>): DeskReport => ({
  group: 'teaching',
  id: 'quiz',
  title: copy.title,
  note: copy.note(MINIMUM_COHORT),
  chart: 'steps',
  read: async () => quizTable(await totals()),
});

/** Milliseconds for which the totals are cached: they are computed from all answers. */
const TOTALS_AGE = 60_000;

/** What all answers to the quiz say together. */
export const quiz: Feature = (api, { database, now, desk }) => {
  const totals = cachedFor(
    async () => ({
      ...(await publishedTotals(database.query)),
      classes: await readComparison(database.query, now()),
    }),
    TOTALS_AGE,
    now,
  );
  desk.add(quizDeskReport(totals));
  api.public(endpoints.quizTotals, async () => ok(await totals()));
};
