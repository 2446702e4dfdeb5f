/**
 * How everything looks, as data: the one place of colours, sizes, spaces, corners and breakpoints. `custom-properties.ts` writes
 * each as a custom property (`--ink`, `--text-body`, `--space-3`, `--round-card`), the rules of stylelint refuse any other value.
 * Colours are made of the palette of the drawings (STYLE section 1).
 */
import {
  HALL,
  HIGH_SKY,
  PALETTE as P,
  SHADOW,
  shade,
  TABLE,
  TABLE_DARK,
  TABLE_SEAM,
  tint,
} from '@consorcio/art/tokens';

/** How much violet the lower lip of a coloured button has: its face, a third of the way to the shadow. */
const LIP = 0.34;
const lip = (face: string): string => shade(face, LIP);
/** `#RRGGBB` with an opacity of 0 to 1. */
const clear = (hex: string, opacity: number): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')} / ${opacity})`;

const FACE = { go: P.mata, accent: P.jabuticaba, highlight: P.ipe, danger: P.brasa } as const;

/** Colours by what they are for. `…-ink` is written on `…-soft`, `lip-…` is the lower edge of a part of that colour. */
export const COLOURS = {
  surface: P.papel, // pages, panels, what lies on dark
  inset: P.creme, // cards in a panel
  line: P.areia, // lines, empty bars, what is switched off
  ink: P.tinta,
  'ink-soft': P.tintaSuave,
  white: P.branco,
  night: P.noite,

  go: FACE.go, // the main action, what went well
  'go-ink': '#0A5F4A',
  'go-soft': '#DFF3D8',
  accent: FACE.accent, // dreams, ribbons, links
  'accent-ink': '#4B3296',
  'accent-soft': P.lilas,
  'accent-pale': P.lilasVivo,
  'accent-line': '#C9B8F0',
  highlight: FACE.highlight, // 'Jogar', energy, what is chosen
  'highlight-soft': '#FFF1C9',
  danger: FACE.danger, // costs, losses, faults
  'danger-ink': '#8F261F',
  'danger-soft': '#FFE3DA',
  effort: P.flamboyant,
  'effort-soft': P.pessego,
  money: P.mel,
  'money-ink': '#8A5A00',
  info: P.mar,

  'lip-surface': P.labioPapel,
  'lip-white': P.labio,
  'lip-line': '#D8B57C',
  'lip-go': lip(FACE.go),
  'lip-go-soft': '#B9DBBB',
  'lip-accent': lip(FACE.accent),
  'lip-highlight': lip(FACE.highlight),
  'lip-danger': lip(FACE.danger),

  // what drawings and the parts beside them have in common
  leaf: P.folha,
  grass: P.broto,
  pink: P.ipeRosa,
  sky: P.ceu,
  'sky-ink': '#1F6486',
  haze: P.nevoa,
  water: P.lagoa,
  table: TABLE,
  'table-dark': TABLE_DARK,
  'table-seam': TABLE_SEAM,
  'high-sky': HIGH_SKY,
  'hall-beam': HALL.beam,
  'hall-wall': HALL.wall,
  'hall-wainscot': HALL.wainscot,
  'hall-floor': HALL.floor,
  'hall-floor-near': HALL.floorNear,
  lamp: P.lampada,
  warm: '#FFE2B8',
  bronze: '#D98C54',
  silver: '#AEBBD6',
  wood: P.madeira,
  'wood-light': tint(P.madeira),

  print: '#000000', // words on paper

  // light and shade upon any colour
  'shade-faint': clear(P.tinta, 0.1),
  shade: clear(P.tinta, 0.26),
  'shade-deep': clear(SHADOW, 0.5),
  veil: clear(P.tinta, 0.6),
  glint: clear(P.branco, 0.28),
  frost: clear(P.papel, 0.88),
  halo: clear(FACE.accent, 0.22),
} as const;

/**
 * Where a page is read. `hand`: a phone, a tablet, a desktop; drawn for 768 x 1024 and scaled down only, with floors, so that a
 * small phone stays readable. `wall`: a projector, drawn for 1920 x 1080. `paper`: what is printed.
 */
interface Reading {
  /** Smallest size in pixels, then the size in pixels of the drawing. */
  readonly hand: readonly [floor: number, drawn: number];
  /** Pixels of the drawing of 1920 x 1080. */
  readonly wall: number;
  /** Points. */
  readonly paper: number;
}
const size = (floor: number, drawn: number, wall: number, paper: number): Reading => ({
  hand: [floor, drawn],
  wall,
  paper,
});

/** Shadows, whole values. */
export const SHADOWS = {
  'panel-shadow': '0 18px 28px -6px var(--shade)',
} as const;

/** Smallest letters of the wall: at 4:3 a fortieth of the picture's height, which is read from ten metres. */
export const SMALLEST_ON_WALL = 37;

