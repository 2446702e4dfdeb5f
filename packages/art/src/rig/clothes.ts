/** Torso and clothes, in torso space: pelvis at 0,0, up is negative. */

import { type Colour, shade, tint } from '../core/colour.ts';
import { type Attributes, circ, clip, ell, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import type { Joints, Look, Person, Top } from './vocabulary.ts';

function torsoPath(J: Joints, p: Person) {
  const T = J.torso,
    s = J.shW + 3,
    h = (J.hipW + 17) * 0.96,
    b = p.belly ?? 0,
    left = b * (1 - Math.min(0, J.t)) * (J.t > 0.5 ? 0.4 : 1),
    right = b * (1 + Math.max(0, J.t)) * (J.t < -0.5 ? 0.4 : 1);
  return (
    `M${-s + 10} ${-T + 3} C${-s} ${-T + 5} ${-s - 4} ${-T + 16} ${-s - 1} ${-T + 30} ` +
    `C${-s + 3 - left} -50 ${-h - left} -28 ${-h - 1} 4 C${-h} 16 ${h} 16 ${h + 1} 4 ` +
    `C${h + right} -28 ${s - 3 + right} -50 ${s + 1} ${-T + 30} C${s + 4} ${-T + 16} ${s} ${-T + 5} ${s - 10} ${-T + 3} ` +
    `C${s - 18} ${-T - 3} ${-s + 18} ${-T - 3} ${-s + 10} ${-T + 3}Z`
  );
}
const WIDE = 160;
const band = (y: number, h: number, c: Colour, o?: Attributes) => rect(-WIDE / 2, y, WIDE, h, 0, c, o);

/** each top draws what lies over its plain colour; x is the middle of the chest, T the torso height */
const TOP: Readonly<Record<Top['kind'], (x: number, T: number, p: Person) => Svg>> = {
  tee: (x: number, T: number, p: Person) => {
    let d = '';
    if (p.top.stripes) for (let y = -T + 22; y < 10; y += 22) d += band(y, 9, p.top.stripes);
    return (
      d +
      ell(x, -T - 4, 17, 15, shade(p.skin, 0.16)) +
      path(
        `M${x - 19} ${-T - 3} A19 17 0 0 0 ${x + 19} ${-T - 3} L${x + 15} ${-T - 3} A15 13 0 0 1 ${x - 15} ${-T - 3}Z`,
        p.top.stripes || shade(p.top.color, 0.18),
      )
    );
  },
  shirt: (x: number, T: number, { skin, top: { color } }) =>
    path(`M${x - 13} ${-T - 4} L${x} ${-T + 22} L${x + 13} ${-T - 4}Z`, shade(skin, 0.16)) +
    line(`M${x} ${-T + 22} V20`, shade(color, 0.2), 2.5) +
    [-1, 1]
      .map((s) =>
        path(
          `M${x + s * 20} ${-T - 6} L${x} ${-T + 22} L${x + s * 17} ${-T + 25} L${x + s * 27} ${-T + 4}Z`,
          tint(color, 0.6),
        ),
      )
      .join('') +
    [36, 56, 76].map((y) => circ(x + 5, -T + y, 2.6, shade(color, 0.35))).join(''),
  jacket: (x: number, T: number, { skin, top }) =>
    path(`M${x - 15} ${-T - 8} L${x - 9} 20 L${x + 9} 20 L${x + 15} ${-T - 8}Z`, top.inner ?? C.papel) +
    path(`M${x - 12} ${-T - 8} A13 14 0 0 0 ${x + 12} ${-T - 8}Z`, shade(skin, 0.16)) +
    [-1, 1]
      .map((s) =>
        path(
          `M${x + s * 17} ${-T - 8} L${x + s * 9} 20 L${x + s * 13} 20 L${x + s * 26} ${-T + 4}Z`,
          shade(top.color, 0.22),
        ),
      )
      .join('') +
    band(-16, 7, C.branco, { opacity: 0.85 }),
  blazer: (x: number, T: number, { skin, top }) =>
    path(`M${x - 20} ${-T - 8} L${x} -26 L${x + 20} ${-T - 8}Z`, top.inner ?? C.papel) +
    path(`M${x - 11} ${-T - 8} L${x} ${-T + 12} L${x + 11} ${-T - 8}Z`, shade(skin, 0.16)) +
    [-1, 1]
      .map((s) =>
        path(
          `M${x + s * 18} ${-T - 8} L${x} -26 L${x + s * 18} ${-T + 34} L${x + s * 26} ${-T + 30} L${x + s * 28} ${-T}Z`,
          s < 0 ? tint(top.color, 0.14) : shade(top.color, 0.24),
        ),
      )
      .join('') +
    circ(x + 3, -16, 3, shade(top.color, 0.4)),
  hoodie: (x: number, T: number, { skin, top }) =>
    path(
      `M${x - 26} ${-T - 8} C${x - 24} ${-T + 18} ${x + 24} ${-T + 18} ${x + 26} ${-T - 8}Z`,
      shade(top.color, 0.3),
    ) +
    path(`M${x - 13} ${-T - 8} A13 13 0 0 0 ${x + 13} ${-T - 8}Z`, shade(skin, 0.16)) +
    line(`M${x - 9} ${-T + 12} V${-T + 36} M${x + 9} ${-T + 12} V${-T + 32}`, C.branco, 3) +
    path(`M${x - 24} -6 L${x - 17} -32 H${x + 17} L${x + 24} -6Z`, shade(top.color, 0.16)) +
    band(-2, 30, shade(top.color, 0.24)),
};
const dungaree = (x: number, T: number, c: Colour) =>
  path(`M-80 -22 H${x - 25} L${x - 23} ${-T + 34} H${x + 23} L${x + 25} -22 H80 V40 H-80Z`, c) +
  line(`M${x - 20} ${-T + 40} L${x - 24} ${-T - 8} M${x + 20} ${-T + 40} L${x + 24} ${-T - 8}`, c, 10) +
  circ(x - 20, -T + 40, 4, C.ipe) +
  circ(x + 20, -T + 40, 4, C.ipe) +
  rect(x - 13, -T + 48, 26, 20, 6, tint(c, 0.2)) +
  line('M-60 -8 H60', tint(c, 0.3), 2.5, { 'stroke-dasharray': '5 5' });
const apronTop = (x: number, T: number) => {
  const c = C.flamboyant;
  return (
    path(`M${x - 21} ${-T + 24} H${x + 21} L${x + 26} -34 H80 V40 H-80 V-34 H${x - 26}Z`, c) +
    line(`M${x - 19} ${-T + 26} L${x - 23} ${-T - 8} M${x + 19} ${-T + 26} L${x + 23} ${-T - 8}`, c, 6) +
    band(-35, 6, shade(c, 0.22)) +
    circ(x, -T + 47, 9, C.ipe) +
    path(`M${x - 5} ${-T + 49} A5 5 0 0 1 ${x + 5} ${-T + 49}Z`, c)
  );
};
/** the one shadow side of the body, on the right */
const shadowSide = (J: Joints) => {
  const s = J.shW,
    t = J.t;
  return path(`M${s * 0.52 + t * 4} -130 C${s * 0.28 + t * 6} -60 ${s * 0.4} -20 ${s * 0.2} 40 H90 V-130Z`, SHADOW, {
    opacity: 0.13,
  });
};

/** Torso with its clothes, shaded on the right. */
export function torsoSvg(J: Joints, p: Person, o: Look) {
  const { top, bottom } = p,
    T = J.torso,
    x = J.t * (J.profile ? 17 : 12),
    tucked = top.kind === 'tee' || top.kind === 'shirt';
  let d = rect(-80, -130, 160, 160, 0, top.color);
  if (!o.back) d += TOP[top.kind](x, T, p);
  else if (top.stripes) for (let y = -T + 22; y < 10; y += 22) d += band(y, 9, top.stripes);
  if (bottom.kind === 'dungaree' && !o.back) d += dungaree(x, T, bottom.color);
  else {
    d += band(-3, 40, bottom.color) + (tucked ? band(-6, 7, shade(bottom.color, 0.3)) : '');
    if (top.kind === 'blazer') d += band(-10, 30, top.color);
  }
  if (top.kind === 'hoodie') d += band(-8, 12, shade(top.color, 0.24));
  if (bottom.suspenders) {
    d += line(`M${x - 22} 0 L${x - 25} ${-T - 8} M${x + 22} 0 L${x + 25} ${-T - 8}`, bottom.suspenders, 7.5);
  }
  if (o.apron) d += apronTop(x, T);
  return clip(path(torsoPath(J, p)), d + shadowSide(J));
}
/** what hangs from the waist over the legs: apron skirt or a skirt proper */
export function waistSvg(J: Joints, p: Person, o: Look) {
  const w = J.hipW + 17;
  if (o.apron) {
    return (
      path(`M${-w} -4 H${w} L${w + 4} 48 C10 56 -10 56 ${-w - 4} 48Z`, C.flamboyant) +
      path(`M6 -4 H${w} L${w + 4} 48 C18 52 12 53 8 53Z`, shade(C.flamboyant, 0.16))
    );
  }
  if (p.bottom.kind !== 'skirt' || o.sit) return '';
  const c = p.bottom.color;
  return (
    path(`M${-w} -6 H${w} L${w + 15} 54 C10 66 -10 66 ${-w - 15} 54Z`, c) +
    path(`M8 -6 H${w} L${w + 15} 54 C22 60 16 62 12 62Z`, shade(c, 0.16))
  );
}
