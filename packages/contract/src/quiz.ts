import {
  CLASS_ARMS,
  QUIZ_CONFIDENCES,
  QUIZ_FAMILIES,
  QUIZ_FORMS,
  QUIZ_MOMENTS,
  QUIZ_OPTIONS,
  QUIZ_QUESTIONS,
  QUIZ_VERSIONS,
} from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fault } from './field-faults.ts';
import { number, oneOf, oneOfNumbers, text } from './fields.ts';

const isPlace = (n: number, of: readonly unknown[]): boolean => Number.isInteger(n) && n >= 0 && n < of.length;
const eight = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, { error: fault('REQUIRED') })
    .check(z.length(QUIZ_QUESTIONS, { error: fault('WRONG_COUNT', QUIZ_QUESTIONS) }));
/** An answer as its place in a list of options. */
const answerOf = (options: readonly unknown[]) =>
  number.check(z.refine((n) => isPlace(n, options), { error: fault('NOT_ANSWER', options.length - 1) }));

const NOT_KNOWN = QUIZ_OPTIONS.indexOf('n');
const confidence = z
  .number({ error: fault('NOT_CONFIDENCE') })
  .check(z.refine((n) => isPlace(n, QUIZ_CONFIDENCES), { error: fault('NOT_CONFIDENCE') }));

/** The code of a class that was drawn (LEARN 2.7); of no effect but with the first part. */
const classCode = z.optional(text(100));

/** Answers as places in k, x, y, n, in the order of the families; a confidence for each but 'Não sei' (LEARN 2.4). */
const part = z
  .object({
    /** The set of questions that was asked. */
    version: oneOfNumbers(QUIZ_VERSIONS),
    form: oneOf(QUIZ_FORMS),
    answers: eight(answerOf(QUIZ_OPTIONS)),
    confidence: eight(z.nullable(confidence)),
    classCode,
  })
  .check(
    z.refine((body) => body.answers.every((n, i) => (n === NOT_KNOWN) === (body.confidence[i] === null)), {
      error: fault('NOT_CONFIDENCE'),
      path: ['confidence'],
    }),
  );

export const quizAnswer = endpoint('quizAnswer', {
  summary: 'Sends eight answers of the part that is asked now, once.',
  body: part,
  reply: z.object({}),
  status: 201,
  errors: ['QUIZ_ALREADY_ANSWERED', 'QUIZ_CLASS_NOT_FOUND', 'QUIZ_LATE', 'QUIZ_NOT_ASKED'],
});

const moment = z.enum(QUIZ_MOMENTS);
const form = z.enum(QUIZ_FORMS);
/** The set of the questions; a server of 1.0 does not say it, and has only the first. */
const version = z.optional(z.literal(QUIZ_VERSIONS));

export const quizStanding = endpoint('quizStanding', {
  summary: 'Which part of the quiz is asked now, or when the next one opens, and the parts already answered.',
  query: z.object({ classCode }),
  reply: z.object({
    standing: z.union([
      z.object({ kind: z.literal('ASK'), moment, form, version }),
      z.object({ kind: z.enum(['WAIT_CAMPAIGN', 'WAIT_CLASS', 'OVER']) }),
      /** Whole days until the third part opens. */
      z.object({ kind: z.literal('WAIT_DAYS'), days: z.int() }),
    ]),
    /** In the order of their moments; answers and confidences as they were sent. */
    parts: z.array(
      z.object({
        moment,
        form,
        version,
        answers: z.array(z.int()),
        confidence: z.array(z.nullable(z.int())),
        at: z.string(),
      }),
    ),
    /** The arm of the player's class; before the first part, where nobody may know it, ASKED for a code in the query that is good. */
    inClass: z.nullable(z.enum([...CLASS_ARMS, 'ASKED'])),
  }),
});

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
    /** Standard deviation of the differences between persons. */
    deviation: z.number(),
    gained: z.number(),
    stayed: z.number(),
    lost: z.number(),
    /** Whether the forms' difficulty was taken off: from ten players a form on. */
    isAdjusted: z.boolean(),
  }),
);

const difference = {
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  /** Standard deviation between pairs. */
  deviation: z.number(),
  /** In standard deviations of the first scores. */
  effect: z.nullable(z.number()),
  /** What the mean may be by who is missing. */
  bounds: z.object({ low: z.number(), high: z.number() }),
};

/** Classes that played against classes with the lesson on paper, by chance (LEARN 2.7); empty and null until a study is over. */
const classes = z.object({
  /** Pairs that were drawn and whose time is over, and those that are counted. */
  drawn: z.int(),
  counted: z.int(),
  arms: z.array(
    z.object({
      arm: z.enum(CLASS_ARMS),
      classes: z.int(),
      /** Players who answered the first part, and those of them who answered the second; of the latter are all means. */
      first: z.int(),
      both: z.int(),
      /** Who answered the first and the third part. */
      later: z.int(),
      before: z.number(),
      after: z.number(),
      gain: z.number(),
      /** Standard deviation of the gains between persons. */
      deviation: z.number(),
      /** Share whose campaign had ended before the second part. */
      ended: z.number(),
    }),
  ),
  /** Mean gain of those who played less that of those who waited, over pairs, with its 95 % interval. */
  difference: z.nullable(z.object(difference)),
  /** The same four weeks later. */
  delayed: z.nullable(z.object(difference)),
});

export const quizTotals = endpoint('quizTotals', {
  summary: 'Anonymous totals, each of at least ten players (LEARN 2.4).',
  reply: z.object({
    players: z.int(),
    /** The second part against the first, the third against the first, and the third against the second. */
    gain,
    delayed: gain,
    retention: gain,
    classes,
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
});
