import { describe, expect, test } from 'vitest';
import { readOperator, unsetOperatorSettings } from './operator-settings.ts';

const ALL = {
  OPERATOR_NAME: 'Associação Exemplo',
  OPERATOR_CNPJ: '11222333000181',
  OPERATOR_OFFICER: 'Marina Alves',
  OPERATOR_CONTACT: 'privacidade@exemplo.com.br',
  OPERATOR_HOSTING: 'Nuvem Exemplo',
  OPERATOR_COUNTRY: 'Brasil',
  OPERATOR_SITE: 'https://exemplo.com.br/',
  LOG_KEPT: '6 months',
  RELEASES_URL: 'https://exemplo.com.br/baixar/',
};

describe('what players see about the operator', () => {
  test('is taken from the settings, a CNPJ as it is written', () => {
    expect(readOperator(ALL)).toEqual({
      controller: 'Associação Exemplo',
      cnpj: '11.222.333/0001-81',
      officer: 'Marina Alves',
      contact: 'privacidade@exemplo.com.br',
      hosting: 'Nuvem Exemplo',
      country: 'Brasil',
      site: 'https://exemplo.com.br',
      logKept: '6_MONTHS',
      releases: 'https://exemplo.com.br/baixar',
    });
    expect(unsetOperatorSettings(readOperator(ALL))).toEqual([]);
  });

  test('is nothing without settings, and the six that have to be set are named', () => {
    const none = readOperator({ OPERATOR_NAME: '  ' });
    expect(none).toMatchObject({ controller: null, cnpj: null, site: null, logKept: '30_DAYS', releases: null });
    expect(unsetOperatorSettings(none)).toEqual(
      ['NAME', 'CNPJ', 'OFFICER', 'CONTACT', 'HOSTING', 'COUNTRY'].map((end) => `OPERATOR_${end}`),
    );
  });

  test('may have a CNPJ with letters', () => {
    expect(readOperator({ OPERATOR_CNPJ: '12.ABC.345/01DE-35' }).cnpj).toBe('12.ABC.345/01DE-35');
  });

  test.each([
    ['OPERATOR_NAME', 'a\nb'],
    ['OPERATOR_CONTACT', 'x'.repeat(121)],
    ['OPERATOR_CNPJ', '11.222.333/0001-82'],
    ['OPERATOR_CNPJ', '123'],
    ['OPERATOR_SITE', 'exemplo.com.br'],
    ['OPERATOR_SITE', 'http://exemplo.com.br'],
    ['OPERATOR_SITE', 'https://a:b@exemplo.com.br'],
    ['RELEASES_URL', 'javascript:alert(1)'],
    ['RELEASES_URL', 'http://exemplo.com.br/baixar'],
    ['LOG_KEPT', '1 year'],
  ])('refuses %s=%j in a sentence that names it', (name, value) => {
    expect(() => readOperator({ [name]: value })).toThrow(new RegExp(`^${name} is "[^]*", but must be [^\n]+\\.$`));
  });
});
