/**
 * The vocabulary of style sheets: utilities with the names and meanings that Tailwind CSS gives them, and steps of our scales
 * (`gap-3`, `text-body`, `bg-accent-soft`). A rule says several in one line (`@apply grid gap-3 phone:text-small;`, which writes
 * their declarations in its place, asked for a breakpoint where one stands before a word); `CLASSES` are classes besides, which an element has or a rule of one class takes by
 * `composes: grid gap-3 from global`. Why it is not Tailwind itself: docs/decisions/0082-small-tools-of-our-own.md.
 */
import { COLOURS, ROUND, SPACE, TEXT } from './tokens.ts';

/** What no family makes. What stands in fewer than three rules is no word. */
export const WORDS: Readonly<Record<string, string>> = {
  flex: 'display: flex',
  'inline-flex': 'display: inline-flex',
  grid: 'display: grid',
  'inline-grid': 'display: inline-grid',
  block: 'display: block',
  'inline-block': 'display: inline-block',
  hidden: 'display: none',
  'flex-col': 'flex-direction: column',
  'flex-wrap': 'flex-wrap: wrap',
  'flex-1': 'flex: 1',
  'flex-none': 'flex: none',
  'grid-cols-1': 'grid-template-columns: minmax(0, 1fr)',
  'grid-cols-[auto_minmax(0,1fr)]': 'grid-template-columns: auto minmax(0, 1fr)',
  'col-span-full': 'grid-column: 1 / -1',
  'row-span-2': 'grid-row: span 2',
  'place-items-center': 'place-items: center',
  'place-self-center': 'place-self: center',
  'items-start': 'align-items: start',
  'items-center': 'align-items: center',
  'items-end': 'align-items: flex-end',
  'items-baseline': 'align-items: baseline',
  'items-stretch': 'align-items: stretch',
  'justify-center': 'justify-content: center',
  'justify-between': 'justify-content: space-between',
  'justify-end': 'justify-content: flex-end',
  'justify-items-center': 'justify-items: center',
  'justify-items-start': 'justify-items: start',
  'justify-self-center': 'justify-self: center',
  'justify-self-start': 'justify-self: start',
  'content-start': 'align-content: start',
  'content-center': 'align-content: center',
  'self-start': 'align-self: start',
  'self-center': 'align-self: center',
  'self-end': 'align-self: end',
  'self-stretch': 'align-self: stretch',
  'container-inline-size': 'container-type: inline-size',
  'container-size': 'container-type: size',
  relative: 'position: relative',
  absolute: 'position: absolute',
  fixed: 'position: fixed',
  sticky: 'position: sticky',
  'inset-0': 'inset: 0',
  'left-half': 'left: 50%',
  '-translate-x-half': 'transform: translateX(-50%)',
  '-translate-half': 'transform: translate(-50%, -50%)',
  'transform-none': 'transform: none',
  isolate: 'isolation: isolate',
  'z-behind': 'z-index: var(--z-behind)',
  'z-raised': 'z-index: var(--z-raised)',
  'z-above': 'z-index: var(--z-above)',
  'mx-auto': 'margin-inline: auto',
  'my-auto': 'margin-block: auto',
  'w-full': 'width: 100%',
  'w-auto': 'width: auto',
  'w-max': 'width: max-content',
  'w-screen': 'width: 100vw',
  'h-full': 'height: 100%',
  'h-auto': 'height: auto',
  'h-dvh': 'height: 100dvh',
  'min-h-svh': 'min-height: 100svh',
  'min-h-touch': 'min-height: var(--touch)',
  'max-w-none': 'max-width: none',
  'max-w-full': 'max-width: 100%',
  'max-h-none': 'max-height: none',
  'aspect-square': 'aspect-ratio: 1',
  'aspect-3/4': 'aspect-ratio: 3 / 4',
  'box-border': 'box-sizing: border-box',
  'overflow-clip': 'overflow: clip',
  'overflow-hidden': 'overflow: hidden',
  'overflow-visible': 'overflow: visible',
  'object-cover': 'object-fit: cover',
  'object-contain': 'object-fit: contain',
  'border-0': 'border: 0',
  'rounded-none': 'border-radius: 0',
  'rounded-circle': 'border-radius: 50%',
  'rounded-inherit': 'border-radius: inherit',
  'outline-none': 'outline: none',
  'shadow-none': 'box-shadow: none',
  'shadow-lip-wall': 'box-shadow: 0 calc(12 * var(--p)) 0 var(--lip-surface)',
  'bg-none': 'background: none',
  'fill-none': 'fill: none',
  'paint-stroke-first': 'paint-order: stroke fill',
  'accent-accent': 'accent-color: var(--accent)',
  'font-bold': 'font-weight: 700',
  'font-extrabold': 'font-weight: 800',
  'font-inherit': 'font: inherit',
  'not-italic': 'font-style: normal',
  'tabular-nums': 'font-variant-numeric: tabular-nums',
  'text-left': 'text-align: left',
  'text-center': 'text-align: center',
  'text-right': 'text-align: right',
  'text-pretty': 'text-wrap: pretty',
  'text-balance': 'text-wrap: balance',
  'text-ellipsis': 'text-overflow: ellipsis',
  'whitespace-nowrap': 'white-space: nowrap',
  'whitespace-normal': 'white-space: normal',
  'wrap-anywhere': 'overflow-wrap: anywhere',
  underline: 'text-decoration: underline',
  'no-underline': 'text-decoration: none',
  'underline-offset-4': 'text-underline-offset: 4px',
  'align-top': 'vertical-align: top',
  'list-none': 'list-style: none',
  "content-['']": 'content: ""',
  'animate-pop-in': 'animation: var(--pop-in)',
  'animate-rise': 'animation: var(--rise)',
  'animate-appear': 'animation: var(--appear)',
  'cursor-pointer': 'cursor: pointer',
  'pointer-events-none': 'pointer-events: none',
  'pointer-events-auto': 'pointer-events: auto',
  'select-none': 'user-select: none',
  'touch-manipulation': 'touch-action: manipulation',
  'animate-none': 'animation: none',
  'transition-none': 'transition: none',
  'forced-color-adjust-none': 'forced-color-adjust: none',
  'break-inside-avoid': 'break-inside: avoid',
  'print-color-exact': 'print-color-adjust: exact',
};

