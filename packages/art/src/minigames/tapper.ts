import { points } from '../core/geometry.ts';
import { type FoodName, foodPicture } from '../pictures/items.ts';
import { PALETTE as C, SHADOW, shade, tint } from '../pictures/tokens.ts';
import { someone } from './people.ts';
import { AT_COUNTER, GUEST_CHEERING } from './poses.ts';
import { type Detail, type Sprite, TALLEST } from './sprite.ts';
import { at, circ, each, ell, inside, line, linear, path, rect, type Svg, times } from './svg.ts';

const FOODS: readonly FoodName[] = ['coxinha', 'suco', 'pastel', 'cafe'];
const food = (name: FoodName, key: string): Svg => inside(`${key}-${name}`, foodPicture(name));

/** The band of tiles over the floor. */
export function wallTiles(x = 0, width = 768): Svg {
  let tiles = rect(x, 236, width, 70, 0, '#EBC7AE');
  const [from, to] = [Math.floor(x / 44) - 1, Math.ceil((x + width) / 44) + 1];
  for (let row = 0; row < 3; row += 1)
    for (let i = from; i < to; i += 1)
      tiles += rect(
        i * 44 - (row % 2) * 22 + 1.5,
        238 + row * 22,
        41,
        19.5,
        4,
        (((i * 3 + row) % 5) + 5) % 5 === 0 ? '#FFDCC6' : '#FFF1E0',
      );
  return tiles + rect(x, 228, width, 10, 0, C.branco) + rect(x, 236, width, 4, 0, '#E5A58E');
}

/** Height of the floor's first row of squares, and how much higher each is than the one behind it. */
const ROW = { first: 34, more: 5 } as const;
/** Shade on the floor towards the wall: how far it reaches, and how strong it is. */
const UNDER_WALL: readonly (readonly [reach: number, opacity: number])[] = [
  [26, 0.24],
  [84, 0.1],
  [190, 0.09],
  [340, 0.07],
];
/** The floor's squares, higher row by row as they come nearer; they lie on one grid wherever they begin. */
export function floorTiles(x = 0, y = 306, width = 768, height = TALLEST - 306): Svg {
  let floor = rect(x, y, width, height, 0, '#FBE3C6');
  const [from, to] = [Math.floor(x / 64), Math.ceil((x + width) / 64)];
  for (let row = 0, top = 0; top < height; row += 1) {
    const high = Math.min(ROW.first + row * ROW.more, height - top);
    for (let i = from; i < to; i += 1)
      if ((((i + row) % 2) + 2) % 2 === 1) floor += rect(i * 64, y + top, 64, high, 0, '#F6D3B1');
    top += high;
  }
  return floor + each(UNDER_WALL, ([reach, opacity]) => rect(x, y, width, reach, 0, '#C0805C', { opacity }));
}

/** The hatch to the kitchen: pans over the stove, steam, and the light from inside. */
const hatch: Svg =
  rect(560, 132, 200, 98, 14, '#9A5E40') +
  rect(568, 138, 184, 92, 10, '#8A3F45') +
  rect(568, 190, 184, 40, 0, '#6E3340') +
  ell(660, 204, 74, 26, C.mel, { opacity: 0.4 }) +
  line('M576 148 H744', '#C98F5E', 4) +
  each(
    [
      [600, 15, '#6C6394'],
      [640, 19, '#B8C0D8'],
      [728, 16, '#D8693F'],
    ],
    ([x, r, colour]) =>
      line(`M${x} 148 V164`, '#C98F5E', 4) + circ(Number(x), 164 + Number(r), Number(r), String(colour)),
  ) +
  line('M676 200 c-8 -10 8 -14 0 -26 M696 196 c-8 -10 8 -14 0 -26', '#FFE9D2', 4) +
  rect(652, 202, 68, 28, 8, '#B8C0D8') +
  rect(694, 202, 26, 28, 8, '#98A2C2') +
  rect(646, 198, 80, 9, 4, '#6C6394') +
  rect(552, 224, 216, 12, 5, '#F0C08A');
