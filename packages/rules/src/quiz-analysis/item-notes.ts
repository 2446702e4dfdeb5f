import { QUIZ_FAMILIES, type QuizFamily } from '../quiz-words.ts';
import type { FormResults, MomentResults } from './results.ts';

/** Why an item needs a review (LEARN 2.4). */
export type ItemNote =
  | 'TOO_HARD'
  | 'TOO_EASY'
  | 'CHECK_THE_KEY'
  | 'TELLS_LITTLE'
  | 'MISCONCEPTION_RARE'
  | 'FORMS_DIFFER';

const EASY = 0.9;
const HARD = 0.2;
const LEAST_DISCRIMINATION = 0.2;
const LEAST_CHOSEN = 0.05;
/** Shares of right answers between the items of a family. */
const MOST_BETWEEN_FORMS = 0.1;

const hasApart = (forms: readonly FormResults[], family: QuizFamily): boolean => {
  const rights = forms.flatMap(({ items }) => items.filter((item) => item.family === family).map(({ k }) => k));
  return Math.max(...rights) - Math.min(...rights) > MOST_BETWEEN_FORMS;
};

/** What is to be looked at in an item of a form, as it was answered at one moment. */
export function itemNotes(
  { moment, forms }: MomentResults,
  form: FormResults,
  family: QuizFamily,
): readonly ItemNote[] {
  const item = form.items[QUIZ_FAMILIES.indexOf(family)];
  if (item === undefined) return [];
  const { k, x, y, discrimination: r } = item;
  const isBefore = moment === 'BEFORE';
  const found: readonly (readonly [boolean, ItemNote])[] = [
    [isBefore && k < HARD, 'TOO_HARD'],
    [isBefore && k > EASY, 'TOO_EASY'],
    [r !== null && r < 0, 'CHECK_THE_KEY'],
    [r !== null && r >= 0 && r < LEAST_DISCRIMINATION, 'TELLS_LITTLE'],
    [isBefore && Math.min(x, y) < LEAST_CHOSEN, 'MISCONCEPTION_RARE'],
    [hasApart(forms, family), 'FORMS_DIFFER'],
  ];
  return found.filter(([is]) => is).map(([, note]) => note);
}
