/** Inside the UNIQUE HOUSE: music, light and a floor to dance on; the player is in the middle of it. */
import type { Colour } from '../../core/colour.ts';
import type { Corner } from '../../core/iso.ts';
import { circ, each, ell, g, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { PersonRef } from '../../people/vocabulary.ts';
import { CLUB as WHO } from '../../plans/room-people.ts';
import { DISCO } from '../place-icons.ts';
import { danceOf } from './room-poses.ts';
import { plant } from './room-things.ts';
import { behind, flat, layersOf, pool, ROOM, type RoomLayer, solid, somebody, type Thing, thing } from './room-view.ts';
import { inShell, type Shell } from './shell.ts';

const I = ROOM;
const LIGHTS = ['#FF8FC6', '#7FE3F2', '#FFE39A', '#A9DE8B'] as const;
const [PINK, CYAN] = LIGHTS;
const lightAt = (i: number): Colour => LIGHTS[i % LIGHTS.length] ?? PINK;
const DARK = '#2B1A58';
const BARS = [12, 20, 8, 24, 16, 10, 18] as const;

const zigzag = (width: number, colour: Colour): Svg =>
  line(`M8 30${times(Math.floor((width - 16) / 20), (i) => `L${28 + i * 20} ${i % 2 ? 30 : 14}`)}`, colour, 4);
const note = (x: number, ring: Colour, colour: Colour): Svg =>
  circ(x, 66, 24, DARK, { stroke: ring, 'stroke-width': 4 }) +
  path(`M${x - 9} 76 V57 l16 -4 v18`, 'none', { stroke: colour, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
  circ(x - 12, 77, 4.4, colour) +
  circ(x + 4, 71, 4.4, colour);
/** a heart of neon between two sparks */
const neon = (): Svg =>
  path('M166 92 C140 76 136 54 152 50 C160 48 165 54 166 60 C167 54 172 48 180 50 C196 54 192 76 166 92Z', 'none', {
    stroke: PINK,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  }) + line('M214 52 V72 M204 62 H224 M120 92 V106 M113 99 H127', CYAN, 4.4);
const speaker = (x: number, y: number): Thing =>
  thing(x + 0.4, y + 0.6, [
    I.box(x, y, 0, 0.8, 0.7, 1.7, DARK, { top: '#5B3FA0' }),
    I.onLeft(x, y + 0.7, 1.7, [
      circ(16, 18, 9, '#5B3FA0'),
      circ(16, 18, 4, PINK),
      circ(16, 47, 13, '#5B3FA0'),
      circ(16, 47, 6, CYAN),
    ]),
  ]);
const beam = (corners: readonly Corner[], colour: Colour): Svg => I.face(colour, corners, { opacity: 0.2 });
const danceFloor = (): Svg =>
  times(16, (k) => {
    const [i, j] = [k % 4, Math.floor(k / 4)];
    return flat(1.7 + i * 0.85, 2 + j * 0.85, 0.8, 0.8, lightAt(i * 3 + j), 0.02, {
      opacity: (i + j) % 2 ? 0.85 : 0.45,
    });
  }) +
  beam(
    [
      [3.2, 3, 3.3],
      [1, 5.4, 0],
      [2.4, 5.6, 0],
    ],
    PINK,
  ) +
  beam(
    [
      [3.2, 3, 3.3],
      [5.2, 2, 0],
      [5.9, 3.4, 0],
    ],
    CYAN,
  );
const record = (x: number, colour: Colour): Svg =>
  I.at(x, 1.45, 1.03, ell(0, -2, 20, 9, '#1D1142') + ell(0, -2, 7, 3, colour));
const desk = (): Svg =>
  solid(1.7, 1.1, 2.5, 0.7, 0.95, DARK) +
  I.onLeft(
    1.7,
    1.8,
    0.95,
    each(BARS, (h, i) => rect(8 + i * 13, 32 - h, 8, h, 2, lightAt(i))),
  ) +
  I.box(1.64, 1.04, 0.95, 2.62, 0.82, 0.08, '#8D6BC8') +
  record(2.3, PINK) +
  record(3.5, CYAN);
const sofa = (): Svg =>
  solid(0.35, 3.2, 0.95, 2.2, 0.42, C.ipeRosa) +
  I.box(0.1, 3.2, 0, 0.3, 2.2, 0.95, '#D9609A') +
  I.box(0.35, 3.1, 0.3, 0.95, 0.2, 0.36, '#D9609A') +
  I.box(0.35, 5.3, 0.3, 0.95, 0.2, 0.36, '#D9609A');
const ball = (): Svg =>
  I.at(3.2, 3, 3.1, [
    line('M0 -92 V-30', '#E7DDFB', 3),
    circ(0, 0, 64, '#F9C9F0', { opacity: 0.2 }),
    g(DISCO, { transform: 'scale(1.5)' }),
  ]);

/** before everybody and everything */
const NEAREST = 99;

export const uniqueRoom = (persona: PersonRef, size: Pick<Shell, 'w' | 'd'>): readonly RoomLayer[] =>
  inShell(
    { ...size, h: 3.1, floor: [C.noite, '#46339A'], light: '#52359A', dark: '#43298A', edge: '#B9A4F2' },
    zigzag(256, PINK) + neon(),
    zigzag(240, '#E56FAE') + times(3, (i) => note(48 + i * 72, lightAt(i + 1), lightAt(i))),
    layersOf([
      behind(thing(0, 0, danceFloor() + pool(WHO.player))),
      behind(speaker(0.4, 0.4)),
      behind(speaker(5.5, 1.3)),
      behind(somebody(WHO.disc, { persona: 'x9', pose: 'danca0', expression: 'radiante' })),
      thing(0, 1.8, desk()),
      somebody(WHO.player, { persona, expression: 'radiante' }, danceOf('dancaE', 'dancaD')),
      somebody(WHO.left, { persona: 'x6', pose: 'dancaD', flip: true, expression: 'radiante' }),
      somebody(WHO.right, { persona: 'x12', pose: 'dancaC' }),
      somebody(WHO.near, { persona: 'x20', expression: 'radiante' }, danceOf('dancaB', 'dancaC')),
      thing(0.5, 3.4, sofa()),
      plant(5.9, 5.4, 0.8),
      { depth: NEAREST, body: ball() },
    ]),
  );
