import { expect, test } from 'vitest';
import { sentenceOfError } from './error-message.ts';

test('a code is told in its sentence', () => {
  expect(sentenceOfError({ kind: 'code', code: 'PW_MISMATCH', status: 401 })).toBe('Senha incorreta');
});

test('lines of a body are told below each other, without the names of the API', () => {
  const lines = ['email: E-mail inválido', 'name: Campo obrigatório'];
  expect(sentenceOfError({ kind: 'lines', lines, status: 400 })).toBe('E-mail inválido\nCampo obrigatório');
});

test('a lost connection is told as one', () => {
  expect(sentenceOfError({ kind: 'network' })).toMatch(/^Sem conexão/);
});
