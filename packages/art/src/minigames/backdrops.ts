/** What lies around the field: above and below it on a tall phone, beside it on a wide window. Still pictures, drawn once. */
import { points } from '../core/geometry.ts';
import { type FigureOptions, person } from '../pictures/people.ts';
import { bush } from '../pictures/street.ts';
import { PALETTE as C, SHADOW, shade } from '../pictures/tokens.ts';
import { speaker, spectatorBody } from './dancer.ts';
import { farShops, hallFloor, hallRays } from './matches.ts';
import { farStrip, houseStrips, roadStrip } from './runner.ts';
import { cloud, SKY } from './runner-sky.ts';
import type { Detail } from './sprite.ts';
import { at, circ, each, ell, inside, line, linear, path, rect, type Svg } from './svg.ts';
import { bottles, floorTiles, wallTiles } from './tapper.ts';

/** Units of the layout, around the field of 768 x 1024. The page's style knows them too. */
export const AROUND = { x: -832, y: -360, width: 2432, height: 1744 } as const;
const { x: X, y: Y, width: W, height: H } = AROUND;
const BOTTOM = Y + H;
const wide = (y: number, height: number, fill: string, extra?: Readonly<Record<string, string | number>>): Svg =>
  rect(X, y, W, height, 0, fill, extra);
const repeat = (from: number, step: number, draw: (x: number, i: number) => Svg): Svg => {
  let drawn = '';
  for (let x = from, i = 0; x < X + W; x += step, i += 1) drawn += draw(x, i);
  return drawn;
};

type Placement = readonly [x: number, y: number, options: FigureOptions];
const people = (name: string, list: readonly Placement[], scale: number, detail: Detail): Svg =>
  each(list, ([x, y, options], i) =>
    at(x, y, inside(`${name}${i}`, person({ expression: 'feliz', scale: scale * detail, ...options })), scale),
  );

/** A rope of lamps or pennants with its knots `step` apart. */
const rope = (y: number, step: number, colour: string): Svg =>
  repeat(X, step, (x) => line(`M${x} ${y} Q${x + step / 2} ${y + 56} ${x + step} ${y}`, colour, 4));
const bulbs = (y: number): Svg =>
  rope(y, 192, '#8C4A3C') +
  repeat(X, 48, (x, i) => {
    const share = (i % 4) / 4;
    const sag = 112 * share * (1 - share);
    return circ(x, y + sag + 14, 17, C.lampada, { opacity: 0.28 }) + circ(x, y + sag + 12, 9, C.lampada);
  });
const pot = (x: number, y: number, scale = 2.4): Svg =>
  at(x, y, ell(6, 2, 26, 6, SHADOW, { opacity: 0.16 }) + at(0, -24, bush(C.folha), 1.2), scale) +
  at(x, y, path('M-16 -24 H16 L12 0 H-12Z', '#D8693F') + rect(-18, -28, 36, 8, 4, '#E58A5E'), scale);

/** The snack bar goes on: lamps, more shelves, the floor. */
export const tapperBackdrop = (): Svg =>
  wide(Y, 680, '#F28B72') +
  wide(Y, 488, shade('#F28B72', 0.1)) +
  repeat(X, 152, (x, i) => path(`M${x} ${Y} h152 v64 a76 40 0 0 1 -152 0Z`, i % 2 === 0 ? C.flamboyant : C.papel)) +
  bulbs(-132) +
  wallTiles(X, W) +
  floorTiles(X, 306, W, BOTTOM - 306) +
  each([-760, -470, -180, 830, 1120, 1400], (x) => bottles(x, 214, [C.mar, C.ipe, C.folha, C.flamboyant, C.lagoa]));
/** Guests who chat on both sides. */
export const tapperSides = (detail: Detail = 1): Svg =>
  people(
    'f',
    [
      [-150, 640, { persona: 'x3', pose: 'acenar' }],
      [-420, 760, { persona: 'b', pose: 'parado', flip: true }],
      [-560, 770, { persona: 'x12', pose: 'cintura' }],
      [-240, 980, { persona: 'x17', pose: 'parado' }],
      [930, 620, { persona: 'd', pose: 'parado', flip: true }],
      [1080, 640, { persona: 'x8', pose: 'cintura' }],
      [1330, 780, { persona: 'a', pose: 'acenar', flip: true }],
      [1010, 990, { persona: 'x21', pose: 'parado', flip: true }],
    ],
    0.56,
    detail,
  );

