import { describe, expect, test } from 'vitest';
import { faultsOf as faultsByList, type SignUpValues } from './sign-up-values.ts';

const isCommon = (password: string): boolean => password === 'Senha@123';
const faultsOf = (values: SignUpValues) => faultsByList(values, isCommon);

const GOOD: SignUpValues = {
  name: 'Ana',
  characterName: 'Bia da Feira',
  email: 'ana@exemplo.com.br',
  password: 'Abcdef1!',
};

test('a filled-in form has no faults', () => {
  expect(faultsOf(GOOD)).toEqual({});
});

test.each(['name', 'characterName', 'email', 'password'] as const)(
  '%s is required, and spaces do not count',
  (field) => {
    expect(faultsOf({ ...GOOD, [field]: '' })).toEqual({ [field]: 'Campo obrigatório' });
    expect(faultsOf({ ...GOOD, [field]: '   ' })).toEqual({ [field]: 'Campo obrigatório' });
  },
);

test('a name that nobody would see is none', () => {
  expect(faultsOf({ ...GOOD, name: '\u3164\u200B' })).toEqual({ name: 'Campo obrigatório' });
});

test('an address must look like one', () => {
  expect(faultsOf({ ...GOOD, email: 'ana.beatriz' })).toEqual({ email: 'E-mail inválido' });
});

describe('a password gets the message of its first fault', () => {
  test.each([
    ['abc', 'Senha deve ter pelo menos 8 caracteres'],
    [`Aa1!${'x'.repeat(97)}`, 'Senha deve ter no máximo 100 caracteres'],
    ['ABCDEF1!', 'Senha deve conter 1 letra minúscula'],
    ['abcdef1!', 'Senha deve conter 1 letra maiúscula'],
    ['Abcdefg!', 'Senha deve conter 1 número'],
    ['Abcdefg1', 'Senha deve conter 1 caracter especial'],
  ])('%s', (password, line) => {
    expect(faultsOf({ ...GOOD, password })).toEqual({ password: line });
  });
});

test('a common password gets its own message, once every rule is met', () => {
  expect(faultsOf({ ...GOOD, password: 'Senha@123' })).toEqual({
    password: 'Essa senha é muito comum. Troque uma palavra.',
  });
});
