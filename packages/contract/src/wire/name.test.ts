import { expect, test } from 'vitest';
import { register } from '../auth.ts';
import { cleanName } from './name.ts';

test.each([
  ['José  Antônio ', 'José Antônio'],
  ['Jose\u0301', 'José'],
  ["D'Ávila-Souza", "D'Ávila-Souza"],
  ['李娜', '李娜'],
  ['अनन्या', 'अनन्या'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['👨\u200D👩\u200D👧 Silva', '👨\u200D👩\u200D👧 Silva'],
  ['👍🏽', '👍🏽'],
])('a name is kept as people write it: %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
});

test.each([
  '\u202E',
  '\u200B',
  '\u2060',
  '\u00AD',
  '\u200D',
  '\u3164',
  '\u115F',
  '\u2800',
  '\uFEFF',
  '\u{E0041}',
  '\u0007',
])('what nobody sees is no part of a name: %j', (sign) => {
  expect(cleanName(`${sign}An${sign}a ${sign} Lima${sign}`)).toBe('Ana Lima');
  expect(cleanName(` ${sign}${sign} `)).toBe('');
});

test('marks without a letter are no name, and heaps of them are cut', () => {
  expect(cleanName('\u0301\u0336\u20DD')).toBe('');
  expect(cleanName(`Z${'\u0336\u0335\u0321\u0489'.repeat(9)}é`)).toMatch(/^Z\p{M}{3}é$/u);
});

test('the door of every account keeps the clean name, and asks for one where nothing is left', () => {
  const body = { email: 'ana@x.br', password: 'Segredo1!', name: ' A\u202Ena', characterName: 'Bia' };
  expect(register.body.parse(body).name).toBe('Ana');
  const empty = register.body.safeParse({ ...body, characterName: '\u3164\u0301' });
  expect(empty.error?.issues).toMatchObject([{ path: ['characterName'], message: 'REQUIRED' }]);
  expect(register.body.safeParse({ ...body, name: 'a'.repeat(101) }).success).toBe(false);
});
