/**
 * What stands in the streets beside the map: school, shops, a market, sobrados, and the open places between them. No
 * place has a name and nothing draws the eye away from the middle.
 */
import { type Colour, shade } from '../../core/colour.ts';
import { at, circ, each, ell, line, nth, type Point, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import { awning, glass, SHADED_PANE } from '../buildings/wall-parts.ts';
import { home, LOCAL, plant, put } from './stamps.ts';
import { TOWN as I } from './town-iso.ts';

export const flat = (x: number, y: number, w: number, d: number, fill: Colour, z = 0.1): Svg =>
  I.flat(x, y, w, d, z, fill);
/** a line on the ground through points of the world */
const mark = (points: readonly Point[], colour: Colour, width: number): Svg =>
  line(
    each(
      points,
      ([x, y], i) =>
        `${i ? 'L' : 'M'}${I.P(x, y, 0.1)
          .map((v) => v.toFixed(1))
          .join(' ')}`,
    ),
    colour,
    width,
  );
const frameOf = (x: number, y: number, w: number, d: number): readonly Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + d],
  [x, y + d],
  [x, y],
];

/** bench, origin on the ground */
const bench = (): Svg =>
  ell(3, 2, 15, 4, SHADOW, { opacity: 0.15 }) +
  path('M-13 -3 L9 8 V4 L-13 -7Z', C.terra) +
  path('M-13 -8 L9 3 L15 0 L-7 -11Z', C.madeira) +
  path('M-7 -11 L15 0 V-7 L-7 -18Z', shade(C.madeira, 0.12));
export const benchAt = (x: number, y: number): Svg => put(x, y, bench());

/** School: two wings round a yard with hopscotch and a basket. */
export function school(x: number, y: number): Svg {
  const wall = '#FFF1D6';
  const blue = '#4FA3D1';
  const windows = (count: number, step: number, c?: Colour): Svg =>
    times(count, (i) => glass(9 + i * step, 12, 22, 18, 2, c));
  return (
    flat(x + 1.9, y + 1.9, 2.7, 2.7, '#EBD3B4') +
    I.shadow(x + 0.5, y + 0.5, 4, 1.3, 1.2) +
    I.box(x + 0.5, y + 0.5, 0, 4, 1.3, 1.3, wall) +
    I.onLeft(x + 0.5, y + 1.8, 1.3, rect(0, 40, 160, 12, 0, blue) + windows(4, 31)) +
    I.onRight(x + 4.5, y + 1.8, 1.3, rect(0, 40, 52, 12, 0, shade(blue, 0.2)) + windows(1, 30, SHADED_PANE)) +
    I.roof(x + 0.5, y + 0.5, 1.3, 4, 1.3, C.tijolo, 0.14) +
    I.shadow(x + 0.5, y + 1.8, 1.3, 2.7, 1) +
    I.box(x + 0.5, y + 1.8, 0, 1.3, 2.7, 1.3, wall) +
    I.onLeft(x + 0.5, y + 4.5, 1.3, [
      rect(0, 40, 52, 12, 0, blue),
      rect(15, 16, 22, 36, 11, C.mata),
      rect(25, 16, 2, 36, 0, shade(C.mata, 0.2)),
    ]) +
    I.onRight(x + 1.8, y + 4.5, 1.3, rect(0, 40, 108, 12, 0, shade(blue, 0.2)) + windows(3, 34, SHADED_PANE)) +
    I.roof(x + 0.5, y + 1.8, 1.3, 1.3, 2.7, C.tijolo, 0.14) +
    times(4, (i) => flat(x + 2.6 + i * 0.42, y + 3.1, 0.36, 0.36, nth([C.papel, '#FFD3DE', '#CFE9F5', '#FFF0C4'], i))) +
    plant(x + 4.1, y + 2.4, 'arvorinha') +
    benchAt(x + 2.4, y + 4.3) +
    plant(x + 4.3, y + 4.3, 'moita')
  );
}

/** Four sobrados wall to wall, each in its own colour; along the near left edge of a block. */
export function terrace(x: number, y: number, colours: readonly [Colour, ...Colour[]]): Svg {
  const heights = [1.55, 1.8, 1.45, 1.7];
  const houses = heights.map((h, i) => {
    const c = nth(colours, i);
    const left = x + 0.5 + i;
    const H = h * 40;
    return (
      I.box(left, y + 2.9, 0, 1, 1.5, h, c) +
      I.onLeft(left, y + 4.4, h, [
        rect(0, 0, 40, 5, 0, C.papel),
        rect(7, 12, 10, 17, 5, C.papel),
        rect(9, 14, 6, 15, 3, '#8FCBE8'),
        rect(23, 12, 10, 17, 5, C.papel),
        rect(25, 14, 6, 15, 3, i % 2 ? C.lampada : '#8FCBE8'),
        rect(5, H - 26, 12, 26, 3, nth([C.mata, C.mar, C.barro, C.jabuticaba], i)),
        rect(22, H - 24, 12, 13, 2, C.papel),
        rect(24, H - 22, 8, 11, 1, '#8FCBE8'),
      ]) +
      (i === 3
        ? I.onRight(left + 1, y + 4.4, h, [
            rect(10, 14, 12, 16, 2, '#8FCBE8'),
            rect(36, 14, 12, 16, 2, '#8FCBE8'),
            rect(23, 40, 14, 16, 2, '#8FCBE8'),
          ])
        : '') +
      I.roof(left, y + 2.9, h, 1, 1.5, i % 2 ? '#C9573F' : C.tijolo, 0.1)
    );
  });
  return (
    plant(x + 0.9, y + 1.2, 'arvore') +
    plant(x + 2.5, y + 0.9, 'moita') +
    plant(x + 3.7, y + 1.7, 'ipe') +
    I.shadow(x + 0.5, y + 2.9, 4, 1.5, 1.6) +
    houses.join('')
  );
}

