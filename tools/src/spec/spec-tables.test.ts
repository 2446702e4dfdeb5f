import { readdirSync, readFileSync } from 'node:fs';
import { ERROR_CODES, PATHS } from '@consorcio/contract/wire';
import { sentenceOf } from '@consorcio/copy/errors';
import { dancerConfig, matchesConfig, runnerConfig, tapperConfig } from '@consorcio/minigames';
import { CURRENT_RULEBOOK, rulebookOf } from '@consorcio/rules';
import { MINIGAMES } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';

/** Rows of the first table below the heading with this number, without its head; each cell trimmed. */
function tableBelow(page: string, number: string): readonly (readonly string[])[] {
  const heading = new RegExp(`^#{2,4} ${number.replace('.', '\\.')}\\.? .*$`, 'm').exec(page);
  if (heading === null) throw new Error(`no heading ${number}`);
  const below = page.slice(heading.index + heading[0].length).split('\n');
  const first = below.findIndex((line) => line.startsWith('|'));
  const rest = below.slice(first);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(2, end < 0 ? undefined : end).map(cellsOf);
}

/** A pipe that belongs to the text is written `\|`. */
const cellsOf = (row: string): readonly string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const page = (name: string): string => read(`docs/spec/${name}`);
/** The pages write `a, b` where two names share a row. */
const names = (cell: string): readonly string[] => cell.split(', ').map((name) => name.replaceAll('`', ''));

test('the rooms of RULES 2.1 are the rulebook’s, with the vocabulary’s places', () => {
  const { rooms, roomBonus } = rulebookOf(CURRENT_RULEBOOK);
  const told = tableBelow(page('rules.md'), '2.1').slice(1);
  const real = MINIGAMES.flatMap(({ roomId, game, place, kind }) => {
    const room = rooms.find(({ id }) => id === roomId);
    if (room === undefined) return [];
    const { min, max } = room;
    const [costs, pays] = kind === 'work' ? ['energy', 'effort'] : ['effort', 'energy'];
    return [[roomId, game, place, costs, pays, min, max, max + roomBonus.newGamePlus].map(String)];
  });
  expect(told).toEqual(real.toSorted(([a], [b]) => Number(a) - Number(b)));
});

test('the dreams of RULES 2.2 are the rulebook’s', () => {
  const told = tableBelow(page('rules.md'), '2.2').map((cells) => [cells[0], ...cells.slice(2, 8)]);
  expect(told).toEqual(
    rulebookOf(CURRENT_RULEBOOK).dreams.map(
      ({ id, difficulty, cycles, effortCostPerCycle, quotas, entryCostEnergy, entryCostEffort }) =>
        [id, difficulty, cycles, effortCostPerCycle, quotas, entryCostEnergy, entryCostEffort].map(String),
    ),
  );
});

test('what the good gives and costs in RULES section 11 is the rulebook’s', () => {
  const { dreams, week } = rulebookOf(CURRENT_RULEBOOK);
  const ofDifficulty = (difficulty: string) => dreams.find((dream) => dream.difficulty === difficulty);
  const goods = [...['EASY', 'MEDIUM', 'HARD'].map(ofDifficulty), week].map((dream) => dream?.good);
  const told = tableBelow(page('rules.md'), '11').map((cells) => cells.slice(1));
  expect(told).toEqual([
    goods.map((good) => `${good?.upkeep}`),
    goods.map((good) => `${good?.joy}`),
    goods.map((good) => good && `${good.delivery.least} to ${good.delivery.least + good.delivery.choices - 1}`),
  ]);
});

test('CONTRACT section 2 has every screen of the table of paths, and no other', () => {
  const told = tableBelow(page('contract.md'), '2').flatMap(([paths = '']) => names(paths));
  expect(told.map((path) => path.replace(/\?.+$/, '')).toSorted()).toEqual(Object.values(PATHS).toSorted());
});

test('the sentences of SPEC section 8 are the copy’s', () => {
  const told = tableBelow(page('spec.md'), '8').map(([code, sentence]) => [code, sentence]);
  const real = ERROR_CODES.map((code) => [code, sentenceOf(code)]);
  expect(told.toSorted()).toEqual(real.filter(([code, sentence]) => !sentence?.endsWith(`(${code})`)).toSorted());
});

test.each([
  ['2', tapperConfig.PAR],
  ['3', matchesConfig.PAR],
  ['4', dancerConfig.PAR],
  ['5', runnerConfig.PAR],
])('the par of GAMES section %s is its core’s', (section, par) => {
  const row = tableBelow(page('minigames.md'), section).find(([what]) => what === 'Par');
  expect(row?.[1]).toContain(`**${par}**`);
});

test('every label that SPEC sections 2 and 4 quote stands in the copy to the letter', () => {
  const copy = readdirSync(new URL('packages/copy/src', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`packages/copy/src/${name}`))
    .join('\n');
  const [, , second = '', , fourth = ''] = page('spec.md').split(/^## /m);
  const quoted = [second, fourth].flatMap((text) => [...text.replace(/\s+/g, ' ').matchAll(/(?<!\w)'([^']{2,})'/g)]);
  const labels = quoted.map(([, label = '']) => label).filter((label) => !/\{| N |xx/.test(label));
  expect(labels.length).toBeGreaterThan(60);
  expect(labels.filter((label) => !copy.includes(label))).toEqual([]);
});
