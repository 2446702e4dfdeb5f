/** The blocks beside the map. Those next to the two driven streets stay low where they would cover a car. */
import { type Colour, shade } from '../../core/colour.ts';
import { graded } from '../../core/grade.ts';
import { at, ell, line, type Parts, path, type Svg, whole } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import type { CitySideName } from '../../plans/boxes.ts';
import { blockCorner } from '../../plans/plan.ts';
import { ipe, palm, tree } from '../props.ts';
import { type Block, byDepth, GRASS, kerb, slab } from './blocks.ts';
import { onBlock, placeLight } from './depth.ts';
import { benchAt, field, flat, garden, littleSquare, market, park, school, shops, terrace } from './neighbourhood.ts';
import { grove, type Home, home, plant, put } from './stamps.ts';
import { TOWN as I } from './town-iso.ts';

/* The playground beside the map. */

const slide = (): Svg =>
  ell(6, 8, 34, 9, SHADOW, { opacity: 0.15 }) +
  line('M-24 -6 V-40 M-12 0 V-36 M-24 -14 L-12 -8 M-24 -24 L-12 -18', C.carbono, 3) +
  path('M-26 -42 L-10 -35 L34 8 L24 14 L-12 -24 L-26 -31Z', C.ipe) +
  path('M-10 -35 L34 8 L24 14 L22 9 L-14 -30Z', shade(C.ipe, 0.2));
const swing = (): Svg =>
  ell(4, 10, 36, 9, SHADOW, { opacity: 0.15 }) +
  line('M-30 -4 L-24 -46 L-16 4 M18 18 L26 -22 L32 22 M-24 -46 L26 -22', C.flamboyant, 3.6) +
  line('M-10 -38 V-10 M-2 -34 V-6 M10 -29 V0 M18 -25 V4', C.carbono, 1.6) +
  line('M-11 -10 L-1 -5 M9 0 L19 5', C.mar, 4);
/** Sand, a slide and two swings; low towards its upper edges. */
function playground(x: number, y: number): Svg {
  const [cx, cy] = I.P(x + 2.4, y + 2.9, 0.1);
  return (
    at(cx, cy, ell(0, 0, 100, 48, '#E8CFA8') + ell(0, 2, 92, 42, '#F6E3C0')) +
    put(x + 2.7, y + 1.9, slide(), 0.1) +
    put(x + 2.3, y + 3.6, swing(), 0.1) +
    plant(x + 0.8, y + 4.4, 'arvore') +
    benchAt(x + 4.5, y + 3.2) +
    plant(x + 4.3, y + 4.4, 'moita')
  );
}

type ThreeHomes = readonly [Home, Home, Home];
/** Three houses with gardens; `names` from the back to the front. */
const homes = (x: number, y: number, [a, b, c]: ThreeHomes): Svg =>
  plant(x + 0.8, y + 0.8, 'moita') +
  home(x + 0.5, y + 2.2, b) +
  home(x + 2.7, y + 0.5, a) +
  plant(x + 4.5, y + 2.5, 'arvorinha') +
  home(x + 2.9, y + 3.1, c) +
  plant(x + 1.4, y + 4.5, 'ipe') +
  plant(x + 4.7, y + 4.7, 'moita');
/** Two houses and a pool under palms. */
const homesWithPool = (x: number, y: number, [a, b]: readonly [Home, Home]): Svg =>
  home(x + 0.7, y + 0.7, a) +
  plant(x + 3, y + 1, 'palmeira') +
  flat(x + 2.75, y + 1.75, 1.75, 1.3, '#F8E8CF') +
  flat(x + 2.95, y + 1.95, 1.35, 0.9, '#5CC6DB') +
  flat(x + 2.95, y + 1.95, 1.35, 0.2, '#3FA9C4') +
  home(x + 0.8, y + 3.1, b) +
  plant(x + 3.3, y + 4.2, 'ipeRosa') +
  plant(x + 4.6, y + 3.6, 'moita');