/** Boards of the wall behind the shelf,. */
const boards: Svg =
  times(9, (i) => rect(i * 64 - 2, 128, 3, 100, 0, shade('#F28B72', 0.14))) +
  rect(0, 128, 768, 10, 0, shade('#F28B72', 0.22), { opacity: 0.5 });

/** Wall, tiles and floor: everything that never moves behind the counters, which the page lays on it. */
export function tapperGround(): Svg {
  const lights = each([128, 640], (x) =>
    path(`M${x - 60} 152 L${x - 150} 420 H${x + 150} L${x + 60} 152Z`, 'url(#light)', { opacity: 0.5 }),
  );
  return (
    linear('light', [0, '#FFF3C4', 0.75], [1, '#FFF3C4', 0]) +
    rect(0, 0, 768, 320, 0, '#F28B72') +
    rect(0, 0, 768, 128, 0, shade('#F28B72', 0.1)) +
    boards +
    wallTiles() +
    bottles(36, 214, [C.flamboyant, C.ipe, C.mata, C.mar, C.mel]) +
    floorTiles() +
    rect(584, 306, 184, TALLEST - 306, 0, '#EDBFA0', { opacity: 0.55 }) +
    lights +
    hatch +
    rect(206, 148, 340, 86, 20, shade('#6B3A2E', 0.3)) +
    rect(206, 142, 340, 86, 20, '#4A2B3A') +
    rect(214, 150, 324, 70, 14, 'none', {
      stroke: C.ipe,
      'stroke-width': 3,
      'stroke-dasharray': '1 12',
      'stroke-linecap': 'round',
    })
  );
}

export function bottles(x: number, y: number, colours: readonly string[]): Svg {
  const shelf =
    rect(x - 14, y, colours.length * 26 + 22, 9, 4, '#9A5E40') +
    rect(x - 14, y + 7, colours.length * 26 + 22, 5, 2, '#7E4834');
  return (
    shelf +
    each(colours, (colour, i) => {
      const h = 34 + ((i * 13) % 14);
      return (
        rect(x + i * 26, y - h, 16, h, 5, colour) +
        rect(x + 4 + i * 26, y - h - 9, 8, 12, 3, shade(colour)) +
        rect(x + 10 + i * 26, y - h, 6, h, 3, shade(colour)) +
        rect(x + 2 + i * 26, y - h * 0.6, 12, 12, 2, '#FFF3DC')
      );
    })
  );
}

const FRONTS = [C.lagoa, C.flamboyant, C.mata, C.jabuticaba] as const;
const frontOf = (lane: number): string => FRONTS[lane] ?? C.lagoa;

/** What each counter's front shows, so that none is recognized by its colour alone: waves, awning stripes, tiles, drops. */
function pattern(lane: number): Svg {
  const front = frontOf(lane);
  const light = tint(front, 0.24);
  const all = (step: number, draw: (x: number, i: number) => Svg): Svg =>
    times(Math.ceil(560 / step), (i) => draw(4 + i * step, i));
  switch (lane) {
    case 0:
      return each([30, 46, 62], (y) => line(`M0 ${y} ${'q16 -13 32 0 t32 0 '.repeat(8)}h24`, light, 5));
    case 1:
      return all(56, (x) => rect(x, 20, 28, 52, 0, '#FFF1DC', { opacity: 0.85 }));
    case 2:
      return all(48, (x, i) =>
        path(`M${x + 22} 22 L${x + 44} 46 L${x + 22} 70 L${x} 46Z`, i % 2 === 0 ? light : C.ipe),
      );
    default:
      return all(40, (x, i) => circ(x + 14, i % 2 === 0 ? 36 : 56, 8, i % 2 === 0 ? C.ipeRosa : light));
  }
}

