/** Colonial street houses, seen from the street. */
import { type Colour, shade, tint } from '../core/colour.ts';
import { circ, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { awning } from './buildings/wall-parts.ts';

const win = (x: number, y: number, w: number, h: number, on: boolean, frame = C.branco) =>
  rect(x - 4, y - 4, w + 8, h + 8, 6, frame) +
  rect(x, y, w, h, 3, on ? C.lampada : '#A9DDF0') +
  path(`M${x + w * 0.1} ${y + h} L${x + w * 0.5} ${y} H${x + w * 0.75} L${x + w * 0.35} ${y + h}Z`, C.branco, {
    opacity: 0.4,
  }) +
  rect(x + w / 2 - 1.5, y, 3, h, 0, frame) +
  rect(x - 8, y + h + 4, w + 16, 7, 3, shade(frame, 0.16));
/** colonial style street house, ground at 0 */
interface FacadeOptions {
  readonly roof?: Colour;
  /** a shop on the ground floor: its picture, its awning's colour and its name */
  readonly shop?: Svg;
  readonly aw?: Colour;
  readonly sign?: string;
}
/** A house of the street: left edge at x, ground at 0. */
export function facade(
  x: number,
  w: number,
  h: number,
  c: Colour,
  { roof = C.tijolo, shop, sign, aw = C.mata }: FacadeOptions = {},
): Svg {
  let s =
    rect(0, -h, w, h, 0, c) +
    rect(w * 0.78, -h, w * 0.22, h, 0, shade(c, 0.12)) +
    rect(0, -26, w, 26, 0, shade(c, 0.22)) +
    rect(-6, -h - 12, w + 12, 18, 5, tint(c, 0.55)) +
    rect(-6, -h + 2, w + 12, 5, 2, shade(c, 0.2));
  s +=
    path(`M-12 ${-h - 10} L14 ${-h - 62} H${w - 14} L${w + 12} ${-h - 10}Z`, roof) +
    Array.from({ length: Math.floor(w / 22) }, (_, i) =>
      line(`M${18 + i * 22} ${-h - 58} L${8 + i * (w / Math.floor(w / 22))} ${-h - 12}`, shade(roof, 0.16), 3),
    ).join('') +
    path(`M${w * 0.7} ${-h - 62} H${w - 14} L${w + 12} ${-h - 10} H${w * 0.78}Z`, shade(roof, 0.14));
  const n = Math.max(2, Math.floor(w / 90));
  for (let i = 0; i < n; i++) s += win((w / n) * (i + 0.5) - 21, -h + 34, 42, 62, (i + Math.round(x)) % 3 === 0);
  if (shop)
    s +=
      rect(18, -132, w * 0.48, 90, 8, shade(c, 0.4)) +
      rect(24, -126, w * 0.48 - 12, 78, 5, C.lampada) +
      rect(24, -82, w * 0.48 - 12, 34, 5, '#FFD07A') +
      shop +
      rect(w * 0.64, -134, w * 0.26, 134, 10, shade(roof, 0.34)) +
      rect(w * 0.66, -128, w * 0.22, 128, 7, C.mata) +
      rect(w * 0.68, -118, w * 0.18, 50, 5, C.vidro) +
      circ(w * 0.85, -52, 4, C.ipe) +
      awning(6, -158, w - 12, 26, Math.floor(w / 26), aw, C.branco) +
      (sign
        ? rect(20, -206, w - 40, 44, 14, shade(aw, 0.3)) +
          rect(20, -210, w - 40, 44, 14, aw) +
          text(w / 2, -180, sign, { size: 24, fill: C.branco })
        : '');
  else
    s +=
      win(w * 0.14, -112, 50, 62, false) +
      rect(w * 0.58, -130, 64, 130, 32, C.branco) +
      rect(w * 0.58 + 7, -122, 50, 122, 25, shade(roof, 0.2)) +
      circ(w * 0.58 + 47, -56, 4, C.ipe);
  return g(s, { transform: `translate(${x} 0)` });
}
