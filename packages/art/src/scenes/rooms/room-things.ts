/** Furniture of several rooms. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import { circ, each, ell, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import { disc, ROOM, rod, solid, type Thing, thing } from './room-view.ts';

const STEEL = '#8E86B4';

/** A round table; what stands on it lies around 0,0. */
export const roundTable = (x: number, y: number, cloth: Colour, top: Svg): Thing =>
  thing(x, y, [
    disc(x + 0.12, y - 0.06, 0, 0.6, SHADOW, { opacity: 0.14 }),
    solid(x - 0.08, y - 0.08, 0.16, 0.16, 0.72, C.terra),
    disc(x, y, 0.72, 0.66, shade(cloth, 0.24)),
    disc(x, y, 0.8, 0.66, cloth),
    ROOM.at(x, y, 0.82, top),
  ]);
export const stool = (x: number, y: number, colour: Colour): Thing =>
  thing(x, y, [
    disc(x, y, 0, 0.26, '#8F7FB8'),
    rod(
      [
        [x, y, 0],
        [x, y, 0.62],
      ],
      STEEL,
      6,
    ),
    disc(x, y, 0.6, 0.26, shade(colour, 0.3)),
    disc(x, y, 0.68, 0.26, colour),
  ]);
const LEAVES = [
  [-16, -52, -24, 0.16],
  [14, -58, 22, 0],
  [0, -70, 0, -0.2],
] as const;
export const plant = (x: number, y: number, size = 1): Thing =>
  thing(
    x,
    y,
    ROOM.at(
      x,
      y,
      0,
      ell(8, 2, 26, 9, SHADOW, { opacity: 0.16 }) +
        path('M-18 -30 H18 L13 2 H-13Z', C.tijolo) +
        path('M6 -30 H18 L13 2 H4Z', shade(C.tijolo, 0.2)) +
        each(LEAVES, ([u, v, turn, dark]) =>
          ell(u, v, 13, 28, dark < 0 ? tint(C.folha, -dark) : shade(C.folha, dark), {
            transform: `rotate(${turn} ${u} ${v})`,
          }),
        ),
      size,
    ),
  );
/** A lamp that hangs at x, y, with its light. */
export const pendant = (x: number, y: number, z: number, colour: Colour): Thing => ({
  depth: x + y - 4,
  body: ROOM.at(x, y, z, [
    line('M0 -70 V-14', '#6C6394', 2.4),
    path('M-24 6 C-20 -22 20 -22 24 6Z', colour),
    path('M4 -15 C18 -14 22 -4 24 6 H10Z', shade(colour, 0.2)),
    ell(0, 6, 20, 6, C.lampada),
    path('M-22 8 L-64 110 H64 L22 8Z', '#FFE9A6', { opacity: 0.16 }),
  ]),
});
/** A window in a wall: hills under the sky. */
export const view = (x: number, y: number, w: number, h: number, frame: Colour): Svg =>
  rect(x, y, w, h, 4, frame) +
  rect(x + 4, y + 4, w - 8, h - 8, 2, '#9ADCF2') +
  path(
    `M${x + 4} ${y + h * 0.72} q${w * 0.22} ${-h * 0.24} ${w * 0.45} ${-h * 0.06} t${w - 8 - w * 0.45} ${-h * 0.16} V${y + h - 4} H${x + 4}Z`,
    '#8CCB8A',
  ) +
  rect(x + w / 2 - 1.5, y + 4, 3, h - 8, 0, frame);
/** A board that shows what there is to eat, one thing a row, each with its price as a line. */
export const menuBoard = (x: number, y: number, w: number, h: number, rows: readonly Svg[]): Svg =>
  rect(x, y, w, h, 3, C.terra) +
  rect(x + 3, y + 3, w - 6, h - 6, 2, '#2F6B5C') +
  each(rows, (row, i) => {
    const at = y + 3 + ((h - 6) * (i + 0.5)) / rows.length;
    return (
      `<g transform="translate(${x + 15} ${at.toFixed(1)}) scale(.24)">${row}</g>` +
      line(`M${x + 28} ${at.toFixed(1)} H${x + w - 26}`, '#7FB8A6', 2.2) +
      circ(x + w - 13, at, 3.4, C.ipe)
    );
  });
/** Bricks that fill a wall's foot. */
export const bricks = (w: number, top: number, h: number): Svg =>
  rect(0, top, w, h, 0, '#8F4128') +
  times(Math.floor(h / 9) * Math.ceil(w / 23), (k) => {
    const [row, i] = [Math.floor(k / Math.ceil(w / 23)), k % Math.ceil(w / 23)];
    const from = Math.max(0, i * 23 - (row % 2) * 11);
    const to = Math.min(w, i * 23 - (row % 2) * 11 + 21);
    return rect(from, top + 1 + row * 9, to - from, 7, 1, (i + row) % 3 ? '#C2603F' : '#B5532F');
  });
