import { expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';

test('a code is shown with its sentence', () => {
  expect(errorMessage({ kind: 'code', code: 'PW_MISMATCH', status: 401 })).toBe('Senha incorreta');
});

test('validation lines are shown one below the other, without the API’s field names', () => {
  const lines = ['email: E-mail inválido', 'name: Campo obrigatório'];
  expect(errorMessage({ kind: 'lines', lines, status: 400 })).toBe('E-mail inválido\nCampo obrigatório');
});

test('a lost connection is shown as one', () => {
  expect(errorMessage({ kind: 'network' })).toMatch(/^Sem conexão/);
});

test('an answer of somebody else is shown as one, with what to do', () => {
  const said = errorMessage({ kind: 'network', isForeign: true });
  expect(said).toMatch(/^A rede da escola respondeu no lugar do jogo\. .+tente de novo\.$/);
});
