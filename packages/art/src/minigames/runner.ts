import { streetThing } from '../pictures/items.ts';
import { bush, ipe, palm, tree } from '../pictures/street.ts';
import { PALETTE as C, SHADOW, shade, tint } from '../pictures/tokens.ts';
import { someone } from './people.ts';
import { birds, cloud, drop, hills, kite } from './runner-sky.ts';
import type { Detail, Sprite } from './sprite.ts';
import { ROW, streetHouses } from './street-houses.ts';
import { at, circ, each, ell, g, inside, line, linear, path, rect, type Svg, sequence, times } from './svg.ts';

/** Far town, 960 wide, that goes by slowly over the roofs of the street. Its foot is hidden at y 470. */
export function farStrip(): Sprite {
  const random = sequence(9);
  let body = '';
  for (let i = 0; i < 15; i += 1) {
    const width = 44 + Math.round(random() * 16);
    const top = 272 + Math.round(random() * 110);
    const colour = ['#D9A7C0', '#C99AC6', '#E5B5B0'][i % 3] ?? '#D9A7C0';
    const x = i * 64;
    body +=
      rect(x, top, width, 480 - top, 4, colour) +
      rect(x + width * 0.7, top, width * 0.3, 480 - top, 0, shade(colour, 0.14));
    for (let y = top + 14; y < 470; y += 26)
      for (const j of [0, 1])
        body += rect(x + 9 + j * 18, y, 10, 13, 2, random() > 0.6 ? '#FFE9B0' : shade(colour, 0.2));
  }
  return { name: 'cidade', box: [0, 268, 960, 202], body };
}

/** Height of the pavement's foot, and of where the gaps between the houses are closed. */
const FOOT = 706;
const EAVES = 470;

/** Crowns of trees in the yards behind the houses, so that no gap shows an end of the town. */
const yards = (): Svg =>
  times(18, (i) => circ(40 + i * 80, EAVES + 12 + (i % 3) * 10, 52, i % 2 === 0 ? '#9CCB9A' : '#8CBF9B'));

/** Houses and trees, 1440 wide, under the haze that lets them step back. */
export function houseStrips(): readonly Sprite[] {
  const haze = linear('haze', [0, '#FFF3E0', 0], [0.45, '#FFF3E0', 0.3], [1, '#FFF3E0', 0.3]);
  const body =
    yards() +
    at(0, FOOT - 34, streetHouses()) +
    haze +
    rect(-12, 272, ROW + 24, FOOT - 298, 0, 'url(#haze)') +
    at(208, FOOT - 20, ipe(C.ipeRosa), 2) +
    at(652, FOOT - 18, tree(C.folha), 1.9) +
    at(834, FOOT - 20, palm(), 2.2) +
    at(1206, FOOT - 20, ipe(C.ipe), 1.9) +
    at(1426, FOOT - 18, tree('#57B96C'), 2.1) +
    each([476, 1004, 1392], (x) => at(x, FOOT - 20, bush(C.folha), 1.4));
  // Below the eaves the street is closed: between two houses stand the trees of the yards.
  const alleys = rect(0, EAVES, ROW, FOOT - EAVES, 0, '#8CBF9B');
  return [
    { name: 'telhados', box: [0, 268, ROW, EAVES - 268], body: inside('t', body) },
    { name: 'casas', box: [0, EAVES, ROW, FOOT - 26 - EAVES], body: alleys + inside('c', body), isOpaque: true },
  ];
}

/** Pavement with waves, kerb and road; repeats every 960. */
export function roadStrip(): Sprite {
  const wave = (y: number): Svg => {
    const there = Array.from({ length: 10 }, () => 'c32 -26 64 26 96 0').join(' ');
    const back = Array.from({ length: 10 }, () => 'c-32 26 -64 -26 -96 0').join(' ');
    return path(`M0 ${y} ${there} v9 ${back}Z`, '#CDBBD0');
  };
  const body =
    rect(0, FOOT - 26, 960, 64, 0, '#F3E7DF') +
    wave(FOOT - 8) +
    wave(FOOT + 14) +
    rect(0, FOOT + 32, 960, 14, 0, '#C9B5C0') +
    rect(0, FOOT + 44, 960, 8, 0, '#9B8AA8') +
    rect(0, FOOT + 52, 960, 280, 0, C.asfalto) +
    rect(0, FOOT + 52, 960, 14, 0, SHADOW, { opacity: 0.14 }) +
    times(5, (i) => path(`M${i * 192 + 30} ${FOOT + 158} h110 l-8 16 h-110Z`, '#FFF1CF'));
  return { name: 'rua', box: [0, FOOT - 26, 960, 344], body, isOpaque: true };
}

