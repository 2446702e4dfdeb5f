export { FAMILY_CONCEPTS, formAt, ideaAfter, itemsOf, momentOf, optionsShown, type QuizItemId } from './forms.ts';
export {
  ANSWERS_FROM_DAYS,
  acceptQuiz,
  type QuizAccepted,
  type QuizFacts,
  type QuizRefusal,
  type QuizStanding,
  quizStanding,
} from './standing.ts';
