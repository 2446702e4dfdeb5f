import { expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';

test('a code is told in its sentence', () => {
  expect(errorMessage({ kind: 'code', code: 'PW_MISMATCH', status: 401 })).toBe('Senha incorreta');
});

test('lines of a body are told below each other, without the names of the API', () => {
  const lines = ['email: E-mail inválido', 'name: Campo obrigatório'];
  expect(errorMessage({ kind: 'lines', lines, status: 400 })).toBe('E-mail inválido\nCampo obrigatório');
});

test('a lost connection is told as one', () => {
  expect(errorMessage({ kind: 'network' })).toMatch(/^Sem conexão/);
});
