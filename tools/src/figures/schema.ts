import * as z from 'zod/mini';

/*
 * The data file of figures, packages/rules/src/figures/figures.json: what it must look like. The JSON Schema beside it is
 * made of this, for editors.
 */

const day = () => z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const words = () => z.string().check(z.minLength(3));
const name = () => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** Null: nobody has read it in its source yet. */
const checkedOn = () => z.nullable(day());

const source = z.strictObject({ name: words(), readIn: words(), checkedOn: checkedOn(), staleAfter: day() });
const figure = z.strictObject({
  what: words(),
  value: z.number().check(z.positive()),
  unit: z.enum(['percent', 'reais', 'number']),
  when: words(),
  source: z.nullable(name()),
  checkedOn: checkedOn(),
  staleAfter: day(),
});

export const figuresFile = z.strictObject({
  $schema: z.literal('./figures.schema.json'),
  sources: z.record(name(), source),
  figures: z.record(name(), figure),
});

/** The same as a JSON Schema. */
export const figuresSchema = (): unknown => z.toJSONSchema(figuresFile);
