/** Single things of the minigames, each on transparent ground: food, products, obstacles, arrows, hearts. */
import { type Colour, shade } from '../core/colour.ts';
import { circ, g, path, picture, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { cone, dog, FOOD, type FoodName, hole, type ProductName, pizzaBox, product } from '../scenes/items.ts';
import { centred } from './frames.ts';

/* Arrows of the dance: one a lane, told apart by direction and by colour. */

export const DIRECTIONS = ['esquerda', 'baixo', 'cima', 'direita'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** colour of a lane and turn of its arrow in degrees */
export const LANE: Readonly<Record<Direction, readonly [colour: Colour, turn: number]>> = {
  esquerda: [C.ipeRosa, 180],
  baixo: [C.lagoa, 90],
  cima: [C.ipe, -90],
  direita: [C.folha, 0],
};
const arrow = (
  dir: Direction,
  { s = 1, ghost = false }: { readonly s?: number; readonly ghost?: boolean } = {},
): Svg => {
  const [c, rot] = LANE[dir],
    d =
      'M-24 -10 H2 V-24 C2 -28 6 -29 9 -26 L31 -4 C33 -2 33 2 31 4 L9 26 C6 29 2 28 2 24 V10 H-24 C-28 10 -30 8 -30 4 V-4 C-30 -8 -28 -10 -24 -10Z';
  return g(
    ghost
      ? circ(0, 0, 44, '#2B1A58') +
          circ(0, 0, 44, 'none', { stroke: c, 'stroke-width': 6 }) +
          path(d, 'none', { stroke: c, 'stroke-width': 4.5, transform: `rotate(${rot}) scale(.78)` })
      : circ(0, 5, 42, shade(c, 0.5)) +
          circ(0, 0, 42, c) +
          path('M-30 -18 C-24 -30 -8 -36 6 -34', 'none', {
            stroke: C.branco,
            'stroke-width': 5,
            'stroke-linecap': 'round',
            opacity: 0.6,
          }) +
          path(d, C.tinta, { transform: `rotate(${rot}) scale(.76)` }),
    { transform: `scale(${s})` },
  );
};

/** What a courier carries on the back; `bag` of a figure. */
export { bag as courierBag, type FoodName, type ProductName } from '../scenes/items.ts';

export const FOOD_NAMES: readonly FoodName[] = ['coxinha', 'suco', 'pastel', 'cafe'];
export const PRODUCT_NAMES: readonly ProductName[] = [
  'camiseta',
  'tenis',
  'presente',
  'guardachuva',
  'bola',
  'abacaxi',
  'planta',
];
const STREET_THINGS = { cone, buraco: hole, caramelo: dog, pizza: pizzaBox } as const;
export type StreetThing = keyof typeof STREET_THINGS;
export const STREET_THING_NAMES: readonly StreetThing[] = ['cone', 'buraco', 'caramelo', 'pizza'];

/** A life, full or lost. */
const heart = (x: number, y: number, s = 1, on = true) =>
  path(
    'M0 18 C-26 0 -22 -20 -9 -20 C-3 -20 0 -15 0 -12 C0 -15 3 -20 9 -20 C22 -20 26 0 0 18Z',
    on ? C.flamboyant : C.labio,
    {
      transform: `translate(${x} ${y}) scale(${s})`,
    },
  ) +
  (on
    ? path('M-13 -12 C-16 -8 -15 -4 -13 -1', 'none', {
        stroke: '#FFC3B2',
        'stroke-width': 4,
        'stroke-linecap': 'round',
        transform: `translate(${x} ${y}) scale(${s})`,
      })
    : '');

/** Food of the snack bar, 72 x 84. */
export const foodPicture = (name: FoodName): Svg => picture(`comida-${name}`, centred(72, 84), FOOD[name]);
/** Product on its own tile: silhouette, tile shape and lightness differ, so the board needs no colour. 100 x 100. */
export const productPicture = (name: ProductName): Svg => picture(`produto-${name}`, centred(100, 100), product(name));
/** Something on the street: cone, hole, the dog, a pizza box. 144 x 110. */
export const streetThing = (name: StreetThing): Svg => picture(`rua-${name}`, centred(144, 110), STREET_THINGS[name]);
/** Arrow of the dance in its lane's colour, or as the ring that waits for it. 100 x 104. */
export const arrowPicture = (direction: Direction, isRing = false): Svg =>
  picture(`seta-${direction}${isRing ? '-alvo' : ''}`, centred(100, 104), arrow(direction, { ghost: isRing }));
/** A life, full or lost, 56 x 52. */
export const heartPicture = (isFull = true): Svg =>
  picture(isFull ? 'vida' : 'vida-perdida', centred(56, 52), heart(0, 0, 1, isFull));
