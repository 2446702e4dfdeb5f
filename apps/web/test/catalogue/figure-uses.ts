import { PATHS } from '@consorcio/contract/wire';
import {
  citeSource,
  type FigureId,
  printedRate,
  type SourceId,
  said,
  saidWhen,
  workedExample,
} from '@consorcio/rules/figures';

/** A line of a text, or of a sum, that takes a figure or a source from the data file. */
export interface Use {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The line as players read it; what depends on the player stays `{…}`. */
  readonly text: string;
  readonly path: string;
}

/** Sources that say figures, as they are written. */
const TEXTS: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../../packages/copy/src/*.ts', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../packages/rules/src/catalogue/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../src/teaching/figures/plan.ts', { query: '?raw', import: 'default', eager: true }),
};

/** The screen of each constant of those sources, and of the sums. */
const SHOWN: Readonly<Record<string, string>> = {
  ideaWords: PATHS.notebook,
  refuseCopy: PATHS.groupContract,
  CONCEPTS: PATHS.notebook,
  teachersCopy: PATHS.teachers,
  exercisesOf: PATHS.worksheet,
  answersOf: PATHS.answerKey,
  sentencesOf: PATHS.slides,
  extractCopy: PATHS.extract,
  futuresCopy: PATHS.futures,
};
const EXPORT = /^export (?:const|function) (\w+)/;

const CALL = /\$\{(said|saidWhen|citeSource|printedRate)\('([\w-]+)'\)\}/g;
const EXAMPLE = /\$\{example\.(\w+)\}/g;
const example: Readonly<Record<string, string | number>> = { ...workedExample() };

function answerOf(call: string, id: string): string {
  if (call === 'said') return said(id as FigureId);
  if (call === 'saidWhen') return saidWhen(id as FigureId);
  return call === 'citeSource' ? citeSource(id as SourceId) : printedRate(id as FigureId);
}

/** A line of source as it reads. */
const readable = (line: string): string =>
  line
    .replaceAll(CALL, (_, call: string, id: string) => answerOf(call, id))
    .replaceAll(EXAMPLE, (_, part: string) => String(example[part] ?? ''))
    .replaceAll(/\$\{[^}]*\}/g, '{…}')
    .replaceAll(/^\s*(?:\w+: )?[`']?|[`']?,\s*$/g, '');

/** Every line that names the id, and for the worked example every line that says that part of it. */
export function usesOf(id: string): readonly Use[] {
  const part = id.startsWith('example-') ? `example.${id.slice('example-'.length)}}` : `'${id}'`;
  return Object.entries(TEXTS).flatMap(([file, source]) => {
    let shown = '';
    return source.split('\n').flatMap((line, i) => {
      const starts = EXPORT.exec(line);
      if (starts !== null) shown = starts[1] ?? '';
      if (!line.includes(part) && !line.includes(`'${id}'`)) return [];
      const name = file.replaceAll('../', '');
      return [{ file: name, line: i + 1, text: readable(line), path: SHOWN[shown] ?? PATHS.futures }];
    });
  });
}
