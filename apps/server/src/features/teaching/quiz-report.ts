import { CONCEPTS, QUIZ } from '@consorcio/rules/catalogue';
import { QUIZ_FORMS } from '@consorcio/rules/vocabulary';
import type { Database } from '../../db/database.ts';
import { quizTotals } from './quiz-totals.ts';
import { READ_TOTALS } from './read-totals.ts';

/** One question of a form, as it was answered before or after a campaign: totals only, no player. */
interface QuizRow {
  readonly form: string;
  readonly when: 'before' | 'after';
  readonly idea: number;
  readonly title: string;
  readonly players: number;
  readonly right: number;
}

/** Every question by form and moment. */
export async function reportQuiz(database: Database): Promise<readonly (QuizRow & Record<string, string | number>)[]> {
  const totals = quizTotals(await database.query(READ_TOTALS));
  return QUIZ_FORMS.flatMap((form, i) =>
    (['before', 'after'] as const).flatMap((when) =>
      QUIZ[form].map((idea, place) => {
        const of = totals[when][i];
        const title = CONCEPTS.find(({ id }) => id === idea)?.title ?? '';
        return { form, when, idea, title, players: of?.players ?? 0, right: of?.right[place] ?? 0 };
      }),
    ),
  );
}

/** The same for a spreadsheet: comma-separated, with a line of names, every text quoted. */
export function quizTable(rows: readonly QuizRow[]): string {
  const cell = (value: string | number): string =>
    typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`;
  const lines = rows.map(({ form, when, idea, title, players, right }) =>
    [form, when, idea, title, players, right].map(cell).join(','),
  );
  return `${['form,when,idea,title,players,right', ...lines].join('\r\n')}\r\n`;
}
