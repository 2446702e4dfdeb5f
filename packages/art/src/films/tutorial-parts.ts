/** What the scenes of the tutorial film are put together from. */
import { at, circ, g, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import { bunting, hallWindow, JAR_MOUTH, jarSurface, openJar, range, room } from '../scenes/assembly.ts';
import { sunburst } from '../scenes/party.ts';
import { ICON } from '../ui/icons.ts';
import { mix, share } from './easing.ts';

/** A still ground and what moves before it, in its own seconds. */
export interface Scene {
  /** seconds */
  readonly lasts: number;
  readonly ground: Svg;
  /** `detail`: px to a unit of the screen, where people are many */
  readonly live: (persona: PersonaId, u: number, detail?: number) => Svg;
}
export const rays = (ground: string, c: string): Svg =>
  rect(0, 0, 768, 1024, 0, ground) + sunburst(384, 540, 900, c, 18, 0.9, 4);
export const hall: Svg =
  room(0, 768, range(0, 12), range(-5, 5)) + at(0, 96, hallWindow(96) + hallWindow(672)) + bunting(0, 768, 0, 18);
export const coin = (size: number): Svg => g(ICON.dinheiro, { transform: `scale(${size})` });

export type Place = readonly [x: number, y: number];
/** an object on its arc from one place to another, removed on arrival */
export function thrown(u: number, from: Place, to: Place, high: number, thing: Svg): Svg {
  if (u <= 0 || u >= 1) return '';
  return at(mix(from[0], to[0], u), mix(from[1], to[1], u) - 4 * high * u * (1 - u), thing, 1, u * 50 - 25);
}
/** share of a coin's way that it flies; the rest it falls */
const FLIGHT = 0.7;
/** px by which coins rise on their way: from a hand to the jar below every face */
const LOW = 44;
const COIN = 1.25;
/** The group's jar without its lid at a place and scale, and coins that fly to its mouth and fall in, each from 0 to 1. */
export function jarWithCoins(
  level: number,
  foot: Place,
  scale: number,
  coins: readonly (readonly [number, Place])[],
): Svg {
  const [x, y] = foot;
  const mouth = y - JAR_MOUTH * scale;
  const money = y - jarSurface(level) * scale;
  const falling = coins.map(([u]) => {
    const fall = share(u, FLIGHT, 1);
    return u < FLIGHT || u >= 1 ? '' : at(x, mix(mouth, money, fall ** 2), coin(COIN));
  });
  const flying = coins.map(([u, from]) => thrown(share(u, 0, FLIGHT), from, [x, mouth], LOW, coin(COIN)));
  return at(x, y, openJar(level), scale) + falling.join('') + flying.join('');
}
/** a round picture of what somebody wishes for; the two small rounds of a thought lead to a head below it or beside it */
export const thought = (picture: Svg, beside: -1 | 0 | 1 = 0): Svg =>
  circ(-8 + beside * 56, 78 - Math.abs(beside) * 22, 8, C.papel) +
  circ(4 + beside * 42, 64 - Math.abs(beside) * 18, 13, C.papel) +
  circ(0, 4, 58, C.labioPapel) +
  circ(0, 0, 58, C.papel) +
  picture;