/** Three small shops under one roof, with awnings and no words. */
export function shops(x: number, y: number): Svg {
  const fronts: readonly (readonly [wall: Colour, cloth: Colour, door: Colour])[] = [
    ['#FFE3C2', C.lagoa, C.barro],
    ['#E6DBFB', C.flamboyant, C.mata],
    ['#FFF0C4', C.mata, C.mar],
  ];
  return (
    plant(x + 1, y + 0.9, 'palmeira') +
    plant(x + 3.4, y + 1, 'arvorinha') +
    I.shadow(x + 0.5, y + 2.5, 4, 1.6, 1.2) +
    each(fronts, ([wall, cloth, door], i) => [
      I.box(x + 0.5 + i * 1.34, y + 2.5, 0, 1.32, 1.6, 1.2, wall),
      I.onLeft(x + 0.5 + i * 1.34, y + 4.1, 1.2, [
        rect(5, 18, 24, 22, 2, '#BFE9F7'),
        path('M8 40 L20 18 H26 L14 40Z', C.branco, { opacity: 0.4 }),
        rect(34, 18, 14, 30, 3, door),
        awning(2, 4, 48, 12, 6, cloth, C.branco),
      ]),
    ]) +
    I.onRight(x + 4.5, y + 4.1, 1.2, glass(10, 14, 18, 18, 2, SHADED_PANE) + glass(38, 14, 18, 18, 2, SHADED_PANE)) +
    I.roof(x + 0.5, y + 2.5, 1.2, 4, 1.6, '#D9CDE8', 0.14) +
    plant(x + 0.9, y + 4.5, 'moita') +
    plant(x + 4.6, y + 3, 'poste')
  );
}

const stall = (cloth: Colour, fruit: Colour): Svg =>
  LOCAL.shadow(0, 0, 1.1, 0.9, 0.5) +
  line('M-29 17 V-20 M4 35 V-2 M34 20 V-16', C.terra, 2.6) +
  LOCAL.box(0.05, 0.15, 0, 1, 0.65, 0.38, C.madeira) +
  times(3, (i) => LOCAL.box(0.1 + i * 0.32, 0.3, 0.38, 0.26, 0.42, 0.1, nth([fruit, C.ipe, C.folha], i))) +
  times(4, (i) => LOCAL.box(i * 0.28, 0, 0.94, 0.28, 1, 0.14, i % 2 ? C.papel : cloth));
/** The week's market: stalls with striped cloths on a paved yard. */
export function market(x: number, y: number): Svg {
  const stalls: readonly (readonly [number, number, Colour, Colour])[] = [
    [0.7, 0.8, C.flamboyant, C.mel],
    [2.1, 0.8, C.mata, C.flamboyant],
    [3.5, 0.8, C.mar, C.ipeRosa],
    [0.7, 2.9, C.jabuticaba, C.mel],
    [2.1, 2.9, C.flamboyant, C.mel],
    [3.5, 2.9, C.mata, C.flamboyant],
  ];
  return (
    flat(x + 0.4, y + 0.4, 4.2, 4.2, '#F3E2CC') +
    each(stalls, ([u, v, cloth, fruit]) => put(x + u, y + v, stall(cloth, fruit))) +
    plant(x + 0.8, y + 4.4, 'arvorinha') +
    plant(x + 4.5, y + 4.4, 'moita')
  );
}

