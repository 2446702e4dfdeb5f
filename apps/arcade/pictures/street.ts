/** Street houses and plants as the running game lays them side by side; after @consorcio/art's street scenes. */
import { PALETTE as C, SHADOW, shade, tint } from '@consorcio/art/tokens';
import { balls, circ, ell, g, line, path, rect, type Svg } from './svg.ts';

const pane = (x: number, y: number, w: number, h: number, isLit: boolean): Svg =>
  rect(x - 4, y - 4, w + 8, h + 8, 6, C.branco) +
  rect(x, y, w, h, 3, isLit ? C.lampada : '#A9DDF0') +
  path(`M${x + w * 0.1} ${y + h} L${x + w * 0.5} ${y} H${x + w * 0.75} L${x + w * 0.35} ${y + h}Z`, C.branco, {
    opacity: 0.4,
  }) +
  rect(x + w / 2 - 1.5, y, 3, h, 0, C.branco) +
  rect(x - 8, y + h + 4, w + 16, 7, 3, shade(C.branco, 0.16));

export interface FacadeOptions {
  readonly roof: string;
  /** Colour of a shop's awning and sign on the ground floor. */
  readonly shop?: string;
}
/** A house of the street: left edge at x, ground at 0. */
export function facade(x: number, w: number, h: number, wall: string, { roof, shop }: FacadeOptions): Svg {
  const tiles = Math.floor(w / 22);
  let house =
    rect(0, -h, w, h, 0, wall) +
    rect(w * 0.78, -h, w * 0.22, h, 0, shade(wall, 0.12)) +
    rect(0, -26, w, 26, 0, shade(wall, 0.22)) +
    rect(-6, -h - 12, w + 12, 18, 5, tint(wall, 0.55)) +
    rect(-6, -h + 2, w + 12, 5, 2, shade(wall, 0.2)) +
    path(`M-12 ${-h - 10} L14 ${-h - 62} H${w - 14} L${w + 12} ${-h - 10}Z`, roof) +
    Array.from({ length: tiles }, (_, i) =>
      line(`M${18 + i * 22} ${-h - 58} L${Math.round(8 + i * (w / tiles))} ${-h - 12}`, shade(roof, 0.16), 3),
    ).join('') +
    path(`M${w * 0.7} ${-h - 62} H${w - 14} L${w + 12} ${-h - 10} H${w * 0.78}Z`, shade(roof, 0.14));
  const windows = Math.max(2, Math.floor(w / 90));
  for (let i = 0; i < windows; i += 1)
    house += pane((w / windows) * (i + 0.5) - 21, -h + 34, 42, 62, (i + Math.round(x)) % 3 === 0);
  return g(house + (shop === undefined ? doorAndWindow(w, roof) : shopFront(w, wall, roof, shop)), {
    transform: `translate(${x} 0)`,
  });
}

const doorAndWindow = (w: number, roof: string): Svg =>
  pane(w * 0.14, -112, 50, 62, false) +
  rect(w * 0.58, -130, 64, 130, 32, C.branco) +
  rect(w * 0.58 + 7, -122, 50, 122, 25, shade(roof)) +
  circ(w * 0.58 + 47, -56, 4, C.ipe);

function shopFront(w: number, wall: string, roof: string, colour: string): Svg {
  const stripes = Math.floor((w - 12) / 26);
  const wide = (w - 12) / stripes;
  return (
    rect(18, -132, w * 0.48, 90, 8, shade(wall, 0.4)) +
    rect(24, -126, w * 0.48 - 12, 78, 5, C.lampada) +
    rect(24, -82, w * 0.48 - 12, 34, 5, '#FFD07A') +
    rect(w * 0.64, -134, w * 0.26, 134, 10, shade(roof, 0.34)) +
    rect(w * 0.66, -128, w * 0.22, 128, 7, colour) +
    rect(w * 0.68, -118, w * 0.18, 50, 5, C.vidro) +
    circ(w * 0.85, -52, 4, C.ipe) +
    Array.from({ length: stripes }, (_, i) =>
      path(
        `M${6 + i * wide} -158 h${wide} v26 a${wide / 2} ${wide / 2} 0 0 1 ${-wide} 0Z`,
        i % 2 === 1 ? C.branco : colour,
      ),
    ).join('') +
    rect(20, -206, w - 40, 44, 14, shade(colour, 0.3)) +
    rect(20, -210, w - 40, 44, 14, colour)
  );
}

export const tree = (colour: string): Svg => {
  const crown = [
    [-15, -42, 17],
    [14, -44, 18],
    [0, -60, 19],
    [-2, -38, 18],
  ] as const;
  return (
    ell(7, 1, 19, 6, SHADOW, { opacity: 0.17 }) +
    path('M-4 0 L-3 -30 H3 L5 0Z', '#7E5348') +
    balls(
      crown.map(([x, y, r]) => [x + 3, y + 3, r] as const),
      shade(colour, 0.26),
    ) +
    balls(crown, colour) +
    balls(
      [
        [-9, -58, 11],
        [-18, -45, 8],
        [3, -66, 9],
      ],
      tint(colour, 0.34),
    )
  );
};
/** Ipê in bloom. */
export const ipe = (colour: string): Svg => {
  const crown = [
    [-18, -46, 14],
    [16, -50, 15],
    [-2, -62, 17],
    [0, -44, 17],
    [-8, -36, 10],
    [24, -40, 8],
    [-26, -38, 7],
  ] as const;
  return (
    ell(8, 1, 20, 6, SHADOW, { opacity: 0.17 }) +
    line('M0 0 C-2 -12 2 -20 0 -32 M0 -20 L-12 -36 M1 -24 L13 -40', '#6B4540', 5) +
    balls(
      crown.map(([x, y, r]) => [x + 2, y + 3, r] as const),
      shade(colour),
    ) +
    balls(crown, colour) +
    balls(
      [
        [-8, -64, 8],
        [-20, -49, 6],
        [10, -54, 6],
        [2, -46, 4],
      ],
      tint(colour, 0.5),
    )
  );
};
export const palm = (): Svg => {
  const leaf = (turn: number, colour: string): Svg =>
    path('M0 0 C12 -16 30 -16 40 2 C28 -6 14 -4 0 0Z', colour, { transform: `translate(4 -76) rotate(${turn})` });
  return (
    ell(8, 1, 18, 5, SHADOW, { opacity: 0.17 }) +
    line('M0 0 C-3 -30 0 -55 4 -76', '#A5714F', 6.5) +
    line('M1.5 0 C-1 -30 2 -55 5 -74', C.terra, 2.5) +
    leaf(-200, shade(C.folha, 0.3)) +
    leaf(-20, shade(C.folha, 0.3)) +
    leaf(-160, C.folha) +
    leaf(28, shade(C.folha, 0.12)) +
    leaf(-118, C.folha) +
    leaf(-62, tint(C.folha, 0.25)) +
    circ(2, -72, 4, C.mel) +
    circ(8, -71, 3.6, shade(C.mel))
  );
};
export const bush = (colour: string): Svg =>
  ell(5, 1, 19, 5, SHADOW, { opacity: 0.15 }) +
  balls(
    [
      [-10, -7, 9],
      [3, -11, 11],
      [13, -6, 8],
    ],
    shade(colour, 0.18),
  ) +
  balls(
    [
      [-11, -9, 8],
      [1, -13, 9.5],
    ],
    colour,
  ) +
  circ(-3, -16, 5, tint(colour, 0.3));