const known = (name: string, scale: object): string => {
  if (!(name in scale)) throw new Error(`${name} is no token`);
  return name;
};
const space = (step: string): string => (step === '0' ? '0' : `var(--space-${known(step, SPACE)})`);
const colour = (name: string): string =>
  name === 'inherit' || name === 'transparent' ? name : `var(--${known(name, COLOURS)})`;
const pixels = (length: string): string => (length === 'px' ? '1px' : length);

const BOX = { p: 'padding', m: 'margin', w: 'width', h: 'height' };
const SIDE = { '': '', x: '-inline', y: '-block', t: '-top', r: '-right', b: '-bottom', l: '-left' };
type Box = keyof typeof BOX;
type Side = keyof typeof SIDE;

/** Words by their parts. A length in brackets is one that no scale has. */
const FAMILIES: readonly (readonly [name: RegExp, declaration: (...parts: string[]) => string])[] = [
  [/^gap-(\d)$/, (step) => `gap: ${space(step)}`],
  [/^gap-([xy])-(\d)$/, (axis, step) => `${axis === 'x' ? 'column' : 'row'}-gap: ${space(step)}`],
  [/^([pm])([xytrbl]?)-(\d)$/, (box, side, step) => `${BOX[box as Box]}${SIDE[side as Side]}: ${space(step)}`],
  [
    /^(min-|max-|)([wh])-(?:(0|px)|\[([\d.]+(?:px|%|r?em|ch))\])$/,
    (bound, box, own, length) => `${bound}${BOX[box as Box]}: ${pixels(own ?? length)}`,
  ],
  [
    /^(top|right|bottom|left)-(?:(0|px)|\[(-?[\d.]+(?:px|%|r?em))\])$/,
    (side, own, length) => `${side}: ${pixels(own ?? length)}`,
  ],
  [/^grid-cols-([2-9])$/, (count) => `grid-template-columns: repeat(${count}, minmax(0, 1fr))`],
  [/^opacity-(\d+)$/, (percent) => `opacity: ${Number(percent) / 100}`],
  [/^stroke-(\d+)$/, (width) => `stroke-width: ${width}`],
  [/^(row|col)-start-(\d)$/, (axis, line) => `grid-${axis === 'col' ? 'column' : axis}-start: ${line}`],
  [/^bg-\((--[\w-]+)\)$/, (property) => `background: var(${property})`],
  [/^bg-([a-z-]+)$/, (name) => `background: ${colour(name)}`],
  [/^text-([a-z-]+)$/, (name) => (name in TEXT ? `font-size: var(--text-${name})` : `color: ${colour(name)}`)],
  [
    /^(title|words)-([a-z]+)-(\d+)$/,
    (face, size, height) =>
      `font: 800 var(--text-${known(size, TEXT)}) / ${Number(height) / 100} var(--font-${face === 'title' ? face : 'text'})`,
  ],
  [/^leading-\[([\d.]+)\]$/, (height) => `line-height: ${height}`],
  [/^border(-t|)-(\d)$/, (side, px) => `border${side && '-top'}: ${px}px solid`],
  [/^border-([a-z-]+)$/, (name) => `border-color: ${colour(name)}`],
  [/^rounded-([a-z]+)$/, (name) => `border-radius: var(--round-${known(name, ROUND)})`],
  [/^shadow-(lip-[a-z-]+)-(\d)$/, (name, px) => `box-shadow: 0 ${px}px 0 ${colour(name)}`],
  [/^(fill|stroke)-([a-z-]+)$/, (what, name) => `${what}: ${colour(name)}`],
];

