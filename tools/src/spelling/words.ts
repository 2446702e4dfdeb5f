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

/** Texts between quotes of a source file, without the names of modules and the ids of figures. */
export const textsOfSource = (source: string): readonly Literal[] => literalsOf(source);

/** Words of the sentences in a source file: its strings, without the names of modules and the ids of figures. */
export const wordsOfSource = (source: string): readonly FoundWord[] =>
  textsOfSource(source).flatMap(({ text, line }) => wordsIn(text, line));

/** Words of the data files of figures and facts: what each is, when, the articles, and the names of the sources. */
export const wordsOfFigures = (json: string): readonly FoundWord[] =>
  json.split('\n').flatMap((row, i) => wordsIn(/^\s*"(?:what|when|where|name)": "(.*)"/.exec(row)?.[1] ?? '', i + 1));

const QUOTES = ["'", '"', '`'];
/** What stands right before the name of a module, and before the id of a figure or of a source. */
const NO_SENTENCE =
  /(?:\bReplyOf<|\b(?:from|import)\s*\(?|\b(?:said|saidWhen|citeSource|printedRate|fraction)\(|\bcite\((?:'[^']*',\s*)*)\s*$/;

function literalsOf(source: string): readonly Literal[] {
  const found: Literal[] = [];
  let at = 0;
  const lineOf = (place: number): number => source.slice(0, place).split('\n').length;
  while (at < source.length) {
    const two = source.slice(at, at + 2);
    if (two === '//') at = endOf(source, '\n', at);
    else if (two === '/*') at = endOf(source, '*/', at);
    else if (QUOTES.includes(two.charAt(0))) {
      const end = closingQuote(source, at);
      const text = unescaped(source.slice(at + 1, end));
      if (!NO_SENTENCE.test(source.slice(Math.max(0, at - 40), at))) found.push({ text, line: lineOf(at) });
      /* Sentences inside the holes of a template are literals of their own. */
      if (two.charAt(0) === '`') {
        const line = lineOf(at);
        for (const hole of holesOf(source.slice(at + 1, end)))
          found.push(...literalsOf(hole).map((inner) => ({ ...inner, line })));
      }
      at = end + 1;
    } else at += 1;
  }
  return found;
}

function endOf(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from + 2);
  return end < 0 ? source.length : end + mark.length;
}

/** Place of the quote that closes the one at `start`; a template may hold others in its holes. */
function closingQuote(source: string, start: number): number {
  const quote = source.charAt(start);
  let depth = 0;
  for (let at = start + 1; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (char === '\\') at += 1;
    else if (quote === '`' && source.slice(at, at + 2) === '${') depth += 1;
    else if (depth > 0 && char === '}') depth -= 1;
    else if (depth === 0 && char === quote) return at;
  }
  return source.length;
}

const HOLE = /\$\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g;
const holesOf = (template: string): readonly string[] => [...template.matchAll(HOLE)].map(([, hole = '']) => hole);
const unescaped = (text: string): string =>
  text.replaceAll(HOLE, ' 0 ').replaceAll(/\\n/g, ' ').replaceAll(/\\(.)/g, '$1');
