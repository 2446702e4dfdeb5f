/** Two dreams of a home: one to renovate, one to own. */
import { shade, tint } from '../../core/colour.ts';
import { points } from '../../core/geometry.ts';
import { at, circ, each, ell, line, nth, path, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import { PLACED } from '../../people/placed-poses.ts';
import type { PlacePose } from '../../people/pose-places.ts';
import { dog } from '../items.ts';
import { bush, ipe, tree } from '../props.ts';
import type { Dream } from './dream.ts';
import { bow, spark } from './dream-parts.ts';

const roller: Svg =
  line('M0 20 V-34 H26 V-58', '#8C86B4', 7) + rect(-24, -88, 88, 32, 12, C.ipe) + rect(-24, -70, 88, 14, 7, C.mel);
const painting: PlacePose = {
  ...PLACED.acenar,
  far: { to: [112, -330], bend: 1, hand: 'segura', dir: -60, front: true },
  near: { to: [-54, -190], bend: 1, hand: 'punho', dir: 40 },
};
const fresh: Svg = path('M8 -92 H66 V58 H54 V74 H44 V52 H30 V62 H18 V46 H8Z', C.ipe);

export const HOME_RENOVATION: Dream = {
  ghostOver: true,
  bg: '#EADFFB',
  parts: () => [
    rect(-150, -170, 300, 244, 0, '#E9B5A4') +
      rect(-150, 74, 300, 90, 0, '#C99468') +
      line(
        'M-150 96 H150 M-150 120 H150 M-80 74 V96 M10 74 V96 M96 74 V96 M-40 96 V120 M52 96 V120 M-110 96 V120 M118 96 V120 M0 120 V140 M-76 120 V140 M84 120 V140',
        '#B07C52',
        2.5,
      ),
    rect(-150, -170, 300, 244, 0, '#8FD3CB') +
      rect(-150, -170, 300, 42, 0, '#7CC3BC') +
      rect(-150, 64, 300, 11, 0, '#FFF6E6'),
    rect(42, -84, 76, 84, 8, C.branco) +
      rect(48, -78, 64, 72, 5, C.vidro) +
      path('M56 -6 L86 -78 H104 L74 -6Z', C.branco, { opacity: 0.5 }) +
      rect(78, -78, 4, 72, 0, C.branco) +
      path('M34 -92 H62 C58 -50 48 -16 36 2Z', C.ipeRosa) +
      path('M126 -92 H98 C102 -50 112 -16 124 2Z', shade(C.ipeRosa, 0.16)) +
      rect(28, -96, 104, 8, 4, C.terra),
    ell(-30, 104, 104, 12, SHADOW, { opacity: 0.16 }) +
      rect(-116, 4, 156, 56, 22, C.flamboyant) +
      rect(-128, 34, 180, 50, 20, shade(C.flamboyant, 0.12)) +
      rect(-130, 22, 34, 66, 16, C.flamboyant) +
      rect(20, 22, 34, 66, 16, shade(C.flamboyant, 0.2)) +
      rect(-94, 38, 56, 24, 10, tint(C.flamboyant, 0.24)) +
      rect(-36, 38, 56, 24, 10, tint(C.flamboyant, 0.1)) +
      rect(-112, 84, 12, 18, 4, C.terra) +
      rect(26, 84, 12, 18, 4, C.terra) +
      rect(-88, 10, 38, 36, 9, C.ipe, { transform: 'rotate(-8 -70 28)' }),
    rect(-112, -84, 52, 62, 5, C.terra) +
      rect(-106, -78, 40, 50, 3, '#FFF1D6') +
      circ(-86, -56, 11, C.ipe) +
      path('M-106 -28 V-40 C-92 -54 -80 -36 -66 -46 V-28Z', C.folha) +
      rect(-44, -72, 46, 34, 5, C.terra) +
      rect(-39, -67, 36, 24, 3, '#D5EEF8') +
      path('M-34 -43 L-22 -60 L-8 -43Z', C.mar) +
      path('M84 60 H120 L114 102 H90Z', C.tijolo) +
      path('M102 62 C98 30 74 26 70 12 C92 12 102 30 103 50 C106 24 124 14 134 18 C132 36 112 40 103 62Z', C.folha) +
      line('M10 -170 V-84', C.carbono, 4) +
      path('M-14 -62 C-10 -90 30 -90 34 -62Z', C.ipe) +
      ell(10, -61, 12, 6, '#FFF3C4'),
    spark(-124, -108) + spark(136, -8, 0.9) + spark(4, -14, 0.8),
  ],
  dreamer: {
    behind: [1, 2],
    view: [26, 16, 1.6],
    at: [-44, 160, 0.6],
    doing: { pose: painting, shadow: false, props: { handB: roller } },
    ground: fresh,
  },
};

const atTheDoor: PlacePose = {
  ...PLACED.banco,
  neck: [10, -214],
  head: { tilt: 4, turn: 14 },
  near: { to: [-30, -160], bend: 1, hand: 'punho', dir: 60 },
  far: { to: [112, -176], bend: -1, hand: 'palma', dir: 40, front: true },
};
const bench: Svg = rect(-128, 38, 92, 11, 4, C.madeira) + line('M-118 44V88 M-48 44V88', C.terra, 8);

export const OWN_HOME: Dream = {
  bg: '#E2F3DB',
  parts: () => [
    path('M-150 108 C-120 84 120 84 150 108 V172 H-150Z', '#9BD58C') + rect(-104, 90, 196, 16, 4, '#B9A8C6'),
    rect(-98, -14, 184, 106, 3, '#FFE9C9') +
      rect(30, -14, 56, 106, 0, shade('#FFE9C9', 0.14)) +
      rect(-98, 74, 184, 18, 0, '#C9674A'),
    path('M-122 -8 L-8 -104 L112 -8Z', C.tijolo) +
      path('M-8 -104 L112 -8 H62 L-22 -92Z', shade(C.tijolo, 0.2)) +
      line('M-98 -26 L-8 -100', tint(C.tijolo, 0.4), 6),
    rect(42, -96, 26, 52, 2, '#A84A30') +
      rect(58, -96, 10, 52, 2, shade('#A84A30', 0.2)) +
      rect(38, -100, 34, 10, 3, '#E2D3C8'),
    rect(-22, 22, 46, 70, 20, '#7A3B2E') + rect(-16, 28, 34, 64, 15, C.mata) + circ(10, 62, 3.4, C.ipe),
    each(points`-80,20 42,20`, ([x, y]) => [
      rect(x - 4, y - 4, 46, 46, 6, C.branco),
      rect(x, y, 38, 38, 4, C.vidro),
      path(`M${x + 6} ${y + 38} L${x + 22} ${y} H${x + 32} L${x + 16} ${y + 38}Z`, C.branco, { opacity: 0.5 }),
      rect(x + 17.5, y, 3, 38, 0, C.branco),
      rect(x - 7, y + 42, 52, 8, 3, '#C9674A'),
    ]) +
      circ(-8, -50, 17, C.branco) +
      circ(-8, -50, 13, C.lampada),
    at(-118, 104, tree(C.folha, 1.25)) + at(118, 106, ipe(C.ipe, 1.15)),
    at(-62, 98, bush(C.folha, 0.8)) +
      at(66, 98, bush(C.folha, 0.8)) +
      each(points`-70,66 -58,64 52,66 66,65 76,66`, ([x, y], i) => circ(x, y, 5, nth([C.ipeRosa, C.flamboyant], i))),
    bow(-8, 16, 0.55) +
      spark(-110, -64) +
      spark(122, -40, 0.9) +
      circ(55, -116, 10, C.branco, { opacity: 0.9 }) +
      circ(66, -134, 13, C.branco, { opacity: 0.7 }),
  ],
  dreamer: {
    behind: [0, 1, 2, 3, 4, 5, 6],
    view: [76, -6, 1],
    at: [-82, 88, 0.54],
    doing: { pose: atTheDoor, shadow: false },
    ground: bench,
    beside: at(4, 54, dog, 0.8),
    grass: 80,
  },
};
