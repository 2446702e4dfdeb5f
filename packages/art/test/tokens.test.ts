import { contrastRatio, mix, PALETTE, type PaletteName, shade, tint } from '@consorcio/art';
import { describe, expect, test } from 'vitest';

/** Ink and ground of text (STYLE section 1). */
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
