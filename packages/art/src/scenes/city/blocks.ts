/** The blocks of the town, in the order in which they were planned; `byDepth` gives the order of drawing. */
import type { Colour } from '../../core/colour.ts';
import { points } from '../../core/geometry.ts';
import { graded } from '../../core/grade.ts';
import { type Parts, type Svg, whole } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { CitySideName } from '../../plans/boxes.ts';
import { BLOCK as B, blockCorner, LOT_BLOCK, SQUARE_BLOCK } from '../../plans/plan.ts';
import { lanchonete } from '../buildings/lanchonete.ts';
import { pizzaria } from '../buildings/pizzaria.ts';
import { shopping } from '../buildings/shopping.ts';
import { houseWalls } from '../buildings/town-houses.ts';
import { uniqueHouse } from '../buildings/unique-house.ts';
import { bush, ipe, palm, tree, umbrella } from '../props.ts';
import { onBlock, placeLight } from './depth.ts';
import { square } from './square.ts';
import { grove, type Home, home, LOCAL, PAINTS, plant, put } from './stamps.ts';
import { TOWN as I } from './town-iso.ts';

/* The ground of the player's lot: the lightest pavement of the town round bare soil. What stands on it is drawn elsewhere. */

const PAVEMENT = { top: '#FFF6EA', left: '#D9C2C0', right: '#C0A6B6' } as const;
const SOIL = '#E6BC8A';
const SOIL_LIGHT = '#F0CC9E';

/** The block of the lot with its upper corner at x, y in world units. */
export const lot = (x: number, y: number): Svg =>
  I.box(x, y, 0, B, B, 0.1, PAVEMENT.top, PAVEMENT) +
  I.flat(x + 0.4, y + 0.4, B - 0.8, B - 0.8, 0.1, SOIL) +
  I.flat(x + 0.65, y + 0.65, B - 1.3, B - 1.3, 0.1, SOIL_LIGHT);

export interface Block {
  readonly i: number;
  readonly j: number;
  readonly body: Svg;
}
export const GRASS = '#A5DC8C';

export function slab(i: number, j: number, inner: Colour | null): Svg {
  const [x, y] = blockCorner(i, j);
  return (
    I.box(x, y, 0, B, B, 0.1, C.calcada, { top: '#F6ECE4', left: '#D3C2C9', right: '#BCA9BC' }) +
    (inner ? I.flat(x + 0.4, y + 0.4, B - 0.8, B - 0.8, 0.1, inner) : '')
  );
}

/** the four places have a lit kerb: this block can be touched */
export const kerb = (x: number, y: number): Svg =>
  I.flat(x + 0.12, y + 0.12, B - 0.24, B - 0.24, 0.1, 'none', {
    stroke: C.ipe,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  });
type Build = (x: number, y: number) => Parts;
const block = (i: number, j: number, build: Build): Block => ({
  i,
  j,
  body: onBlock(i, j, whole(build(...blockCorner(i, j)))),
});
const yard = (i: number, j: number, build: Build): Block =>
  block(i, j, (x, y) => slab(i, j, null) + kerb(x, y) + graded(whole(build(x, y)), placeLight(i, j)));

/** Rows before everything else: nothing but trees stands in them. */
const NEAR_ROWS: readonly (readonly [i: number, j: number])[] = points`2,3 3,2 3,3 2,4 4,2`;
/** The houses across the edges of the map, and the trees before them. */
const EDGE_HOUSE: Readonly<Record<CitySideName, Home>> = { left: ['street', 'rosa'], right: ['sobrado', 'azul'] };
const edgeTrees: Readonly<Record<CitySideName, Build>> = {
  left: (x, y) => plant(x + 3.5, y + 2.9, 'arvore') + plant(x + 4.6, y + 3.7, 'ipe'),
  right: (x, y) => plant(x + 3, y + 4, 'arvore') + plant(x + 3.8, y + 4.7, 'moita'),
};

