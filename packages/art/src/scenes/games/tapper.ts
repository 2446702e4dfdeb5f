/** Lanchonete dos Amigos: four counters, customers walk in from the left, the persona serves from the right. */

import { type Colour, shade, tint } from '../../core/colour.ts';
import { nth } from '../../core/nth.ts';
import { at, circ, ell, g, line, linear, path, rect, type Svg, text } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import { figure } from '../../rig/figure.ts';
import type { Expression, PersonRef } from '../../rig/vocabulary.ts';
import { hud } from '../../ui/hud.ts';
import { FOOD, type FoodName, tray } from '../items.ts';

const LANES = [398, 566, 734, 902];
function wall() {
  const bottles = (x: number, y: number, cs: readonly Colour[]) =>
    rect(x - 14, y, cs.length * 26 + 22, 9, 4, '#9A5E40') +
    rect(x - 14, y + 7, cs.length * 26 + 22, 5, 2, '#7E4834') +
    cs
      .map((c: Colour, i: number) => {
        const h = 34 + ((i * 13) % 14);
        return (
          rect(x + i * 26, y - h, 16, h, 5, c) +
          rect(x + 4 + i * 26, y - h - 9, 8, 12, 3, shade(c, 0.2)) +
          rect(x + 10 + i * 26, y - h, 6, h, 3, shade(c, 0.2)) +
          rect(x + 2 + i * 26, y - h * 0.6, 12, 12, 2, '#FFF3DC')
        );
      })
      .join('');
  let tiles = '';
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 18; i++)
      tiles += rect(
        i * 44 - (r % 2) * 22 + 1.5,
        238 + r * 22,
        41,
        19.5,
        4,
        (i * 3 + r) % 5 === 0 ? '#FFDCC6' : '#FFF1E0',
      );
  const [lf, ld] = linear([
    [0, '#FFF3C4', 0.75],
    [1, '#FFF3C4', 0],
  ]);
  return (
    ld +
    rect(0, 0, 768, 320, 0, '#F28B72') +
    rect(0, 0, 768, 128, 0, shade('#F28B72', 0.1)) +
    rect(0, 236, 768, 70, 0, '#EBC7AE') +
    tiles +
    rect(0, 228, 768, 10, 0, C.branco) +
    rect(0, 236, 768, 4, 0, '#E5A58E') +
    bottles(36, 214, [C.flamboyant, C.ipe, C.mata, C.mar, C.mel]) +
    bottles(578, 214, [C.mar, C.folha, C.jabuticaba, C.flamboyant, C.ipe, C.lagoa]) +
    rect(206, 120, 340, 102, 20, shade('#6B3A2E', 0.3)) +
    rect(206, 114, 340, 102, 20, '#4A2B3A') +
    rect(214, 122, 324, 86, 14, 'none', {
      stroke: C.ipe,
      'stroke-width': 3,
      'stroke-dasharray': '1 12',
      'stroke-linecap': 'round',
    }) +
    text(376, 160, 'Lanchonete', { size: 38, weight: 800, fill: '#FFD9CC' }) +
    text(376, 194, 'dos Amigos', { size: 34, weight: 800, fill: C.ipe }) +
    [128, 640]
      .map((x) => path(`M${x - 60} 152 L${x - 150} 420 H${x + 150} L${x + 60} 152Z`, lf, { opacity: 0.5 }))
      .join('')
  );
}
function floor() {
  let s = rect(0, 306, 768, 718, 0, '#FBE3C6');
  for (let r = 0; r < 13; r++)
    for (let i = 0; i < 12; i++) if ((i + r) % 2) s += rect(i * 64, 306 + r * 56, 64, 56, 0, '#F6D3B1');
  return (
    s + rect(0, 306, 768, 26, 0, SHADOW, { opacity: 0.1 }) + rect(584, 306, 184, 718, 0, '#EDBFA0', { opacity: 0.55 })
  );
}
function counter(y: number, i: number): Svg {
  const c = nth([C.lagoa, C.flamboyant, C.mata, C.jabuticaba], i);
  const jars = nth([C.mel, '#F0717A', '#8ED16B', '#A77BE0'], i);
  return (
    rect(-20, y + 62, 620, 18, 9, SHADOW, { opacity: 0.16 }) +
    rect(-20, y + 14, 608, 58, 12, c) +
    rect(540, y + 14, 48, 58, 12, shade(c, 0.2)) +
    Array.from({ length: 7 }, (_, k) => rect(14 + k * 80, y + 30, 58, 30, 9, tint(c, 0.2), { opacity: 0.6 })).join('') +
    rect(-20, y - 4, 626, 24, 12, '#C98F5E') +
    rect(-20, y - 8, 626, 20, 10, '#F0C08A') +
    rect(-10, y - 6, 606, 5, 2.5, '#FFE2B5') +
    // juice machine with its own jar shape colour
    at(
      560,
      y - 10,
      rect(-26, -12, 52, 14, 5, '#6C6394') +
        rect(-20, -70, 40, 58, 10, '#E3F6FB') +
        rect(-20, -52, 40, 40, 8, jars) +
        rect(4, -52, 16, 40, 8, shade(jars, 0.16)) +
        rect(-24, -80, 48, 14, 7, C.tinta) +
        rect(-15, -62, 5, 40, 2.5, C.branco, { opacity: 0.6 }) +
        rect(20, -26, 14, 6, 3, '#6C6394') +
        circ(-6, -38, 3, C.branco, { opacity: 0.5 }),
    )
  );
}
const bubble = (x: number, y: number, food: FoodName, mood = C.folha, fill = 1) =>
  g(
    path('M-14 26 L-26 46 L2 30Z', C.papel) +
      rect(-38, -36, 76, 68, 24, C.labio, { transform: 'translate(0 5)' }) +
      rect(-38, -36, 76, 68, 24, C.papel) +
      at(0, -7, FOOD[food], 0.66) +
      rect(-26, 20, 52, 6, 3, '#EBDFF8') +
      rect(-26, 20, 52 * fill, 6, 3, mood),
    { transform: `translate(${x} ${y})` },
  );
