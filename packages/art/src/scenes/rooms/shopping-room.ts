/** Inside the SHOPPING DOS PREÇOS: clothes, shoes and bags; the player looks for what fits together. */
import { type Colour, shade } from '../../core/colour.ts';
import { at, circ, each, ell, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import type { PersonRef } from '../../people/vocabulary.ts';
import { MALL as WHO } from '../../plans/room-people.ts';
import { BAG, PLACE_LOOKS } from '../place-icons.ts';
import { handOf, workOf } from './room-poses.ts';
import { plant } from './room-things.ts';
import { behind, layersOf, pool, ROOM, type RoomLayer, rod, solid, somebody, thing } from './room-view.ts';
import { inShell, type Shell } from './shell.ts';

const I = ROOM;
const BLUE = PLACE_LOOKS[2].roof;
const STEEL = '#8E86B4';
const GOODS = [C.flamboyant, C.ipe, C.jabuticaba, C.folha, C.ipeRosa] as const;
const RACK = [C.lagoa, C.ipe, C.ipeRosa, C.folha, C.jabuticaba, C.flamboyant] as const;

const shirt = (colour: Colour): Svg =>
  path('M-14 -8 L-6 -14 H6 L14 -8 L18 4 L10 8 V26 H-10 V8 L-18 4Z', colour) +
  path('M4 -14 H6 L14 -8 L18 4 L10 8 V26 H2Z', shade(colour, 0.16));
const dummy = (colour: Colour): Svg =>
  ell(6, 2, 24, 8, SHADOW, { opacity: 0.16 }) +
  ell(0, 0, 20, 8, STEEL) +
  line('M0 0 V-50', STEEL, 5) +
  at(0, -86, shirt(colour), 1.6) +
  circ(0, -120, 13, '#E9D3C4');
/** boxes on three boards */
const shelf = (): Svg =>
  rect(12, 30, 118, 84, 3, '#BFE0EE') +
  times(3, (row) => [
    rect(12, 54 + row * 28, 118, 4, 0, C.papel),
    each(GOODS, (_, i) => {
      const low = (i + row) % 2 ? 4 : 0;
      const colour = GOODS[(i + row * 2) % GOODS.length] ?? C.ipe;
      return rect(20 + i * 22, 38 + row * 28 + low, 14, 16 - low, 2, colour);
    }),
  ]);
const shoes = (): Svg =>
  rect(18, 34, 104, 76, 3, '#A8D3E6') +
  each([68, 104], (y, row) => [
    rect(18, y, 104, 4, 0, C.papel),
    times(4, (i) =>
      path(`M${26 + i * 25} ${y} v-9 q9 -2 10 3 l9 3 v3Z`, [C.brasa, C.mar, C.mata, C.jabuticaba][(i + row) % 4]),
    ),
  ]);
const poster = (x: number, ground: Colour, colour: Colour): Svg =>
  rect(x, 34, 62, 78, 4, ground) + at(x + 31, 66, shirt(colour), 1.2);
const screen = (): Svg =>
  rect(144, 32, 112, 56, 4, C.papel) +
  rect(148, 36, 104, 48, 2, C.noite) +
  path('M148 72 C176 52 200 68 252 48 V84 H148Z', C.lagoa) +
  circ(228, 50, 8, C.ipe);
const bagOf = (colour: Colour, h: number): Svg =>
  rect(-12, -h, 24, h, 3, colour) + path(`M-6 ${-h} a6 7 0 0 1 12 0`, 'none', { stroke: colour, 'stroke-width': 2.6 });
const bagsDesk = (x: number, y: number): Svg =>
  solid(x, y, 2, 1.2, 0.62, C.branco) +
  I.onLeft(x, y + 1.2, 0.62, rect(8, 7, 64, 11, 5, C.ipe)) +
  each(GOODS, (colour, i) => I.at(x + 0.25 + i * 0.38, y + 0.6, 0.62, bagOf(colour, 26 + (i % 2) * 11)));
const rack = (x: number, y: number): Svg =>
  rod(
    [
      [x, y, 0],
      [x, y, 1.5],
      [x + 2.6, y, 1.5],
      [x + 2.6, y, 0],
    ],
    STEEL,
    5,
  ) + each(RACK, (colour, i) => I.at(x + 0.28 + i * 0.42, y, 1.38, at(0, 20, shirt(colour), 1.15)));
const till = (x: number, y: number): Svg =>
  solid(x, y, 0.9, 2.2, 0.9, BLUE) +
  I.box(x - 0.05, y - 0.05, 0.9, 1, 2.3, 0.08, '#FFF6E6') +
  I.at(x + 0.4, y + 0.6, 0.98, [
    rect(-20, -36, 36, 26, 4, C.carbono),
    rect(-16, -32, 28, 18, 2, '#7FE3F2'),
    rect(-6, -12, 8, 12, 1, '#43386E'),
  ]) +
  I.at(x + 0.45, y + 1.6, 0.98, at(0, -24, BAG, 0.6));
const bench = (x: number, y: number): Svg =>
  solid(x, y, 1.7, 0.6, 0.4, '#F3E6D0') + I.box(x + 0.05, y + 0.05, 0.4, 1.6, 0.5, 0.12, C.jabuticaba);

export const shoppingRoom = (persona: PersonRef, size: Pick<Shell, 'w' | 'd'>): readonly RoomLayer[] =>
  inShell(
    { ...size, h: 3, floor: ['#F6FBFD', '#DCEEF5'], light: '#E9F6FB', dark: '#CFE6F1', edge: BLUE },
    rect(0, 0, 312, 22, 0, BLUE) +
      times(7, (i) => circ(26 + i * 44, 11, 5, C.ipe)) +
      shelf() +
      poster(150, '#FFE3EF', C.ipeRosa) +
      poster(226, '#FFF0C4', C.mel),
    rect(0, 0, 288, 22, 0, shade(BLUE, 0.12)) + shoes() + screen(),
    layersOf([
      behind(thing(0, 0, pool(WHO.player))),
      behind(thing(1.2, 1.5, I.at(1.2, 1.5, 0, dummy(C.flamboyant), 0.9))),
      behind(thing(2.6, 1.2, I.at(2.6, 1.2, 0, dummy(C.mata), 0.9))),
      behind(thing(5.3, 1, rack(4, 1))),
      behind(thing(2.6, 4.1, bagsDesk(1.6, 3))),
      thing(6.35, 5.2, till(5.9, 3.6)),
      somebody(WHO.seller, { persona: 'x11', flip: true }, handOf('acenar')),
      somebody(WHO.player, { persona, props: { handB: at(0, 34, BAG, 1.5) } }, workOf('segurar')),
      somebody(WHO.chooser, { persona: 'x5', flip: true }, handOf('mostrar')),
      somebody(WHO.waiting, { persona: 'x17', pose: 'parado' }),
      behind(plant(0.6, 6.4)),
      behind(plant(7.2, 0.6, 0.9)),
      thing(5, 6.5, bench(4.2, 5.9)),
    ]),
  );
