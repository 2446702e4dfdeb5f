import { describe, expect, test } from 'vitest';
import { certificateCode, certificatePath, readCertificateCode, spacedCode } from './certificate-code.ts';
import { PATHS } from './paths.ts';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A code for each of many numbers. */
const codes = Array.from({ length: 200 }, (_, i) =>
  certificateCode(Uint8Array.from({ length: 7 }, (_, at) => (i * 2654435761 * (at + 3)) >>> (8 + (at % 3)))),
);
const [code = ''] = codes.slice(5);

test('a code has 12 signs of an alphabet without I, L, O and U, and is read as it was made', () => {
  for (const made of codes) {
    expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(readCertificateCode(made)).toBe(made);
  }
  expect(new Set(codes).size).toBe(codes.length);
});

test('all 55 bits are in it', () => {
  const of = (bytes: readonly number[]): string => certificateCode(Uint8Array.from(bytes));
  const none = of([0, 0, 0, 0, 0, 0, 0]);
  expect(none).toBe('000000000000');
  for (let bit = 0; bit < 55; bit += 1) {
    const bytes = [0, 0, 0, 0, 0, 0, 0];
    bytes[bit >> 3] = 128 >> (bit & 7);
    expect(of(bytes)).not.toBe(none);
  }
});

test('one wrong sign is noticed, whichever and wherever it is', () => {
  for (let at = 0; at < code.length; at += 1)
    for (const sign of SIGNS)
      if (sign !== code[at]) expect(readCertificateCode(code.slice(0, at) + sign + code.slice(at + 1))).toBeNull();
});

test('two swapped signs are noticed', () => {
  for (let one = 0; one < code.length; one += 1)
    for (let two = one + 1; two < code.length; two += 1) {
      const signs = [...code];
      [signs[one], signs[two]] = [signs[two] ?? '', signs[one] ?? ''];
      if (signs.join('') !== code) expect(readCertificateCode(signs.join(''))).toBeNull();
    }
});

describe('what people type', () => {
  const zeros = '000000000000';
  const ones = codes.find((made) => made.includes('1') && made.includes('0')) ?? '';
  test.each([
    ['in groups', spacedCode(code), code],
    ['with spaces and small letters', ` ${spacedCode(code).toLowerCase().replaceAll('-', ' ')} `, code],
    ['with dashes', spacedCode(code).replaceAll('-', '–'), code],
    ['O for 0', 'oooo-OOOO-OoOo', zeros],
    ['I and l for 1', ones.replaceAll('1', 'l').replaceAll('0', 'O'), ones],
    ['after a word', `Código: ${spacedCode(code)}`, code],
    ['in a sentence', `(confira o código ${code.toLowerCase()}).`, code],
    [
      'the address at the end of a sentence',
      `Veja https://jogo.exemplo${certificatePath(code)}?utm=a), obrigada`,
      code,
    ],
    ['the whole address', `https://jogo.exemplo${certificatePath(code)}`, code],
  ])('%s is taken', (_, typed, meant) => {
    expect(meant).not.toBe('');
    expect(readCertificateCode(typed)).toBe(meant);
  });
  test.each(['', '   ', 'ABC', `${code}0`, code.slice(1), 'UUUU-UUUU-UUUU', '<script>', '١٢٣٤٥٦٧٨٩٠١٢'])(
    '%j is no code',
    (typed) => {
      expect(readCertificateCode(typed)).toBeNull();
    },
  );
});

test('its page is a screen, with a code and without', () => {
  expect(PATHS.certificateCheck).toBe('/c/:code?');
  expect(certificatePath()).toBe('/c');
  expect(certificatePath('ABCDEFGHJKMN')).toBe('/c/ABCD-EFGH-JKMN');
});
