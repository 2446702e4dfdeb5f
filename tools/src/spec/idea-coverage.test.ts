import { readdirSync, readFileSync } from 'node:fs';
import { CONCEPTS, DREAMS, EVENTS, optionTextsOf } from '@consorcio/rules/catalogue';
import { expect, test } from 'vitest';
import { coverageOf, LEAST_FAMILIES } from '../simulation/ideas.ts';

const KINDS = ['decided', 'lived', 'looked up', 'read only'];
/** The least number of the 34 ideas to be learned by doing. */
const BY_DOING = 20;
const STATES = 'apps/web/src/map/chart/states';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly kind: string;
  readonly choice: string;
  /** How many of 100 first campaigns open it. */
  readonly met: number;
}
const rows: readonly Row[] = [
  ...readFileSync('docs/idea-coverage.md', 'utf8').matchAll(
    /^\| (\d+) \| ([^|]+) \| ([^|]+) \| [^|]+ \| ([^|]*)\| (\d+) \|$/gm,
  ),
].map(([, id, title = '', kind = '', choice = '', met]) => ({
  id: Number(id),
  title,
  kind,
  choice: choice.trim(),
  met: Number(met),
}));

const chart = readdirSync(STATES)
  .map((file) => readFileSync(`${STATES}/${file}`, 'utf8'))
  .join('\n');

/** Ways out of a state of the chart that the player chooses between. */
function waysOut(state: string): number {
  const [, body = ''] =
    new RegExp(`\\n  ${state}: mapSetup\\.createStateConfig\\(\\{(.*?)\\n  \\}\\)`, 's').exec(chart) ?? [];
  return body.match(/'[a-z]+\.[a-z]+':/g)?.length ?? 0;
}

/** Answers of a card that tells of an idea; 0 where it tells of others. */
const answersOf = (card: number, idea: number): number =>
  EVENTS.find(({ id }) => id === card)?.concepts.includes(idea) === true ? optionTextsOf(card).length : 0;

/** Things to choose in a component: what takes a press or a change. */
function controlsOf(path: string, component: string): number {
  const [, body = ''] =
    new RegExp(`function ${component}\\(([\\s\\S]*?)\\n\\}\\n`).exec(readFileSync(path, 'utf8')) ?? [];
  return body.match(/\bon(?:Click|Change|Choose|Index)=/g)?.length ?? 0;
}

/** Whether the choice that a row names is there. */
function isThere({ id, choice }: Row): boolean {
  const [, state] = /^state (\w+)$/.exec(choice) ?? [];
  if (state !== undefined) return waysOut(state) >= 2;
  const [, card] = /^card (\d+)$/.exec(choice) ?? [];
  if (card !== undefined) return answersOf(Number(card), id) >= 2;
  const [, path, component] = /^`([^`]+)` (\w+)$/.exec(choice) ?? [];
  return path !== undefined && component !== undefined && controlsOf(path, component) > 0;
}

test('the table of how ideas are met has each of the 34 once, by its title', () => {
  expect(rows.map(({ id, title }) => [id, title])).toEqual(CONCEPTS.map(({ id, title }) => [id, title]));
});

test('at least twenty ideas are decided or lived, and each is met in one of four ways', () => {
  expect(rows.filter(({ kind }) => !KINDS.includes(kind))).toEqual([]);
  expect(rows.filter(({ kind }) => kind === 'decided' || kind === 'lived').length).toBeGreaterThanOrEqual(BY_DOING);
});

test.each(rows.filter(({ kind }) => kind === 'decided'))('idea $id is decided where the table says: $choice', (row) => {
  expect(isThere(row)).toBe(true);
});

test('no idea is called decided without a choice, and a choice that is not there is not found', () => {
  expect(rows.filter(({ kind, choice }) => (kind === 'decided') !== (choice !== ''))).toEqual([]);
  for (const choice of [
    'state payment',
    'state nowhere',
    'card 5',
    '`tools/src/spec/idea-coverage.test.ts` isThere',
    'yes',
  ])
    expect(isThere({ id: 5, title: '', kind: 'decided', choice, met: 0 })).toBe(false);
});

/** First campaigns of a dream: their shares are near those of the thousand in the table. */
const CAMPAIGNS = 150;
const NEAR = 7;

test('a first campaign of every dream meets six of the eight families of the quiz, and opens each idea as often as the table says', () => {
  const found = DREAMS.map(({ id, name }) => ({ name, ...coverageOf(id, CAMPAIGNS) }));
  expect(found.filter(({ families }) => families < LEAST_FAMILIES).map(({ name }) => name)).toEqual([]);
  const shareOf = (idea: number): number =>
    (100 * found.reduce((sum, { ideas }) => sum + (ideas.get(idea) ?? 0), 0)) / found.length;
  expect(rows.filter(({ id, met }) => Math.abs(shareOf(id) - met) > NEAR).map(({ title }) => title)).toEqual([]);
  expect(rows.filter(({ met }) => met === 0)).toEqual([]);
});
