import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cite, citeSource, FACTS, FIGURES, owedOn, SOURCES, type SourceId, said } from '@consorcio/rules/figures';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

/*
 * The data files of figures and facts, packages/rules/src/figures/*.json: what they must look like. The JSON Schemas
 * beside them are made of this, for editors.
 */

const day = () => z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const words = () => z.string().check(z.minLength(3));
const name = () => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

const source = z.strictObject({
  name: words(),
  quotedBy: z.nullable(words()),
  readIn: words(),
  checkedOn: day(),
  staleAfter: day(),
});
const figure = z.strictObject({
  what: words(),
  value: z.number().check(z.positive()),
  unit: z.enum(['percent', 'reais', 'number']),
  when: words(),
  source: z.nullable(name()),
  checkedOn: day(),
  staleAfter: day(),
});

const fact = z.strictObject({
  what: words(),
  source: name(),
  where: z.nullable(words()),
  amendedBy: z.nullable(name()),
  readIn: words(),
  checkedOn: day(),
  staleAfter: day(),
});

const figuresFile = z.strictObject({
  $schema: z.literal('./figures.schema.json'),
  sources: z.record(name(), source),
  figures: z.record(name(), figure),
});

const factsFile = z.strictObject({ $schema: z.literal('./facts.schema.json'), facts: z.record(name(), fact) });

/** The same as a JSON Schema. */
const figuresSchema = (): unknown => z.toJSONSchema(figuresFile);
const factsSchema = (): unknown => z.toJSONSchema(factsFile);

const FOLDER = 'packages/rules/src/figures';
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const data = figuresFile.parse(read(`${FOLDER}/figures.json`));
const { facts } = factsFile.parse(read(`${FOLDER}/facts.json`));

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
/** Everything that players read, and the sums that it is made of. */
const TEXTS = ['packages/copy/src', 'packages/rules/src/catalogue', 'apps/web/src', FOLDER].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file: join(folder, file), text: withoutComments(readFileSync(join(folder, file), 'utf8')) })),
);
/** The cards ask sums: their amounts are made up, and one may be that of a figure. */
const SUMS = 'packages/copy/src/cards.ts';
/** Texts of others, quoted: one may name a law. */
const QUOTED = 'packages/copy/src/bncc.ts';
/** These name the laws that the page itself is held to; those on accessibility and on data say nothing of consórcios. */
const OWN_LAWS = new Set([QUOTED, 'packages/copy/src/privacy.ts']);
const lawsIn = (text: string): readonly string[] =>
  text.match(/\b[Aa]rts?\. ?\d+|Lei \d[\d.]*|Resolução BCB \d+/g) ?? [];

/** Those that say one of these words. */
const saying = (words: string): readonly string[] =>
  TEXTS.filter(({ file, text }) => file !== SUMS && file !== QUOTED && text.includes(words)).map(({ file }) => file);

describe('the data file of figures', () => {
  test('has a schema beside it, which editors check it by', () => {
    expect(read(`${FOLDER}/figures.schema.json`)).toEqual(figuresSchema());
  });

  test.each([
    ['a figure that nobody has read', { checkedOn: null }],
    ['a day that is none', { staleAfter: '2026-13-01' }],
    ['a figure that is a text', { value: '18,35' }],
    ['a unit that nobody knows how to say', { unit: 'dollars' }],
    ['a field that nobody knows', { note: 'x' }],
  ])('is refused with %s', (_, change) => {
    const changed = { ...data.figures['admin-fee'], ...change };
    expect(figuresFile.safeParse({ ...data, figures: { 'admin-fee': changed } }).success).toBe(false);
  });

  test('names a source that it has for every figure, or none for what is assumed', () => {
    const named = Object.values(FIGURES).flatMap(({ source }) => source ?? []);
    expect(named.filter((source) => !(source in SOURCES))).toEqual([]);
  });
});

describe('the data file of facts', () => {
  test('has a schema beside it, which editors check it by', () => {
    expect(read(`${FOLDER}/facts.schema.json`)).toEqual(factsSchema());
  });

  test.each([
    ['nobody who has read it', { checkedOn: null }],
    ['no day after which it is looked at again', { staleAfter: undefined }],
    ['no source', { source: null }],
    ['no place where it was read', { readIn: undefined }],
  ])('is refused with %s', (_, change) => {
    const changed = { ...facts.guarantee, ...change };
    expect(factsFile.safeParse({ $schema: './facts.schema.json', facts: { guarantee: changed } }).success).toBe(false);
  });

  test('names sources that there are', () => {
    const named = Object.values(facts).flatMap(({ source, amendedBy }) => [source, amendedBy ?? source]);
    expect(named.filter((source) => !(source in SOURCES))).toEqual([]);
  });

  test('has another name than any figure or source for each fact', () => {
    expect(Object.keys(facts).filter((id) => id in FIGURES || id in SOURCES)).toEqual([]);
  });
});

