import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { number, oneOf } from './fields.ts';

/** CONTENT.md's list; the catalogue of the rules package holds the texts. */
const CONCEPTS = 34;
const QUESTIONS = 8;
const UNKNOWN_CONCEPT = { error: `Deve ser uma ideia de 1 a ${CONCEPTS}` };
const UNKNOWN_ANSWER = { error: 'Cada resposta é 0, 1 ou 2' };
const conceptId = number.check(z.refine((n) => Number.isInteger(n) && n >= 1 && n <= CONCEPTS, UNKNOWN_CONCEPT));

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

const answer = number.check(z.refine((n) => n === 0 || n === 1 || n === 2, UNKNOWN_ANSWER));

export const quizAnswer = endpoint('quizAnswer', {
  summary: 'The eight answers of one form; a second time changes nothing.',
  body: z.object({
    form: oneOf(['A', 'B']),
    answers: z
      .array(answer, { error: 'Campo obrigatório' })
      .check(z.length(QUESTIONS, { error: `Deve ter ${QUESTIONS} respostas` })),
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
