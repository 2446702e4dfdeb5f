/** Inside the PIZZARIA D`BAIRRO: the oven is lit, and the player leaves with a box while it is hot. */
import { at, circ, each, ell, g, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { PersonRef } from '../../people/vocabulary.ts';
import { PIZZERIA as WHO } from '../../plans/room-people.ts';
import { bag, pizzaBox } from '../items.ts';
import { PIZZA } from '../place-icons.ts';
import { handOf, workOf } from './room-poses.ts';
import { bricks, menuBoard, plant, view } from './room-things.ts';
import { behind, flat, layersOf, pool, ROOM, type RoomLayer, solid, somebody, type Thing, thing } from './room-view.ts';
import { inShell, type Shell } from './shell.ts';

const I = ROOM;
const STONE = '#E9D3C4';
const MARBLE = '#FFF6E6';

const pizza: Svg =
  ell(0, 3, 30, 12, '#B9702F') +
  ell(0, 0, 30, 12, '#E39A4A') +
  ell(0, -1, 25, 9.5, '#FFD76A') +
  ell(-10, -2, 4.6, 2.2, C.brasa) +
  ell(4, 2, 4.6, 2.2, C.brasa) +
  ell(12, -4, 4.6, 2.2, C.brasa) +
  ell(-2, -6, 4.6, 2.2, C.brasa) +
  ell(-16, 2, 3, 1.5, C.folha) +
  ell(6, -6, 3, 1.5, C.folha);
/** a table with a checked cloth, from its far corner */
const checked = (x: number, y: number): Thing => {
  const leg = (u: number, v: number): Svg => I.box(x + u, y + v, 0, 0.1, 0.1, 0.7, C.terra);
  return thing(x + 0.6, y + 0.6, [
    leg(0.1, 0.1),
    leg(1, 0.1),
    leg(0.1, 1),
    leg(1, 1),
    I.box(x, y, 0.7, 1.2, 1.2, 0.1, C.papel),
    each(
      Array.from({ length: 16 }, (_, k) => [k % 4, Math.floor(k / 4)] as const).filter(([i, j]) => (i + j) % 2),
      ([i, j]) => flat(x + i * 0.3, y + j * 0.3, 0.3, 0.3, C.flamboyant, 0.8),
    ),
    I.at(x + 0.6, y + 0.6, 0.8, at(0, -4, pizza, 0.92)),
  ]);
};
const fire: Svg =
  path('M-46 38 C-50 10 -30 12 -30 -12 C-12 2 4 12 -2 42 C-16 44 -34 42 -46 38Z', C.flamboyant) +
  path('M-38 38 C-40 20 -26 20 -26 6 C-14 16 -8 24 -12 40Z', C.ipe);
const dome: Svg =
  rect(-14, -150, 34, 50, 3, '#B5532F') +
  rect(6, -150, 14, 50, 3, '#913F26') +
  path('M-104 22 C-108 -88 -50 -118 0 -116 C56 -114 108 -80 104 22 C60 54 -56 54 -104 22Z', STONE) +
  path('M30 -112 C80 -96 108 -60 104 22 C84 36 58 44 34 46 C60 0 60 -70 30 -112Z', '#CDB0AC') +
  path('M-58 42 V-10 C-58 -48 30 -34 30 12 V50 C0 52 -34 50 -58 42Z', '#5B2A22') +
  fire +
  path('M-62 44 V-12 C-60 -58 36 -42 36 12 V50', 'none', { stroke: '#B5532F', 'stroke-width': 9 });
const oven = (): Svg =>
  solid(0.3, 0.2, 2.5, 1.6, 0.9, '#C2603F') +
  I.onLeft(0.3, 1.8, 0.9, [
    rect(26, 8, 46, 28, 3, '#5B2A22'),
    times(3, (i) => circ(36 + i * 13, 29, 6, C.madeira) + circ(36 + i * 13, 29, 3, '#E0AE78')),
  ]) +
  I.at(1.55, 1.05, 0.9, dome);
const bakersDesk = (): Svg =>
  solid(3.7, 1.5, 2.6, 0.95, 0.86, '#D9A45F') +
  I.box(3.64, 1.44, 0.86, 2.72, 1.07, 0.1, MARBLE) +
  I.at(4.25, 2, 0.96, ell(0, -1, 34, 13, '#E9D3B0') + ell(0, -4, 34, 13, '#FFF0CF')) +
  I.at(5.15, 1.9, 0.96, at(0, -3, pizza, 0.95)) +
  I.at(5.95, 1.95, 0.96, rect(-12, -26, 24, 26, 5, '#E3F6FB') + rect(-12, -18, 24, 18, 5, C.flamboyant));
const jars = (): Svg =>
  rect(116, 28, 104, 5, 1, C.madeira) +
  rect(116, 60, 104, 5, 1, C.madeira) +
  times(5, (i) => [
    circ(127 + i * 20, 20, 8, i % 2 ? C.flamboyant : C.brasa),
    rect(121 + i * 20, 40, 11, 20, 3, [C.mata, C.mel, C.barro][i % 3] ?? C.mel),
  ]);
const boxes: Svg = times(3, (i) => at(0, -14 - i * 16, pizzaBox, 0.62));

export const pizzariaRoom = (persona: PersonRef, size: Pick<Shell, 'w' | 'd'>): readonly RoomLayer[] =>
  inShell(
    { ...size, h: 2.9, floor: ['#E8B98C', '#DDA676'], light: '#F7DDB0', dark: '#EDCB98', edge: C.barro },
    bricks(280, 80, 36) + menuBoard(184, 8, 84, 62, [PIZZA, PIZZA, PIZZA]),
    g(bricks(248, 80, 36), { opacity: 0.85 }) + view(22, 14, 70, 58, C.terra) + jars(),
    layersOf([
      behind(thing(0, 0, pool(WHO.player))),
      thing(0.9, 1, oven()),
      behind(somebody(WHO.baker, { persona: 'x16', apron: true }, handOf('servir'))),
      behind(somebody(WHO.helper, { persona: 'x23', pose: 'cintura', apron: true, flip: true })),
      thing(3, 2.4, bakersDesk()),
      somebody(WHO.player, { persona, bag: bag(), props: { handB: at(6, 2, pizzaBox, 1.9) } }, workOf('segurar')),
      checked(0.8, 3.6),
      somebody(WHO.teller, { persona: 'x4' }, handOf('mostrar')),
      checked(4.2, 4.2),
      somebody(WHO.greeter, { persona: 'x10', pose: 'acenar' }),
      somebody(WHO.waiting, { persona: 'x2', pose: 'parado', flip: true }),
      thing(6.2, 5.5, I.at(6.2, 5.5, 0, boxes)),
      behind(plant(6.5, 0.7, 1.05)),
    ]),
  );
