/** The player's lot: bare ground with stakes and strings, on which nothing is built before the letter. */
import { circ, line, type Point, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { bush, ipe, tree } from '../props.ts';
import { VIEW as I } from './plan.ts';

const SOIL = '#E3B583';
const SOIL_LIGHT = '#EBC397';
const STRING = '#FFF6E6';
const WOOD = '#8A5A3C';
/** Corners of the ground that is staked out, from the corner of its block. */
const CORNERS: readonly Point[] = [
  [0.8, 0.9],
  [4.2, 0.9],
  [4.2, 4.1],
  [0.8, 4.1],
];
/** Height of a stake, in world units. */
const STAKE = 0.5;

/** The lot with its upper corner at x, y in world units. */
export function lot(x: number, y: number): Svg {
  const ground = (inset: number, fill: string): Svg =>
    I.face(
      CORNERS.map(([u, v]) => [x + u + (u < 2 ? inset : -inset), y + v + (v < 2 ? inset : -inset), 0.1]),
      fill,
    );
  const top = ([u, v]: Point): string =>
    I.P(x + u, y + v, 0.1 + STAKE)
      .map((n) => n.toFixed(1))
      .join(' ');
  const stake = ([u, v]: Point): Svg => {
    const [a, b] = I.P(x + u, y + v, 0.1);
    return (
      line(`M${a.toFixed(1)} ${b.toFixed(1)} V${(b - STAKE * I.Z).toFixed(1)}`, WOOD, 5) +
      circ(a, b - STAKE * I.Z, 4, C.brasa)
    );
  };
  return (
    ground(0, SOIL) +
    ground(0.25, SOIL_LIGHT) +
    line(`M${CORNERS.map(top).join(' L')}Z`, STRING, 2, { 'stroke-dasharray': '9 5' }) +
    CORNERS.map(stake).join('') +
    I.at(x + 0.4, y + 0.5, 0, tree(C.folha, 0.7)) +
    I.at(x + 4.6, y + 0.4, 0, ipe(C.ipe, 0.6)) +
    I.at(x + 0.4, y + 4.5, 0, tree(C.folha, 0.75)) +
    I.at(x + 4.6, y + 4.5, 0, bush())
  );
}
