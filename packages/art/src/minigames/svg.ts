/** SVG text of the minigames' sprites: that of all drawings, and gradients with names of their own. */
import { type Stop, type Svg, stopList } from '../core/svg.ts';

export { at, balls, circ, each, ell, g, line, path, rect, type Svg, times } from '../core/svg.ts';

/** A definition of stops from the top to the bottom, used as `url(#id)`. */
export const linear = (id: string, ...stops: readonly Stop[]): Svg =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopList(stops)}</linearGradient>`;
export const radial = (id: string, ...stops: readonly Stop[]): Svg =>
  `<radialGradient id="${id}" cx="0.5" cy="0.5" r="0.5">${stopList(stops)}</radialGradient>`;

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
