import { readFileSync } from 'node:fs';
import { CONCEPTS } from '@consorcio/rules/catalogue';
import { expect, test } from 'vitest';

const KINDS = ['decided', 'lived', 'looked up', 'read only'];
/** The least number of the 34 ideas to be learned by doing. */
const BY_DOING = 20;

const rows = [...readFileSync('docs/idea-coverage.md', 'utf8').matchAll(/^\| (\d+) \| ([^|]+) \| ([^|]+) \|/gm)];

test('the table of how ideas are met has each of the 34 once, by its title', () => {
  expect(rows.map(([, id, title]) => [Number(id), title])).toEqual(CONCEPTS.map(({ id, title }) => [id, title]));
});

test('at least twenty ideas are decided or lived, and each is met in one of four ways', () => {
  const kinds = rows.map(([, , , kind = '']) => kind);
  expect(kinds.filter((kind) => !KINDS.includes(kind))).toEqual([]);
  expect(kinds.filter((kind) => kind === 'decided' || kind === 'lived').length).toBeGreaterThanOrEqual(BY_DOING);
});
