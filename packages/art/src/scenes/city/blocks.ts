/** The blocks of the town, in the order in which they were planned; `byDepth` gives the order of drawing. */
import type { Colour } from '../../core/colour.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { house, houseWalls, tower } from '../buildings/houses.ts';
import { lanchonete } from '../buildings/lanchonete.ts';
import { pizzaria } from '../buildings/pizzaria.ts';
import { shopping } from '../buildings/shopping.ts';
import { uniqueHouse } from '../buildings/unique-house.ts';
import { bush, ipe, palm, tree, umbrella } from '../props.ts';
import { lot } from './lot.ts';
import { BLOCK as B, blockCorner, VIEW as I, LOT_BLOCK, SQUARE_BLOCK } from './plan.ts';
import { square } from './square.ts';
import { home, plant } from './stamps.ts';

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
type Build = (x: number, y: number) => Svg;
const block = (i: number, j: number, build: Build): Block => ({ i, j, body: build(...blockCorner(i, j)) });
const yard = (i: number, j: number, build: Build): Block =>
  block(i, j, (x, y) => slab(i, j, null) + kerb(x, y) + build(x, y));

const plan = (life: boolean): readonly Block[] => [
  // far rows
  block(
    0,
    0,
    (x, y) =>
      slab(0, 0, GRASS) +
      tower(I, x + 0.5, y + 0.5, 1.5, 1.5, 3.3, '#F7C59B', { tank: true }) +
      tower(I, x + 2.7, y + 0.5, 1.6, 1.4, 2.5, '#A9C9EE') +
      tower(I, x + 0.5, y + 2.7, 1.5, 1.6, 2.1, '#F2A7A0') +
      I.at(x + 3.2, y + 3, 0, ipe(C.ipe, 0.95)) +
      I.at(x + 4.2, y + 2.6, 0, tree(C.folha, 0.7)) +
      house(I, x + 2.9, y + 3.3, 1.4, 1.3, 0.95, '#FFF0DC', C.tijolo) +
      I.at(x + 4.6, y + 4.5, 0, bush()),
  ),
  block(
    -1,
    1,
    (x, y) =>
      slab(-1, 1, GRASS) +
      tower(I, x + 3, y + 0.6, 1.5, 1.5, 2.3, '#BBA8EA') +
      house(I, x + 3, y + 2.8, 1.5, 1.5, 1, '#FFE3C2', '#C9573F') +
      I.at(x + 4.6, y + 4.6, 0, palm(0.8)),
  ),
  block(
    1,
    -1,
    (x, y) =>
      slab(1, -1, GRASS) +
      tower(I, x + 0.6, y + 3, 1.5, 1.5, 2.5, '#8ED3CF') +
      house(I, x + 2.8, y + 3, 1.5, 1.5, 1, '#FFD3DE', C.tijolo) +
      I.at(x + 4.5, y + 4.7, 0, palm(0.8)),
  ),
  yard(
    0,
    1,
    (x, y) =>
      lanchonete(I, x, y) +
      I.at(x + 0.9, y + 4.55, 0, umbrella(C.ipe, '#FFF6DC'), 0.95) +
      I.at(x + 2.5, y + 4.55, 0, umbrella(C.flamboyant, '#FFF6DC'), 0.95) +
      I.at(x + 4.65, y + 1.2, 0, tree(C.folha, 0.72)) +
      I.at(x + 4.7, y + 2.9, 0, bush()),
  ),
  yard(
    1,
    0,
    (x, y) =>
      shopping(I, x, y, { flag: life }) +
      I.at(x + 0.7, y + 4.6, 0, palm(0.78)) +
      I.at(x + 1.9, y + 4.65, 0, bush()) +
      I.at(x + 4.65, y + 0.9, 0, palm(0.72)) +
      I.at(x + 4.65, y + 2.6, 0, bush(C.folha, 0.9)),
  ),
  yard(
    1,
    2,
    (x, y) =>
      uniqueHouse(I, x, y) +
      I.at(x + 0.8, y + 4.6, 0, ipe(C.ipeRosa, 0.75)) +
      I.at(x + 4.6, y + 0.7, 0, ipe(C.ipeRosa, 0.8)) +
      I.at(x + 2.6, y + 4.7, 0, bush('#7FC7A0', 0.9)),
  ),
  yard(
    2,
    1,
    (x, y) =>
      pizzaria(I, x, y, { smoke: life }) +
      I.at(x + 0.9, y + 4.6, 0, umbrella(C.mata, '#FFF6DC'), 0.95) +
      I.at(x + 2.5, y + 4.6, 0, umbrella(C.brasa, '#FFF6DC'), 0.95) +
      I.at(x + 4.65, y + 1, 0, tree(C.folha, 0.75)) +
      I.at(x + 4.7, y + 3, 0, bush()),
  ),
  block(...SQUARE_BLOCK, (x, y) => slab(...SQUARE_BLOCK, GRASS) + square(x, y, { spray: life })),
  block(
    0,
    2,
    (x, y) =>
      slab(0, 2, GRASS) +
      house(I, x + 3, y + 0.5, 1.5, 1.4, 1, '#D5F0C8', C.tijolo) +
      I.at(x + 3.4, y + 2.8, 0, tree(C.folha, 0.9)) +
      I.at(x + 4.5, y + 3.7, 0, ipe(C.ipe, 0.8)),
  ),
  block(
    2,
    0,
    (x, y) =>
      slab(2, 0, GRASS) +
      house(I, x + 0.5, y + 3, 1.4, 1.5, 1, '#FFF0C4', '#C9573F') +
      I.at(x + 3, y + 4, 0, tree(C.folha, 0.9)) +
      I.at(x + 3.8, y + 4.6, 0, bush()),
  ),
  block(...LOT_BLOCK, (x, y) => slab(...LOT_BLOCK, GRASS) + lot(x, y)),
  block(
    1,
    3,
    (x, y) =>
      slab(1, 3, GRASS) +
      I.at(x + 4, y + 0.8, 0, tree(C.folha, 0.9)) +
      house(I, x + 3, y + 2, 1.5, 1.5, 1, '#FFD3DE', C.tijolo) +
      I.at(x + 4.4, y + 4, 0, tree(C.folha, 1)),
  ),
  block(
    3,
    1,
    (x, y) =>
      slab(3, 1, GRASS) + I.at(x + 0.8, y + 4, 0, palm(0.9)) + house(I, x + 2, y + 3, 1.5, 1.5, 1, '#CFE9F5', C.tijolo),
  ),
  block(
    2,
    3,
    (x, y) =>
      slab(2, 3, GRASS) +
      I.at(x + 0.7, y + 0.8, 0, tree(C.folha, 0.95)) +
      I.at(x + 2.2, y + 0.6, 0, bush()) +
      I.at(x + 0.8, y + 2.4, 0, ipe(C.ipe, 0.85)) +
      home(x + 2.3, y + 2.3, 'azul') +
      plant(x + 4.4, y + 1.6, 'moita') +
      plant(x + 1.2, y + 4.3, 'arvorinha'),
  ),
  block(
    3,
    2,
    (x, y) =>
      slab(3, 2, GRASS) +
      I.at(x + 0.8, y + 0.8, 0, ipe(C.ipeRosa, 0.9)) +
      I.at(x + 0.6, y + 2.6, 0, bush()) +
      I.at(x + 2.4, y + 0.7, 0, tree(C.folha, 0.9)) +
      home(x + 2.2, y + 2.4, 'verde') +
      plant(x + 4.4, y + 1.4, 'ipe') +
      plant(x + 1.4, y + 4.2, 'moita'),
  ),
  // nearest row: the window's foot, mostly behind the footer
  block(
    3,
    3,
    (x, y) =>
      slab(3, 3, GRASS) +
      plant(x + 0.8, y + 0.7, 'moita') +
      home(x + 1.5, y + 1.5, 'rosa') +
      plant(x + 3.8, y + 0.9, 'arvorinha') +
      plant(x + 0.9, y + 3.8, 'ipe'),
  ),
  block(
    2,
    4,
    (x, y) =>
      slab(2, 4, GRASS) +
      plant(x + 3.9, y + 0.7, 'arvore') +
      home(x + 1.2, y + 0.9, 'sol') +
      plant(x + 4.2, y + 2.2, 'moita'),
  ),
  block(
    4,
    2,
    (x, y) =>
      slab(4, 2, GRASS) +
      plant(x + 0.7, y + 3.9, 'ipeRosa') +
      home(x + 0.9, y + 1.2, 'lilas') +
      plant(x + 2.2, y + 4.2, 'moita'),
  ),
];
/** What stands across the map's edge and covers a driven street: a house without its shadow, and the trees before it. */
export function edgeHouse(isLeft: boolean): Svg {
  const [x, y] = isLeft ? blockCorner(0, 2) : blockCorner(2, 0);
  return isLeft
    ? houseWalls(I, x + 3, y + 0.5, 1.5, 1.4, 1, '#D5F0C8', C.tijolo) +
        I.at(x + 3.4, y + 2.8, 0, tree(C.folha, 0.9)) +
        I.at(x + 4.5, y + 3.7, 0, ipe(C.ipe, 0.8))
    : houseWalls(I, x + 0.5, y + 3, 1.4, 1.5, 1, '#FFF0C4', '#C9573F') + I.at(x + 3, y + 4, 0, tree(C.folha, 0.9));
}
/** All blocks, the far ones first; without `life`, what moves in them is left out. */
export const byDepth = (life = true): readonly Block[] => [...plan(life)].sort((a, b) => a.i + a.j - (b.i + b.j));
