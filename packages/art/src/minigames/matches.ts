import { PRODUCT_NAMES, productPicture } from '../pictures/items.ts';
import type { FigureOptions, Pose } from '../pictures/people.ts';
import { PALETTE as C, SHADOW, shade } from '../pictures/tokens.ts';
import { someone } from './people.ts';
import { CHEERING, DOUBTING, SHOWING } from './poses.ts';
import type { Detail, Sprite } from './sprite.ts';
import { at, circ, each, ell, inside, line, linear, path, rect, type Svg, times } from './svg.ts';

/** The mall's hall, with its lamps and shop fronts far behind; the page lays the shelves on it. */
export function matchesGround(): Svg {
  return (
    rect(0, 0, 768, 300, 0, '#CDEBF6') +
    rect(0, 0, 768, 130, 0, '#B4DDF0') +
    farShops() +
    hallRays() +
    hallFloor(0, 768)
  );
}

/** The floor with its joints, which run towards the middle, from under the shop fronts down to where any window ends. */
export function hallFloor(x: number, width: number): Svg {
  const [top, bottom] = [286, 1384];
  return (
    linear('floor', [0, '#B4DFF0'], [1, '#8FC8E0']) +
    rect(x, 262, width, 26, 0, SHADOW, { opacity: 0.1 }) +
    rect(x, top, width, bottom - top, 0, 'url(#floor)') +
    rect(x, 282, width, 10, 0, C.branco) +
    each([-4, -3, -2, -1, 0, 1, 2, 3, 4], (joint) =>
      line(`M${384 + joint * 304} ${bottom} L${384 + joint * 152} ${top}`, C.branco, 3, { opacity: 0.22 }),
    ) +
    each([420, 600, 860, 1180], (y) => rect(x, y, width, 3, 0, C.branco, { opacity: 0.22 }))
  );
}

/** Light that falls through the roof, six rays in 840 units. */
export const hallRays = (): Svg =>
  times(6, (i) =>
    path(`M${i * 140 - 40} 0 L${i * 140 + 40} 0 L${i * 140 - 20} 300 H${i * 140 - 120}Z`, C.branco, {
      opacity: 0.28,
    }),
  );

/** Four shops in 828 units. */
export const farShops = (): Svg =>
  each(
    [
      [6, '#F7C4B8', C.flamboyant],
      [210, '#C9E9D4', C.folha],
      [420, '#E2D6F8', C.jabuticaba],
      [620, '#FFE7B8', C.mel],
    ],
    ([x, wall, awning]) =>
      rect(x, 138, 180, 146, 8, wall) +
      rect(x + 14, 186, 92, 98, 6, '#EAF8FC') +
      path(`M${x + 20} 284 L${x + 62} 186 H${x + 86} L${x + 44} 284Z`, C.branco, { opacity: 0.6 }) +
      rect(x + 120, 182, 44, 102, 6, shade(wall, 0.12)) +
      times(6, (i) =>
        path(`M${x + i * 30} 150 h30 v16 a15 13 0 0 1 -30 0Z`, i % 2 === 0 ? awning : C.branco, { opacity: 0.75 }),
      ),
  );

/** The persona beside the list, cut at the shelves' edge by the field. */
export function matchesPersona(persona: FigureOptions['persona'], detail: Detail = 1): readonly Sprite[] {
  const bust = (name: string, pose: Pose, expression: FigureOptions['expression'], more: FigureOptions = {}): Sprite =>
    someone(
      name,
      { persona, pose, expression, bust: true, ...more },
      { scale: 0.8, box: [-135, -420, 300, 220], detail },
    );
  return [
    bust('olha', SHOWING, 'feliz'),
    bust('pisca', SHOWING, 'feliz', { blink: 1 }),
    bust('comemora', CHEERING, 'radiante'),
    bust('duvida', DOUBTING, 'pensativo'),
  ];
}

export const glint: Sprite = {
  name: 'brilho',
  box: [-18, -18, 36, 36],
  body: path('M0 -16 C2 -4 4 -2 16 0 C4 2 2 4 0 16 C-2 4 -4 2 -16 0 C-4 -2 -2 -4 0 -16Z', C.branco),
};

export const matchesThings = (): readonly Sprite[] => [
  ...PRODUCT_NAMES.map(
    (name, kind): Sprite => ({
      name: `produto-${kind}`,
      scale: 0.92,
      box: [-50, -50, 100, 100],
      body: inside('p', productPicture(name)),
    }),
  ),
  {
    name: 'certo',
    box: [-20, -20, 40, 40],
    body: circ(0, 0, 18, C.mata) + line('M-8 0 l6 6 l11 -12', C.branco, 5),
  },
  {
    name: 'moldura',
    box: [-48, -48, 96, 96],
    body:
      rect(-43, -43, 86, 86, 22, '#FFF3C4') + rect(-43, -43, 86, 86, 22, 'none', { stroke: C.ipe, 'stroke-width': 6 }),
  },
  {
    name: 'cursor',
    box: [-50, -50, 100, 100],
    body: rect(-44, -44, 88, 88, 22, 'none', { stroke: C.jabuticaba, 'stroke-width': 7 }),
  },
  {
    name: 'escolhido',
    box: [-50, -50, 100, 100],
    body:
      rect(-43, -43, 86, 86, 22, '#FFF3C4', { opacity: 0.9 }) +
      rect(-43, -43, 86, 86, 22, 'none', { stroke: C.mel, 'stroke-width': 7 }),
  },
  { name: 'lista', box: [0, 0, 498, 142], body: rect(2, 8, 494, 130, 30, C.labio) + rect(2, 2, 494, 130, 30, C.papel) },
  { name: 'sombra', box: [-40, -8, 80, 16], body: at(0, 0, ell(0, 0, 36, 6, SHADOW, { opacity: 0.14 })) },
  glint,
];
