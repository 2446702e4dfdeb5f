import { points } from '../core/geometry.ts';
import { arrowPicture, DIRECTIONS, LANE } from '../pictures/items.ts';
import { blend, type FigureOptions, type PoseName } from '../pictures/people.ts';
import { PALETTE as C, shade } from '../pictures/tokens.ts';
import { glint } from './matches.ts';
import { someone } from './people.ts';
import { type Detail, type Sprite, TALLEST } from './sprite.ts';
import { at, circ, each, ell, inside, line, linear, path, radial, rect, type Svg, sequence, times } from './svg.ts';

/** Wall, lights, speakers and stage of the club; tiles light up in the page, which lays the lanes' glass on it. */
export function dancerGround(): Svg {
  const random = sequence(5);
  let bars = '';
  for (let i = 0; i < 24; i += 1) {
    const height = 2 + Math.floor(random() * 8);
    for (let k = 0; k < height; k += 1)
      bars += rect(22 + i * 30.5, 404 - k * 14, 22, 9, 3, k > 6 ? C.ipeRosa : k > 3 ? '#8F6AE0' : '#6F4CC4', {
        opacity: 0.8,
      });
  }
  const beams = each(
    [
      [60, '#7FE3F2', 18],
      [230, '#FFC53D', 8],
      [384, '#FFFFFF', 0],
      [538, '#FF8FC6', -8],
      [708, '#A9DE8B', -18],
    ],
    ([x, colour, turn]) => at(x, 96, path('M-14 0 L-92 560 H92 L14 0Z', colour, { opacity: 0.15 }), 1, turn),
  );
  return (
    linear('night', [0, '#33206F'], [0.5, '#5A36A8'], [1, '#2B1A58']) +
    radial('glow', [0, '#FF9AD0', 0.75], [1, '#FF9AD0', 0]) +
    radial('halo', [0, '#FFE9F4', 0.95], [0.55, '#FFB7DC', 0.6], [1, '#FF9AD0', 0]) +
    rect(0, 1020, 768, TALLEST - 1020, 0, '#2B1A58') +
    rect(0, 0, 768, 1024, 0, 'url(#night)') +
    ell(384, 360, 420, 330, 'url(#glow)') +
    beams +
    bars +
    speaker(26) +
    speaker(632) +
    at(384, 156, disco(), 1.7) +
    line('M384 96 V112', '#E7DDFB', 5) +
    floor() +
    pit() +
    ell(384, 400, 210, 236, 'url(#halo)') +
    ell(384, 556, 120, 26, '#FFF3CF', { opacity: 0.5 })
  );
}

/** The floor's front edge with its lamps, and the dark before it, where the crowd stands. */
const pit = (): Svg =>
  linear('pit', [0, '#3A2479'], [1, '#2B1A58']) +
  rect(0, 636, 768, 388, 0, 'url(#pit)') +
  rect(0, 634, 768, 20, 0, '#241549') +
  line('M16 644 H768', C.ipeRosa, 6, { 'stroke-dasharray': '1 31' });

export const speaker = (x: number): Svg =>
  rect(x, 236, 110, 186, 16, '#241549') +
  rect(x + 6, 242, 98, 174, 12, '#3A2672') +
  each(points`290,30 368,38`, ([y = 0, r = 0]) => [
    circ(x + 55, y, r, '#241549'),
    circ(x + 55, y, Math.round(r * 0.7), '#6F4CC4'),
    circ(x + 55, y, Math.round(r * 0.28), '#241549'),
  ]);

/** Cut by an ellipse's own shape: lines end inside the ball. */
const disco = (): Svg =>
  line('M0 -30 V-20', '#E7DDFB', 3) +
  circ(0, 2, 22, '#B9A4F2') +
  path('M0 -20 A22 22 0 0 0 -22 2 H0Z', '#D9CCFB') +
  path('M22 2 A22 22 0 0 1 0 24 V2Z', '#8B70DB') +
  rect(-8, -6, 9, 8, 0, '#FFFFFF') +
  rect(6, -12, 8, 7, 0, C.ipeRosa) +
  rect(-16, 6, 8, 7, 0, C.lagoa) +
  rect(4, 10, 8, 7, 0, C.ipe) +
  line(
    'M-20 -6 H20 M-22 2 H22 M-20 10 H20 M-15 -13 H15 M-15 17 H15 M-14 -14 V18 M-5 -19 V23 M5 -19 V23 M14 -14 V18',
    '#5B43A8',
    1.6,
  ) +
  path('M-12 -10 C-8 -16 -2 -17 2 -17 C-4 -14 -8 -10 -9 -6Z', C.branco, { opacity: 0.8 });

