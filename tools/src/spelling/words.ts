import { parseSync, Visitor } from 'vite';

/** A word of a text for players, and where it stands. */
export interface FoundWord {
  readonly word: string;
  /** From 1. */
  readonly line: number;
}

/** Letters, also joined by hyphens and apostrophes: 'guarda-chuva', 'd’água'. */
const WORD = /\p{L}+(?:[-’']\p{L}+)*/gu;
/** Addresses, file names, tags and tokens of effects are no words. */
const NO_PROSE = /<[^>]*>|#\w+#?|[^\s<>]*[/_@][^\s<>]*|\S+\.(?:mjs|json|png|svg|csv|mp4)\b|&\w+;/g;

function wordsIn(prose: string, line: number): readonly FoundWord[] {
  return prose
    .split('\n')
    .flatMap((row, i) => [...row.replaceAll(NO_PROSE, ' ').matchAll(WORD)].map(([word]) => ({ word, line: line + i })));
}

/** Text between quotes; a template's holes are left out. */
export interface Literal {
  readonly text: string;
  readonly line: number;
}

/** What stands right before the name of a module, and before the id of a figure or of a source. */
const NO_SENTENCE =
  /(?:\bReplyOf<|\b(?:from|import)\s*\(?|\b(?:said|saidWhen|citeSource|printedRate|fraction)\(|\bcite\((?:'[^']*',\s*)*)\s*$/;
const unescaped = (text: string): string => text.replaceAll(/\\n/g, ' ').replaceAll(/\\(.)/g, '$1');

/** Texts between quotes of a source file, without the names of modules and the ids of figures. */
export function textsOfSource(source: string): readonly Literal[] {
  const found: Literal[] = [];
  const add = (at: number, text: string): void => {
    if (NO_SENTENCE.test(source.slice(Math.max(0, at - 40), at))) return;
    found.push({ text: unescaped(text), line: source.slice(0, at).split('\n').length });
  };
  new Visitor({
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string') add(start, source.slice(start + 1, end - 1));
    },
    /* Sentences inside the holes of a template are literals of their own. */
    TemplateLiteral: ({ quasis, start }) => add(start, quasis.map(({ value }) => value.raw).join(' 0 ')),
  }).visit(parseSync('source.ts', source).program);
  return found;
}

/** Words of the sentences in a source file: its strings, without the names of modules and the ids of figures. */
export const wordsOfSource = (source: string): readonly FoundWord[] =>
  textsOfSource(source).flatMap(({ text, line }) => wordsIn(text, line));

/** Words of the data files of figures and facts: what each is, when, the articles, and the names of the sources. */
export const wordsOfFigures = (json: string): readonly FoundWord[] =>
  json.split('\n').flatMap((row, i) => wordsIn(/^\s*"(?:what|when|where|name)": "(.*)"/.exec(row)?.[1] ?? '', i + 1));
