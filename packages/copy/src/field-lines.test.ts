import type { PasswordFault } from '@consorcio/contract/password';
import { passwordFaults } from '@consorcio/contract/password';
import { expect, test } from 'vitest';
import { fieldLine, passwordLines } from './field-lines.ts';

test('the line of a refused field begins with its name and holds the limit that was not kept', () => {
  expect(fieldLine({ field: 'personaId', code: 'REQUIRED', detail: '' })).toBe('personaId: Campo obrigatório');
  expect(fieldLine({ field: 'name', code: 'TOO_LONG', detail: '100' })).toBe('name: Deve ter no máximo 100 caracteres');
  expect(fieldLine({ field: 'form', code: 'NOT_ONE_OF', detail: 'A, B' })).toBe('form: Deve ser um destes: A, B');
});

test('every fault of a password has the line of the specification, in its order', () => {
  const lines = (password: string) => passwordFaults(password).map((fault: PasswordFault) => passwordLines[fault]);
  expect(lines('')).toEqual([
    'Senha deve ter pelo menos 8 caracteres',
    'Senha deve conter 1 letra minúscula',
    'Senha deve conter 1 letra maiúscula',
    'Senha deve conter 1 número',
    'Senha deve conter 1 caracter especial',
  ]);
  expect(lines(`Aa1!${'x'.repeat(97)}`)).toEqual(['Senha deve ter no máximo 100 caracteres']);
});