/** Corner of a tile: `u` from left to right, `v` from back to front. Shared with the page by its numbers. */
const corner = (u: number, v: number): string => {
  const y = 424 + v * v * 170 + v * 40;
  const wide = 0.55 + v * 0.55;
  return `${Math.round(384 + (u - 0.5) * 960 * wide)} ${Math.round(y)}`;
};
function floor(): Svg {
  let tiles = '';
  for (let a = 0; a < 4; a += 1)
    for (let b = 0; b < 9; b += 1)
      tiles += path(
        `M${corner(b / 9, a / 4)} L${corner((b + 1) / 9, a / 4)} L${corner((b + 1) / 9, (a + 1) / 4)} L${corner(b / 9, (a + 1) / 4)}Z`,
        (a + b) % 2 === 1 ? '#5B3FB0' : '#4A3296',
        { stroke: '#33206F', 'stroke-width': 3 },
      );
  return tiles;
}

/** Somebody of the crowd from behind, with so many arms up. */
export const spectatorBody = (colour: string, arms: number): Svg =>
  circ(0, -62, 27, colour) +
  path('M-40 74 C-42 -14 -26 -34 0 -34 C26 -34 42 -14 40 74Z', colour) +
  (arms > 0 ? line('M-28 -10 L-46 -66 L-38 -104', colour, 17) : '') +
  (arms > 1 ? line('M28 -10 L46 -66 L38 -104', colour, 17) : '');
const spectator = (name: string, colour: string, arms: number, scale: number): Sprite => ({
  name,
  scale,
  box: [-62, -116, 124, 470],
  body:
    spectatorBody(colour, arms) + path('M-40 70 C-42 100 -60 116 -61 160 V354 H61 V160 C60 116 42 100 40 70Z', colour),
});

/** Friends on the floor: they dance along. */
const FRIENDS = ['e', 'd', 'b', 'x8'] as const;
/** Two near, two far. */
const FRIEND_SCALES = [0.7, 0.7, 0.54, 0.54] as const;
/** Sixteen pictures of people in motion, seen beside the dancer: with less detail they weigh a third less. */
const FRIEND_DETAIL = 0.72;
const FRIEND_POSES: readonly PoseName[] = ['danca0', 'dancaC', 'dancaE', 'dancaD'];

const rays = (name: string, colour: string): Sprite => ({
  name,
  box: [-86, -86, 172, 172],
  body: times(10, (i) => at(0, 0, line('M0 -62 V-78', i % 2 === 0 ? '#FFF3CF' : colour, 6), 1, i * 36)),
});

export const dancerThings = (detail: Detail = 1): readonly Sprite[] => [
  ...DIRECTIONS.flatMap((direction, i): Sprite[] => [
    { name: `nota-${i}`, box: [-50, -52, 100, 104], scale: 0.98, body: inside(`n${i}`, arrowPicture(direction)) },
    {
      name: `anel-${i}`,
      box: [-60, -60, 120, 120],
      body:
        circ(0, 0, 56, LANE[direction][0], { opacity: 0.14 }) +
        at(0, 0, inside(`a${i}`, arrowPicture(direction, true)), 1.12),
    },
    { name: `brilho-${i}`, box: [-64, -64, 128, 128], body: circ(0, 0, 60, LANE[direction][0], { opacity: 0.5 }) },
    rays(`raios-${i}`, LANE[direction][0]),
  ]),
  ...[0, 1, 2].flatMap((arms) => [
    spectator(`fundo-${arms}`, '#4B2F96', arms, 0.8),
    spectator(`frente-${arms}`, '#2B1A58', arms, 0.95),
  ]),
  ...FRIENDS.flatMap((persona, i) =>
    FRIEND_POSES.map((pose, k) =>
      someone(
        `amigo-${i}-${k}`,
        { persona, pose, expression: 'feliz' },
        { scale: FRIEND_SCALES[i] ?? 0.54, detail: detail * FRIEND_DETAIL },
      ),
    ),
  ),
  ...(
    [
      ['palavra-perfeito', C.ipe],
      ['palavra-bom', '#8FE0B8'],
    ] as const
  ).map(
    ([name, face]): Sprite => ({
      name,
      box: [-140, -36, 280, 72],
      body: rect(-136, -27, 272, 60, 30, shade(face, 0.34)) + rect(-136, -33, 272, 60, 30, face),
    }),
  ),
  glint,
];

const MOVES: readonly PoseName[] = ['dancaE', 'dancaB', 'dancaC', 'dancaD'];
/** The persona: at rest, and for each arrow its pose and the way into it. */
export function dancerPersona(persona: FigureOptions['persona'], detail: Detail = 1): readonly Sprite[] {
  const pose = (
    name: string,
    of: FigureOptions['pose'],
    expression: FigureOptions['expression'],
    more: FigureOptions = {},
  ): Sprite =>
    someone(name, { persona, pose: of, expression, ...more }, { scale: 0.86, box: [-205, -440, 410, 450], detail });
  return [
    pose('danca', 'danca0', 'feliz'),
    pose('pisca', 'danca0', 'feliz', { blink: 1 }),
    pose('radiante', 'danca0', 'radiante'),
    pose('parado', 'danca0', 'pensativo'),
    ...MOVES.flatMap((move, lane) => [
      pose(`indo-${lane}`, blend('danca0', move, 0.55), 'feliz'),
      pose(`passo-${lane}`, blend('danca0', move, 1.08), 'feliz'),
      pose(`fica-${lane}`, move, 'radiante'),
    ]),
  ];
}
