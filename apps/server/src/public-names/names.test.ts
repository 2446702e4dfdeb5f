import { NICKNAMES } from '@consorcio/copy/nicknames';
import { describe, expect, test } from 'vitest';
import { isDecent, publicName } from './names.ts';

const shown = (name: string): string => publicName(name, 'Dandara');

describe('the public sees a first name', () => {
  test.each([
    ['Ana Clara Souza', 'Ana'],
    ['  José\u00A0Antônio', 'José'],
    ["D'Ávila", "D'Ávila"],
    ['Anne-Marie', 'Anne-Marie'],
    ['Ana2', 'Ana2'],
    ['J. Silva', 'J.'],
    ['Ana\u202Eanalc\u202C Silva', 'Anaanalc'],
    ['A\u200Bn\u200Da', 'Ana'],
    ['Z\u0336\u0335\u0321é', 'Zé'],
    ['李娜', '李娜'],
    ['Wolfeschlegelsteinhausenbergerdorff', 'Wolfeschlegelsteinhausenbergerd…'],
  ])('%j is %s', (name, first) => {
    expect(shown(name)).toBe(first);
  });

  test.each([
    'golpe.com.br',
    'www.exemplo',
    'https://exemplo.com',
    'bit.ly/abc',
    'fulano@exemplo.com',
    'exemplo。com',
    'exemplopontocom',
    '11999998888',
    'Zap11-9999',
    '①①⑨⑨⑨',
    '１２３Ana',
    '\u202E',
    '🎉',
    '',
  ])('%j is replaced by the persona', (name) => {
    expect(shown(name)).toBe('Dandara');
  });
});

describe('the filter of public names', () => {
  test.each(['puta', 'PUTA', 'pu7a', 'p.u.t.a', 'púúta', 'puuuta', 'рuta', 'ｐｕｔａ', 'm3rd4', 'c@r@lho'])(
    'sees through %j',
    (name) => {
      expect(isDecent(name)).toBe(false);
      expect(shown(name)).toBe('Dandara');
    },
  );

  test('reads separated letters as the word that they form', () => {
    expect(isDecent('p u t a')).toBe(false);
    expect(isDecent('Ana p. u t a')).toBe(false);
    expect(isDecent('J R R Tolkien')).toBe(true);
  });

  test('reads separated letters as the word that they form', () => {
    expect(isDecent('p u t a')).toBe(false);
    expect(isDecent('Ana p. u t a')).toBe(false);
    expect(isDecent('J. R. R. Tolkien')).toBe(true);
  });

  test.each(['Pix', 'PixGratis', 'ZapZap', 'Consórcio', 'CartaContemplada', 'Suporte', 'ABAC', 'Oficial', 'Tigrinho'])(
    'takes %j for an offer, or for somebody else',
    (name) => {
      expect(shown(name)).toBe('Dandara');
    },
  );

  test.each(
    `Ana Maria João Antônio Pedro Cunha Regina Custódio Cuca Curió Cuiabá Penisson Pinto Bichara Rachael Shitara Rego Bete Betânia Elisabete Roberto Pixote Sacha Sara Sexta Essex
    Scunthorpe Dickson Cassandra Cassio Cassiano Analia Anália Anusha Bicalho Vagner Valdira Viana Porrino Marpica Picanço Paulo Paula Pámela
    Pintor Zapata Abacar Banderas Macário Fabiana Fabiano Rachel Raquel Rachid Safira Trajano Sacramento Bonfim Bancroft Putin Computador Disputa Deputado
    Reputação Discussão Recuo Cubas Renata Renan Rendon Veadeiros Foderati Nigel Cona Canário Merdan Investigador Sexton Titã Jefferson Emanuel Nazira Nazaré
    Nazario Cleusa Grelha Jumar Mongaguá Corneli Cornélio Cornélia Caixeta Broches Brochado Credível Golpeia Financial`.split(
      /\s+/,
    ),
  )('takes %j for a name', (name) => {
    expect(shown(name)).toBe(name);
  });
});

test('every nickname of a guest is decent, and its first word is shown to the public', () => {
  expect(new Set(NICKNAMES).size).toBe(NICKNAMES.length);
  expect(NICKNAMES.length).toBeGreaterThanOrEqual(1_000);
  for (const nickname of NICKNAMES) {
    expect([nickname, isDecent(nickname)]).toEqual([nickname, true]);
    expect(shown(nickname)).toBe(nickname.split(' ')[0]);
  }
});
