/** Wheels, glass, ground shadow, glints and the bow: what several dreams are made of. */
import { shade, tint } from '../../core/colour.ts';
import { circ, clip, each, ell, g, path, rect } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';

export const wheel = (x: number, y: number, r: number, hub = '#E6DDF6') =>
  circ(x, y, r, C.tinta) +
  circ(x, y, r * 0.66, '#6C6394') +
  circ(x, y, r * 0.52, hub) +
  circ(x, y, r * 0.2, '#6C6394') +
  path(`M${x - r * 0.8} ${y - r * 0.3} A${r * 0.86} ${r * 0.86} 0 0 1 ${x - r * 0.2} ${y - r * 0.83}`, 'none', {
    stroke: '#6C6394',
    'stroke-width': r * 0.12,
    'stroke-linecap': 'round',
  });
export const glass = (d: string, x = 0) =>
  path(d, C.vidro) +
  clip(path(d), path(`M${x - 10} 80 L${x + 40} -90 H${x + 62} L${x + 12} 80Z`, C.branco, { opacity: 0.5 }));
export const ground = (c = SHADOW) => ell(0, 108, 132, 14, c, { opacity: 0.16 });
export const spark = (x: number, y: number, s = 1, c = '#FFF6D8') =>
  path('M0 -14 C2 -3 3 -2 14 0 C3 2 2 3 0 14 C-2 3 -3 2 -14 0 C-3 -2 -2 -3 0 -14Z', c, {
    transform: `translate(${x} ${y}) scale(${s})`,
  });
export const bow = (x: number, y: number, s = 1, c = C.flamboyant) =>
  g(
    path('M0 0 C-26 -26 -44 -14 -34 4 C-42 18 -20 24 0 0Z', c) +
      path('M0 0 C26 -26 44 -14 34 4 C42 18 20 24 0 0Z', shade(c, 0.18)) +
      path('M-6 4 L-18 36 L-4 30 L0 8 L6 30 L20 34 L6 4Z', shade(c, 0.3)) +
      circ(0, 1, 9, tint(c, 0.25)),
    { transform: `translate(${x} ${y}) scale(${s})` },
  );

export const spokedWheel = (x: number, y: number, r: number) =>
  wheel(x, y, r, '#F4EEFA') +
  each([0, 36, 72, 108, 144], (a) =>
    rect(-1.6, -r * 0.5, 3.2, r, 1.6, '#A79FCB', { transform: `translate(${x} ${y}) rotate(${a})` }),
  ) +
  circ(x, y, r * 0.22, '#6C6394') +
  circ(x, y, r * 0.1, '#CFC6EA');