/** The mall's hall: shops on both sides, pennants. */
export const matchesBackdrop = (): Svg =>
  wide(Y, 660, '#CDEBF6') +
  wide(Y, 490, '#B4DDF0') +
  each([-828, 0, 828], (x) => at(x, 0, farShops())) +
  each([-840, 0, 840], (x) => at(x, 0, hallRays())) +
  rope(-120, 256, '#7FA9C4') +
  repeat(X, 64, (x, i) => {
    const share = ((i % 4) + 0.5) / 4;
    const y = -120 + 112 * share * (1 - share);
    return path(`M${x + 14} ${y} h36 l-18 42Z`, [C.flamboyant, C.ipe, C.folha, C.jabuticaba][i % 4] ?? C.ipe);
  }) +
  hallFloor(X, W);
/** People with time on both sides, and plants. */
export const matchesSides = (detail: Detail = 1): Svg =>
  people(
    'f',
    [
      [-150, 640, { persona: 'c', pose: 'acenar' }],
      [-430, 560, { persona: 'x8', pose: 'parado' }],
      [-540, 900, { persona: 'x21', pose: 'cintura', flip: true }],
      [930, 700, { persona: 'x12', pose: 'cintura', flip: true }],
      [1180, 560, { persona: 'e', pose: 'parado', flip: true }],
      [1290, 940, { persona: 'x3', pose: 'acenar', flip: true }],
    ],
    0.62,
    detail,
  ) + each([-230, 1010], (x) => pot(x, 960, 3));

/** The club: trusses with lamps above, more of the crowd on both sides. */
export const dancerBackdrop = (): Svg => {
  const lamp = (x: number, i: number): Svg => {
    const colour = [C.lagoa, C.ipe, C.ipeRosa, C.folha][i % 4] ?? C.ipe;
    return (
      path(`M${x - 16} -66 L${x - 130} 520 H${x + 130} L${x + 16} -66Z`, colour, { opacity: 0.1 }) +
      rect(x - 24, -112, 48, 46, 12, '#241549') +
      ell(x, -66, 22, 8, colour)
    );
  };
  const row = (y: number, colour: string, scale: number, step: number): Svg =>
    repeat(X, step, (x, i) =>
      x > -70 && x < 838 ? '' : at(x, y + (i % 3) * 12, spectatorBody(colour, (i * 2) % 3), scale),
    );
  return (
    linear('club', [0, '#33206F'], [0.35, '#5A36A8'], [0.7, '#2B1A58'], [1, '#2B1A58']) +
    wide(Y, H, '#33206F') +
    wide(0, 1024, 'url(#club)') +
    wide(1020, BOTTOM - 1020, '#2B1A58') +
    repeat(X, 62, (x) => line(`M${x} -160 L${x + 31} -112 L${x + 62} -160`, '#4A3296', 6)) +
    wide(-166, 10, '#4A3296') +
    wide(-116, 10, '#4A3296') +
    repeat(X + 96, 224, lamp) +
    each([-160, -300, -620, 818, 958, 1280], (x) => speaker(x)) +
    row(600, '#4B2F96', 0.9, 92) +
    row(700, '#3A2479', 1.05, 104) +
    row(830, '#2B1A58', 1.25, 124)
  );
};

/** The sky and the road go on above and below. */
export function runnerBackdrop(): Svg {
  return (
    linear('air', ...SKY) +
    wide(Y, 400, SKY[0][1]) +
    wide(0, 760, 'url(#air)') +
    each(points`-640,120 -260,40 150,-190 520,-110 980,70 1380,160`, ([x, y]) =>
      at(x, y, cloud('nuvem', 1, 0.85).body, 1.6),
    ) +
    wide(1010, BOTTOM - 1010, C.asfalto)
  );
}
/** The street beside the running one stands still under a haze. */
export function runnerSides(): Svg {
  const street = (name: string): Svg =>
    each([farStrip(), ...houseStrips(), roadStrip()], ({ body }) => inside(name, body));
  return at(-960, 0, street('l')) + at(480, 0, street('r'));
}
