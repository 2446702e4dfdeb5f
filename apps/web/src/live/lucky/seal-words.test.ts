import { expect, test } from 'vitest';
import { sealWords } from './seal-words.ts';

test('the four pictures of a seal are its first four bytes modulo 24 (LIVE 3.12)', () => {
  expect(sealWords(`0017182f${'0'.repeat(56)}`)).toEqual(['sol', 'chave', 'sol', 'chave']);
  expect(sealWords(`ffffffff${'0'.repeat(56)}`)).toEqual(['lapis', 'lapis', 'lapis', 'lapis']);
});