/** Washing on a line between two poles; the body's clearance is at y -180. */
function washing(name: string, sway: number): Sprite {
  const cloth = (x: number, colour: string, kind: 'shirt' | 'towel' | 'shorts'): Svg =>
    at(
      x,
      -262,
      kind === 'shirt'
        ? path('M-24 0 L-40 16 L-30 30 L-22 24 V76 H22 V24 L30 30 L40 16 L24 0 C12 10 -12 10 -24 0Z', colour) +
            path('M8 6 L24 0 L40 16 L30 30 L22 24 V76 H8Z', shade(colour, 0.18))
        : kind === 'towel'
          ? rect(-24, 0, 48, 80, 5, colour) +
            rect(8, 0, 16, 80, 4, shade(colour, 0.18)) +
            rect(-24, 58, 48, 7, 0, tint(colour, 0.6))
          : path('M-24 0 H24 L28 62 H6 L0 26 L-6 62 H-28Z', colour) + path('M8 0 H24 L28 62 H10Z', shade(colour, 0.18)),
      1,
      sway,
    );
  const pole = (x: number): Svg =>
    rect(x - 6, -300, 12, 304, 6, C.terra) + rect(x + 1, -300, 5, 304, 3, shade(C.terra, 0.24));
  return {
    name,
    box: [-170, -310, 340, 330],
    body:
      ell(-140, 6, 26, 6, SHADOW, { opacity: 0.18 }) +
      ell(146, 6, 26, 6, SHADOW, { opacity: 0.18 }) +
      pole(-146) +
      pole(146) +
      line('M-146 -288 Q0 -240 146 -288', C.tinta, 4) +
      cutOut(cloth(-86, C.ipe, 'shorts') + cloth(-4, C.flamboyant, 'shirt') + cloth(76, C.lagoa, 'towel')) +
      each([-100, -70, -20, 14, 60, 92], (x) => rect(x - 3, -274, 6, 14, 3, C.papel)),
  };
}

/** A light cut edge around a drawing, so that it stands out from the street whatever is behind it. */
const cutOut = (body: Svg): Svg =>
  g(body, { stroke: C.papel, 'stroke-width': 9, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }) + body;

const thing = (name: string, picture: Parameters<typeof streetThing>[0], scale: number, under: Svg = ''): Sprite => ({
  name,
  box: [-74, -58, 148, 116],
  scale,
  body: under + cutOut(inside(name, streetThing(picture))),
});

const NEIGHBOURS = ['a', 'd', 'c', 'x8'] as const;
const door = (): Sprite => ({
  name: 'porta',
  box: [-92, -236, 184, 250],
  body:
    rect(-70, -222, 140, 224, 20, C.branco) +
    rect(-56, -208, 112, 210, 14, C.mata) +
    rect(18, -208, 38, 210, 12, shade(C.mata)) +
    rect(-40, -192, 80, 74, 8, C.vidro) +
    path('M-34 -118 L0 -192 H18 L-16 -118Z', C.branco, { opacity: 0.5 }) +
    circ(42, -92, 7, C.ipe) +
    rect(-88, -6, 176, 18, 6, '#E4D6EE') +
    circ(84, -120, 9, C.ipe),
});

