import { describe, expect, test } from 'vitest';
import { readOperator } from '../operator-settings.ts';
import { securityText } from './discovery.ts';

const contactsOf = (contact: string): readonly string[] =>
  [
    ...(securityText(readOperator({ OPERATOR_CONTACT: contact }), 'http://localhost:3000', 0) ?? '').matchAll(
      /^Contact: (.+)$/gm,
    ),
  ].map(([, address = '']) => address);

describe('a contact', () => {
  test.each([
    ['fale@jogo.example', ['mailto:fale@jogo.example']],
    ['https://jogo.example/fale conosco', []],
    ['https://jogo.example/fale', ['https://jogo.example/fale']],
    ['+55 (11) 3000-0000', ['tel:+551130000000']],
    ['na secretaria', []],
  ])('of %j is published as an address, or not at all', (line, addresses) => {
    expect(contactsOf(line)).toEqual(addresses);
  });
});

test('over plain http the file names no canonical address', () => {
  expect(securityText(readOperator({ OPERATOR_CONTACT: 'a@b.co' }), 'http://localhost:3000', 0)).not.toContain(
    'Canonical',
  );
});