const plate = (food: FoodName) =>
  ell(2, 8, 44, 10, SHADOW, { opacity: 0.18 }) +
  ell(0, 3, 42, 11, '#CBB9DC') +
  ell(0, 0, 42, 11, C.branco) +
  ell(0, 0, 28, 6, C.lilas) +
  at(0, -22, FOOD[food], 0.82);
interface Guest {
  readonly x: number;
  readonly who: PersonRef;
  readonly food: FoodName;
  /** share of the patience that is left */
  readonly patience: number;
  readonly mood: Expression;
}
const guest = (x: number, who: PersonRef, food: FoodName, patience: number, mood: Expression): Guest => ({
  x,
  who,
  food,
  patience,
  mood,
});
const GUESTS: readonly (readonly Guest[])[] = [
  [guest(130, 'd', 'suco', 0.9, 'feliz'), guest(336, 'b', 'coxinha', 0.55, 'neutro')],
  [guest(86, 'a', 'pastel', 0.7, 'feliz'), guest(250, 'e', 'coxinha', 0.35, 'surpreso')],
  [guest(410, 'c', 'cafe', 0.2, 'triste')],
  [guest(110, 'b', 'suco', 0.8, 'feliz'), guest(300, 'a', 'coxinha', 0.6, 'neutro')],
];
/** Key picture of the game, 768 x 1024. */
export function tapperBody({ persona = 2 }: { readonly persona?: PersonRef } = {}): Svg {
  let s = wall() + floor();
  LANES.forEach((y, i) => {
    if (i === 1) s += rect(-20, y - 92, 808, 164, 0, '#FFF3C4', { opacity: 0.55 });
    s += (GUESTS[i] ?? [])
      .map(({ x, who, mood }) =>
        at(
          x,
          y + 58,
          figure({
            persona: who,
            pose: { turn: 0.5, A: [26, 62], B: [34, 50], legA: [-4, 0], legB: [5, 0] },
            expression: mood,
            shadow: false,
          }).body,
          0.46,
        ),
      )
      .join('');
    s += counter(y, i);
    s += (GUESTS[i] ?? [])
      .map(({ x, food, patience: p }) =>
        bubble(x + 74, y - 78, food, p > 0.5 ? C.folha : p > 0.3 ? C.mel : C.flamboyant, p),
      )
      .join('');
    if (i === 1)
      s += at(
        452,
        y - 6,
        line('M58 -14 H96 M54 2 H110 M60 -30 H84', '#FFFFFF', 6, { opacity: 0.85 }) + plate('coxinha'),
      );
    if (i === 2) s += at(180, y - 6, plate('pastel'));
    if (i === 3) s += at(500, y - 6, plate('suco'));
    if (i === 1)
      s += g(
        figure({
          persona,
          flip: true,
          pose: { turn: 0.45, lean: 3, A: [-10, 34], B: [52, 50], legA: [-12, 4], legB: [14, 6], front: 'B' },
          expression: 'feliz',
          apron: true,
          hands: { B: 'bandeja' },
          props: { handB: tray(FOOD.coxinha) },
        }).body,
        { transform: `translate(662 ${y + 78}) scale(.56)` },
      );
    else
      s += at(
        722,
        y + 44,
        circ(0, -20, 34, '#D8B79E') + circ(0, -25, 34, C.papel) + line('M7 -37 L-6 -25 L7 -13', C.tintaSuave, 7),
      );
  });
  return s + hud({ time: '0:38', frac: 0.62, score: '180', reward: 'esforco', got: 0.5, lives: 2 });
}
