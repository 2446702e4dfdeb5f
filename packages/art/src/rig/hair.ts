/**
 * Hair from the front, in head space: centre of the head is 0,0; the skull is 100 wide, 112 high.
 * Each style takes (persona, turn) and returns { back, front, over?, coversEars?, coversRings? }.
 * `back` lies behind the body, `front` over the face, `over` (hats) on top and is left out under a helmet.
 */

import { type Colour, shade, tint } from '../core/colour.ts';
import { type Ball, balls, circ, ell, line, path, rect } from '../core/svg.ts';
import type { Hair, HairStyle, Person } from './vocabulary.ts';

const arc = (n: number, from: number, to: number, rx: number, ry: number, cy: number, r: number, dx = 0): Ball[] =>
  Array.from({ length: n }, (_, i) => {
    const a = Math.PI * (from + ((to - from) * i) / (n - 1));
    return [Math.cos(a) * rx + dx, Math.sin(a) * ry + cy, r];
  });
const glint = (d: string, c: Colour, t = 0.18) => path(d, tint(c, t));
const CAP =
  'M-50 -4 C-56 -46 -30 -64 0 -64 C30 -64 56 -46 50 -4 C48 -16 44 -30 34 -36 C12 -42 -12 -42 -34 -36 C-44 -30 -48 -16 -50 -4Z';
const NAPE = 'M-51 -6 C-56 -50 -30 -64 0 -64 C30 -64 56 -50 51 -6 L46 6 L-46 6Z';