test('a fact is cited with its articles and with what gave them their text, a figure with its source', () => {
  expect(cite('assembly', 'virtual-assembly')).toBe('Lei 11.795/2008, art. 18; Resolução BCB 285/2023, art. 44');
  expect(cite('winning-bid')).toBe('Resolução BCB 285/2023, art. 12, com a 362/2023');
  expect(cite('exclusion-index', 'exclusion')).toBe(
    'Banco Central, Panorama 2024, segundo o Diário do Grande ABC (julho de 2025); Resolução BCB 285/2023, segundo a ConJur (2023)',
  );
  expect(cite('price-growth')).toBe('');
});

test('what was not read itself, but in what quotes it, is named with that', () => {
  for (const [id, { quotedBy }] of Object.entries(SOURCES))
    if (quotedBy !== null) expect(citeSource(id as SourceId)).toContain(`segundo ${quotedBy}`);
});

/** What contracts usually have, or what a source with its date in its name tells. */
const NOT_OF_A_YEAR = ['abac-example', 'mapfre', 'bids-seen', 'bids-high'];
/** Figures of a year or a month that somebody measured. */
const MEASURED = Object.entries(FIGURES).flatMap(([id, { source }]) =>
  source !== null && !NOT_OF_A_YEAR.includes(source) ? [id] : [],
);
/** How often a file's texts say something of a figure. */
const times = (text: string, call: string, id: string): number => text.split(`${call}('${id}'`).length - 1;

test.each(MEASURED)('where the measured figure %s is said, its year is said as well', (id) => {
  const undated = TEXTS.filter(({ text }) => times(text, 'saidWhen', id) < times(text, '{said', id)).map(
    ({ file }) => file,
  );
  expect(undated).toEqual([]);
});

describe('a text', () => {
  test.each(Object.keys(FIGURES).filter((id) => /,|^R\$|^\d{3}/.test(said(id as keyof typeof FIGURES))))(
    'takes the figure %s from the data file',
    (id) => {
      expect(saying(said(id as keyof typeof FIGURES))).toEqual([]);
    },
  );
  test.each(Object.values(SOURCES).map(({ name }) => name))('takes the name of the source %s from there', (name) => {
    expect(saying(name)).toEqual([]);
  });
  test.each(Object.keys(FIGURES))('says the figure %s somewhere, or it is not kept', (id) => {
    expect(saying(`'${id}'`)).not.toEqual([]);
  });
  test.each(Object.keys(SOURCES))('names the source %s, or gives a figure of it', (id) => {
    const named = [...Object.values(FIGURES), ...Object.values(FACTS)].some(({ source }) => source === id);
    const amends = Object.values(FACTS).some(({ amendedBy }) => amendedBy === id);
    expect(named || amends || saying(`'${id}'`).length > 0).toBe(true);
  });
  test.each(Object.keys(FACTS))('says the fact %s somewhere, or it is not kept', (id) => {
    expect(saying(`'${id}'`)).not.toEqual([]);
  });
  test('names no article, law or resolution by itself: it cites a fact', () => {
    expect(
      TEXTS.flatMap(({ file, text }) => (OWN_LAWS.has(file) ? [] : lawsIn(text).map((law) => `${file}: ${law}`))),
    ).toEqual([]);
  });
  test.each([
    "source: 'Lei 12.345/2019'",
    "source: law + ', art. 7º'",
    "'Veja os arts. 3 e 4.'",
    "'Resolução BCB 1/2026'",
  ])('that says %s by itself is found', (text) => expect(lawsIn(text)).toHaveLength(1));
});

test('a figure or a fact is owed from the day after it is stale', () => {
  const ids = (day: string) => owedOn(day).map(({ id }) => id);
  expect(owedOn('2026-11-28')).toEqual([]);
  expect(ids('2026-12-31')).not.toContain('house-rate');
  expect(ids('2027-01-01')).toEqual(expect.arrayContaining(['vehicle-rate', 'house-rate']));
});
