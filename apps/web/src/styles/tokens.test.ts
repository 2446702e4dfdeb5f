import { readFileSync } from 'node:fs';
import { PALETTE, shade, TABLE } from '@consorcio/art/tokens';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(Object.entries(PALETTE).filter(([name]) => css.includes(`--${kebab(name)}:`)))(
  'the interface paints %s in the colour of the drawings',
  (name, colour) => {
    expect(css).toContain(`--${kebab(name)}: ${colour.toLowerCase()};`);
  },
);

test.each([
  ['mata', PALETTE.mata],
  ['ipe', PALETTE.ipe],
  ['purple', PALETTE.jabuticaba],
  ['brasa', PALETTE.brasa],
])('the lip of a %s button is its face mixed with a third of violet', (name, face) => {
  expect(css).toContain(`--lip-${name}: ${shade(face, 0.34)};`);
});

test('the window around the film of a bid has the ground of the film', () => {
  expect(css).toContain(`--mesa: ${TABLE.toLowerCase()};`);
});