/** hair from the front, by style; takes the turn of the head */
export const HAIR: Readonly<Record<HairStyle, (p: Person, t: number) => Hair>> = {
  /** black power with a band */
  black: (p: Person, t: number) => {
    const blobs = arc(15, 0.87, 2.13, 58, 56, -20, 21, -t * 6);
    const low: readonly Ball[] = [
      [-62 - t * 6, 12, 17],
      [62 - t * 6, 12, 17],
    ];
    const band =
      'M-52 -22 C-46 -48 -22 -58 0 -58 C22 -58 46 -48 52 -22 L50 -36 C40 -56 20 -68 0 -68 C-20 -68 -40 -56 -50 -36Z';
    return {
      back:
        balls([...blobs, ...low], p.hair) +
        ell(-t * 6, -28, 66, 58, p.hair) +
        balls(
          blobs.slice(2, 8).map(([x, y, r]): Ball => [x * 0.86 - 2, y * 0.9 - 4, r * 0.5]),
          tint(p.hair, 0.13),
        ),
      front:
        path(
          'M-49 -10 C-53 -46 -26 -62 0 -62 C26 -62 53 -46 49 -10 C45 -24 34 -33 20 -33 C8 -29 -8 -29 -20 -33 C-34 -33 -45 -24 -49 -10Z',
          p.hair,
        ) +
        (p.band
          ? path(band, p.band) +
            path('M10 -57.5 C28 -55 46 -45 52 -22 L50 -36 C42 -53 27 -64 10 -67.5Z', shade(p.band, 0.16))
          : ''),
    };
  },
  /** long and straight; at a turn the length swings to the back */
  longo: (p: Person, t: number) => {
    const right = Math.max(0, t),
      left = Math.max(0, -t);
    const L = -66 - right * 26 + left * 62,
      Rr = 64 + left * 26 - right * 62,
      lift = Math.abs(t) * 16;
    return {
      back:
        path(
          `M${-56 - t * 5} -14 C${-60 - t * 5} -72 ${58 - t * 5} -74 ${58 - t * 5} -14 ` +
            `C${60 - right * 22} 30 ${56 - right * 46} 70 ${Rr} ${98 - lift} ` +
            `C${Rr - 30} ${113 - lift} ${L + 30} ${113 - lift} ${L} ${98 - lift} ` +
            `C${-58 + left * 46} 68 ${-56 + left * 22} 30 ${-56 - t * 5} -14Z`,
          p.hair,
        ) +
        line(
          `M${L + 34} 40 C${L + 30} 70 ${L + 28} 90 ${L + 18} ${103 - lift} M${L + 62} 50 C${L + 62} 74 ${L + 60} 92 ${L + 52} ${107 - lift}`,
          tint(p.hair, 0.16),
          5,
        ),
      front:
        path(
          `M-52 16 C-60 -42 -34 -66 2 -66 C38 -66 60 -42 53 16 C50 2 47 -10 45 -20 ` +
            `C30 -14 ${4 + t * 10} -20 ${-8 + t * 10} -36 C-20 -22 -36 -16 -45 -18 C-48 -8 -50 4 -52 16Z`,
          p.hair,
        ) + glint('M-38 -42 C-28 -57 -8 -61 8 -59 C-8 -55 -22 -50 -30 -38 C-34 -33 -41 -36 -38 -42Z', p.hair, 0.2),
      coversEars: true,
    };
  },
  /** soft waves to the shoulder */
  ondulado: (p: Person, t: number) => {
    const s = -t * 8;
    return {
      back:
        balls(
          (
            [
              [-46, 40, 24],
              [46, 40, 24],
              [-52, 10, 22],
              [52, 10, 22],
              [-40, 66, 20],
              [40, 66, 20],
              [-52, -20, 18],
              [52, -20, 18],
            ] as const
          ).map(([x = 0, y = 0, r = 0]): Ball => [x + s, y, r]),
          p.hair,
        ) + ell(s, 0, 58, 64, p.hair),
      front:
        path(
          `M-53 20 C-62 -42 -34 -67 0 -67 C34 -67 62 -42 53 20 C52 -2 48 -16 40 -28 C20 -26 ${-6 + t * 8} -34 ${-16 + t * 8} -46 C-22 -32 -34 -24 -44 -20 C-50 -6 -52 6 -53 20Z`,
          p.hair,
        ) + glint('M-40 -40 C-30 -57 -8 -62 10 -59 C-8 -55 -24 -49 -31 -36 C-35 -31 -43 -34 -40 -40Z', p.hair),
      coversEars: true,
    };
  },
  /** flat cap of the four's grandfather */
  boina: (p: Person, t: number) => ({
    back: path('M-50 -6 C-56 14 -52 28 -44 32 L44 32 C52 28 56 14 50 -6Z', p.hair),
    front: path(
      'M-50 -20 C-54 -6 -52 8 -47 16 C-45 4 -44 -6 -42 -16Z M50 -20 C54 -6 52 8 47 16 C45 4 44 -6 42 -16Z',
      p.hair,
    ),
    over:
      path('M-58 -24 C-66 -58 -30 -78 4 -76 C40 -76 68 -56 58 -24 C30 -34 -30 -34 -58 -24Z', p.cap ?? p.hair) +
      path('M8 -76 C40 -76 68 -56 58 -24 C46 -28 34 -30 24 -31 C34 -46 26 -66 8 -76Z', shade(p.cap ?? p.hair, 0.16)) +
      path(
        `M-54 -25 C-30 -37 30 -37 54 -25 C60 -18 ${62 + t * 8} -14 ${60 + t * 10} -11 C30 -24 -30 -24 ${-58 + Math.min(0, t) * 8} -13 C-60 -18 -58 -22 -54 -25Z`,
        shade(p.cap ?? p.hair, 0.3),
      ) +
      circ(4, -76, 5, shade(p.cap ?? p.hair, 0.2)) +
      glint(
        'M-44 -44 C-38 -58 -22 -66 -8 -67 C-22 -60 -32 -52 -36 -42 C-38 -38 -46 -39 -44 -44Z',
        p.cap ?? p.hair,
        0.3,
      ),
  }),
  topete: (p: Person, t: number) => ({
    back: path('M-51 -6 C-56 -50 -30 -66 0 -66 C30 -66 56 -50 51 -6 L46 10 L-46 10Z', p.hair),
    front:
      path(
        'M-51 2 C-58 -34 -50 -58 -30 -66 C-24 -82 6 -88 24 -78 C46 -80 58 -60 55 -40 C56 -26 54 -10 51 2 ' +
          `C48 -10 46 -20 42 -28 C26 -22 ${t * 8} -26 -12 -38 C-18 -28 -32 -24 -43 -26 C-47 -16 -49 -8 -51 2Z`,
        p.hair,
      ) +
      glint('M-26 -62 C-18 -76 4 -80 18 -72 C2 -72 -8 -66 -14 -56 C-18 -50 -30 -54 -26 -62Z', p.hair, 0.22) +
      path('M26 -76 C46 -78 58 -60 55 -40 C50 -52 42 -64 26 -76Z', shade(p.hair, 0.25)),
  }),
  curto: (p: Person) => ({
    back: path(NAPE, p.hair),
    front:
      path(CAP, p.hair) +
      glint('M-36 -44 C-28 -54 -14 -58 0 -58 C-12 -53 -22 -49 -28 -41 C-32 -37 -40 -39 -36 -44Z', p.hair, 0.16),
  }),
  /** tight curls, short */
  cacheado: (p: Person, t: number) => {
    const top = arc(11, 0.98, 2.02, 47, 44, -18, 15, -t * 4);
    return {
      back: balls(top, p.hair) + path(NAPE, p.hair),
      front:
        balls(arc(9, 1.08, 1.92, 41, 36, -20, 11.5, t * 3), p.hair) +
        balls(
          [
            [-46, -8, 8],
            [46, -8, 8],
          ],
          p.hair,
        ) +
        balls(
          [
            [-27, -53, 6],
            [-10, -60, 7],
            [-38, -40, 5],
            [8, -58, 5],
          ],
          tint(p.hair, 0.16),
        ),
    };
  },
  /** straight bob with a fringe */
  chanel: (p: Person, t: number) => ({
    back: path(
      `M${-56 - t * 5} -10 C-60 -70 60 -70 ${56 - t * 5} -10 L${58 - t * 8} 40 C30 52 -30 52 ${-58 - t * 8} 40Z`,
      p.hair,
    ),
    front:
      path(
        'M-53 24 C-60 -44 -34 -67 0 -67 C34 -67 60 -44 53 24 C48 26 44 22 42 8 C42 -6 42 -16 40 -22 C14 -27 -14 -27 -40 -22 C-42 -16 -42 -6 -42 8 C-44 22 -48 26 -53 24Z',
        p.hair,
      ) + glint('M-40 -38 C-32 -54 -14 -60 4 -59 C-12 -54 -26 -48 -32 -35 C-36 -31 -42 -32 -40 -38Z', p.hair, 0.24),
    coversEars: true,
    coversRings: true,
  }),
  /** ponytail */
  rabo: (p: Person, t: number) => ({
    back:
      path(
        `M${-20 - t * 20} -56 C${-76 - t * 10} -60 ${-92 - t * 8} -6 ${-74 - t * 14} 44 C${-66 - t * 10} 34 ${-50 - t * 10} -10 ${-8 - t * 10} -40Z`,
        shade(p.hair, 0.12),
      ) + path(NAPE, p.hair),
    front:
      path(CAP, p.hair) +
      glint('M-38 -40 C-28 -55 -10 -60 6 -58 C-10 -53 -22 -48 -30 -37 C-34 -33 -41 -35 -38 -40Z', p.hair) +
      rect(-46 - t * 8, -58, 15, 16, 6, p.band ?? p.top.color, { transform: `rotate(-32 ${-38 - t * 8} -50)` }),
  }),
  /** two braids over the shoulders */
  trancas: (p: Person) => {
    const braid = (s: number) =>
      [0, 1, 2, 3, 4]
        .map((i) => ell(s * (49 + i * 2), 22 + i * 17, 11 - i * 0.8, 11, i % 2 ? tint(p.hair, 0.12) : p.hair))
        .join('') +
      rect(s * 57 - 8, 98, 16, 9, 4, p.band ?? p.top.color) +
      path(`M${s * 57 - 7} 106 h14 l-3 13 h-8Z`, p.hair);
    return {
      back: path(NAPE, p.hair) + braid(-1) + braid(1),
      front:
        path(
          'M-51 10 C-58 -44 -32 -65 0 -65 C32 -65 58 -44 51 10 C50 -10 44 -28 30 -38 C16 -42 4 -48 0 -54 C-4 -48 -16 -42 -30 -38 C-44 -28 -50 -10 -51 10Z',
          p.hair,
        ) + glint('M-38 -40 C-32 -52 -20 -58 -8 -60 C-18 -53 -25 -47 -30 -37 C-34 -33 -40 -35 -38 -40Z', p.hair),
      coversRings: true,
    };
  },
  coque: (p: Person, t: number) => ({
    back:
      circ(-4 - t * 6, -70, 25, p.hair) +
      circ(-10 - t * 6, -76, 9, tint(p.hair, 0.16)) +
      path('M-52 4 C-58 -50 -30 -66 0 -66 C30 -66 58 -50 52 4 L44 26 L-44 26Z', p.hair),
    front:
      path(
        'M-50 4 C-56 -44 -30 -64 0 -64 C30 -64 56 -44 50 4 C48 -12 44 -26 38 -32 ' +
          `C20 -34 4 -40 ${-6 + t * 8} -46 C-14 -36 -30 -28 -40 -26 C-46 -16 -48 -8 -50 4Z`,
        p.hair,
      ) + rect(-22 - t * 4, -64, 38, 8, 4, p.earring ?? p.top.color),
  }),
  /** bald on top */
  careca: (p: Person) => ({
    back: path('M-52 -12 C-58 8 -54 26 -42 30 L42 30 C54 26 58 8 52 -12Z', p.hair),
    front:
      path(
        'M-50 -22 C-55 -8 -53 8 -47 18 C-44 6 -44 -6 -41 -20Z M50 -22 C55 -8 53 8 47 18 C44 6 44 -6 41 -20Z',
        p.hair,
      ) +
      path('M-26 -50 C-18 -57 -6 -60 4 -59', 'none', {
        stroke: tint(p.skin, 0.5),
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }),
  }),
  /** shaved: a shade on the skin */
  raspado: (p: Person) => ({
    back: '',
    front: path(CAP, shade(p.skin, 0.34), { opacity: 0.75 }),
  }),
  /** head scarf tied at the nape */
  lenco: (p: Person, t: number) => ({
    back: path(
      `M${-40 - t * 6} 26 L${-62 - t * 6} 54 L${-44 - t * 6} 50 L${-36 - t * 6} 66 L${-20 - t * 6} 30Z`,
      shade(p.scarf ?? p.hair, 0.28),
    ),
    front:
      path(
        'M-54 -2 C-62 -52 -32 -72 0 -72 C32 -72 62 -52 54 -2 C44 -26 26 -38 0 -38 C-26 -38 -44 -26 -54 -2Z',
        p.scarf ?? p.hair,
      ) +
      path(
        'M20 -68 C46 -60 60 -42 54 -2 C50 -14 44 -22 38 -27 C40 -44 34 -58 20 -68Z',
        shade(p.scarf ?? p.hair, 0.18),
      ) +
      (
        [
          [-34, -42],
          [-14, -54],
          [10, -56],
          [32, -46],
          [-46, -20],
          [46, -22],
        ] as const
      )
        .map(([x = 0, y = 0]) => circ(x, y, 4.2, tint(p.scarf ?? p.hair, 0.6)))
        .join(''),
  }),
};
