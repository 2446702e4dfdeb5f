import { hasHonestNote } from '@consorcio/rules/what-if';
import { expect, test } from 'vitest';
import { luckCopy } from './luck.ts';

test.each([
  { rulebook: 3, counts: 'os pontos que você fez' },
  { rulebook: 4, counts: 'conta como um jogo honesto' },
] as const)('the method by rulebook $rulebook says what its redraws count of a run', ({ rulebook, counts }) => {
  expect(luckCopy.method.linesOf(hasHonestNote({ rulebook })).join(' ')).toContain(counts);
});

test('no redraw is said to be over while they still run', () => {
  expect(luckCopy.again.body).toMatch(/^Seu aparelho joga /);
});
