import {
  QUIZ_CONFIDENCES,
  QUIZ_FAMILIES,
  QUIZ_FORMS,
  QUIZ_FORMS_1,
  QUIZ_MOMENTS,
  QUIZ_OPTIONS,
  QUIZ_QUESTIONS,
} from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fault } from './field-faults.ts';
import { number, oneOf } from './fields.ts';

const isPlace = (n: number, of: readonly unknown[]): boolean => Number.isInteger(n) && n >= 0 && n < of.length;
const eight = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, { error: fault('REQUIRED') })
    .check(z.length(QUIZ_QUESTIONS, { error: fault('WRONG_COUNT', QUIZ_QUESTIONS) }));
/** An answer as its place in a list of options. */
const answerOf = (options: readonly unknown[]) =>
  number.check(z.refine((n) => isPlace(n, options), { error: fault('NOT_ANSWER', options.length - 1) }));

const version1 = z.object({
  version: z.optional(z.literal(1)),
  form: oneOf(QUIZ_FORMS_1),
  answers: eight(answerOf([0, 1, 2])),
});

const NOT_KNOWN = QUIZ_OPTIONS.indexOf('n');
const confidence = z
  .number({ error: fault('NOT_CONFIDENCE') })
  .check(z.refine((n) => isPlace(n, QUIZ_CONFIDENCES), { error: fault('NOT_CONFIDENCE') }));

/** Answers as places in k, x, y, n, in the order of the families; a confidence for each but 'Não sei' (LEARN 2.4). */
const version2 = z
  .object({
    version: z.literal(2),
    form: oneOf(QUIZ_FORMS),
    answers: eight(answerOf(QUIZ_OPTIONS)),
    confidence: eight(z.nullable(confidence)),
  })
  .check(
    z.refine((body) => body.answers.every((n, i) => (n === NOT_KNOWN) === (body.confidence[i] === null)), {
      error: fault('NOT_CONFIDENCE'),
      path: ['confidence'],
    }),
  );

export const quizAnswer = endpoint('quizAnswer', {
  summary:
    'Sends eight answers of the part that is asked now, once. Without `version`: those of version 1, stored separately.',
  body: z.discriminatedUnion('version', [version1, version2], {
    error: ({ code }) => (code === 'invalid_union' ? fault('NOT_ONE_OF', '1, 2') : undefined),
  }),
  reply: z.object({}),
  status: 201,
  errors: ['QUIZ_ALREADY_ANSWERED', 'QUIZ_LATE', 'QUIZ_NOT_ASKED'],
});

const moment = z.enum(QUIZ_MOMENTS);
const form = z.enum(QUIZ_FORMS);

export const quizStanding = endpoint('quizStanding', {
  summary: 'Which part of the quiz is asked now, or when the next one opens, and the parts already answered.',
  reply: z.object({
    standing: z.union([
      z.object({ kind: z.literal('ASK'), moment, form }),
      z.object({ kind: z.enum(['WAIT_CAMPAIGN', 'OVER']) }),
      /** Whole days until the third part opens. */
      z.object({ kind: z.literal('WAIT_DAYS'), days: z.int() }),
    ]),
    /** In the order of their moments; answers and confidences as they were sent. */
    parts: z.array(
      z.object({ moment, form, answers: z.array(z.int()), confidence: z.array(z.nullable(z.int())), at: z.string() }),
    ),
    /** Of version 1: right answers of eight. */
    version1: z.array(z.object({ form: z.enum(QUIZ_FORMS_1), moment, right: z.int() })),
  }),
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

/** From 0 to 1: right, each misconception, 'Não sei', sure and wrong. */
const shares = { k: z.number(), x: z.number(), y: z.number(), n: z.number(), sureAndWrong: z.number() };
const family = z.enum(QUIZ_FAMILIES);

/** Right answers more at the later moment: mean with its 95 % interval, and shares of players. */
const gain = z.nullable(
  z.object({
    players: z.int(),
    mean: z.number(),
    low: z.number(),
    high: z.number(),
    gained: z.number(),
    stayed: z.number(),
    lost: z.number(),
    /** Whether the forms' difficulty was taken off: from ten players a form on. */
    isAdjusted: z.boolean(),
  }),
);

export const quizTotals = endpoint('quizTotals', {
  summary: 'Anonymous totals, each of at least ten players. The first four fields are of version 1.',
  reply: z.object({
    /** All answers. */
    forms: formTotals,
    /** Those of players who had not ended a campaign yet. */
    before: formTotals,
    after: formTotals,
    /** Players who answered one form before and the other after, and their right answers in all. */
    both: z.object({ players: z.int(), rightBefore: z.int(), rightAfter: z.int() }),
    /** Version 2 (LEARN 2.4). */
    version2: z.object({
      players: z.int(),
      /** The second part against the first, the third against the first, and the third against the second. */
      gain,
      delayed: gain,
      retention: gain,
      moments: z.array(
        z.object({
          moment,
          players: z.int(),
          /** Right answers of eight. */
          mean: z.nullable(z.number()),
          families: z.array(z.object({ family, ...shares })),
          calibration: z.array(z.object({ answers: z.int(), right: z.nullable(z.number()) })),
          forms: z.array(
            z.object({
              form,
              players: z.int(),
              mean: z.number(),
              /** `discrimination`: item-rest correlation, from 50 answers on. */
              items: z.array(z.object({ family, ...shares, discrimination: z.nullable(z.number()) })),
            }),
          ),
        }),
      ),
    }),
  }),
  errors: [],
});
