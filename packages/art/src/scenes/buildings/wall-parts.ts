/** Windows and awnings. */
import { type Colour, shade } from '../../core/colour.ts';
import { alongX, alongY, type Iso } from '../../core/iso.ts';
import { path, rect } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';

/** panes in the walls that lie in the shade: of glass, and lit */
export const SHADED_PANE = '#A6DCEF';
export const SHADED_LIT_PANE = '#FFD580';
/** window pane with its glint */
export const glass = (x: number, y: number, w: number, h: number, r = 3, c = C.nevoa) =>
  rect(x, y, w, h, r, c) +
  path(`M${x + w * 0.1} ${y + h} L${x + w * 0.55} ${y} H${x + w * 0.8} L${x + w * 0.35} ${y + h}Z`, C.branco, {
    opacity: 0.45,
  });
/** lit window */
export const lit = (x: number, y: number, w: number, h: number, r = 3) =>
  rect(x, y, w, h, r, C.lampada) + rect(x, y + h * 0.6, w, h * 0.4, r, '#FFCF6B');
/** striped awning on a wall: n stripes, scalloped edge */
export const awning = (x: number, y: number, w: number, h: number, n: number, a: Colour, b: Colour) => {
  let d = '';
  const s = w / n;
  for (let i = 0; i < n; i++)
    d += path(
      `M${x + i * s} ${y} H${x + (i + 1) * s} V${y + h} A${s / 2} ${s / 2} 0 0 1 ${x + i * s} ${y + h}Z`,
      i % 2 ? b : a,
    );
  return rect(x, y + h + 2, w, 12, 0, SHADOW, { opacity: 0.16 }) + d + rect(x, y, w, 4, 0, C.branco, { opacity: 0.35 });
};

/** awning that really sticks out of both walls of a box */
export function awnings(
  I: Iso,
  x: number,
  y: number,
  w: number,
  d: number,
  z: number,
  a: Colour,
  b: Colour,
  n = 7,
  out = 0.5,
  drop = 0.42,
) {
  let s = '';
  for (let i = 0; i < n; i++) {
    const x0 = x + (w * i) / n,
      x1 = x + (w * (i + 1)) / n;
    s +=
      I.face(i % 2 ? b : a, alongX(x0, x1, [y + d, z], [y + d + out, z - drop])) +
      I.face(shade(i % 2 ? b : a, 0.12), alongX(x0, x1, [y + d + out, z - drop], [y + d + out, z - drop - 0.16]));
  }
  for (let i = 0; i < n; i++) {
    const y0 = y + (d * i) / n,
      y1 = y + (d * (i + 1)) / n;
    s +=
      I.face(shade(i % 2 ? b : a, 0.14), alongY(y0, y1, [x + w, z], [x + w + out, z - drop])) +
      I.face(shade(i % 2 ? b : a, 0.26), alongY(y0, y1, [x + w + out, z - drop], [x + w + out, z - drop - 0.16]));
  }
  return s;
}
