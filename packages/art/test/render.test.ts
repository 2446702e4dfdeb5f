import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { campaignCard } from '@consorcio/art';
import { renderPng } from '@consorcio/art/render';
import { describe, expect, test } from 'vitest';
import { woffToSfnt } from '../bin/woff.ts';

const require = createRequire(import.meta.url);
const PNG = [0x89, 0x50, 0x4e, 0x47];
const word = (content: string, family: string, weight: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><text x="5" y="40" font-size="40" font-family="${family}" font-weight="${weight}">${content}</text></svg>`;
const drawn = (content: string, family = "'Baloo 2 Variable','Baloo 2',sans-serif", weight = 800): string =>
  Buffer.from(renderPng(word(content, family, weight), 200)).toString('base64');

describe('a rendered picture', () => {
  test('is a PNG as wide as asked', () => {
    const png = Buffer.from(renderPng(campaignCard('Ação Conceição', 7, 'Casa própria'), 600));
    expect([...png.subarray(0, 4)]).toEqual(PNG);
    expect(png.readUInt32BE(16)).toBe(600);
    expect(png.readUInt32BE(20)).toBe(315);
  });
  test('shows letters in the weight that the picture asks for', () => {
    expect(drawn('Léo')).not.toBe(drawn('Léo', "'Baloo 2'", 700));
    expect(drawn('Léo', 'Nunito', 600)).not.toBe(drawn('Léo', 'Nunito', 800));
  });
  test('shows each accent', () => {
    const vowels = ['a', 'ã', 'á', 'â', 'à', 'o', 'õ', 'ó', 'ô', 'c', 'ç'];
    expect(new Set(vowels.map((letter) => drawn(letter))).size).toBe(vowels.length);
  });
  test('is the same every time', () => {
    expect(drawn('Consórcio')).toBe(drawn('Consórcio'));
  });
  test('is refused for input that is not an SVG', () => {
    expect(() => renderPng('isto não é SVG', 100)).toThrow();
  });
});

describe('an unpacked font', () => {
  const woff = readFileSync(require.resolve('@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff'));
  const tablesOf = (font: Buffer): string[] =>
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => font.toString('latin1', 12 + i * 16, 16 + i * 16));
  test('holds every table at the offset in its header', () => {
    const font = woffToSfnt(woff);
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    expect(tablesOf(font)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']));
    const head = 12 + tablesOf(font).indexOf('head') * 16;
    // the magic number of the head table
    expect(font.readUInt32BE(font.readUInt32BE(head + 8) + 12)).toBe(0x5f0f3cf5);
  });
  test('takes the family name that it is given', () => {
    const font = woffToSfnt(woff, { family: 'Baloo 2', postScript: 'baloo-800' });
    expect(font.includes(Buffer.from('baloo-800', 'utf16le').swap16())).toBe(true);
    expect(font.includes(Buffer.from('ExtraBold', 'utf16le').swap16())).toBe(false);
  });
  test('is refused when it is not a WOFF', () => {
    expect(() => woffToSfnt(Buffer.from('wOF2 is another format, and longer than a header is'))).toThrow(
      'not a WOFF 1.0 font',
    );
  });
});
