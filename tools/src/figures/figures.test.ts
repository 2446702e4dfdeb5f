import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURES, owedOn, SOURCES, said } from '@consorcio/rules/figures';
import { describe, expect, test } from 'vitest';
import { figuresFile, figuresSchema } from './schema.ts';

const FOLDER = 'packages/rules/src/figures';
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const data = figuresFile.parse(read(`${FOLDER}/figures.json`));

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
/** Everything that players read, and the sums that it is made of. */
const TEXTS = ['packages/copy/src', 'packages/rules/src/catalogue', 'apps/web/src', FOLDER].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file: join(folder, file), text: withoutComments(readFileSync(join(folder, file), 'utf8')) })),
);
/** The cards ask sums: their amounts are made up, and one may be that of a figure. */
const SUMS = 'packages/copy/src/cards.ts';
/** Those that say one of these words. */
const saying = (words: string): readonly string[] =>
  TEXTS.filter(({ file, text }) => file !== SUMS && text.includes(words)).map(({ file }) => file);

describe('the data file of figures', () => {
  test('has a schema beside it, which editors check it by', () => {
    expect(read(`${FOLDER}/figures.schema.json`)).toEqual(figuresSchema());
  });

  test.each([
    ['a figure without a day of checking', { checkedOn: undefined }],
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
  test.each(Object.keys(SOURCES))('names the source %s, or tells a figure of it', (id) => {
    const isOfFigure = Object.values(FIGURES).some(({ source }) => source === id);
    expect(isOfFigure || saying(`'${id}'`).length > 0).toBe(true);
  });
});

test('a figure is owed when nobody has read it in its source, and from the day after it is stale', () => {
  const ids = (day: string) => owedOn(day).map(({ id, why }) => `${id} ${why}`);
  expect(ids('2026-12-31')).toContain('vehicle-rate unread');
  expect(ids('2026-12-31')).not.toContain('house-rate stale');
  expect(ids('2027-01-01')).toEqual(expect.arrayContaining(['vehicle-rate stale', 'house-rate stale']));
});
