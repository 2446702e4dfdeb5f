import { ERROR_CODES } from '@consorcio/contract/wire';
import { expect, test } from 'vitest';
import { sentenceOf } from './errors.ts';

test.each([
  ['PW_TOO_WEAK', 'Sua senha precisa ter 8 caracteres'],
  ['EMAIL_UNAVAILABLE', 'E-mail já cadastrado'],
  ['USER_NOT_FOUND', 'Não foi possível encontrar o usuário'],
  ['EMAIL_INVALID', 'E-mail inválido'],
  ['PW_MISMATCH', 'Senha incorreta'],
  ['BALANCE_INSUFFICIENT', 'Você não tem saldo suficiente.'],
] as const)('%s has the words of the specification', (code, sentence) => {
  expect(sentenceOf(code)).toBe(sentence);
});

test.each(ERROR_CODES)(
  '%s has a Portuguese sentence, and the code stays in sight where it is not translated',
  (code) => {
    const sentence = sentenceOf(code);
    expect(sentence).toMatch(/^[A-ZÀ-Ú][^_]{8,}/u);
    expect(sentence).not.toContain('undefined');
  },
);

test('an unknown campaign is not said to be the only one: another may be under way', () => {
  expect(sentenceOf('CAMP_NOT_FOUND')).toBe('Esse sonho não está em andamento. (CAMP_NOT_FOUND)');
});