/** Sizes of letters, `--text-…`; the floors are in rem, so they follow the reader's own setting. */
export const TEXT = {
  note: size(13, 16, SMALLEST_ON_WALL, 7.5), // labels in a counter
  small: size(15, 18, SMALLEST_ON_WALL, 8.5),
  body: size(16, 21, SMALLEST_ON_WALL, 10),
  lead: size(17, 25, 42, 11.5), // buttons
  large: size(19, 28, 48, 13),
  heading: size(21, 34, 56, 16),
  title: size(26, 44, 70, 20),
  display: size(34, 60, 104, 28), // a number that is the picture
  huge: size(46, 92, 160, 40),
} as const satisfies Readonly<Record<string, Reading>>;

/** Distances, `--space-…`: padding, margin, gap. */
export const SPACE = {
  1: size(3, 4, 8, 2),
  2: size(5, 8, 14, 3),
  3: size(8, 12, 20, 5),
  4: size(12, 16, 28, 8),
  5: size(15, 24, 40, 11),
  6: size(20, 32, 56, 16),
  7: size(28, 48, 80, 22),
  8: size(38, 64, 112, 32),
} as const satisfies Readonly<Record<number, Reading>>;

/** Corners, `--round-…`. A circle is `50%`. */
export const ROUND = {
  chip: size(8, 10, 14, 3),
  card: size(14, 20, 28, 5),
  panel: size(22, 32, 44, 8),
  full: size(999, 999, 999, 99),
} as const satisfies Readonly<Record<string, Reading>>;

/** Lengths that are no text, space or corner: the lower lip of what is pressed, and what a finger meets at least. */
export const LENGTHS = {
  lip: size(4, 7, 10, 1),
  touch: size(48, 70, 96, 20),
} as const satisfies Readonly<Record<string, Reading>>;

/** Who lies above whom within one part; popups lie in the browser's top layer, above all of these. */
export const LAYERS = { behind: -1, base: 0, raised: 1, above: 2, over: 3, top: 7 } as const;

/** Letters of titles and of running text. The fallbacks are stretched to the same widths (`faces.css`). */
export const FACES = {
  title: '"Baloo 2", "Baloo 2 Fallback", "Baloo 2 Fallback Android", sans-serif',
  text: '"Nunito Variable", "Nunito Fallback", "Nunito Fallback Android", sans-serif',
  code: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
} as const;

/** Questions to the window, asked as `@media (--phone)`; they may be joined with `and`. */
export const BREAKPOINTS = {
  phone: '(max-width: 599.98px)',
  'narrow-phone': '(max-width: 359.98px)',
  'tall-phone': '(max-width: 599.98px) and (min-height: 720px)',
  'short-phone': '(max-width: 599.98px) and (max-height: 719.98px)',
  'small-phone': '(max-width: 599.98px) and (max-height: 620px)',
  'lying-phone': '(max-height: 540px) and (min-aspect-ratio: 5 / 4)',
  /** Broad enough for a picture beside words. */
  'broad-phone': '(max-height: 540px) and (min-width: 600px)',
  /** Broader than a window that is enlarged four times. */
  'not-zoomed': '(min-width: 480px)',
  'small-tablet': '(max-width: 760px)',
  tablet: '(min-width: 600px) and (min-height: 540.02px)',
  desktop: '(min-width: 1080px) and (min-height: 540.02px) and (min-aspect-ratio: 1 / 1)',
  /** Broader than high, on whatever device: a picture and words side by side. */
  broad: '(min-aspect-ratio: 13 / 10)',
  upright: '(max-aspect-ratio: 129 / 100)',
  /** Low, on whatever device. */
  short: '(max-height: 719.98px)',
  /** Lower than the drawing of a screen. */
  'under-drawing': '(max-height: 960px)',
  low: '(max-height: 620px)',
  /** Higher than the drawing of a screen. */
  high: '(min-width: 768px) and (min-height: 1200px)',
  /** A page for a projector on a window that is none. */
  'small-wall': '(max-width: 1000px)',
  wall: '(min-width: 1000.02px)',
  /** A projector of 4:3, not of 16:9. */
  'tall-wall': '(max-aspect-ratio: 3 / 2)',
} as const;

/** Milliseconds; `motion` as a whole value, so that a CSS module can name an animation of the root. */
export const ANIMATIONS = {
  'pop-in': 'pop 260ms var(--move-pop) both',
  appear: 'appear 250ms both',
  rise: 'rise 320ms var(--move-calm) both',
  bob: 'bob 1.2s var(--move-sway) infinite',
  breathe: 'breathe 2.4s var(--move-sway) infinite',
  float: 'float 3.6s var(--move-sway) infinite',
  blink: 'blink 4s step-end infinite',
  glance: 'glance 9s step-end infinite',
} as const;
/** The same for who wants less motion. */
export const STILL: Readonly<Record<keyof typeof ANIMATIONS, string>> = {
  'pop-in': 'appear 200ms both',
  appear: 'appear 250ms both',
  rise: 'appear 200ms both',
  bob: 'none',
  breathe: 'none',
  float: 'none',
  blink: 'none',
  glance: 'none',
};
