import { curveRules } from './curves.ts';
import { ANIMATIONS, COLOURS, FACES, LAYERS, LENGTHS, ROUND, SHADOWS, SPACE, STILL, TEXT } from './tokens.ts';

/** Letters are at least so many rem, so that they follow the reader's setting; everything else is in pixels. */
const SCALES = [
  { prefix: '--text-', scale: TEXT, floor: (px: number) => `${px / 16}rem` },
  { prefix: '--space-', scale: SPACE, floor: (px: number) => `${px}px` },
  { prefix: '--round-', scale: ROUND, floor: (px: number) => `${px}px` },
  { prefix: '--', scale: LENGTHS, floor: (px: number) => `${px}px` },
] as const;

type Reader = (each: {
  readonly hand: readonly [number, number];
  readonly wall: number;
  readonly paper: number;
  readonly floor: (px: number) => string;
}) => string;

const sizes = (reader: Reader): string =>
  SCALES.flatMap(({ prefix, scale, floor }) =>
    Object.entries(scale).map(([name, reading]) => `${prefix}${name}: ${reader({ ...reading, floor })};`),
  ).join(' ');

const hand: Reader = ({ hand: [floor, drawn], floor: least }) => `max(${least(floor)}, ${drawn} * var(--u))`;
const wall: Reader = ({ wall: drawn }) => `calc(${drawn} * var(--u))`;
const paper: Reader = ({ paper: points }) => `${points}pt`;

const declared = (prefix: string, of: Readonly<Record<string, string | number>>): string =>
  Object.entries(of)
    .map(([name, value]) => `${prefix}${name}: ${value};`)
    .join(' ');

/**
 * Rules that declare every token. `--u` is one pixel of the drawing of 768 x 1024 as a length (SPEC section 9); an element that
 * is drawn for another base carries `data-base`: login 700 x 860, broad 1240 x 720 where it lies down, modal 375 x 600, whose
 * letters and distances are those of the page below it, and wall 1920 x 1080, which has sizes of its own.
 */
export const customProperties = (): string =>
  [
    `:root { ${declared('--', lowerCase(COLOURS))} ${declared('--', SHADOWS)} ${declared('--z-', LAYERS)} ${declared('--font-', FACES)} ${declared('--', ANIMATIONS)} }`,
    '[data-base="login"] { --base-w: 700; --base-h: 860; }',
    '[data-base="modal"] { --base-w: 375; --base-h: 600; }',
    '@media (--broad) { [data-base="broad"] { --base-w: 1240; --base-h: 720; } }',
    ':root, [data-base] { --u: min(1px, 100vw / var(--base-w, 768), 100svh / var(--base-h, 1024)); }',
    `:root, [data-base="login"], [data-base="broad"] { ${sizes(hand)} }`,
    `@media (--wall) { [data-base="wall"] { --u: min(100vw / 1920, 100svh / 1080); ${sizes(wall)} } }`,
    `@media print { :root, [data-base] { ${sizes(paper)} } }`,
    `@media (prefers-reduced-motion: reduce) { :root { ${declared('--', STILL)} } }`,
    curveRules(),
  ].join('\n');

const lowerCase = (colours: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [name, value.toLowerCase()]));
