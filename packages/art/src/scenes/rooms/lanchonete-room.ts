/** Inside the Lanchonete dos Amigos: the counter is full, the player serves. */
import { alongX } from '../../core/iso.ts';
import { at, circ, each, line, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { PersonRef } from '../../people/vocabulary.ts';
import { SNACK_BAR as WHO } from '../../plans/room-people.ts';
import { FOOD, tray } from '../items.ts';
import { PLACE_LOOKS } from '../place-icons.ts';
import { handOf, workOf } from './room-poses.ts';
import { menuBoard, pendant, plant, roundTable, stool, view } from './room-things.ts';
import { behind, layersOf, pool, ROOM, type RoomLayer, solid, somebody, thing } from './room-view.ts';
import { inShell, type Shell } from './shell.ts';

const I = ROOM;
const RED = PLACE_LOOKS[1].roof;
const TOP = '#FFF6E6';
/** front edge of the counter's back, and its height */
const COUNTER = { y: 1.35, h: 0.98 } as const;
const JARS = [C.ipe, C.ipeRosa, C.lagoa, C.broto, C.ipe, C.ipeRosa] as const;

const shelves = (): Svg =>
  rect(112, 22, 158, 5, 1, C.madeira) +
  rect(112, 52, 158, 5, 1, C.madeira) +
  each(JARS, (colour, i) => [
    rect(120 + i * 25, 6, 15, 16, 3, colour),
    rect(122 + i * 25, 3, 11, 4, 1, C.papel),
    i % 2 ? rect(119 + i * 25, 46, 20, 6, 3, C.papel) : rect(121 + i * 25, 38, 12, 14, 2, C.flamboyant),
  ]);
const wallClock = (): Svg =>
  circ(212, 40, 18, C.jabuticaba) + circ(212, 40, 13.5, C.papel) + line('M212 40 V31 M212 40 L218 44', C.tinta, 2.6);
const coffeeMachine: Svg =
  rect(-26, -60, 52, 60, 7, '#B9C6E4') +
  rect(8, -60, 18, 60, 7, '#97A6CC') +
  rect(-18, -48, 26, 10, 3, '#43386E') +
  rect(-15, -21, 22, 17, 2, '#5B4E86') +
  circ(16, -43, 4, C.flamboyant) +
  line('M-4 -66 C-10 -76 0 -80 -5 -90', C.branco, 4, { opacity: 0.8 });
/** glass over what there is to eat */
const glassCase = (x: number, y: number): Svg =>
  I.box(x, y, 1.07, 1.7, 0.66, 0.1, '#E9D3C4') +
  I.at(x + 0.35, y + 0.48, 1.17, at(0, -20, FOOD.coxinha, 0.62)) +
  I.at(x + 0.8, y + 0.48, 1.17, at(0, -20, FOOD.coxinha, 0.62)) +
  I.at(x + 1.3, y + 0.48, 1.17, at(0, -16, FOOD.pastel, 0.66)) +
  I.face('#EAF8FC', alongX(x, x + 1.7, [y + 0.68, 1.07], [y + 0.68, 1.8]), { opacity: 0.4 }) +
  I.box(x - 0.04, y - 0.04, 1.78, 1.8, 0.74, 0.07, '#8E86B4');
const counter = (): Svg =>
  solid(0.9, COUNTER.y, 5.2, 0.9, COUNTER.h, RED) +
  I.onLeft(
    0.9,
    COUNTER.y + 0.9,
    COUNTER.h,
    times(6, (i) => rect(5 + i * 34, 8, 28, 26, 3, '#F58E7C')),
  ) +
  I.box(0.84, COUNTER.y - 0.04, COUNTER.h, 5.32, 1, 0.09, TOP) +
  I.at(1.35, COUNTER.y + 0.5, 1.07, coffeeMachine) +
  I.at(3.55, COUNTER.y + 0.62, 1.07, at(0, -18, FOOD.cafe, 0.66)) +
  glassCase(4.1, COUNTER.y + 0.12);

export const lanchoneteRoom = (persona: PersonRef, size: Pick<Shell, 'w' | 'd'>): readonly RoomLayer[] =>
  inShell(
    { ...size, h: 2.9, floor: ['#FFF0D8', '#F7C9B4'], light: '#FFE7C4', dark: '#F6D3AC', edge: RED },
    rect(0, 84, 280, 32, 0, '#EF8B74') +
      menuBoard(12, 8, 82, 66, [FOOD.coxinha, FOOD.pastel, FOOD.suco, FOOD.cafe]) +
      shelves(),
    rect(0, 84, 248, 32, 0, '#E27C66') + view(22, 14, 66, 58, C.papel) + view(112, 14, 66, 58, C.papel) + wallClock(),
    layersOf([
      behind(thing(0, 0, pool(WHO.player))),
      behind(plant(6.5, 0.7, 1.1)),
      behind(somebody(WHO.player, { persona, apron: true, props: { handB: tray(FOOD.suco) } }, workOf('garcom'))),
      behind(somebody(WHO.cook, { persona: 'x14', pose: 'cintura', apron: true })),
      thing(0, COUNTER.y + 0.9, counter()),
      stool(1.6, 2.85, C.ipe),
      stool(2.7, 2.85, C.ipe),
      stool(3.8, 2.85, C.ipe),
      somebody(WHO.greeter, { persona: 'x8', flip: true }, handOf('acenar')),
      roundTable(1.5, 4.6, TOP, at(-14, -15, FOOD.pastel, 0.58) + at(20, -17, FOOD.suco, 0.52)),
      stool(0.75, 5.5, C.lagoa),
      somebody(WHO.teller, { persona: 'x3', pose: 'mostrar', flip: true }),
      roundTable(4.6, 4.9, TOP, at(0, -15, FOOD.coxinha, 0.6)),
      somebody(WHO.waiting, { persona: 'x21', pose: 'parado' }),
      stool(5.75, 5.3, C.lagoa),
      plant(0.5, 3.5, 0.95),
      pendant(1.5, 4.3, 2.4, C.flamboyant),
      pendant(6, 4, 2.4, C.flamboyant),
    ]),
  );