/** What a word says, without the last semicolon. @throws for a word that there is not */
export function declarationOf(word: string): string {
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
  m-0 p-0 p-4 p-3 py-3 px-4 mx-auto py-4 px-5 py-0 py-2 px-0 mb-2 mb-3 pt-3 pb-4 list-none border-0 grid grid-cols-1 flex
  items-center absolute inset-0 flex-wrap gap-1 gap-2 gap-3 gap-4 gap-5 place-items-center justify-center justify-between
  text-center rounded-card rounded-panel w-full relative text-ink-soft bg-surface bg-white bg-inset bg-accent-soft
  font-extrabold text-small font-bold justify-items-center rounded-circle text-ink overflow-clip h-auto text-white text-body
  aspect-square text-accent min-h-0 h-full pointer-events-none animate-pop-in text-left content-start overflow-hidden left-half
  min-w-0 animate-rise wrap-anywhere whitespace-nowrap justify-self-center min-h-[48px] text-pretty flex-none bg-accent
  self-center content-center -translate-x-half container-inline-size max-w-none block rounded-full z-raised w-auto
  animate-appear rounded-chip grid-cols-2 text-note fixed container-size min-h-[44px] grid-cols-3 items-end flex-1 text-lead
  hidden isolate bg-go z-above opacity-0 bg-go-soft text-go-ink shadow-lip-wall text-accent-ink text-danger-ink bg-none
  shadow-lip-white-4 bg-accent-pale bg-line inline-flex no-underline flex-col bg-danger-soft bg-highlight-soft text-go
  self-stretch min-h-touch bg-night text-heading text-balance bg-warm text-large text-title title-body-120 title-lead-100
`
  .trim()
  .split(/\s+/);

const SAYS = /@apply ([^;}]+);/g;

/** Declarations that stand side by side as one, which is shorter to send. */
const SHORTER: readonly (readonly [both: RegExp, one: string])[] = [
  [/(padding|margin)-block: ([^;]+); \1-inline: /g, '$1: $2 '],
  [/(padding|margin)-inline: ([^;]+); \1-top: ([^;]+); \1-bottom: /g, '$1: $3 $2 '],
  [/(padding|margin)-top: ([^;]+); \1-right: ([^;]+); \1-bottom: ([^;]+); \1-left: /g, '$1: $2 $3 $4 '],
  [/row-gap: ([^;]+); column-gap: /g, 'gap: $1 '],
  [/grid-row-start: (\d); grid-column-start: /g, 'grid-area: $1 / '],
  [/(border(?:-top)?: \S+ solid); border-color: /g, '$1 '],
];
const shorter = (declarations: string): string =>
  SHORTER.reduce((text, [both, one]) => text.replace(both, one), declarations);

const declarationsOf = (words: readonly string[]): string => `${shorter(words.map(declarationOf).join('; '))};`;

/** What a word may ask first, besides the breakpoints: `print:hidden`; two are joined, `desktop:broad:grid-cols-2`. */
const ASKED: Readonly<Record<string, string>> = {
  print: 'print',
  'forced-colors': '(forced-colors: active)',
  'motion-reduce': '(prefers-reduced-motion: reduce)',
  'motion-safe': '(prefers-reduced-motion: no-preference)',
};

/** Words that count always, then those of each question as a block of it. */
function blocksOf(words: readonly string[]): string {
  const byQuestion = new Map<string, string[]>();
  for (const asking of words) {
    const [word = '', ...questions] = asking.split(':').reverse();
    const question = questions
      .reverse()
      .map((name) => ASKED[name] ?? `(--${name})`)
      .join(' and ');
    byQuestion.set(question, [...(byQuestion.get(question) ?? []), word]);
  }
  const { '': always = [], ...others } = Object.fromEntries(byQuestion);
  const blocks = Object.entries(others).map(([question, asked]) => `@media ${question} { ${declarationsOf(asked)} }`);
  return [...(always.length > 0 ? [declarationsOf(always)] : []), ...blocks].join(' ');
}

/** A style sheet with the declarations in the place of its words. @throws for a word that there is not */
export const withDeclarations = (css: string): string =>
  css.replaceAll(SAYS, (_, words: string) => blocksOf(words.trim().split(/\s+/)));

const NO_LETTER = /[^\w-]/g;

export const wordRules = (): string =>
  CLASSES.map((word) => `.${word.replaceAll(NO_LETTER, '\\$&')} { ${declarationOf(word)}; }`).join('\n');
