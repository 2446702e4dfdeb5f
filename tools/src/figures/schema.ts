import * as z from 'zod/mini';

/*
 * The data files of figures and facts, packages/rules/src/figures/*.json: what they must look like. The JSON Schemas
 * beside them are made of this, for editors.
 */

const day = () => z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const words = () => z.string().check(z.minLength(3));
const name = () => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** Null: nobody has read it in its source yet. */
const checkedOn = () => z.nullable(day());

const source = z.strictObject({
  name: words(),
  quotedBy: z.nullable(words()),
  readIn: words(),
  checkedOn: checkedOn(),
  staleAfter: day(),
});
const figure = z.strictObject({
  what: words(),
  value: z.number().check(z.positive()),
  unit: z.enum(['percent', 'reais', 'number']),
  when: words(),
  source: z.nullable(name()),
  checkedOn: checkedOn(),
  staleAfter: day(),
});

const fact = z.strictObject({
  what: words(),
  source: name(),
  where: z.nullable(words()),
  amendedBy: z.nullable(name()),
  readIn: words(),
  checkedOn: checkedOn(),
  staleAfter: day(),
});

export const figuresFile = z.strictObject({
  $schema: z.literal('./figures.schema.json'),
  sources: z.record(name(), source),
  figures: z.record(name(), figure),
});

export const factsFile = z.strictObject({ $schema: z.literal('./facts.schema.json'), facts: z.record(name(), fact) });

/** The same as a JSON Schema. */
export const figuresSchema = (): unknown => z.toJSONSchema(figuresFile);
export const factsSchema = (): unknown => z.toJSONSchema(factsFile);
