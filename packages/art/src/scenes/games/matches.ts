/** SHOPPING DOS PREÇOS: match-3 on shop shelves. */

import { shade } from '../../core/colour.ts';
import { nth } from '../../core/nth.ts';
import { at, circ, clip, line, path, rect, type Svg, text } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import { figure } from '../../rig/figure.ts';
import type { PersonRef } from '../../rig/vocabulary.ts';
import { hud } from '../../ui/hud.ts';
import { type ProductName, product } from '../items.ts';

const PRODUCT_NAMES: readonly [ProductName, ...ProductName[]] = [
  'camiseta',
  'tenis',
  'presente',
  'guardachuva',
  'bola',
  'abacaxi',
  'planta',
];
/** a board with the middle of its fifth row just matched; digits are places in PRODUCT_NAMES */
const GRID = ['0123456', '3450162', '6213504', '1546320', '4333251', '2062345', '5412603'].map((row) =>
  Array.from(row, Number),
);
/** Key picture of the game, 768 x 1024. */
export function matchesBody({ persona = 3 }: { readonly persona?: PersonRef } = {}): Svg {
  const X = 69,
    Y = 330,
    S = 90;
  let s = rect(0, 0, 768, 1024, 0, '#CDEBF6');
  // mall hall behind
  s +=
    rect(0, 0, 768, 130, 0, '#B4DDF0') +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        path(`M${i * 140 - 40} 0 L${i * 140 + 40} 0 L${i * 140 - 20} 300 H${i * 140 - 120}Z`, C.branco, {
          opacity: 0.28,
        }),
      )
      .join('') +
    rect(0, 286, 768, 738, 0, '#A5D6EA') +
    rect(0, 282, 768, 10, 0, C.branco);
  s += rect(0, 262, 768, 26, 0, SHADOW, { opacity: 0.1 });
  // persona and goals card
  s +=
    rect(250, 122, 494, 130, 30, C.labio) +
    rect(250, 116, 494, 130, 30, C.papel) +
    text(276, 150, 'LISTA DE COMPRAS', { size: 20, weight: 800, anchor: 'start', fill: C.tintaSuave }) +
    text(718, 150, '14 jogadas', { size: 20, weight: 800, anchor: 'end', fill: C.brasa });
  (
    [
      ['camiseta', '3'],
      ['tenis', '5'],
      ['abacaxi', 'ok'],
      ['presente', '2'],
    ] as const
  ).forEach(([k, v], i) => {
    const x = 314 + i * 118;
    s +=
      at(x - 6, 198, product(k, 0.9), 0.74) +
      (v === 'ok'
        ? circ(x + 40, 204, 17, C.mata) + line(`M${x + 32} 204 l6 6 l11 -12`, C.branco, 5)
        : text(x + 42, 212, v, { size: 32, weight: 800 }));
  });
  s += clip(
    rect(0, 60, 250, 229, 0, '#fff'),
    at(
      124,
      438,
      figure({
        persona,
        pose: { turn: 0.3, A: [-20, 26], B: [62, 70], legA: [-5, 0], legB: [6, 0], front: 'B' },
        expression: 'feliz',
        hands: { B: 'aberta' },
      }).body,
      0.8,
    ),
  );
  // shelf unit
  s +=
    rect(X - 38, Y - 40, 7 * S + 76, 7 * S + 96, 34, SHADOW, { opacity: 0.18 }) +
    rect(X - 38, Y - 50, 7 * S + 76, 7 * S + 96, 34, '#8C5A3C') +
    rect(X - 38, Y - 54, 7 * S + 76, 7 * S + 92, 34, '#C98F5E') +
    rect(X - 20, Y - 36, 7 * S + 40, 7 * S + 54, 20, '#8F5C42') +
    rect(X - 14, Y - 26, 7 * S + 28, 7 * S + 38, 16, '#FBE7C8');
  for (let r = 0; r < 7; r++) {
    s += rect(X - 14, Y + r * S - 20, 7 * S + 28, 14, 0, SHADOW, { opacity: r ? 0.1 : 0.16 });
    s += rect(X - 14, Y + r * S + 62, 7 * S + 28, 16, 0, '#F3D6A8');
    s +=
      rect(X - 20, Y + r * S + 79, 7 * S + 40, 13, 5, '#A86F48') +
      rect(X - 20, Y + r * S + 77, 7 * S + 40, 8, 4, '#DDA56F');
  }
  // selected swap pair and matching row
  s +=
    rect(X + 1 * S + 2, Y + 4 * S - 8, 3 * S - 4, 86, 24, '#FFF3C4') +
    rect(X + 1 * S + 2, Y + 4 * S - 8, 3 * S - 4, 86, 24, 'none', { stroke: C.ipe, 'stroke-width': 6 });
  GRID.forEach((row, r) => {
    row.forEach((k, c) => {
      const hit = r === 4 && c > 0 && c < 4;
      s += at(X + c * S + S / 2, Y + r * S + 35, product(nth(PRODUCT_NAMES, k), 0.92), hit ? 1 : 0.93);
    });
  });
  (
    [
      [1.02, 4.02],
      [3.95, 4.8],
      [2.5, 3.9],
      [1.6, 4.9],
      [3.9, 4.0],
    ] as const
  ).forEach(([c, r], i) => {
    s += path('M0 -16 C2 -4 4 -2 16 0 C4 2 2 4 0 16 C-2 4 -4 2 -16 0 C-4 -2 -2 -4 0 -16Z', '#FFFFFF', {
      transform: `translate(${X + c * S} ${Y + r * S - 4}) scale(${i % 2 ? 0.8 : 1.2})`,
    });
  });
  s += at(
    X + 2.5 * S + 0,
    Y + 3.86 * S - 12,
    rect(-92, -30, 184, 54, 27, shade(C.jabuticaba, 0.3)) +
      rect(-92, -35, 184, 54, 27, C.jabuticaba) +
      text(0, 3, 'Combinou! +30', { size: 25, weight: 800, fill: C.branco }),
  );
  s +=
    rect(244, 972, 280, 46, 23, shade(C.mar, 0.34)) +
    rect(244, 966, 280, 46, 23, C.mar) +
    text(384, 997, 'SHOPPING DOS PREÇOS', { size: 23, weight: 800, fill: C.branco });
  return s + hud({ time: '1:05', frac: 0.8, score: '320', reward: 'energia', got: 0.62 });
}
