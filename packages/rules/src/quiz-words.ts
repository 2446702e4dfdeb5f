/* The enumerations of the quiz around the game and of the notebook’s cards; part of the vocabulary. */

/** The parallel forms of the questions around the game (LEARN 2.1). */
export const QUIZ_FORMS = ['A', 'B', 'C'] as const;
export type QuizForm = (typeof QUIZ_FORMS)[number];
/** Families of questions: one item of each in every form, in this order. */
export const QUIZ_FAMILIES = ['PAR', 'SOR', 'LAN', 'CON', 'ATR', 'SAI', 'REA', 'ESC'] as const;
export type QuizFamily = (typeof QUIZ_FAMILIES)[number];
/** The sets of questions that were ever asked, by their number on the wire and in what is kept (LEARN 2.4). */
export const QUIZ_VERSIONS = [2, 3] as const;
export type QuizVersion = (typeof QUIZ_VERSIONS)[number];
/** The one that is asked of whoever has answered nothing yet. */
export const QUIZ_VERSION: QuizVersion = 3;
export const QUIZ_QUESTIONS = 8;
/** When a part is answered: before a campaign ended, after one, and at least seven days later (LEARN 2.3). */
export const QUIZ_MOMENTS = ['BEFORE', 'AFTER', 'LATER'] as const;
export type QuizMoment = (typeof QUIZ_MOMENTS)[number];
/** Options as they are stored: the right one, two misconceptions, and 'Não sei' (LEARN 2.1). */
export const QUIZ_OPTIONS = ['k', 'x', 'y', 'n'] as const;
export type QuizOption = (typeof QUIZ_OPTIONS)[number];
/** How sure an answer is: 0 guessed, 1 think so, 2 sure. */
export const QUIZ_CONFIDENCES = [0, 1, 2] as const;
/** Days after the second part from which the third is asked. */
export const QUIZ_LATER_DAYS = 7;
/**
 * The two arms of the comparison by classes: a class of one plays between its first and its second part, one of the other
 * plays after the second. Two classes are one pair, and chance decides which of them waits (LEARN 2.7).
 */
export const CLASS_ARMS = ['PLAY', 'WAIT'] as const;
export type ClassArm = (typeof CLASS_ARMS)[number];
/** Hours after the first part from which a class is asked the second one, in both arms: the next school day. */
export const CLASS_SECOND_HOURS = 12;
/** Days after the draw for which a class may answer; its pair is counted from then on. */
export const CLASS_DAYS = 60;
/** Days after the second part from which a class is asked the third, in both arms; the class that waits plays after it. */
export const CLASS_LATER_DAYS = 28;
/**
 * Pairs of a study, fixed before it is drawn; nothing is told of fewer. Trials at school find 0.15 standard deviations of
 * scores (Kaiser and Menkhoff, 2020); `npm run drill -- study` prints how often so many pairs see that.
 */
export const STUDY_PAIRS = 60;
/** Fewest answers for which a discrimination is published (LEARN 2.4). */
export const DISCRIMINATION_FROM = 50;
/** Fewest players about whom a figure is published (LEARN 2.4). */
export const MINIMUM_COHORT = 10;
/** Ideas of the notebook; their ids count from 1. */
export const CONCEPT_COUNT = 34;
/** The two questions that a card of an idea may ask. */
export const CARD_VARIANTS = ['a', 'b'] as const;
export type CardVariant = (typeof CARD_VARIANTS)[number];
/** Options of a card; the answer after the last one is 'Não lembro'. */
export const CARD_OPTIONS = 3;
