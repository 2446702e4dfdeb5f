/**
 * The vocabulary of style sheets: layout, ground, letters and distance, a word each. A rule says several in one line
 * (`@apply as-grid gap-3 soft;`, which writes their declarations in its place); `CLASSES` are classes besides, which an element
 * has or a rule of one class takes by `composes: as-grid gap-3 from global`.
 */
import { COLOURS, SPACE, TEXT } from './tokens.ts';

/** What no family makes. What stands in fewer than three rules is no word. */
export const WORDS: Readonly<Record<string, string>> = {
  'plain-list': 'margin: 0; padding: 0; list-style: none',
  blank: 'margin: 0; padding: 0; border: 0',
  column: 'display: grid; grid-template-columns: minmax(0, 1fr)',
  'line-up': 'display: flex; align-items: center',
  fills: 'position: absolute; inset: 0',
  'as-grid': 'display: grid',
  'as-row': 'display: flex',
  wrapped: 'flex-wrap: wrap',
  centered: 'place-items: center',
  level: 'align-items: center',
  justified: 'justify-content: center',
  apart: 'justify-content: space-between',
  'text-center': 'text-align: center',
  rounded: 'border-radius: var(--round-card)',
  'rounded-panel': 'border-radius: var(--round-panel)',
  'full-width': 'width: 100%',
  relative: 'position: relative',
  absolute: 'position: absolute',
  soft: 'color: var(--ink-soft)',
  'no-margin': 'margin: 0',
  bold: 'font-weight: 800',
  semibold: 'font-weight: 700',
  'justify-items-center': 'justify-items: center',
  circle: 'border-radius: 50%',
  ink: 'color: var(--ink)',
  clipped: 'overflow: clip',
  'height-auto': 'height: auto',
  square: 'aspect-ratio: 1',
  'full-height': 'height: 100%',
  untouchable: 'pointer-events: none',
  'pops-in': 'animation: var(--pop-in)',
  'text-left': 'text-align: left',
  'content-start': 'align-content: start',
  'no-bullets': 'list-style: none',
  'overflow-hidden': 'overflow: hidden',
  'left-half': 'left: 50%',
  'min-width-0': 'min-width: 0',
  rises: 'animation: var(--rise)',
  'breaks-anywhere': 'overflow-wrap: anywhere',
  'no-border': 'border: 0',
  'one-line': 'white-space: nowrap',
  'justify-self-center': 'justify-self: center',
  pretty: 'text-wrap: pretty',
  rigid: 'flex: none',
  'margin-auto': 'margin: 0 auto',
  'align-self-center': 'align-self: center',
  'content-center': 'align-content: center',
  'back-by-half': 'transform: translateX(-50%)',
  'contains-width': 'container-type: inline-size',
  'any-width': 'max-width: none',
  'as-block': 'display: block',
  'rounded-full': 'border-radius: var(--round-full)',
  raised: 'z-index: var(--z-raised)',
  'width-auto': 'width: auto',
  'inset-0': 'inset: 0',
  appears: 'animation: var(--appear)',
  'rounded-chip': 'border-radius: var(--round-chip)',
  'two-columns': 'grid-template-columns: repeat(2, minmax(0, 1fr))',
  fixed: 'position: fixed',
  'contains-size': 'container-type: size',
  'three-columns': 'grid-template-columns: repeat(3, minmax(0, 1fr))',
  'align-end': 'align-items: flex-end',
  grows: 'flex: 1 1 0',
  'not-shown': 'display: none',
  isolated: 'isolation: isolate',
  'above-raised': 'z-index: var(--z-above)',
  unseen: 'opacity: 0',
  'lip-on-wall': 'box-shadow: 0 calc(12 * var(--p)) 0 var(--lip-surface)',
  'no-ground': 'background: none',
  'lip-white': 'box-shadow: 0 4px 0 var(--lip-white)',
  'as-inline-row': 'display: inline-flex',
  'no-underline': 'text-decoration: none',
  downwards: 'flex-direction: column',
  'align-self-stretch': 'align-self: stretch',
  'min-height-touch': 'min-height: var(--touch)',
  balanced: 'text-wrap: balance',
  'title-body-120': 'font: 800 var(--text-body) / 1.2 var(--font-title)',
  'title-lead-100': 'font: 800 var(--text-lead) / 1 var(--font-title)',
  'fills-row': 'flex: 1',
  'empty-content': 'content: ""',
  'one-column': 'grid-template-columns: minmax(0, 1fr)',
  pressable: 'cursor: pointer',
  'whole-row': 'grid-column: 1 / -1',
  unclipped: 'overflow: visible',
  unbroken: 'break-inside: avoid',
  'on-baseline': 'align-items: baseline',
  'line-above': 'border-top: 2px solid var(--line)',
  'any-height': 'max-height: none',
  'width-max': 'width: max-content',
  'at-most-full': 'max-width: 100%',
  'same-ink': 'color: inherit',
  'no-lip': 'box-shadow: none',
  'align-self-start': 'align-self: start',
  'align-self-end': 'align-self: end',
  'align-start': 'align-items: start',
  'align-bottom': 'align-items: end',
  'align-stretch': 'align-items: stretch',
  'as-inline-block': 'display: inline-block',
  'as-inline-grid': 'display: inline-grid',
  underlined: 'text-decoration: underline',
  covering: 'object-fit: cover',
  contained: 'object-fit: contain',
  'same-font': 'font: inherit',
  'same-corners': 'border-radius: inherit',
  'square-corners': 'border-radius: 0',
  'border-box': 'box-sizing: border-box',
  tabular: 'font-variant-numeric: tabular-nums',
  'colours-printed': 'print-color-adjust: exact',
  'no-outline': 'outline: none',
  'window-width': 'width: 100vw',
  'window-height': 'height: 100dvh',
  wraps: 'white-space: normal',
  behind: 'z-index: var(--z-behind)',
  portrait: 'aspect-ratio: 3 / 4',
  'justify-end': 'justify-content: flex-end',
  'text-right': 'text-align: right',
  upright: 'font-style: normal',
  ellipsis: 'text-overflow: ellipsis',
  'justify-self-start': 'justify-self: start',
  'justify-items-start': 'justify-items: start',
  'back-by-half-both': 'transform: translate(-50%, -50%)',
  'middle-self': 'place-self: center',
  'accent-colour': 'accent-color: var(--accent)',
  'top-aligned': 'vertical-align: top',
  'margin-inline-auto': 'margin-inline: auto',
  touchable: 'pointer-events: auto',
  'two-rows': 'grid-row: span 2',
  'no-padding': 'padding: 0',
  'margin-block-auto': 'margin-block: auto',
  'not-selected': 'user-select: none',
  'border-clear': 'border: 3px solid transparent',
  'no-zoom': 'touch-action: manipulation',
  'auto-and-rest': 'grid-template-columns: auto minmax(0, 1fr)',
  'on-tone': 'background: var(--tone)',
  'underline-apart': 'text-underline-offset: 4px',
  unmoved: 'transform: none',
  'no-fill': 'fill: none',
  'stroke-first': 'paint-order: stroke fill',
  sticky: 'position: sticky',
  'edge-accent': 'border-color: var(--accent)',
  'edge-go': 'border-color: var(--go)',
  'on-face': 'background: var(--face)',
  'window-min-height': 'min-height: 100svh',
};

