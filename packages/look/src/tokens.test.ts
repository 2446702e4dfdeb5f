import { contrastRatio, shade } from '@consorcio/art/tokens';
import { expect, test } from 'vitest';
import { CASCADE, look, withBreakpoints, withoutLists } from './build.ts';
import { customProperties } from './custom-properties.ts';
import { BREAKPOINTS, COLOURS, ROUND, SPACE, TEXT } from './tokens.ts';

const css = customProperties();

test('there are at most 9 sizes of letters, 9 distances and, with the circle, 5 corners', () => {
  expect(Object.keys(TEXT).length).toBeLessThanOrEqual(9);
  expect(Object.keys(SPACE).length).toBeLessThanOrEqual(9);
  expect(Object.keys(ROUND).length + 1).toBeLessThanOrEqual(5);
});

test.each(['hand', 'wall', 'paper'] as const)('every scale rises from step to step: %s', (reading) => {
  for (const scale of [TEXT, SPACE, ROUND]) {
    const drawn = Object.values(scale)
      .map((step) => step[reading])
      .map((each) => (Array.isArray(each) ? each[1] : each));
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    if (reading !== 'wall' || scale !== TEXT) expect(new Set(drawn).size).toBe(drawn.length);
  }
});

test('no letter on the wall is smaller than a fortieth of a picture of 4:3', () => {
  const [width, height] = [1024, 768];
  const pixel = Math.min(width / 1920, height / 1080);
  for (const { wall } of Object.values(TEXT)) expect(wall * pixel).toBeGreaterThanOrEqual(height / 40);
});

test('running text is at least 15 px on the smallest phone, and a finger meets 48', () => {
  expect(TEXT.small.hand[0]).toBeGreaterThanOrEqual(15);
  expect(css).toContain('--touch: max(48px, 70 * var(--u));');
});

test.each(['go', 'highlight', 'accent', 'danger'] as const)(
  'the lip of %s is its face mixed with a third of violet',
  (face) => {
    expect(COLOURS[`lip-${face}`]).toBe(shade(COLOURS[face], 0.34));
    expect(css).toContain(`--lip-${face}: ${shade(COLOURS[face], 0.34)};`);
  },
);

test.each([
  ['go-ink', 'go-soft'],
  ['accent-ink', 'accent-soft'],
  ['accent-ink', 'accent-pale'],
  ['danger-ink', 'danger-soft'],
  ['money-ink', 'inset'],
  ['ink', 'highlight-soft'],
  ['ink', 'highlight'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'inset'],
  ['ink-soft', 'line'],
  ['white', 'go'],
  ['white', 'accent'],
  ['white', 'danger'],
  ['white', 'night'],
  ['white', 'info'],
  ['accent', 'surface'],
  ['danger', 'surface'],
] as const)('%s on %s can be read by everybody', (ink, ground) => {
  expect(contrastRatio(COLOURS[ink], COLOURS[ground])).toBeGreaterThanOrEqual(4.5);
});

test('a breakpoint is asked by its name, and an unknown one ends the build', () => {
  expect(withBreakpoints('@media (--phone) and (hover: hover) {a{color:var(--ink)}}')).toBe(
    `@media ${BREAKPOINTS.phone} and (hover: hover) {a{color:var(--ink)}}`,
  );
  expect(() => withBreakpoints('@media (--watch) {}')).toThrow('there is no breakpoint --watch');
});

test('margins of paper are written in points', () => {
  expect(
    look.transform('@page { size: A4; margin: var(--space-8); }', '/x/apps/web/src/screens/week/week.module.css'),
  ).toContain(`@page { size: A4; margin: ${SPACE[8].paper}pt; }`);
});

test.each([
  ['/x/packages/look/reset.css', 'reset'],
  ['/x/packages/look/tokens.css', 'tokens'],
  ['/x/packages/look/layouts.css', 'layouts'],
  ['/x/apps/web/src/ui/buttons/button.module.css', 'things'],
  ['/x/apps/web/src/map/city/city-view.module.css', 'parts'],
  ['/x/apps/web/src/screens/week/week.module.css', 'screens'],
])('%s lies in the layer %s', (id, layer) => {
  expect(look.transform('a{}', id)).toContain(`@layer ${layer} {\na{}`);
  expect(look.transform('a{}', id)).toContain(`@layer ${CASCADE.join(', ')};`);
});

test('no built sheet has a list of layers, and their order stays', () => {
  expect(withoutLists('@layer reset,tokens;@layer parts{a{top:0}}@layer forced;')).toBe(
    '@layer reset{}@layer tokens{}@layer parts{a{top:0}}@layer forced{}',
  );
});

test('a screen’s rule wins over that of a thing on it, and forced colours win over all', () => {
  const [things, layouts, parts, screens, forced] = (['things', 'layouts', 'parts', 'screens', 'forced'] as const).map(
    (layer) => CASCADE.indexOf(layer),
  );
  expect([things, layouts, parts, screens, forced]).toEqual([things, layouts, parts, screens, forced].toSorted());
  expect(forced).toBe(CASCADE.length - 1);
});

test('the tokens come in place of the line that asks for them, in style sheets only', () => {
  expect(look.transform('/* tokens */', '/x/packages/look/tokens.css')).toContain('--ink: #2c2056;');
  expect(look.transform('/* tokens */', '/x/main.ts')).toBeUndefined();
});