/** What stands at a counter's end, around x 0, its foot at y 0: juice, coffee, a cake under glass, ice cream. */
const STANDS: readonly Svg[] = [
  rect(-24, -6, 48, 10, 5, '#6C6394') +
    rect(-18, -66, 36, 62, 10, '#E3F6FB') +
    rect(-18, -46, 36, 42, 8, C.mel) +
    rect(4, -46, 14, 42, 7, shade(C.mel, 0.16)) +
    rect(-22, -76, 44, 14, 7, C.tinta),
  rect(-24, -6, 48, 10, 5, '#6C6394') +
    rect(-22, -72, 44, 68, 9, '#B8C0D8') +
    rect(4, -72, 18, 68, 9, '#98A2C2') +
    rect(-14, -46, 28, 30, 5, C.tinta) +
    rect(-8, -30, 16, 14, 4, C.branco) +
    circ(-10, -59, 5, C.flamboyant) +
    circ(6, -59, 5, C.folha),
  rect(-12, -8, 24, 12, 5, '#CBB9DC') +
    rect(-27, -16, 54, 10, 5, C.branco) +
    path('M-20 -16 V-34 H20 V-16Z', '#F7B5C9') +
    rect(-20, -40, 40, 10, 5, C.branco) +
    circ(0, -46, 6, C.flamboyant) +
    path('M-26 -16 V-34 A26 30 0 0 1 26 -34 V-16Z', '#E3F6FB', { opacity: 0.5 }),
  rect(-16, -8, 32, 12, 5, '#6C6394') +
    path('M-16 -34 L0 -4 L16 -34Z', '#D99A55') +
    circ(-8, -42, 13, C.ipeRosa) +
    circ(9, -42, 13, '#8ED16B') +
    circ(0, -58, 13, '#FFF1DC') +
    circ(0, -73, 5, C.flamboyant),
];

/** A counter whose top is at y 0, with its own front and its own object on it; drawn on the ground, and again when lit. */
function counter(lane: number): Sprite {
  const front = frontOf(lane);
  const body =
    rect(-20, 60, 614, 42, 12, SHADOW, { opacity: 0.09 }) +
    rect(-20, 62, 620, 18, 9, SHADOW, { opacity: 0.16 }) +
    rect(-20, 14, 608, 58, 12, front) +
    pattern(lane) +
    rect(-20, 48, 608, 24, 10, shade(front, 0.4), { opacity: 0.26 }) +
    rect(540, 14, 48, 58, 12, shade(front)) +
    rect(-20, 14, 608, 12, 0, shade(front, 0.3), { opacity: 0.4 }) +
    rect(-20, -4, 626, 24, 12, '#C98F5E') +
    rect(-20, -8, 626, 20, 10, '#F0C08A') +
    rect(-10, -6, 606, 5, 2.5, '#FFE2B5') +
    at(570, -8, STANDS[lane] ?? '');
  return { name: `balcao-${lane}`, box: [0, -96, 612, 200], body };
}

const plate = (name: FoodName): Sprite => ({
  name: `prato-${FOODS.indexOf(name)}`,
  box: [-52, -66, 108, 92],
  body:
    ell(2, 8, 44, 10, SHADOW, { opacity: 0.18 }) +
    ell(0, 3, 42, 11, '#CBB9DC') +
    ell(0, 0, 42, 11, C.branco) +
    ell(0, 0, 28, 6, C.lilas) +
    at(0, -22, food(name, 'prato'), 0.82),
});

/** Bubble with the dish that is wanted; the bar of patience lies over it. */
const bubble = (name: FoodName, isDouble: boolean): Sprite => ({
  name: `pedido-${FOODS.indexOf(name)}${isDouble ? '-dois' : ''}`,
  box: [-48, -48, 96, 104],
  body:
    path('M-14 30 L-28 50 L2 34Z', C.papel) +
    rect(-42, -37, 84, 76, 24, C.labio) +
    rect(-42, -42, 84, 76, 24, C.papel) +
    (isDouble
      ? at(-14, -9, food(name, 'dois-a'), 0.58) + at(13, -13, food(name, 'dois-b'), 0.58)
      : at(0, -12, food(name, 'um'), 0.8)) +
    rect(-30, 18, 60, 9, 4.5, '#EBDFF8'),
});

