/** Grade is shown by outline, by the number of lit stars and by metal, never by colour alone (STYLE section 10). */
import type { BadgeGrade } from '@consorcio/rules/vocabulary';
import { type Colour, mix, shade } from '../core/colour.ts';
import { at, circ, clip, each, g, path, type Svg, times } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { ICON } from '../ui/icons.ts';

/** grade 1..3: metal changes, and so do the outline and the stars (never colour alone) */
export type Grade = BadgeGrade;
interface Metal {
  readonly name: string;
  /** middle, dark and light tone of the metal */
  readonly m: Colour;
  readonly d: Colour;
  readonly l: Colour;
  /** kind of outline */
  readonly pts: 1 | 2 | 3;
  readonly ribbon: Colour;
}
export const GRADE: Readonly<Record<Grade, Metal>> = {
  1: { name: 'bronze', m: '#D98A55', d: '#9C5233', l: '#F7C39B', pts: 1, ribbon: C.tijolo },
  2: { name: 'prata', m: '#B9BEDB', d: '#757AA8', l: '#EDF0FF', pts: 2, ribbon: C.mar },
  3: { name: 'ouro', m: '#FFC53D', d: '#C9860F', l: '#FFEDB0', pts: 3, ribbon: C.jabuticaba },
};
const scallop = (n: number, r1: number, r2: number) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI,
      b = ((i + 0.5) / n) * 2 * Math.PI,
      c = ((i + 1) / n) * 2 * Math.PI;
    d += `${i ? '' : `M${(Math.cos(a) * r2).toFixed(1)} ${(Math.sin(a) * r2).toFixed(1)}`}Q${(Math.cos(b) * r1).toFixed(1)} ${(Math.sin(b) * r1).toFixed(1)} ${(Math.cos(c) * r2).toFixed(1)} ${(Math.sin(c) * r2).toFixed(1)}`;
  }
  return `${d}Z`;
};
const star = (n: number, r1: number, r2: number) =>
  `${times(n * 2, (i) => {
    const a = (i / n) * Math.PI,
      r = i % 2 ? r2 : r1;
    return `${i ? 'L' : 'M'}${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
  })}Z`;
export interface MedalFrame {
  readonly grade?: Grade;
  /** drawn inside a circle of radius 80; the ribbon covers it below y = 70 */
  readonly art?: Svg;
  readonly bg?: Colour;
  /** in place of ground and thing: fills a circle of radius 90 */
  readonly scene?: Svg;
  readonly locked?: boolean;
}
const LOCKED: Metal = { name: '', m: '#B6A9D6', d: '#8475B2', l: '#E4DCF3', pts: 1, ribbon: '#6A5AA6' };

/** Radius of the medal's field, in which its thing is drawn. */
const FIELD = 85;
/** Radius of a scene. */
const SCENE = 90;

/** Medal with ribbon and three stars around 0,0, about 240 wide and 270 high. */
export function medalFrame({ grade = 1, art = '', bg = C.ceu, scene, locked = false }: MedalFrame = {}): Svg {
  const G = locked ? { ...LOCKED, pts: GRADE[grade].pts } : GRADE[grade],
    s =
      G.pts === 1
        ? 'M-104 0 A104 104 0 0 1 104 0 A104 104 0 0 1 -104 0Z'
        : G.pts === 2
          ? scallop(12, 126, 104)
          : star(12, 121, 101);
  const field =
    scene === undefined
      ? circ(0, 0, FIELD, locked ? '#DDD3EC' : mix(bg, '#FFFFFF', 0.2)) +
        clip(circ(0, 0, FIELD, '#fff'), [locked ? '' : circ(-22, -26, 74, C.branco, { opacity: 0.28 }), at(0, -8, art)])
      : clip(circ(0, 0, SCENE, '#fff'), (locked ? circ(0, 0, SCENE, '#DDD3EC') : '') + scene);
  const stars = locked
    ? at(0, 98, ICON.cadeado, 0.86)
    : times(3, (i) =>
        at(
          (i - 1) * 34,
          100 + (i === 1 ? 6 : 0),
          g(ICON.estrela.replaceAll(C.ipe, i < grade ? '#FFF3CF' : shade(G.ribbon, 0.34))),
          i === 1 ? 0.62 : 0.5,
        ),
      );
  return (
    path('M-62 60 L-84 138 L-48 122 L-26 148 L-8 70Z', shade(G.ribbon, 0.3)) +
    path('M62 60 L84 138 L48 122 L26 148 L8 70Z', shade(G.ribbon, 0.42)) +
    g(path(s, G.d, { stroke: G.d, 'stroke-width': 8, 'stroke-linejoin': 'round' }), { transform: 'translate(0 7)' }) +
    path(s, G.m, { stroke: G.m, 'stroke-width': 8, 'stroke-linejoin': 'round' }) +
    clip(path(s), path('M-130 -130 L60 -130 L-60 130 L-130 130Z', G.l, { opacity: 0.45 })) +
    circ(0, 4, 92, G.d) +
    circ(0, 0, 92, G.l) +
    field +
    (grade === 3 && !locked
      ? each(
          [
            [-78, -74, 0.9],
            [88, -52, 0.7],
            [80, 44, 0.5],
          ],
          ([x, y, k]) =>
            path('M0 -16 C2 -4 4 -2 16 0 C4 2 2 4 0 16 C-2 4 -4 2 -16 0 C-4 -2 -2 -4 0 -16Z', C.branco, {
              transform: `translate(${x} ${y}) scale(${k})`,
            }),
        )
      : '') +
    path('M-82 74 C-40 98 40 98 82 74 L86 112 C40 134 -40 134 -86 112Z', G.ribbon) +
    path('M30 94 C50 90 68 84 82 74 L86 112 C68 121 50 125 30 128Z', shade(G.ribbon, 0.16)) +
    stars
  );
}