const bandstand = (): Svg =>
  ell(8, 4, 50, 22, SHADOW, { opacity: 0.15 }) +
  path('M-42 -4 A42 19 0 0 0 42 -4 V-14 H-42Z', '#D9C6C4') +
  path('M14 14 A42 19 0 0 0 42 -4 V-14 H14Z', '#BBA4B4') +
  ell(0, -14, 42, 19, '#F6E6D4') +
  line('M-34 -16 V-54 M34 -16 V-54 M-14 -29 V-64 M14 -29 V-64', '#FFF6E6', 4) +
  line('M-14 0 V-46 M15 0 V-46', '#FFF6E6', 4.5) +
  path('M-46 -52 C-30 -66 -14 -84 0 -92 C14 -84 30 -66 46 -52 C34 -36 -34 -36 -46 -52Z', '#4FA98F') +
  path('M0 -92 C14 -84 30 -66 46 -52 C38 -42 24 -40 12 -40 C14 -60 10 -78 0 -92Z', shade('#4FA98F', 0.2)) +
  path('M-46 -52 C-34 -36 34 -36 46 -52 V-47 C34 -31 -34 -31 -46 -47Z', shade('#4FA98F', 0.34)) +
  circ(0, -94, 4, C.ipe);
/** A little square with a bandstand under ipês. */
export function littleSquare(x: number, y: number): Svg {
  return (
    flat(x + 1.9, y + 0.4, 1.2, 4.2, '#F8E8CF') +
    flat(x + 0.4, y + 1.9, 4.2, 1.2, '#F8E8CF') +
    plant(x + 3.5, y + 0.9, 'ipeRosa') +
    plant(x + 0.8, y + 3.3, 'arvorinha') +
    put(x + 2.5, y + 2.5, bandstand(), 0.1) +
    benchAt(x + 3, y + 4.4) +
    plant(x + 4.5, y + 2.2, 'arvorinha') +
    plant(x + 1.6, y + 4.4, 'ipe')
  );
}

const duck = (): Svg =>
  ell(0, 0, 6, 3.6, C.papel) + circ(5, -4, 2.8, C.papel) + path('M7 -4.5 L11 -3.5 L7 -2.6Z', C.mel);
/** A park with a pond; its upper right edge is low, so that nothing covers the street behind. */
export function park(x: number, y: number): Svg {
  const [cx, cy] = I.P(x + 2.4, y + 2.6, 0.1);
  return (
    at(cx, cy, [
      ell(0, 0, 96, 44, '#F8E8CF'),
      ell(0, 0, 82, 36, '#4DB8D0'),
      ell(-3, 3, 74, 30, '#6FD0E0'),
      line('M-36 -4 h22 M10 8 h26 M-10 18 h16', '#BDEBF8', 2.4),
      at(-8, 2, duck()),
      at(24, -6, duck(), 0.9),
    ]) +
    plant(x + 0.7, y + 2.5, 'arvore') +
    plant(x + 0.9, y + 4, 'arvorinha') +
    plant(x + 2.7, y + 4.6, 'ipe') +
    benchAt(x + 4.3, y + 2.9) +
    plant(x + 4.2, y + 4.4, 'moita')
  );
}

/** Where the neighbours play football; nothing on it is high. */
export function field(x: number, y: number): Svg {
  const white = '#F7FFF0';
  const goal = (u: number): Svg => {
    const [a, b] = I.P(u, y + 1.95, 0.1);
    const [c, d] = I.P(u, y + 3.05, 0.1);
    return line(`M${a.toFixed(1)} ${b.toFixed(1)} v-20 L${c.toFixed(1)} ${(d - 20).toFixed(1)} v20`, C.branco, 3);
  };
  const [cx, cy] = I.P(x + 2.5, y + 2.5, 0.1);
  return (
    times(6, (i) => flat(x + 0.6 + i * 0.64, y + 0.9, 0.64, 3.2, i % 2 ? '#86CF86' : '#78C67C')) +
    mark(frameOf(x + 0.75, y + 1.05, 3.5, 2.9), white, 2.2) +
    mark(
      [
        [x + 2.5, y + 1.05],
        [x + 2.5, y + 3.95],
      ],
      white,
      2.2,
    ) +
    ell(cx, cy, 20, 10, 'none', { stroke: white, 'stroke-width': 2.2 }) +
    goal(x + 0.75) +
    goal(x + 4.25) +
    ell(cx + 16, cy + 9, 4, 2, SHADOW, { opacity: 0.18 }) +
    circ(cx + 14, cy + 5, 3.4, C.branco)
  );
}

/** Beds of vegetables and a shed; low towards its upper edges. */
export function garden(x: number, y: number): Svg {
  const sprout = (c: Colour): Svg => circ(-2, -3, 4, c) + circ(3, -4, 3.4, shade(c, 0.12));
  const beds = [0, 1, 2, 3].map((row) => {
    const v = y + 1 + row * 0.72;
    return (
      I.box(x + 0.7, v, 0.1, 2.5, 0.42, 0.1, '#9A6A50', { top: '#8A5A48' }) +
      times(5, (i) =>
        put(x + 0.95 + i * 0.5, v + 0.2, sprout(nth(['#5DBB5F', C.folha, '#8CCB57', '#E9705E'], row)), 0.2),
      )
    );
  });
  return (
    beds.join('') +
    home(x + 3, y + 2.9, ['hip', 'sol']) +
    plant(x + 0.9, y + 4.4, 'moita') +
    plant(x + 2.3, y + 4.4, 'ipe')
  );
}
