/**
 * A thing as a model of paper: every colour becomes a sheet, the lighter the colour the whiter, and every piece has a blue
 * edge where it is cut and folded. What is still to come stands in the air in dashed lines.
 */
import { type Colour, channels } from '../../core/colour.ts';
import { alongX, alongY, type Corner } from '../../core/iso.ts';
import { each, g, type Svg } from '../../core/svg.ts';
import { SHADOW } from '../../core/tokens.ts';
import { L, rod } from './view.ts';

/** lines of the plan */
export const INK = '#2B5AA6';
/** sheets of paper from the darkest to the whitest, each from a brightness of 0 to 255 on */
const SHEETS: readonly (readonly [from: number, sheet: Colour])[] = [
  [0, '#7BA6E0'],
  [80, '#9CC0EE'],
  [130, '#BFD8F7'],
  [165, '#DCEAFC'],
  [195, '#EFF5FF'],
  [226, '#FFFFFF'],
];

/** every colour of a model but the shadow on the ground */
export const PAPER: readonly Colour[] = [INK, ...SHEETS.map(([, sheet]) => sheet)];

/** The sheet that stands for a colour. */
export function sheetOf(colour: Colour): Colour {
  const [red, green, blue] = channels(colour);
  const brightness = (299 * red + 587 * green + 114 * blue) / 1000;
  return SHEETS.filter(([from]) => brightness >= from).at(-1)?.[1] ?? INK;
}

const FILL = /fill="(#[0-9A-Fa-f]{6})"/g;
const STROKE = / stroke="#[0-9A-Fa-f]{6}"/g;

/** The model of a drawing. Shadows stay what they are. */
export const onPaper = (drawing: Svg): Svg =>
  drawing === ''
    ? ''
    : g(
        drawing
          .replace(STROKE, ` stroke="${INK}"`)
          .replace(FILL, (fill, colour: Colour) =>
            colour === SHADOW ? `${fill} stroke="none"` : `fill="${sheetOf(colour)}"`,
          ),
        { stroke: INK, 'stroke-width': 0.9, 'stroke-linejoin': 'round' },
      );

/** A volume that is still to come: far corner, width, depth and height in units of the world. */
export type Volume = readonly [x: number, y: number, z: number, width: number, depth: number, height: number];

/** The edges of a volume to come, dashed, with a breath of paper between them. */
export function promise([x, y, z, width, depth, height]: Volume): Svg {
  const [a, b, m, n, t] = [x, x + width, y, y + depth, z + height];
  const front: readonly Corner[] = alongX(a, b, [n, z], [n, t]);
  const side: readonly Corner[] = alongY(n, m, [b, z], [b, t]);
  const top: readonly Corner[] = alongX(a, b, [m, t], [n, t]);
  const edges = each([front, side, top], (face) => rod([...face, ...face.slice(0, 1)], INK, 1.3));
  return (
    L.face('#EFF5FF', front, { opacity: 0.34 }) +
    L.face('#BFD8F7', side, { opacity: 0.34 }) +
    L.face('#FFFFFF', top, { opacity: 0.3 }) +
    g(edges, { 'stroke-dasharray': '4 4' })
  );
}