/** Two houses before tall trees. */
const homesUnderTrees = (x: number, y: number, [a, b]: readonly [Home, Home]): Svg =>
  plant(x + 1, y + 1.1, 'arvore') +
  plant(x + 2.2, y + 0.9, 'arvorinha') +
  home(x + 3, y + 1.4, a) +
  plant(x + 0.8, y + 2.6, 'ipe') +
  home(x + 1.3, y + 2.9, b) +
  benchAt(x + 3.8, y + 3.9) +
  plant(x + 4.5, y + 4.4, 'moita');

/** A block whose ground is drawn before what stands on it, so that the far ones end at the hills. */
export interface SideBlock extends Block {
  readonly ground: Svg;
}
type Build = (x: number, y: number) => Parts;
const sideBlock = (i: number, j: number, build: Build, ground: Colour | null = GRASS): SideBlock => ({
  i,
  j,
  ground: onBlock(i, j, slab(i, j, ground)),
  body: onBlock(i, j, whole(build(...blockCorner(i, j)))),
});
const WARM = ['#FFD98F', '#F7B9A8', '#A9DCD3', '#D9C6F5'] as const;
const COOL = ['#CFE9F5', '#FFE3C2', '#FFD3DE', '#D5F0C8'] as const;
const SHADY: readonly [Home, Home] = [
  ['sobrado', 'azul'],
  ['hip', 'verde'],
];
const POOL: readonly [Home, Home] = [
  ['street', 'rosa'],
  ['sobrado', 'azul'],
];
const GARDENS: readonly [Home, Home, Home] = [
  ['sobrado', 'azul'],
  ['slab', 'verde'],
  ['shop', 'creme'],
];

/** The blocks that are wholly beside the map. */
const LEFT = (): readonly SideBlock[] => [
  sideBlock(-2, 2, (x, y) => [
    home(x + 1, y + 3.1, ['walkUp', 'rosa']),
    home(x + 2.9, y + 3.1, ['hip', 'verde']),
    plant(x + 2.7, y + 4.8, 'arvorinha'),
  ]),
  sideBlock(-3, 3, (x, y) => [
    home(x + 0.6, y + 2.8, ['walkUp', 'rosa']),
    home(x + 2.6, y + 0.9, ['walkUp', 'azul']),
    home(x + 3, y + 3.1, ['street', 'lilas']),
    plant(x + 4.6, y + 2.7, 'ipe'),
  ]),
  sideBlock(-1, 2, park),
  sideBlock(-2, 3, (x, y) => homesUnderTrees(x, y, SHADY)),
  sideBlock(-1, 3, shops),
  sideBlock(-2, 4, (x, y) => terrace(x, y, COOL)),
  sideBlock(0, 3, school),
  sideBlock(-1, 4, (x, y) => homes(x, y, GARDENS)),
  sideBlock(0, 4, littleSquare),
  sideBlock(-1, 5, garden),
  sideBlock(1, 4, grove),
  sideBlock(0, 5, grove),
  sideBlock(1, 5, grove),
  sideBlock(0, 6, grove),
];
const RIGHT = (): readonly SideBlock[] => [
  sideBlock(2, -2, (x, y) => [
    home(x + 3.1, y + 1, ['walkUp', 'azul']),
    home(x + 3, y + 3.1, ['street', 'lilas']),
    plant(x + 4.7, y + 2.7, 'palmeira'),
  ]),
  sideBlock(3, -3, (x, y) => [
    home(x + 1, y + 2.6, ['walkUp', 'rosa']),
    home(x + 2.9, y + 0.8, ['walkUp', 'azul']),
    home(x + 2.9, y + 3.1, ['hip', 'verde']),
    plant(x + 1.4, y + 4.7, 'ipeRosa'),
  ]),
  sideBlock(2, -1, playground),
  sideBlock(3, -2, (x, y) => terrace(x, y, WARM)),
  sideBlock(3, -1, littleSquare),
  sideBlock(4, -2, (x, y) => homes(x, y, GARDENS)),
  sideBlock(3, 0, (x, y) => homesWithPool(x, y, POOL)),
  sideBlock(4, -1, market),
  sideBlock(4, 0, field),
  sideBlock(5, -1, shops),
  sideBlock(4, 1, grove),
  sideBlock(5, 0, grove),
  sideBlock(5, 1, grove),
  sideBlock(6, 0, grove),
];
/** What blocks on the edge of the map hold beyond it; nothing of it may reach back into the map. */
const BEYOND: Readonly<Record<CitySideName, Readonly<Record<string, Build>>>> = {
  left: {
    '-1,1': (x, y) => home(x + 0.5, y + 2.6, ['walkUp', 'azul']),
    '0,2': (x, y) => home(x + 0.5, y + 2.6, ['shop', 'creme']) + plant(x + 2.6, y + 4.4, 'arvorinha'),
    '1,3': (x, y) => home(x + 0.3, y + 2.6, ['sobrado', 'azul']) + plant(x + 2, y + 4.4, 'ipe'),
  },
  right: {
    '1,-1': (x, y) => home(x + 2.9, y + 0.8, ['hip', 'verde']) + plant(x + 4.7, y + 2.6, 'ipeRosa'),
    '2,0': (x, y) => home(x + 2.6, y + 0.7, ['slab', 'verde']) + plant(x + 4.5, y + 2.6, 'arvorinha'),
    '3,1': (x, y) => home(x + 2.6, y + 0.5, ['shop', 'lilas']) + plant(x + 4.6, y + 2.2, 'ipeRosa'),
  },
};
/** Blocks of the map whose corner reaches over its edge, with no more than what is seen there. */
const CORNERS: Readonly<Record<CitySideName, readonly SideBlock[]>> = {
  left: [
    sideBlock(0, 1, kerb, null),
    sideBlock(
      1,
      2,
      (x, y) => kerb(x, y) + graded(I.at(x + 0.8, y + 4.6, 0, ipe(C.ipeRosa, 0.75)), placeLight(1, 2)),
      null,
    ),
    sideBlock(2, 3, () => ''),
  ],
  right: [
    sideBlock(
      1,
      0,
      (x, y) =>
        kerb(x, y) +
        graded(I.shadow(x + 0.35, y + 0.35, 3.9, 3.6, 2.9) + I.at(x + 4.65, y + 0.9, 0, palm(0.72)), placeLight(1, 0)),
      null,
    ),
    sideBlock(
      2,
      1,
      (x, y) =>
        kerb(x, y) +
        graded(
          I.shadow(x + 0.5, y + 0.45, 3.5, 3.1, 2.3) + I.at(x + 4.65, y + 1, 0, tree(C.folha, 0.75)),
          placeLight(2, 1),
        ),
      null,
    ),
    sideBlock(3, 2, () => ''),
  ],
};

