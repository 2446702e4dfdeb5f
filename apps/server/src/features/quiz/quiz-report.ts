import { must } from '@consorcio/kernel';
import {
  chosen,
  type Gathered,
  itemNotes,
  publishedByConfidence,
  type QuizResults,
  quizResults,
} from '@consorcio/rules/quiz-analysis';
import {
  QUIZ_CONFIDENCES,
  QUIZ_FAMILIES,
  QUIZ_OPTIONS,
  QUIZ_VERSION,
  QUIZ_VERSIONS,
  type QuizVersion,
} from '@consorcio/rules/vocabulary';
import type { Database } from '../../db/database.ts';
import { gatherParts } from './quiz-desk.ts';

type Figure = number | '';

/** A line of the export; empty where it would be about fewer than ten players. No player is in it. */
export interface QuizLine {
  readonly version: QuizVersion;
  readonly moment: string;
  readonly form: string;
  readonly item: string;
  /** What is counted: right answers, those of an option, or right ones among those of a confidence. */
  readonly of: string;
  readonly players: Figure;
  readonly count: Figure;
  readonly share: Figure;
  readonly discrimination: Figure;
  /** Why somebody should look at the item. */
  readonly look: string;
}

const rounded = (n: number): number => Math.round(n * 1_000) / 1_000;
const roundedOrNone = (n: number | null | undefined): Figure => (n === null || n === undefined ? '' : rounded(n));
type Head = Pick<QuizLine, 'version' | 'moment' | 'form' | 'item'>;

function line(head: Head, of: string, told: { readonly players: number; readonly count: number } | null): QuizLine {
  const none = { players: '', count: '', share: '', discrimination: '', look: '' } as const;
  if (told === null || told.players === 0) return { ...head, of, ...none };
  return { ...head, of, ...none, ...told, share: rounded(told.count / told.players) };
}

/** Every item at every moment: right answers, each option, and how often each confidence was right. */
function linesOf(version: QuizVersion, sums: Gathered, results: QuizResults): readonly QuizLine[] {
  return sums.moments.flatMap(({ moment, forms }, at) =>
    forms.flatMap(({ form, items }) => {
      const of = must(results.moments[at], moment);
      const told = of.forms.find((each) => each.form === form);
      return QUIZ_FAMILIES.flatMap((family, place) => {
        const head = { version, moment, form, item: `${form}-${family}` } as const;
        const item = must(items[place], family);
        const counts = chosen(item);
        const { players } = item;
        const right = line(head, 'right', told === undefined ? null : { players, count: counts[0] ?? 0 });
        const look = told === undefined ? [] : itemNotes(of, told, family);
        const confidence = told === undefined ? null : publishedByConfidence(item);
        return [
          { ...right, discrimination: roundedOrNone(told?.items[place]?.discrimination), look: look.join(' ') },
          ...QUIZ_OPTIONS.map((option, i) =>
            line(head, `option ${option}`, told === undefined ? null : { players, count: counts[i] ?? 0 }),
          ),
          ...QUIZ_CONFIDENCES.map((mark) => {
            const given = confidence?.[mark];
            return line(head, `confidence ${mark}`, given ? { players: given.answers, count: given.right } : null);
          }),
        ];
      });
    }),
  );
}

/** What players answered, per set of questions, item, per option and per confidence: totals of ten players at least. */
export async function reportQuiz({ query }: Pick<Database, 'query'>): Promise<readonly QuizLine[]> {
  const lines: QuizLine[] = [];
  for (const version of QUIZ_VERSIONS) {
    const sums = await gatherParts(query, version);
    if (
      version === QUIZ_VERSION ||
      sums.moments.some(({ forms }) => forms.some(({ items }) => items.some(({ players }) => players > 0)))
    )
      lines.push(...linesOf(version, sums, quizResults(sums)));
  }
  return lines;
}

/** One line an item: what a terminal has room for. */
export const itemsAlone = (lines: readonly QuizLine[]): readonly QuizLine[] => lines.filter(({ of }) => of === 'right');

const COLUMNS = [
  'version',
  'moment',
  'form',
  'item',
  'of',
  'players',
  'count',
  'share',
  'discrimination',
  'look',
] as const satisfies readonly (keyof QuizLine)[];

/** The same for a spreadsheet: comma-separated, with a line of names, every text quoted. */
export function quizCsv(lines: readonly QuizLine[]): string {
  const cell = (value: string | number): string =>
    typeof value === 'number' || value === '' ? String(value) : `"${value.replaceAll('"', '""')}"`;
  const rows = lines.map((each) => COLUMNS.map((column) => cell(each[column])).join(','));
  return `${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}
