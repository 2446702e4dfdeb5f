import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CODE_BYTES, codeHash, codeOf } from './recovery.ts';

test('a code has a hundred random bits, in five groups of four unambiguous characters', () => {
  const codes = Array.from({ length: 500 }, () => codeOf(randomBytes(CODE_BYTES)));
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

test('words around it, groups, spaces, small letters and letters taken for digits do not matter', () => {
  const player = randomUUID();
  const kept = codeHash(player, '0A1B-2C3D-4E5F-6G7H-8J9K');
  expect(codeHash(player, ' oalb 2c3d 4e5f 6g7h 8j9k ')).toEqual(kept);
  expect(codeHash(player, 'Código de recuperação: 0a1b-2c3d-4e5f-6g7h-8j9k.')).toEqual(kept);
  expect(codeHash(player, '0A1B-2C3D-4E5F-6G7H-8J9M')).not.toEqual(kept);
});

test('the same code of two players is kept as two things', () => {
  expect(codeHash(randomUUID(), '0A1B')).not.toEqual(codeHash(randomUUID(), '0A1B'));
});