/** A counter as a sign with its number, for the order of memory; the number is also so many dots. */
function table(lane: number): Sprite {
  const front = frontOf(lane);
  const dots = times(lane + 1, (i) => circ(-lane * 9 + i * 18, 16, 6.5, C.branco));
  return {
    name: `mesa-${lane}`,
    box: [-46, -46, 92, 92],
    body:
      rect(-40, -4, 80, 44, 10, shade(front)) +
      rect(-40, -8, 80, 44, 10, front) +
      rect(-44, -18, 88, 16, 8, '#F0C08A') +
      at(0, -32, food(FOODS[lane] ?? 'cafe', `m${lane}`), 0.4) +
      dots,
  };
}

const clock: Sprite = {
  name: 'relogio',
  box: [-18, -20, 36, 40],
  body:
    circ(0, 2, 16, shade(C.flamboyant)) +
    circ(0, 0, 16, C.flamboyant) +
    circ(0, 0, 11, C.branco) +
    line('M0 -7 V0 L5 3', C.tinta, 3.4),
};

/** Who comes to the counters; each is always the same person. */
const GUESTS = ['a', 'b', 'c', 'd', 'e', 'x3', 'x8', 'x12', 'x17', 'x21'] as const;
const MOODS = [
  ['bem', 'feliz'],
  ['espera', 'neutro'],
  ['mal', 'triste'],
  ['feliz', 'radiante'],
] as const;
const guests = (detail: Detail): readonly Sprite[] =>
  GUESTS.flatMap((persona, i) =>
    MOODS.map(([mood, expression]) =>
      someone(
        `cliente-${i}-${mood}`,
        { persona, expression, pose: mood === 'feliz' ? GUEST_CHEERING : AT_COUNTER },
        { scale: 0.46, box: [-110, -420, 250, 300], detail },
      ),
    ),
  );

export const tapperThings = (detail: Detail = 1): readonly Sprite[] => [
  ...[0, 1, 2, 3].map(counter),
  ...FOODS.map(plate),
  ...FOODS.flatMap((name) => [bubble(name, false), bubble(name, true)]),
  clock,
  ...(
    [
      ['bem', C.folha],
      ['espera', C.mel],
      ['mal', C.flamboyant],
    ] as const
  ).map(
    ([mood, colour]): Sprite => ({
      name: `paciencia-${mood}`,
      box: [0, 0, 60, 9],
      body: rect(0, 0, 60, 9, 4.5, colour),
    }),
  ),
  { name: 'sombra', box: [-46, -10, 92, 20], body: ell(0, 0, 44, 8, SHADOW, { opacity: 0.18 }) },
  {
    name: 'suor',
    box: [-8, -14, 18, 28],
    body: path('M0 -12 C7 -1 9 6 2 11 C-6 10 -7 0 0 -12Z', '#7FCBEA'),
  },
  ...[0, 1, 2, 3].map(table),
  {
    name: 'seta',
    box: [-36, -36, 72, 78],
    body: circ(0, 5, 34, '#D8B79E') + circ(0, 0, 34, C.papel) + line('M7 -12 L-6 0 L7 12', C.tintaSuave, 7),
  },
  {
    name: 'seta-marcada',
    box: [-44, -44, 88, 94],
    body: circ(0, 0, 42, C.jabuticaba) + circ(0, 0, 34, C.papel) + line('M7 -12 L-6 0 L7 12', C.jabuticaba, 8),
  },
  {
    name: 'risco',
    box: [-4, -24, 84, 44],
    body: each(points`14,38 0,56 8,24`, ([x = 0, w = 0], i) =>
      line(`M${x} ${-18 + i * 16} h${w}`, C.branco, 6, { opacity: 0.85 }),
    ),
  },
  {
    name: 'faixa',
    box: [0, 0, 184, 52],
    body: path('M2 6 H182 L166 28 L182 50 H2Z', shade(C.ipe, 0.3)) + path('M2 2 H182 L166 24 L182 46 H2Z', C.ipe),
  },
  ...guests(detail),
];
