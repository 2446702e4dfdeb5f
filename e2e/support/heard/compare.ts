import type { Act, Line, Voice } from './play.ts';

/** What was heard at one time; `voice` is null where the ear can't tell, as with a screen reader's speech. */
export interface Utterance {
  readonly voice: Voice | null;
  readonly words: string;
}

/** What stood in the holes so far, by their names. */
export type Holes = Readonly<Record<string, string>>;

/** Sentences in Portuguese, like the play. */
export interface Comparison {
  /** Lines that were not heard (yet). */
  readonly missing: readonly string[];
  /** What was heard too often, or glued together. */
  readonly wrong: readonly string[];
  readonly holes: Holes;
}

const HOLE = /\{(\p{L}[\p{L}\d]*)\}/u;
/** One to four words. */
const ANY = '([^\\s⏐]+(?: [^\\s⏐]+){0,3}?)';
/** Two words without a space: a small letter before a capital, a number before a word, an end of a sentence before the next. */
const GLUED = /\p{Ll}\p{Lu}|\d\p{L}{2}|[.!?;]\p{Lu}|[!?]\d/u;

/** Where words are glued together; null where none are. */
export const gluedIn = (words: string): string | null => GLUED.exec(words)?.[0] ?? null;

/** Marks between words are pauses, which each screen reader makes in its own way. */
const plain = (words: string): string =>
  words
    .replaceAll(/[.,:;!?…“”"|]+(?=\s|$)|(?<=^|\s)[“"|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const literal = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a line's words in plain text; the holes that are known already must be the same. */
function patternOf(words: string, holes: Holes): { readonly pattern: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const pattern = words
    .split(/(\{\p{L}[\p{L}\d]*\})/u)
    .map((part) => {
      const [, name] = HOLE.exec(part) ?? [];
      if (name === undefined) return part;
      const known = holes[name];
      if (known === undefined) names.push(name);
      return known ?? part;
    })
    .join('');
  const parts = plain(pattern).split(/\{\p{L}[\p{L}\d]*\}/u);
  return { pattern: `(?<!\\S)${parts.map(literal).join(ANY)}(?!\\S)`, names };
}

/** Puts what is known into the holes of a text. */
export const fillHoles = (words: string, holes: Holes): string =>
  words.replaceAll(new RegExp(HOLE, 'gu'), (hole, name: string) => holes[name] ?? hole);

/** Between two utterances: no line may reach over it. */
const GAP = ' ⏐ ';

/**
 * Compares what was heard with an act: each line by its voice, as often as the act has it, and no words glued together.
 * `known`: the holes of the acts before.
 */
export function compareAct({ lines }: Pick<Act, 'lines'>, heard: readonly Utterance[], known: Holes): Comparison {
  const holes: Record<string, string> = { ...known };
  const missing: string[] = [];
  const wrong: string[] = [];
  const tellsVoices = heard.every(({ voice }) => voice !== null);
  const isOf = (line: Line, voice: Voice | null): boolean => !tellsVoices || voice === line.voice;
  for (const line of lines) {
    const { pattern, names } = patternOf(line.words, holes);
    const text = heard
      .filter(({ voice }) => isOf(line, voice))
      .map(({ words }) => plain(words))
      .join(GAP);
    const [first] = text.matchAll(new RegExp(pattern, 'gu'));
    if (first === undefined) {
      missing.push(`${line.voice}: ${fillHoles(line.words, holes)}`);
      continue;
    }
    for (const [i, name] of names.entries()) holes[name] = first[i + 1] ?? '';
    const own = new RegExp(patternOf(line.words, holes).pattern, 'gu');
    const times = [...text.matchAll(own)].length;
    /* Another line of the act may hold the same words. */
    const wanted = lines
      .filter((each) => isOf(line, each.voice))
      .reduce((sum, { words }) => sum + [...plain(fillHoles(words, holes)).matchAll(own)].length, 0);
    /* A reader who does not tell voices apart may say once what a dialog and its heading share. */
    if (tellsVoices && times < wanted) missing.push(`${line.voice}: ${fillHoles(line.words, holes)}`);
    if (times > wanted) wrong.push(`${times} vezes em vez de ${wanted}: ${fillHoles(line.words, holes)}`);
  }
  for (const { words } of heard) {
    const glued = gluedIn(words);
    if (glued !== null) wrong.push(`coladas em “${glued}”: ${words}`);
  }
  return { missing, wrong, holes };
}
