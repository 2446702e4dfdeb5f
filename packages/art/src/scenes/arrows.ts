/** Arrows of the dance: one a lane, told apart by direction and by colour. */
import { type Colour, shade } from '../core/colour.ts';
import { circ, g, path, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';

export const DIRECTIONS = ['esquerda', 'baixo', 'cima', 'direita'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** colour of a lane and turn of its arrow in degrees */
export const LANE: Readonly<Record<Direction, readonly [colour: Colour, turn: number]>> = {
  esquerda: [C.ipeRosa, 180],
  baixo: [C.lagoa, 90],
  cima: [C.ipe, -90],
  direita: [C.folha, 0],
};
export const arrow = (
  dir: Direction,
  { s = 1, ghost = false }: { readonly s?: number; readonly ghost?: boolean } = {},
): Svg => {
  const [c, rot] = LANE[dir],
    d =
      'M-24 -10 H2 V-24 C2 -28 6 -29 9 -26 L31 -4 C33 -2 33 2 31 4 L9 26 C6 29 2 28 2 24 V10 H-24 C-28 10 -30 8 -30 4 V-4 C-30 -8 -28 -10 -24 -10Z';
  return g(
    ghost
      ? circ(0, 0, 44, '#2B1A58') +
          circ(0, 0, 44, 'none', { stroke: c, 'stroke-width': 6 }) +
          path(d, 'none', { stroke: c, 'stroke-width': 4.5, transform: `rotate(${rot}) scale(.78)` })
      : circ(0, 5, 42, shade(c, 0.5)) +
          circ(0, 0, 42, c) +
          path('M-30 -18 C-24 -30 -8 -36 6 -34', 'none', {
            stroke: C.branco,
            'stroke-width': 5,
            'stroke-linecap': 'round',
            opacity: 0.6,
          }) +
          path(d, C.tinta, { transform: `rotate(${rot}) scale(.76)` }),
    { transform: `scale(${s})` },
  );
};
