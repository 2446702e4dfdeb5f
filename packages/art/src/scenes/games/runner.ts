/** PIZZARIA D`Bairro: side view delivery run. Layers from far to near: sky, hills, city, facades, pavement, road. */

import { type Colour, shade } from '../../core/colour.ts';
import { nth } from '../../core/nth.ts';
import { sequence } from '../../core/random.ts';
import { at, circ, clip, ell, g, line, linear, path, radial, rect, type Svg, text } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import { figure } from '../../rig/figure.ts';
import type { PersonRef, PoseName } from '../../rig/vocabulary.ts';
import { hud } from '../../ui/hud.ts';
import { icon } from '../../ui/icons.ts';
import { facade } from '../facade.ts';
import { bag, cone, dog, hole, pizzaBox } from '../items.ts';
import { PIZZA } from '../place-icons.ts';
import { bush, cloud, ipe, palm, tree } from '../props.ts';

const RUN: readonly [PoseName, ...PoseName[]] = ['corre0', 'corre1', 'corre2', 'corre3', 'corre4', 'corre5'];

/** Key picture of the game, 768 x 1024. */
export function runnerBody({
  persona = 3,
  phase = 3,
}: {
  readonly persona?: PersonRef;
  readonly phase?: number;
} = {}): Svg {
  const [f, d] = linear([
      [0, '#6CC6F2'],
      [0.3, '#B5E3F3'],
      [0.52, '#FFEBC8'],
      [0.8, '#FFC7A0'],
      [1, '#FFB58F'],
    ]),
    [sf, sd] = radial([
      [0, '#FFF6CF', 1],
      [0.4, '#FFE1A1', 0.7],
      [1, '#FFE1A1', 0],
    ]);
  const GY = 706;
  let s =
    d +
    sd +
    rect(0, 0, 768, 760, 0, f) +
    circ(560, 330, 230, sf) +
    circ(560, 330, 56, '#FFF6D8') +
    at(150, 204, cloud(0.9)) +
    at(430, 168, cloud(0.6, 0.85)) +
    at(690, 224, cloud(0.7, 0.8));
  s +=
    path(
      'M-10 520 C80 420 150 400 220 446 C280 350 330 330 366 350 C410 372 420 440 480 452 C560 400 660 400 780 470 V760 H-10Z',
      '#B49BD6',
    ) + path('M366 350 C410 372 420 440 480 452 C470 520 440 600 450 760 H330 C380 600 390 440 366 350Z', '#A288C9');
  const r = sequence(9);
  for (let i = 0; i < 13; i++) {
    const w = 46 + r() * 34,
      h = 110 + r() * 120,
      x = -10 + i * 62,
      c = nth(['#D9A7C0', '#C99AC6', '#E5B5B0'], i);
    s += rect(x, 706 - h, w, h, 4, c) + rect(x + w * 0.7, 706 - h, w * 0.3, h, 0, shade(c, 0.14));
    for (let k = 0; k < h / 26 - 1; k++)
      for (let j = 0; j < 2; j++)
        s += rect(x + 9 + j * 18, 706 - h + 14 + k * 26, 10, 13, 2, r() > 0.6 ? '#FFE9B0' : shade(c, 0.2));
  }
  const y = (b: Svg) => g(b, { transform: `translate(0 ${GY - 34})` });
  s += y(
    facade(-70, 250, 268, '#FFD98F', { roof: '#C9573F' }) +
      facade(196, 330, 258, '#F7B9A8', {
        aw: C.mata,
        sign: 'PIZZARIA D`Bairro',
        roof: C.tijolo,
        shop: at(64, -92, PIZZA, 0.9),
      }) +
      facade(526, 190, 288, '#A9DCD3', { roof: '#B7634A' }) +
      facade(716, 200, 246, '#D9C6F5', { roof: '#C9573F' }),
  );
  // haze: everything behind the running line steps back
  const [hz, hd] = linear([
    [0, '#FFF3E0', 0],
    [0.45, '#FFF3E0', 0.38],
    [1, '#FFF3E0', 0.38],
  ]);
  s += hd + rect(0, 300, 768, GY - 326, 0, hz);
  s +=
    at(66, GY - 20, ipe(C.ipeRosa, 2.2)) +
    at(556, GY - 18, tree(C.folha, 2.1)) +
    at(716, GY - 20, palm(2.3)) +
    at(470, GY - 20, bush(C.folha, 1.4));
  // pavement with wave mosaic
  s +=
    rect(0, GY - 26, 768, 64, 0, '#F3E7DF') +
    clip(
      rect(0, GY - 26, 768, 64, 0, '#fff'),
      [0, 1, 2]
        .map((k) =>
          path(
            Array.from({ length: 9 }, (_, i) => `${i ? '' : `M-60 ${GY - 10 + k * 22}`} c32 -26 64 26 96 0`).join('') +
              ' v9' +
              Array.from({ length: 9 }, () => ' c-32 26 -64 -26 -96 0').join('') +
              'Z',
            '#CDBBD0',
          ),
        )
        .join(''),
    ) +
    rect(0, GY + 34, 768, 12, 0, '#C9B5C0') +
    rect(0, GY + 44, 768, 8, 0, '#9B8AA8');
  s +=
    rect(0, GY + 52, 768, 280, 0, C.asfalto) +
    rect(0, GY + 52, 768, 14, 0, SHADOW, { opacity: 0.14 }) +
    [0, 1, 2, 3, 4].map((i) => path(`M${i * 190 - 70} ${GY + 158} h110 l-8 16 h-110Z`, '#FFF1CF')).join('');
  // obstacles and collectables on the running line
  const RY = GY + 104;
  s +=
    at(716, RY - 52, dog, 1.18) +
    at(486, RY - 34, ell(6, 32, 34, 6, SHADOW, { opacity: 0.18 }) + cone, 1.1) +
    at(60, RY + 26, hole, 0.8);
  s +=
    (
      [
        [470, 566],
        [520, 514],
        [590, 492],
        [662, 508],
      ] as const
    )
      .map(([x, yy]) => at(x, yy, circ(0, 1, 29, '#FFF9EE', { opacity: 0.75 }) + icon('dinheiro', 0, 0, 0.78)))
      .join('') + at(596, 606, circ(0, 0, 48, '#FFF9EE', { opacity: 0.85 }) + at(0, 0, pizzaBox, 1.15));
  s += at(
    236,
    RY,
    ell(10, 6, 96, 13, SHADOW, { opacity: 0.2 }) +
      line('M-150 -150 H-210 M-140 -96 H-226 M-150 -44 H-196', '#FFFFFF', 8, { opacity: 0.75 }) +
      figure({ persona, pose: nth(RUN, phase), expression: 'determinado', helmet: true, bag: bag(), shadow: false })
        .body,
    0.9,
  );
  // progress of the route
  s +=
    rect(150, 124, 468, 40, 20, C.papel) +
    rect(176, 139, 416, 10, 5, C.areia) +
    rect(176, 139, 252, 10, 5, C.mata) +
    at(428, 143, circ(0, 0, 17, C.mata) + path('M-5 -8 L8 0 L-5 8Z', C.branco)) +
    at(606, 140, path('M-4 16 V-22 H26 L20 -12 L26 -2 H-4', C.flamboyant)) +
    at(160, 144, PIZZA, 0.5);
  // touch buttons
  const btn = (x: number, label: string, c: Colour, ink: Colour, up: boolean) =>
    rect(x, 922, 336, 84, 26, shade(c, 0.34)) +
    rect(x, 914, 336, 84, 26, c) +
    rect(x + 14, 920, 308, 6, 3, C.branco, { opacity: 0.3 }) +
    at(x + 74, 956, line(up ? 'M-18 10 L0 -10 L18 10' : 'M-18 -10 L0 10 L18 -10', ink, 9)) +
    text(x + 190, 968, label, { size: 34, weight: 800, fill: ink });
  s += btn(36, 'PULAR', C.ipe, C.tinta, true) + btn(396, 'ABAIXAR', C.jabuticaba, C.branco, false);
  return s + hud({ time: '0:29', frac: 0.48, score: '210', reward: 'esforco', got: 0.58 });
}