/** Blocks of one side with those it shares with the map, the far ones first. */
export function sideBlocks(side: CitySideName): readonly SideBlock[] {
  const sign = side === 'left' ? -1 : 1;
  const shared = byDepth()
    .filter(({ i, j }) => (i - j) * sign === 2)
    .map(({ i, j, body }) => {
      const ground = onBlock(i, j, slab(i, j, GRASS));
      const beyond = onBlock(i, j, whole(BEYOND[side][`${i},${j}`]?.(...blockCorner(i, j)) ?? ''));
      return { i, j, ground, body: beyond + body.replace(ground, '') };
    });
  const own = side === 'left' ? LEFT() : RIGHT();
  return [...own, ...shared, ...CORNERS[side]].sort((a, b) => a.i + a.j - (b.i + b.j));
}
/** colours of the cars that stand beside the map */
export const SIDE_CARS: Readonly<
  Record<CitySideName, readonly (readonly [number, number, string, 1 | -1, boolean])[]>
> = {
  left: [
    [-1.2, 17.95, C.flamboyant, 1, true],
    [-2.2, 18.55, C.ipe, 1, false],
    [4.2, 24.8, C.folha, 1, false],
    [-1, 21.4, C.mar, -1, false],
    [5.95, 21.5, '#F7F1FF', -1, true],
    [5.35, 29.6, C.mel, -1, false],
  ],
  right: [
    [18.2, -1.6, C.mar, -1, false],
    [18.55, 4.4, C.ipe, -1, true],
    [18.2, -4.6, C.flamboyant, -1, false],
    [24.4, -0.6, '#F7F1FF', 1, true],
    [24.3, 3.2, C.jabuticaba, -1, false],
    [28.4, 5.4, C.folha, 1, true],
  ],
};
