import { SLOTS } from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { fault } from './field-faults.ts';
import type { FieldFaultCode } from './wire/field-faults.ts';
import { cleanName, NAME_MAX } from './wire/name.ts';

/** REQUIRED for a field that is missing or null, another code for one of the wrong kind. SPEC section 5. */
const missingOr =
  (code: FieldFaultCode, detail = '') =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? fault('REQUIRED') : fault(code, detail);

/** NUL and halves of surrogate pairs: no database keeps them, no screen shows them. */
const isPlain = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Any JSON number; which numbers are good is for a rule to say. */
export const number = z.number({ error: missingOr('NOT_NUMBER') });

/** A text of at most `max` UTF-16 units that a database can keep. */
export const text = (max: number) =>
  z
    .string({ error: missingOr('NOT_TEXT') })
    .check(z.maxLength(max, { error: fault('TOO_LONG', max) }), z.refine(isPlain, { error: fault('BAD_CHARACTERS') }));

/** A name for people: what nobody sees does not count, and something must be left. */
export const name = z.pipe(
  text(1_000).check(z.overwrite(cleanName)),
  text(NAME_MAX).check(z.minLength(1, { error: fault('REQUIRED') })),
);

/** Longer than the 100 characters that a password may have, so that the rule itself can say so. */
export const passwordText = text(1_000);

/** Longer than addresses are, so that the rule itself can say so. */
export const emailText = text(320);

/** An id of something the player made. Whether it exists is for the server to say. */
export const id = text(100);

/** One word of a closed list. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words as unknown as [string, ...string[]], {
    error: missingOr('NOT_ONE_OF', words.join(', ')),
  }) as unknown as z.ZodMiniEnum<{ [Word in Words[number]]: Word }>;

/** One number of a closed list. */
export const oneOfNumbers = <const Numbers extends readonly number[]>(numbers: Numbers) =>
  z.literal(numbers, { error: missingOr('NOT_ONE_OF', numbers.join(', ')) });

/** Any JSON object; what has to be in it depends on the stage. */
export const anyObject = z.record(z.string(), z.unknown(), { error: missingOr('NOT_OBJECT') });

/** The query of a call about a campaign: the player's own unless it names the week's slot (RULES 14.1). */
export const slotQuery = z.object({ slot: z.optional(oneOf(SLOTS)) });