export const runnerThings = (detail: Detail = 1): readonly Sprite[] => [
  hills,
  farStrip(),
  ...houseStrips(),
  roadStrip(),
  kite('pipa-0', C.flamboyant, C.ipe),
  kite('pipa-1', C.mar, C.ipeRosa),
  birds,
  drop,
  cloud('nuvem-0', 0.9),
  cloud('nuvem-1', 0.6),
  cloud('nuvem-2', 0.7),
  washing('varal-0', -4),
  washing('varal-1', 4),
  thing('cone', 'cone', 1.1, ell(6, 32, 38, 6, SHADOW, { opacity: 0.18 })),
  thing('buraco', 'buraco', 0.8),
  thing('caramelo', 'caramelo', 1.18),
  {
    name: 'caixa',
    box: [-52, -52, 104, 104],
    body: circ(0, 0, 48, '#FFF9EE', { opacity: 0.85 }) + at(0, 0, inside('caixa', streetThing('pizza')), 1.15),
  },
  {
    name: 'moeda',
    box: [-32, -32, 64, 64],
    body:
      circ(0, 0, 29, '#FFF9EE', { opacity: 0.75 }) +
      circ(0, 2, 21, '#B9700F') +
      circ(0, 0, 21, C.ipe) +
      circ(0, 0, 15.6, C.mel),
  },
  {
    name: 'rua-livre',
    box: [-60, -60, 120, 120],
    body:
      rect(-56, -10, 112, 64, 14, C.asfalto) +
      each([-40, -4, 32], (x) => path(`M${x} 20 h22 l-4 9 h-22Z`, '#FFF1CF')) +
      line('M-30 -34 H26 M6 -54 L28 -34 L6 -14', C.mata, 11),
  },
  { name: 'poeira', box: [-20, -20, 40, 40], body: circ(0, 0, 16, '#EBDDD6', { opacity: 0.85 }) },
  {
    name: 'estrelinha',
    box: [-18, -18, 36, 36],
    body: path('M0 -15 C2 -4 4 -2 15 0 C4 2 2 4 0 15 C-2 4 -4 2 -15 0 C-4 -2 -2 -4 0 -15Z', C.ipe),
  },
  {
    name: 'vento',
    box: [-84, -160, 100, 130],
    body: line('M0 -150 H-60 M10 -96 H-76 M0 -44 H-46', '#FFFFFF', 8, { opacity: 0.75 }),
  },
  { name: 'sombra', box: [-100, -16, 200, 32], body: ell(0, 0, 92, 13, SHADOW, { opacity: 0.2 }) },
  { name: 'sombra-no-chao', box: [-100, -16, 200, 32], scale: 0.8, body: ell(0, 0, 92, 13, SHADOW, { opacity: 0.2 }) },
  door(),
  ...NEIGHBOURS.flatMap((persona, i) => [
    someone(`vizinho-${i}`, { persona, pose: 'parado', expression: 'feliz' }, { scale: 0.5, detail }),
    someone(`vizinho-${i}-acena`, { persona, pose: 'acenar', expression: 'radiante' }, { scale: 0.5, detail }),
  ]),
  {
    name: 'fatia',
    box: [-32, -32, 64, 64],
    scale: 0.56,
    body:
      path('M-26 -18 C-10 -28 12 -28 27 -17 L2 28 C1 30 -1 30 -2 28Z', '#E39A4A') +
      path('M-22 -11 C-8 -19 10 -19 22.5 -10 L2 26 C1 28 -1 28 -2 26Z', '#FFD76A') +
      circ(-8, -5, 5.4, C.brasa) +
      circ(9, -8, 5, C.brasa) +
      circ(1, 8, 4.6, C.brasa),
  },
  {
    name: 'chama',
    box: [-16, -20, 32, 40],
    body:
      path('M0 16 C-16 12 -12 -4 -2 -16 C0 -8 12 -4 11 6 C10 13 5 16 0 16Z', C.flamboyant) +
      path('M0 15 C-8 11 -5 2 0 -3 C5 3 6 11 0 15Z', C.ipe),
  },
  {
    name: 'rota',
    box: [0, 0, 480, 52],
    body: rect(6, 8, 468, 40, 20, C.labio) + rect(6, 4, 468, 40, 20, C.papel) + rect(42, 19, 396, 10, 5, C.areia),
  },
  { name: 'rota-feita', box: [0, 0, 396, 10], body: rect(0, 0, 396, 10, 5, C.mata) },
  { name: 'rota-marca', box: [-22, -22, 44, 44], body: circ(0, 0, 20, C.creme) },
  { name: 'rota-marca-quente', box: [-22, -22, 44, 44], body: circ(0, 0, 20, '#FFE3C2') },
  { name: 'suor', box: [-8, -13, 16, 26], body: path('M0 -11 C6 -1 8 5 2 10 C-6 9 -6 0 0 -11Z', '#7FCBEA') },
  { name: 'bandeira', box: [-8, -26, 40, 48], body: path('M-4 18 V-20 H26 L20 -10 L26 0 H0 V18Z', C.flamboyant) },
];