/** `var(--space-3)` of each step; 0 is none. @throws for a step that there is not */
const spaces = (steps: string): string =>
  steps
    .split('-')
    .map((step) => (step === '0' ? '0' : `var(--space-${known(step, SPACE)})`))
    .join(' ');

function known(name: string, scale: object): string {
  if (!(name in scale)) throw new Error(`${name} is no token`);
  return name;
}

/** Words by their parts: `pad-3-4`, `on-surface`, `title-lead-115` (its height of line in percent). */
const FAMILIES: readonly (readonly [name: RegExp, declaration: (...parts: readonly string[]) => string])[] = [
  [/^gap-([\d-]+)$/, (steps = '') => `gap: ${spaces(steps)}`],
  [/^pad-([\d-]+)$/, (steps = '') => `padding: ${spaces(steps)}`],
  [/^pad-([a-z]+)-(\d)$/, (side, step = '') => `padding-${side}: ${spaces(step)}`],
  [/^below-(\d)$/, (step = '') => `margin-bottom: ${spaces(step)}`],
  [/^margin-([a-z]+)-(\d)$/, (side, step = '') => `margin-${side}: ${spaces(step)}`],
  [/^on-([a-z-]+)$/, (colour = '') => `background: var(--${known(colour, COLOURS)})`],
  [/^ink-([a-z-]+)$/, (colour = '') => `color: var(--${known(colour, COLOURS)})`],
  [/^([a-z]+)-text$/, (size = '') => `font-size: var(--text-${known(size, TEXT)})`],
  [
    /^(title|words)-([a-z]+)-(\d+)$/,
    (face, size = '', height) =>
      `font: 800 var(--text-${known(size, TEXT)}) / ${Number(height) / 100} var(--font-${face === 'title' ? face : 'text'})`,
  ],
  [/^leading-(\d+)$/, (height) => `line-height: ${Number(height) / 100}`],
  [/^margin-([\d-]+)$/, (steps = '') => `margin: ${spaces(steps)}`],
  [
    /^((?:min-|max-)?(?:width|height)|top|right|bottom|left)-(\d+)$/,
    (side, px) => `${side}: ${px === '0' ? px : `${px}px`}`,
  ],
  [/^edge-([a-z-]+)-(\d)$/, (colour = '', px) => `border: ${px}px solid var(--${known(colour, COLOURS)})`],
  [/^lip-([a-z-]+)-(\d)$/, (colour, px) => `box-shadow: 0 ${px}px 0 var(--${known(`lip-${colour}`, COLOURS)})`],
  [/^(fill|stroke)-([a-z-]+)$/, (what, colour = '') => `${what}: var(--${known(colour, COLOURS)})`],
  [/^cell-(\d)-(\d)$/, (row, column) => `grid-area: ${row} / ${column}`],
];

