/**
 * SVG text of the minigames' sprites. Unlike core/svg.ts it writes numbers as they are and leaves no attribute out: the
 * sprite sheets are compared byte for byte.
 */
export type Svg = string;
type Extra = Readonly<Record<string, string | number>>;

const write = (extra: Extra = {}): string =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const g = (body: Svg, extra?: Extra): Svg => `<g${write(extra)}>${body}</g>`;
/** Moves, scales and turns (degrees) a body. */
export const at = (x: number, y: number, body: Svg, scale = 1, turn = 0): Svg =>
  g(body, {
    transform: `translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}`,
  });
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  extra?: Extra,
): Svg => `<rect${write({ x, y, width, height, rx, fill, ...extra })}/>`;
export const circ = (cx: number, cy: number, r: number, fill: string, extra?: Extra): Svg =>
  `<circle${write({ cx, cy, r, fill, ...extra })}/>`;
export const ell = (cx: number, cy: number, rx: number, ry: number, fill: string, extra?: Extra): Svg =>
  `<ellipse${write({ cx, cy, rx, ry, fill, ...extra })}/>`;
export const path = (d: string, fill: string, extra?: Extra): Svg => `<path${write({ d, fill, ...extra })}/>`;
/** A line with round ends. */
export const line = (d: string, stroke: string, width: number, extra?: Extra): Svg =>
  path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...extra });
export const balls = (list: readonly (readonly [number, number, number])[], fill: string): Svg =>
  list.map(([x, y, r]) => circ(x, y, r, fill)).join('');
/** A definition of stops from the top to the bottom, used as `url(#id)`. */
export const linear = (id: string, stops: readonly (readonly [number, string, number?])[]): Svg =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopList(stops)}</linearGradient>`;
export const radial = (id: string, stops: readonly (readonly [number, string, number?])[]): Svg =>
  `<radialGradient id="${id}" cx="0.5" cy="0.5" r="0.5">${stopList(stops)}</radialGradient>`;
const stopList = (stops: readonly (readonly [number, string, number?])[]): Svg =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

const OPENING = /^<svg[^>]*viewBox="([^"]+)"[^>]*>/;
/** What stands inside a picture of @consorcio/art; every id in it gets a name before it. */
export function inside(name: string, picture: Svg): Svg {
  return picture
    .replace(OPENING, '')
    .replace(/<\/svg>$/, '')
    .replace(/(\bid="|url\(#)/g, `$1${name}-`);
}

/** The same numbers in every build. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 16_777_216;
  };
}
