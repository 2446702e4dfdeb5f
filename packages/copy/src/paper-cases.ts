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

/** A case, its options printed in that order. */
const printed = (id: string, item: QuizItem, ...order: ('k' | 'x' | 'y')[]): PaperCase => ({
  id,
  question: item.question,
  options: order.map((option) => item[option]),
  right: item.k,
});

export const PAPER_CASES: readonly PaperCase[] = [
  printed('A-SOR', QUIZ_ITEMS.A.SOR, 'x', 'k', 'y'),
  printed('A-LAN', QUIZ_ITEMS.A.LAN, 'x', 'y', 'k'),
  printed('A-CON', QUIZ_ITEMS.A.CON, 'x', 'k', 'y'),
];
