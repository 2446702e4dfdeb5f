/**
 * Fails on a colour, size, distance, corner, layer or breakpoint that is no token (stylelint.config.mjs), on a colour of a
 * program of pages that is none, on a class that no program uses, a property that nothing declares, words that their ground makes
 * hard to read, and on a scene that is no longer there. Prints how many things are said, and how many sheets, lines and values there
 * are; with a folder, those of that folder.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio } from '@consorcio/art/tokens';
import { customProperties } from '@consorcio/look/build';
import { SCENES } from '@consorcio/look/scenes';
import { COLOURS } from '@consorcio/look/tokens';
import stylelint from 'stylelint';
import { sourcesBelow } from './boundaries/imports.ts';
import {
  classesOf,
  coloursIn,
  deadClasses,
  figuresOf,
  type Pair,
  pairsIn,
  type Sheet,
  type Source,
  saidBy,
  undeclared,
  unknownClasses,
} from './look/judge.ts';

const FOLDERS = ['apps/web/src', 'apps/arcade/src', 'packages/look'];
const PROGRAMS = [
  'apps/web/src',
  'apps/web/test/catalogue',
  'apps/arcade/src',
  'apps/arcade/pages',
  'packages/copy/src',
];

const sheetsBelow = (folder: string): readonly Sheet[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .map((path) => ({ path, css: readFileSync(path, 'utf8') }));

const sheets = FOLDERS.flatMap(sheetsBelow);
const sourcesOf = (folder: string): readonly Source[] =>
  [...sourcesBelow(folder)].map((path) => ({ path, code: readFileSync(path, 'utf8') }));
const sources = PROGRAMS.flatMap(sourcesOf);
/** Programs that say how something looks, without their tests. */
const LOOKS = /^apps\/(?:web|server)\/src\/.*(?<!\.test)\.tsx?$/;
const plain = new Set(
  sheets.filter(({ path }) => !path.endsWith('.module.css')).flatMap(({ css }) => [...classesOf(css)]),
);
const scenes = new Set(SCENES.map(({ file }) => file));
const folder = process.argv[2] ?? '';

const declarations = [customProperties(), ...sheets.map(({ css }) => css), ...sources.map(({ code }) => code)].join(
  '\n',
);
/** Least contrast of words to their ground. WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
const hexOf = (name: string): string | undefined => (COLOURS as Readonly<Record<string, string>>)[name];
const isPale = ({ ink, ground }: Pair): boolean => {
  const [front, back] = [hexOf(ink), hexOf(ground)];
  return front !== undefined && back?.startsWith('#') === true && contrastRatio(front, back) < LEAST_CONTRAST;
};

const { results } = await stylelint.lint({ files: sheets.map(({ path }) => path), configFile: 'stylelint.config.mjs' });
const faults = [
  ...results.flatMap(({ source, warnings }) =>
    warnings.map(({ line, text }) => `${source?.replace(`${process.cwd()}/`, '')}:${line} ${text}`),
  ),
  ...sheets.flatMap((sheet) =>
    deadClasses(sheet, sources).map((name) => `${sheet.path} .${name} is used by no program`),
  ),
  ...sheets.flatMap((sheet) =>
    undeclared(sheet, declarations).map((name) => `${sheet.path} ${name} is declared nowhere`),
  ),
  ...sheets.flatMap((sheet) =>
    pairsIn(sheet)
      .filter((pair) => !scenes.has(sheet.path) && isPale(pair))
      .map(({ ink, ground }) => `${sheet.path} ${ink} cannot be read on ${ground}`),
  ),
  ...sheets
    .filter(({ css }) => css.includes('composes:'))
    .map(({ path }) => `${path} composes: the element takes both classes (decision 0085)`),
  ...sources
    .filter(({ path }) => path.startsWith('apps/web/'))
    .flatMap((source) => unknownClasses(source, plain).map((name) => `${source.path} ${name} is a class of no sheet`)),
  ...[...sources, ...sourcesOf('apps/server/src')]
    .filter(({ path }) => LOOKS.test(path) && !scenes.has(path))
    .flatMap(({ path, code }) => coloursIn(code).map((colour) => `${path} says ${colour}: a colour is a token`)),
  ...[...scenes]
    .filter((file) => ![...sheets, ...sources, ...sourcesOf('apps/server/src')].some(({ path }) => path === file))
    .map((file) => `${file} is not there: a scene`),
];
for (const fault of faults) if (fault.startsWith(folder)) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

const {
  sheets: count,
  lines,
  textSizes,
  corners,
  distances,
  hexColours,
} = figuresOf(
  sheets.filter(({ path }) => path.startsWith(folder)),
  scenes,
);
const drawn = sheets.filter(({ path }) => scenes.has(path) && path.startsWith(folder));
const drawnLines = drawn.reduce((sum, { css }) => sum + css.split('\n').length - 1, 0);
const { declarations: declared, classes } = saidBy(sheets, sources, folder);
console.log(
  `things said: ${declared + classes} (${declared} declarations, ${classes} classes of the look in programs)`,
);
console.log(
  `styles: ${count} sheets, ${lines} lines (of these ${drawn.length} scenes, ${drawnLines} lines); outside the scenes ` +
    `${textSizes} sizes of letters, ${distances} distances, ${corners} corners, ${hexColours} colours as hex`,
);
