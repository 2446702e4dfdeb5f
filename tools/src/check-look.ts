/**
 * Fails on a colour, size, distance, corner, layer or breakpoint that is no token (stylelint.config.mjs), on a class that no
 * program uses, a property that nothing declares, and on a scene that is no longer there. Prints how many sheets, lines and values there are; with a folder,
 * those of that folder.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { customProperties, written } from '@consorcio/look/build';
import { SCENES } from '@consorcio/look/scenes';
import { CLASSES, WORDS } from '@consorcio/look/words';
import stylelint from 'stylelint';
import { sourcesBelow } from './boundaries/imports.ts';
import { deadClasses, figuresOf, type Sheet, undeclared, wordsIn } from './look/judge.ts';

const FOLDERS = ['apps/web/src', 'apps/arcade/src', 'packages/look'];
const PROGRAMS = ['apps/web/src', 'apps/web/catalogue', 'apps/arcade/src', 'apps/arcade/pages', 'packages/copy/src'];

const sheetsBelow = (folder: string): readonly Required<Sheet>[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
    .map(({ path, source }) => ({ path, source, css: written(source) }));

const sheets = FOLDERS.flatMap(sheetsBelow);
const sources = PROGRAMS.flatMap((folder) =>
  [...sourcesBelow(folder)].map((path) => ({ path, code: readFileSync(path, 'utf8') })),
);
const scenes = new Set(SCENES.map(({ file }) => file));
const folder = process.argv[2] ?? '';

const declarations = [customProperties(), ...sheets.map(({ css }) => css), ...sources.map(({ code }) => code)].join(
  '\n',
);
const { results } = await stylelint.lint({ files: sheets.map(({ path }) => path), configFile: 'stylelint.config.mjs' });
const faults = [
  ...results.flatMap(({ source, warnings }) =>
    warnings.map(({ line, text }) => `${source?.replace(`${process.cwd()}/`, '')}:${line} ${text}`),
  ),
  ...sheets.flatMap((sheet) =>
    deadClasses(sheet, sources, sheets).map((name) => `${sheet.path} .${name} is used by no program`),
  ),
  ...sheets.flatMap((sheet) =>
    undeclared(sheet, declarations).map((name) => `${sheet.path} ${name} is declared nowhere`),
  ),
  ...sheets
    .filter(({ css }) => /composes:[^;]* from ["']/.test(css))
    .map(({ path }) => `${path} composes from a file, which lies outside the layers: compose from global`),
  ...Object.keys(WORDS)
    .filter((word) => !CLASSES.includes(word) && !sheets.some(({ source }) => wordsIn(source).includes(word)))
    .map((word) => `packages/look/src/words.ts ${word} is said by no sheet`),
  ...[...scenes]
    .filter((file) => !sheets.some(({ path }) => path === file))
    .map((file) => `${file} is no sheet: a scene`),
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
const drawnLines = drawn.reduce((sum, { source }) => sum + source.split('\n').length - 1, 0);
console.log(
  `styles: ${count} sheets, ${lines} lines (of these ${drawn.length} scenes, ${drawnLines} lines); outside the scenes ` +
    `${textSizes} sizes of letters, ${distances} distances, ${corners} corners, ${hexColours} colours as hex`,
);
