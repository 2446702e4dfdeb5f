/** A place in a text that names a paper and, in it, numbered headings or quoted words. */
export interface Citation {
  /** From 1. */
  readonly line: number;
  readonly paper: string;
  /** `7.6`, `4`; a range is written out. */
  readonly numbers: readonly string[];
  /** Words of the paper cited in quotation marks: `QUALITY, 'The rules hold'`. */
  readonly quoted: string | null;
}

/** Blanks inside a citation; it may go on in the next line, behind the mark of a comment. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:(?:\*|//|--|#|>)[ \t]*)?)`;
/** `4`, `7.6`. */
const NUMBER = String.raw`\d+(?:\.\d+)*`;
const SECTION = `sections?${GAP}`;
const MORE = `(?:,${GAP}and|,|${GAP}and|${GAP}or|${GAP}to)${GAP}(?:${SECTION})?${NUMBER}(?![\\w%])`;
const NUMBERED = new RegExp(`\\b([A-Z][A-Z0-9]+)${GAP}((?:${SECTION})?${NUMBER}(?![\\w%])(?:${MORE})*)`, 'g');
const QUOTED = new RegExp(`\\b([A-Z][A-Z0-9]+),${GAP}'([^']+)'`, 'g');
const PART = new RegExp(`(to${GAP}(?:${SECTION})?)?(${NUMBER})`, 'g');

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
const unwrapped = (words: string): string => words.replace(new RegExp(GAP, 'g'), ' ');

/** `7.4` to `7.7` as four numbers; numbers of two different sections as the two ends. */
function range(from: string, to: string): readonly string[] {
  const [section, last] = [from.split('.'), Number(to.split('.').at(-1))];
  const first = Number(section.pop());
  const isOneSection = section.join('.') === to.split('.').slice(0, -1).join('.') && last >= first;
  if (!isOneSection) return [from, to];
  return Array.from({ length: last - first + 1 }, (_, i) => [...section, first + i].join('.'));
}

function numbersOf(list: string): readonly string[] {
  const numbers: string[] = [];
  for (const [, to, number = ''] of list.matchAll(PART)) {
    const from = to === undefined ? undefined : numbers.pop();
    numbers.push(...(from === undefined ? [number] : range(from, number)));
  }
  return numbers;
}

/**
 * Every citation of a text: `NAME 7.6`, `NAME section 4`, lists, ranges, `NAME, 'words'`. A name that is no paper counts only
 * where the word 'section' shows that a paper is meant.
 */
export function citationsOf(text: string, papers: Readonly<Record<string, string>>): readonly Citation[] {
  const found: Citation[] = [];
  for (const { 1: paper = '', 2: list = '', index } of text.matchAll(NUMBERED)) {
    if (!Object.hasOwn(papers, paper) && !list.startsWith('section')) continue;
    found.push({ line: lineAt(text, index), paper, numbers: numbersOf(list), quoted: null });
  }
  for (const { 1: paper = '', 2: words = '', index } of text.matchAll(QUOTED)) {
    if (!Object.hasOwn(papers, paper)) continue;
    found.push({ line: lineAt(text, index), paper, numbers: [], quoted: unwrapped(words) });
  }
  return found;
}
