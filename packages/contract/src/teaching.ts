import { CARD_OPTIONS, CARD_VARIANTS, CONCEPT_COUNT } from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fault } from './field-faults.ts';
import { number, oneOf } from './fields.ts';

const isConcept = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= CONCEPT_COUNT;
const conceptId = number.check(z.refine(isConcept, { error: fault('NOT_CONCEPT', CONCEPT_COUNT) }));

/** An idea that was seen, and when its card is due. Months of play: `monthOfPlay` of the rules. */
const seenIdea = z.object({
  id: z.int(),
  seenAt: z.string(),
  askedAt: z.nullable(z.string()),
  rights: z.int(),
  variant: z.nullable(z.enum(CARD_VARIANTS)),
  dueMonth: z.int(),
});

const learned = z.object({
  learned: z.array(z.object({ id: number, at: z.string(), cycle: z.nullable(z.int()) })),
  /** Every idea that was seen, the learned ones too. Absent from servers of older releases, as `month` is. */
  seen: z.optional(z.array(seenIdea)),
  /** The month of play it is. */
  month: z.optional(z.int()),
});

export const conceptList = endpoint('conceptList', {
  summary: "The notebook's ideas: those seen and those learned.",
  reply: learned,
});

export const conceptSeen = endpoint('conceptSeen', {
  summary: 'Records that an idea was met; repeating it changes nothing.',
  body: z.object({ conceptId }),
  reply: learned,
});

/** A card's two questions, and the five clauses to find in a contract: all found is option 0 of idea 6. */
const ASKED = [...CARD_VARIANTS, 'contract'] as const;
const isOption = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= CARD_OPTIONS;

export const conceptAnswer = endpoint('conceptAnswer', {
  summary:
    'Answers an idea’s card; a right answer makes the idea learned. A repeated answer, or one that is not due, changes nothing.',
  body: z.object({
    conceptId,
    variant: oneOf(ASKED),
    /** In the order of the card’s words, the right one 0; the one after the last is ‘Não lembro’. */
    option: number.check(z.refine(isOption, { error: fault('NOT_OPTION', CARD_OPTIONS) })),
  }),
  reply: learned,
  errors: ['CONCEPT_NOT_SEEN'],
});

export const conceptLearn = endpoint('conceptLearn', {
  summary: 'Records that an idea was learned; repeating it changes nothing.',
  body: z.object({ conceptId }),
  reply: learned,
});
