/** Two dreams away from home: a trip to the beach, college. */
import { shade } from '../../core/colour.ts';
import { at, circ, each, g, line, path, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { PLACED } from '../../people/placed-poses.ts';
import type { PlacePose } from '../../people/pose-places.ts';
import { cloud, ipe, palm, tree } from '../props.ts';
import type { Dream } from './dream.ts';
import { spark } from './dream-parts.ts';

const coconut: Svg = circ(0, 6, 26, C.mata) + line('M2-10L16-48', C.flamboyant, 8);
const lounging: PlacePose = {
  ...PLACED.banco,
  hip: [0, -34],
  neck: [-50, -138],
  bow: 8,
  head: { tilt: -8, turn: 20 },
  near: { to: [-96, -24], bend: -1, hand: 'solta', dir: 100 },
  far: { to: [56, -150], bend: -1, hand: 'segura', dir: -30, front: true },
  nearLeg: { to: [150, -14], bend: -1, foot: -40 },
  farLeg: { to: [172, -16], bend: -1, foot: -40 },
};

export const BEACH_TRIP: Dream = {
  ghostOver: true,
  bg: '#D6F1FA',
  parts: () => [
    path('M-150 40 C-100 24 -40 46 10 34 C60 24 110 40 150 30 V172 H-150Z', '#4DBFD6') +
      path('M-150 58 C-100 44 -50 64 0 52 C60 40 100 58 150 50 V172 H-150Z', '#35A9C4'),
    path('M-150 84 C-90 62 -10 72 40 84 C80 92 120 84 150 88 V172 H-150Z', '#FFE3A8') +
      path('M-150 84 C-90 62 -10 72 40 84 C30 92 -60 84 -150 96Z', '#FFF6DC'),
    circ(88, -66, 34, '#FFE08A') +
      circ(88, -66, 48, '#FFE08A', { opacity: 0.3 }) +
      at(-70, -86, cloud(0.7)) +
      at(40, -20, cloud(0.5, 0.8)),
    at(-104, 100, palm(1.9)),
    at(0, 104, [
      line('M-16 -4 L-2 -66', C.terra, 5),
      path('M-52 -50 C-46 -98 34 -104 48 -62 C20 -74 -26 -66 -52 -50Z', C.flamboyant),
      path('M-20 -60 C-18 -84 4 -92 8 -88 C18 -84 20 -74 18 -69 C4 -68 -8 -65 -20 -60Z', '#FFF6DC'),
      path('M18 -69 C20 -80 14 -88 8 -88 C30 -92 44 -78 48 -62 C38 -66 28 -68 18 -69Z', shade(C.flamboyant, 0.18)),
    ]) +
      rect(46, 58, 66, 48, 10, C.mel) +
      rect(86, 58, 26, 48, 10, shade(C.mel, 0.2)) +
      rect(66, 46, 26, 16, 8, 'none', { stroke: C.terra, 'stroke-width': 5 }) +
      rect(54, 58, 8, 48, 0, C.terra) +
      rect(96, 58, 8, 48, 0, '#7A4A48') +
      circ(79, 82, 9, C.branco) +
      path('M74 82 l4 4 l7 -8', 'none', { stroke: C.mata, 'stroke-width': 3 }),
    g(
      path('M-66 0 C-70 -10 -60 -14 -50 -12 L50 -14 C68 -14 78 -6 74 0 C70 8 50 10 40 10 L-54 8Z', C.branco) +
        path('M-66 0 C-40 8 40 8 74 0 C70 8 50 10 40 10 L-54 8Z', '#CFC6EA') +
        path('M-62 -8 L-76 -36 H-58 L-38 -12Z', C.jabuticaba) +
        path('M6 2 L-30 40 H-8 L36 4Z', '#B4A6DE') +
        each([-26, -10, 6, 22, 38], (x) => circ(x, -4, 3.6, C.mar)) +
        path('M56 -10 C64 -10 70 -6 72 -3 H56Z', C.mar),
      { transform: 'translate(10 -82) rotate(-14)' },
    ) + line('M-62 -58 C-90 -48 -112 -40 -134 -34', C.branco, 4, { 'stroke-dasharray': '10 9' }),
  ],
  dreamer: {
    behind: [0, 1, 2, 3, 5],
    view: [0, -34, 1.34],
    at: [-20, 84, 0.68],
    doing: { pose: lounging, props: { handB: coconut }, shadow: false },
  },
};

const diploma: Svg =
  rect(-40, -11, 80, 22, 10, '#FFF9EE') + rect(-40, 2, 80, 9, 4, '#EAD9BC') + rect(-7, -12, 14, 24, 3, C.flamboyant);
const cap: Svg =
  path('M-40 0 V20 C-24 34 24 34 40 20 V0Z', '#4B3A96') +
  path('M0 -34 L78 -8 L0 18 L-78 -8Z', '#3A2A7C') +
  path('M0 -8 L56 2 V34', 'none', { stroke: C.ipe, 'stroke-width': 5 }) +
  path('M49 30 H63 L66 52 H46Z', C.ipe);

export const COLLEGE: Dream = {
  bg: '#FFEFC9',
  parts: () => [
    path('M-150 108 C-120 88 120 88 150 108 V172 H-150Z', '#9BD58C') +
      rect(-118, 88, 236, 10, 3, '#D9CDE8') +
      rect(-128, 97, 256, 10, 3, '#C4B5DA'),
    rect(-108, -30, 216, 120, 2, '#FBEBDD') +
      rect(40, -30, 68, 120, 0, shade('#FBEBDD', 0.12)) +
      rect(-108, -30, 216, 10, 0, shade('#FBEBDD', 0.2)),
    path('M-124 -30 L0 -100 L124 -30Z', C.mar) +
      path('M0 -100 L124 -30 H84 L-14 -92Z', shade(C.mar, 0.2)) +
      path('M-74 -38 L0 -80 L74 -38Z', '#E7F6FB') +
      circ(0, -54, 14, C.ipe) +
      circ(0, -54, 9, '#FFF3C4') +
      line('M0 -54 V-60 M0 -54 H5', C.tinta, 2.4),
    each([-88, -46, 32, 74], (x) => [
      rect(x, -18, 18, 106, 4, C.branco),
      rect(x + 11, -18, 7, 106, 3, '#D9CDE8'),
      rect(x - 4, -20, 26, 9, 3, C.lilas),
      rect(x - 4, 80, 26, 9, 3, '#D9CDE8'),
    ]) +
      rect(-22, 16, 46, 72, 20, '#7A3B2E') +
      rect(-16, 22, 34, 66, 15, '#B9794A') +
      rect(0, 22, 3, 66, 0, '#7A3B2E'),
    at(-130, 106, ipe(C.ipeRosa, 1)) +
      at(132, 106, tree(C.folha, 1)) +
      line('M0 -100 V-136', '#6C6394', 4) +
      path('M2 -136 C16 -142 24 -130 40 -136 V-116 C24 -110 16 -122 2 -116Z', C.folha),
    g(
      path('M0 -34 L66 -10 L0 14 L-66 -10Z', '#3A2A7C') +
        path('M0 -34 L66 -10 L0 14 L-10 10 L40 -10 L-8 -31Z', '#2C2056') +
        path('M-34 4 V26 C-20 38 20 38 34 26 V4 L0 16Z', '#4B3A96') +
        line('M0 -10 L50 2 V26', C.ipe, 4) +
        path('M44 24 H56 L59 42 H41Z', C.ipe),
      { transform: 'translate(70 66) rotate(-10)' },
    ) +
      g(
        rect(-34, -10, 68, 20, 9, '#FFF9EE') +
          rect(-34, 2, 68, 8, 4, '#EAD9BC') +
          rect(-6, -11, 12, 22, 3, C.flamboyant),
        {
          transform: 'translate(-54 92) rotate(-8)',
        },
      ) +
      spark(-110, -70) +
      spark(118, -80, 0.8),
  ],
  dreamer: {
    behind: [0, 1, 2, 3, 4],
    view: [66, -2, 1],
    at: [-70, 160, 0.6],
    doing: { pose: 'celebra', shadow: false, props: { handB: at(0, -8, diploma, 1, -64) } },
    hat: cap,
    grass: 84,
  },
};
