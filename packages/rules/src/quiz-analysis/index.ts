export * from './classes.ts';
export { type Gathered, publishedByConfidence, QuizGathering } from './gathering.ts';
export { type ItemNote, itemNotes } from './item-notes.ts';
export { chosen } from './item-sums.ts';
export type { GivenPart } from './part.ts';
export { type FormResults, type GainResults, type MomentResults, type QuizResults, quizResults } from './results.ts';
