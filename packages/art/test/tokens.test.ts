import { readFileSync } from 'node:fs';
import { contrastRatio, mix, PALETTE, type PaletteName, shade, tint } from '@consorcio/art';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../styles/ui.css', import.meta.url), 'utf8');
const customProperties = new Map(
  Array.from(css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g), ([, name, value]) => [name, value]),
);
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(Object.entries(PALETTE))('%s is the same colour in CSS and in pictures', (name, colour) => {
  expect(customProperties.get(kebab(name))).toBe(colour.toLowerCase());
});

test('the lip of a button is its face mixed with a third of violet', () => {
  expect(customProperties.get('lip-mata')).toBe(shade(PALETTE.mata, 0.34));
  expect(customProperties.get('lip-ipe')).toBe(shade(PALETTE.ipe, 0.34));
  expect(customProperties.get('lip-roxo')).toBe(shade(PALETTE.jabuticaba, 0.34));
  expect(customProperties.get('lip-brasa')).toBe(shade(PALETTE.brasa, 0.34));
});

/** the table of STYLE section 1 */
const READABLE: readonly (readonly [PaletteName, PaletteName])[] = [
  ['tinta', 'papel'],
  ['tinta', 'creme'],
  ['tinta', 'ipe'],
  ['tintaSuave', 'papel'],
  ['tintaSuave', 'creme'],
  ['branco', 'noite'],
  ['branco', 'jabuticaba'],
  ['branco', 'brasa'],
  ['branco', 'mata'],
  ['branco', 'mar'],
  ['jabuticaba', 'papel'],
  ['brasa', 'papel'],
  ['mata', 'papel'],
  ['tinta', 'mel'],
  ['tinta', 'ipeRosa'],
  ['tinta', 'lilas'],
  ['tinta', 'pessego'],
  ['tintaSuave', 'lilas'],
  ['tintaSuave', 'pessego'],
  ['tintaSuave', 'areia'],
];
describe('contrast', () => {
  test.each(READABLE)('%s on %s can be read by everybody', (ink, ground) => {
    expect(contrastRatio(PALETTE[ink], PALETTE[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test('white on flamboyant is for large letters only', () => {
    const ratio = contrastRatio(PALETTE.branco, PALETTE.flamboyant);
    expect(ratio).toBeGreaterThanOrEqual(3);
    expect(ratio).toBeLessThan(4.5);
  });
  test.each(['lagoa', 'folha', 'ipe'] as const)('white on %s is never used for words', (ground) => {
    expect(contrastRatio(PALETTE.branco, PALETTE[ground])).toBeLessThan(3);
  });
  test('white on black is 21 to 1', () => {
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  });
});

test('shadow goes towards violet and light towards warm paper', () => {
  expect(shade('#FFFFFF', 1)).toBe('#38206e');
  expect(tint('#000000', 1)).toBe('#fff3cf');
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
});