/** What a word says, without the last semicolon. @throws for a word that there is not */
export function said(word: string): string {
  const own = WORDS[word];
  if (own !== undefined) return own;
  for (const [name, declaration] of FAMILIES) {
    const parts = name.exec(word);
    if (parts !== null) return declaration(...parts.slice(1));
  }
  throw new Error(`there is no word ${word}`);
}

/** Words that are classes. Of two that say the same property, the later counts. */
export const CLASSES = `
  plain-list blank column line-up fills as-grid as-row wrapped gap-1 gap-2 gap-3 gap-4 gap-5 centered level
  justified apart text-center rounded rounded-panel full-width relative absolute soft no-margin on-surface
  on-white on-inset on-accent-soft bold small-text semibold justify-items-center circle ink clipped
  height-auto ink-white body-text square ink-accent min-height-0 full-height untouchable pad-4 pops-in
  text-left pad-3-4 content-start no-bullets overflow-hidden left-half min-width-0 rises breaks-anywhere
  no-border one-line justify-self-center min-height-48 pretty rigid on-accent margin-auto align-self-center
  content-center back-by-half contains-width any-width as-block rounded-full raised width-auto inset-0
  appears rounded-chip two-columns note-text pad-4-5 fixed contains-size min-height-44 three-columns
  align-end grows lead-text not-shown isolated on-go above-raised unseen on-go-soft ink-go-ink lip-on-wall
  ink-accent-ink ink-danger-ink no-ground lip-white on-accent-pale below-2 on-line as-inline-row no-underline
  pad-0-4 pad-3-5 below-3 pad-3 downwards on-danger-soft on-highlight-soft ink-go pad-2-5
  align-self-stretch min-height-touch on-night pad-3-4-4 heading-text balanced pad-3-0 on-warm large-text
  title-text title-body-120 title-lead-100 fills-row
`
  .trim()
  .split(/\s+/);

const SAYS = /@apply ([^;}]+);/g;

/** A style sheet with the declarations in the place of its words. @throws for a word that there is not */
export const withWords = (css: string): string =>
  css.replaceAll(SAYS, (_, words: string) => `${words.trim().split(/\s+/).map(said).join('; ')};`);

/** A rule for each class. */
export const wordRules = (): string => CLASSES.map((word) => `.${word} { ${said(word)}; }`).join('\n');
