import type { QuizFamily } from '@consorcio/rules/vocabulary';
import { QUIZ_ITEMS, type QuizItem } from './quiz-items.ts';

/** A case of form A of the quiz for a class on paper. LEARN 6.2 */
export interface PaperCase {
  readonly id: string;
  readonly question: string;
  /** In the order of the paper. */
  readonly options: readonly string[];
  readonly right: string;
}

/** `/folha-do-aluno`, `/gabarito`. */
export const paperCasesCopy = { title: 'Desafio no papel', key: 'Desafio', unsure: 'Não sei' } as const;

const FORM = 'A';
/** In what order the options of a case are printed. */
const PRINTED: readonly (readonly [QuizFamily, readonly ('k' | 'x' | 'y')[]])[] = [
  ['SOR', ['x', 'k', 'y']],
  ['LAN', ['x', 'y', 'k']],
  ['CON', ['x', 'k', 'y']],
];

export const PAPER_CASES: readonly PaperCase[] = PRINTED.map(([family, order]) => {
  const item: QuizItem = QUIZ_ITEMS[FORM][family];
  return { id: `${FORM}-${family}`, question: item.question, options: order.map((id) => item[id]), right: item.k };
});
