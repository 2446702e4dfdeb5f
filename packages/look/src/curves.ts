import { type Spring, springEasing } from './spring.ts';

interface Curve {
  readonly spring: Spring;
  /** For a browser that knows no `linear()`. */
  readonly plain: string;
}

/** Every way in which something moves in the pages, each a custom property of that name. */
export const CURVES = {
  /** Comes in, passes its place once and settles: panels, badges, stars. */
  'move-pop': { spring: { stiffness: 190, damping: 15 }, plain: 'cubic-bezier(0.2, 1.5, 0.4, 1)' },
  /** Comes to its place and stays: bars, sheets, counters. */
  'move-calm': { spring: { stiffness: 140, damping: 24 }, plain: 'cubic-bezier(0.2, 0.9, 0.3, 1)' },
  /** Draws back, then goes and passes its place: what leaps or is thrown. */
  'move-leap': { spring: { stiffness: 170, damping: 16, speed: -6 }, plain: 'cubic-bezier(0.5, -0.4, 0.4, 1.3)' },
  /** Swings several times: what hangs or was bumped. */
  'move-loose': { spring: { stiffness: 260, damping: 9 }, plain: 'cubic-bezier(0.2, 1.8, 0.4, 1)' },
} as const satisfies Readonly<Record<string, Curve>>;

/** Easings that are no springs: what leaves gathers speed, what breathes goes to and fro. */
const PLAIN = { 'move-leave': 'cubic-bezier(0.4, 0, 1, 1)', 'move-sway': 'ease-in-out' } as const;

/** Milliseconds by which one of several things that move together comes after the other. */
const OVERLAP = 60;

const declarations = (of: readonly (readonly [string, string])[]): string =>
  of.map(([name, value]) => `--${name}: ${value};`).join(' ');

/** Style rules that declare the curves on the root, springs where the browser knows them. */
export function curveRules(): string {
  const all = Object.entries(CURVES);
  const plain = declarations([...all.map(([name, { plain }]) => [name, plain] as const), ...Object.entries(PLAIN)]);
  const springs = declarations(all.map(([name, { spring }]) => [name, springEasing(spring)] as const));
  return (
    `:root { ${plain} --overlap: ${OVERLAP}ms; }\n` +
    `@supports (animation-timing-function: linear(0, 1)) { :root { ${springs} } }\n`
  );
}
