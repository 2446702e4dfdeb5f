import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * A real-life figure comes from the data file (packages/rules/src/figures/figures.json), which has its source and the
 * day on which it was checked. What stands in a text as digits is listed here with the reason why it is none of those.
 */

const FOLDERS = ['packages/copy/src', 'packages/rules/src/catalogue'];
/** A percentage, a sum of money, a year; not the year in the name of a source. */
const FIGURE = /\d[\d.,]*\s?%|R\$\s?\d[\d.,]*\d|(?<![-\w])(?:19|20)\d\d\b/g;

/** Cases, messages and sums that are made up: nothing in them is said of the world. */
const MADE_UP = [
  'cards.ts',
  'quiz-items.ts',
  'live-items.ts',
  'paper-cases.ts',
  'scams.ts',
  'worksheet.ts',
  'lesson.ts',
  'slides.ts',
];
/** The start of a made-up example among other texts. */
const EXAMPLE = /^\s*(?:example:|'Pagou 10 de 60 parcelas)/;

/** Digits that may stand in a text, by file. */
const LISTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'group-contract.ts': {
    'R$ 50.000': 'the paper to refuse, made up',
    'R$ 790': 'the paper to refuse, made up',
    'R$ 2.500': 'the paper to refuse, made up',
  },
  'platforms.ts': { '2004': 'name of a version of SCORM' },
  'privacy.ts': {
    '2018': 'number of a law',
    '2024': 'number of a law',
    '2025': 'number of a law',
    '2026': 'the month in which a screen reader was tried',
  },
  'teaching.ts': { '100%': 'part of a formula' },
};

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''));

/** Figures of a source file that are neither made up nor listed. */
function unlisted(file: string, source: string): readonly string[] {
  if (MADE_UP.includes(file)) return [];
  return withoutComments(source)
    .split('\n')
    .filter((line) => !EXAMPLE.test(line))
    .flatMap((line) => line.match(FIGURE) ?? [])
    .filter((figure) => LISTED[file]?.[figure] === undefined);
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => ({ file, source: readFileSync(`${folder}/${file}`, 'utf8') })),
);

test.each(files)('$file says no figure of real life that is not in the data file', ({ file, source }) => {
  expect(unlisted(file, source)).toEqual([]);
});

test.each(Object.entries(LISTED).flatMap(([file, listed]) => Object.keys(listed).map((figure) => ({ file, figure }))))(
  'the digits $figure, listed for $file, stand there',
  ({ file, figure }) => {
    expect(files.find((one) => one.file === file)?.source).toContain(figure);
  },
);

test.each(['A taxa média é de 17,9%.', 'Em 2024 foram muitos.', 'Custa R$ 1.234 por mês.'])(
  'a text that says %s by itself is found',
  (sentence) => {
    expect(unlisted('teaching.ts', `const text = '${sentence}';`)).toHaveLength(1);
  },
);
