import { expect, test } from 'vitest';
import { COMMON, isCommonPassword } from './common-passwords.ts';
import { passwordFaults } from './wire/password.ts';

test('a listed password is refused in any mix of capitals', () => {
  expect(isCommonPassword('p@SSw0rd')).toBe(true);
  expect(isCommonPassword('Segredo1!')).toBe(false);
});

test('every listed password could pass the character rules, so the list holds nothing idle', () => {
  const capital = (password: string): string => password.replace(/[a-z]/, (letter) => letter.toUpperCase());
  for (const password of COMMON) expect([password, passwordFaults(capital(password))]).toEqual([password, []]);
});
