export { FAMILY_CONCEPTS, ideaAfter } from './families.ts';
export { formAt, itemsOf, momentOf, optionsShown, type QuizItemId } from './forms.ts';
export {
  ANSWERS_FROM_DAYS,
  acceptQuiz,
  LATER_FROM_DAYS,
  type QuizAccepted,
  type QuizFacts,
  type QuizRefusal,
  type QuizStanding,
  quizStanding,
} from './standing.ts';
export { QUIZ_1, rightOf1 } from './version-1.ts';
