import { CONCEPT_COUNT, QUIZ_FORMS, QUIZ_QUESTIONS } from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fault } from './field-faults.ts';
import { number, oneOf } from './fields.ts';

const isConcept = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= CONCEPT_COUNT;
const conceptId = number.check(z.refine(isConcept, { error: fault('NOT_CONCEPT', CONCEPT_COUNT) }));

const learned = z.object({
  learned: z.array(z.object({ id: number, at: z.string(), cycle: z.nullable(z.int()) })),
});

export const conceptList = endpoint('conceptList', {
  summary: "The notebook's ideas that were learned.",
  reply: learned,
  errors: [],
});

export const conceptLearn = endpoint('conceptLearn', {
  summary: 'Notes that an idea was learned; twice changes nothing.',
  body: z.object({ conceptId }),
  reply: learned,
  errors: [],
});

const answer = number.check(z.refine((n) => n === 0 || n === 1 || n === 2, { error: fault('NOT_ANSWER') }));

export const quizAnswer = endpoint('quizAnswer', {
  summary: 'The eight answers of one form; a second time changes nothing.',
  body: z.object({
    form: oneOf(QUIZ_FORMS),
    answers: z
      .array(answer, { error: fault('REQUIRED') })
      .check(z.length(QUIZ_QUESTIONS, { error: fault('WRONG_COUNT', QUIZ_QUESTIONS) })),
  }),
  reply: z.object({}),
  status: 201,
  errors: [],
});

const formTotals = z.array(
  z.object({
    form: z.string(),
    players: z.int(),
    /** How often each of the eight questions was answered rightly, in the order of the form. */
    right: z.array(z.int()),
  }),
);

export const quizTotals = endpoint('quizTotals', {
  summary: 'Anonymous totals of both forms, answers before and after a campaign apart.',
  reply: z.object({
    /** All answers. */
    forms: formTotals,
    /** Those of players who had not ended a campaign yet. */
    before: formTotals,
    after: formTotals,
    /** Players who answered one form before and the other after, and their right answers in all. */
    both: z.object({ players: z.int(), rightBefore: z.int(), rightAfter: z.int() }),
  }),
  errors: [],
});