const plan = (life: boolean): readonly Block[] => [
  // far rows
  block(0, 0, (x, y) => [
    slab(0, 0, GRASS),
    home(x + 0.4, y + 0.5, ['walkUp', 'rosa']),
    home(x + 3.25, y + 0.1, ['walkUp', 'azul']),
    plant(x + 2.4, y + 2.5, 'arvore'),
    home(x + 0.5, y + 2.9, ['street', 'lilas']),
    plant(x + 4.5, y + 2.7, 'ipe'),
    plant(x + 3.3, y + 3.6, 'palmeira'),
    plant(x + 4.5, y + 4.4, 'arvorinha'),
    plant(x + 2.6, y + 4.7, 'moita'),
  ]),
  block(-1, 1, (x, y) => [
    slab(-1, 1, GRASS),
    home(x + 2.9, y + 0.5, ['walkUp', 'rosa']),
    home(x + 2.7, y + 2.8, ['hip', 'verde']),
    plant(x + 4.6, y + 4.7, 'palmeira'),
  ]),
  block(1, -1, (x, y) => [
    slab(1, -1, GRASS),
    home(x + 0.6, y + 3, ['walkUp', 'rosa']),
    home(x + 2.8, y + 3, ['street', 'lilas']),
    plant(x + 4.6, y + 4.7, 'palmeira'),
  ]),
  yard(0, 1, (x, y) => [
    lanchonete(I, x, y),
    I.at(x + 0.9, y + 4.55, 0, umbrella(C.ipe, '#FFF6DC'), 0.95),
    I.at(x + 2.5, y + 4.55, 0, umbrella(C.flamboyant, '#FFF6DC'), 0.95),
    I.at(x + 4.65, y + 1.2, 0, tree(C.folha, 0.72)),
    I.at(x + 4.7, y + 2.9, 0, bush()),
  ]),
  yard(1, 0, (x, y) => [
    shopping(I, x, y, { flag: life }),
    I.at(x + 0.7, y + 4.6, 0, palm(0.78)),
    I.at(x + 1.9, y + 4.65, 0, bush()),
    I.at(x + 4.65, y + 0.9, 0, palm(0.72)),
    I.at(x + 4.65, y + 2.6, 0, bush(C.folha, 0.9)),
  ]),
  yard(1, 2, (x, y) => [
    uniqueHouse(I, x, y),
    I.at(x + 0.8, y + 4.6, 0, ipe(C.ipeRosa, 0.75)),
    I.at(x + 4.6, y + 0.7, 0, ipe(C.ipeRosa, 0.8)),
    I.at(x + 2.6, y + 4.7, 0, bush('#7FC7A0', 0.9)),
  ]),
  yard(2, 1, (x, y) => [
    pizzaria(I, x, y, { smoke: life }),
    I.at(x + 0.9, y + 4.6, 0, umbrella(C.mata, '#FFF6DC'), 0.95),
    I.at(x + 2.5, y + 4.6, 0, umbrella(C.brasa, '#FFF6DC'), 0.95),
    I.at(x + 4.65, y + 1, 0, tree(C.folha, 0.75)),
    I.at(x + 4.7, y + 3, 0, bush()),
  ]),
  block(...SQUARE_BLOCK, (x, y) => slab(...SQUARE_BLOCK, GRASS) + square(x, y, { spray: life })),
  block(0, 2, (x, y) => slab(0, 2, GRASS) + home(x + 3, y + 0.5, EDGE_HOUSE.left) + edgeTrees.left(x, y)),
  block(2, 0, (x, y) => slab(2, 0, GRASS) + home(x + 0.5, y + 3, EDGE_HOUSE.right) + edgeTrees.right(x, y)),
  block(...LOT_BLOCK, lot),
  block(1, 3, (x, y) => [
    slab(1, 3, GRASS),
    plant(x + 4.2, y + 0.8, 'arvore'),
    home(x + 2.8, y + 2, ['hip', 'creme']),
    plant(x + 4.4, y + 4.2, 'ipeRosa'),
  ]),
  block(3, 1, (x, y) => [
    slab(3, 1, GRASS),
    plant(x + 0.8, y + 3.9, 'ipe'),
    home(x + 1.9, y + 3, ['hip', 'creme']),
    plant(x + 0.8, y + 1.2, 'arvorinha'),
  ]),
  // near rows: the foot of broad windows
  ...NEAR_ROWS.map(([i, j]) => block(i, j, (x, y) => slab(i, j, GRASS) + grove(x, y))),
];
/** What stands across the map's edge and covers a driven street: a house without its shadow, and the trees before it. */
export function edgeHouse(side: CitySideName): Svg {
  const [x, y] = side === 'left' ? blockCorner(0, 2) : blockCorner(2, 0);
  const [u, v] = side === 'left' ? [3, 0.5] : [0.5, 3];
  const [kind, paint] = EDGE_HOUSE[side];
  const body = put(x + u, y + v, houseWalls(LOCAL, kind, PAINTS[paint])) + edgeTrees[side](x, y);
  return side === 'left' ? onBlock(0, 2, body) : onBlock(2, 0, body);
}
/** All blocks, the far ones first; without `life`, what moves in them is left out. */
export const byDepth = (life = true): readonly Block[] => [...plan(life)].sort((a, b) => a.i + a.j - (b.i + b.j));
