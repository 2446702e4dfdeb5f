import { LIVE_FAMILIES, LIVE_FORMS } from '@consorcio/rules/live-words';
import { QUIZ_FAMILIES, QUIZ_FORMS, QUIZ_VERSION, QUIZ_VERSIONS, type QuizVersion } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import { LIVE_ITEMS } from './live-items.ts';
import { PAPER_CASES } from './paper-cases.ts';
import { QUIZ_ITEMS, type QuizItem } from './quiz-items.ts';

/** The right option first. */
interface Asked {
  readonly question: string;
  readonly options: readonly string[];
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
const numbersOf = (text: string): readonly string[] => text.match(/\d[\d.]*/g) ?? [];
const shared = (of: readonly string[], among: readonly string[]): number =>
  of.filter((one) => among.includes(one)).length;

/** What can be seen of an option by whoever knows nothing: each is a way to guess, by its most and by its least. */
const CUES: Readonly<Record<string, (option: string, asked: Asked) => number>> = {
  length: (option) => option.length,
  'words of the question': (option, { question }) => shared(wordsOf(option), wordsOf(question)),
  'numbers of the question': (option, { question }) => shared(numbersOf(option), numbersOf(question)),
  'numbers of other options': (option, { options }) =>
    options.filter((other) => other !== option && shared(numbersOf(option), numbersOf(other)) > 0).length,
  'words of other options': (option, { options }) =>
    options.filter((other) => other !== option && shared(wordsOf(option), wordsOf(other)) > 0).length,
  numbers: (option) => numbersOf(option).length,
};

/** Share of right answers of whoever always takes the option with most of a cue, at random among several. */
function guessed(all: readonly Asked[], cue: (option: string, asked: Asked) => number): number {
  const hits = all.map((asked) => {
    const seen = asked.options.map((option) => cue(option, asked));
    const most = Math.max(...seen);
    return seen[0] === most ? 1 / seen.filter((each) => each === most).length : 0;
  });
  return hits.reduce((sum, hit) => sum + hit, 0) / all.length;
}

/** The ways to guess that are right more often than `most` of the time, or less often than `least`. */
const tells = (all: readonly Asked[], least: number, most: number): readonly string[] =>
  Object.entries(CUES).flatMap(([name, cue]) =>
    ([1, -1] as const).flatMap((sign) => {
      const share = guessed(all, (option, asked) => sign * cue(option, asked));
      return share >= least && share <= most ? [] : [`${sign > 0 ? 'most' : 'least'} ${name}: ${share.toFixed(2)}`];
    }),
  );

const askedOf = ({ question, k, x, y }: QuizItem): Asked => ({ question, options: [k, x, y] });
const quizOf = (version: QuizVersion): readonly Asked[] =>
  QUIZ_FORMS.flatMap((form) => QUIZ_FAMILIES.map((family) => askedOf(QUIZ_ITEMS[version][form][family])));
const live = LIVE_FORMS.flatMap((form) => LIVE_FAMILIES.map((family) => askedOf(LIVE_ITEMS[form][family])));
const cards: readonly Asked[] = Object.values(CARDS).flatMap(({ a, b }) => [a, b]);

describe('whoever knows nothing finds the right option by nothing that can be seen of it', () => {
  test.each(QUIZ_FORMS)('in form %s of the quiz', (form) => {
    const all = QUIZ_FAMILIES.map((family) => askedOf(QUIZ_ITEMS[QUIZ_VERSION][form][family]));
    expect(tells(all, 0.2, 0.43)).toEqual([]);
  });
  test('in the cards', () => {
    expect(tells(cards, 0.25, 0.42)).toEqual([]);
  });
  test('on paper', () => {
    const all = PAPER_CASES.map(({ question, options, right }) => ({
      question,
      options: [right, ...options.filter((option) => option !== right)],
    }));
    expect(tells(all, 1 / 6, 0.5)).toEqual([]);
  });
  test('in the questions of live groups', () => {
    expect(tells(live, 1 / 6, 0.5)).toEqual([]);
  });
});

test('the cues that version 1.0 gave are found', () => {
  expect(tells(quizOf(2), 0.2, 0.43).join()).toMatch(/most length: 0.10.*least length: 0.\d+/);
});

test('a live group asks no case that is measured', () => {
  const measured = QUIZ_VERSIONS.flatMap((version) => quizOf(version).map(({ question }) => question));
  expect(live.filter(({ question }) => measured.includes(question))).toEqual([]);
});
