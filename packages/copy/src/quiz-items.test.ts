import { QUIZ_FAMILIES, QUIZ_FORMS, QUIZ_VERSION, QUIZ_VERSIONS } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import { PAPER_CASES } from './paper-cases.ts';
import { QUIZ_ITEMS } from './quiz-items.ts';

/** The right option and the two others. */
type Options = readonly [right: string, string, string];

const beginning = (option: string): string => option.split(/[\s,:]/)[0] ?? '';
/** True when the others begin alike and the right one does not: whoever knows nothing would choose it. */
const standsApart = ([right, x, y]: Options): boolean =>
  beginning(x) === beginning(y) && beginning(right) !== beginning(x);
const optionsOf = ({ k, x, y }: { readonly k: string; readonly x: string; readonly y: string }): Options => [k, x, y];

/** What nobody believes. */
const ABSURD = /\b(sempre|perde tudo|sumir|qualquer uso|gerente|presente)\b/i;

describe.each(QUIZ_FAMILIES)('the cases of %s', (family) => {
  const forms = QUIZ_FORMS.map((form) => optionsOf(QUIZ_ITEMS[QUIZ_VERSION][form][family]));

  test('have none whose right option alone begins otherwise', () => {
    expect(forms.filter(standsApart)).toEqual([]);
  });
  test('have no option that nobody would believe', () => {
    expect(forms.flat().filter((option) => ABSURD.test(option))).toEqual([]);
  });
});

test.each(QUIZ_FORMS)('form %s asks for no sum that stands in its own question', (form) => {
  const given = QUIZ_FAMILIES.filter((family) => {
    const { question, k } = QUIZ_ITEMS[QUIZ_VERSION][form][family];
    return /^R\$ [\d.]+$/.test(k) && question.includes(`${k} `);
  });
  expect(given).toEqual([]);
});

describe('the cards', () => {
  const all = Object.values(CARDS).flatMap(({ a, b }) => [a.options, b.options]);

  test('have none whose right option alone begins otherwise', () => {
    expect(all.filter(standsApart)).toEqual([]);
  });
  test('have no option that nobody would believe', () => {
    expect(all.flat().filter((option) => ABSURD.test(option))).toEqual([]);
  });
});

test('the exercise on paper prints no case that is measured', () => {
  const measured = QUIZ_VERSIONS.flatMap((version) =>
    QUIZ_FORMS.flatMap((form) => QUIZ_FAMILIES.map((family) => QUIZ_ITEMS[version][form][family].question)),
  );
  expect(PAPER_CASES.filter(({ question }) => measured.includes(question))).toEqual([]);
});
