/** Three dreams on wheels: a motorbike, a new car, a food truck. */
import { shade, tint } from '../../core/colour.ts';
import { points } from '../../core/geometry.ts';
import { circ, clip, each, ell, line, nth, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { text } from '../../core/words.ts';
import { PLACED } from '../../people/placed-poses.ts';
import type { PlacePose } from '../../people/pose-places.ts';
import { FOOD, tray } from '../items.ts';
import type { Dream } from './dream.ts';
import { bow, glass, ground, spark, spokedWheel, wheel } from './dream-parts.ts';

const riding: PlacePose = {
  ...PLACED.banco,
  hip: [-10, -160],
  neck: [56, -250],
  bow: -10,
  turn: 0.7,
  head: { tilt: -4, turn: 20 },
  near: { to: [150, -222], bend: 1, hand: 'segura', dir: -10, front: true },
  far: { to: [170, -228], bend: 1, hand: 'segura', dir: -10 },
  nearLeg: { to: [70, -28], bend: -1 },
  farLeg: { to: [92, -34], bend: -1 },
  sway: [-18, -4],
};
const wind: Svg = line('M-196 -30H-130 M-180 10H-112 M-196 50H-140', C.branco, 7);

export const MOTORBIKE: Dream = {
  bg: '#FFE2D8',
  parts: () => [
    ground() + spokedWheel(-84, 62, 44) + spokedWheel(88, 62, 44),
    // frame, swing arm, fork
    line('M-84 62 L-6 54', '#8E86B4', 12) +
      line('M88 62 L54 -26', '#A79FCB', 12) +
      line('M82 62 L48 -26', '#8E86B4', 7) +
      path('M-30 18 H30 L52 -28 H66 L46 58 C40 74 -14 76 -26 60Z', C.carbono),
    // engine and exhaust
    path('M-22 22 H34 L40 54 C34 68 -10 68 -18 56Z', '#8E86B4') +
      times(4, (i) => rect(-16 + i * 2, 26 + i * 7, 46 - i * 2, 3.6, 1.8, '#6C6394')) +
      circ(10, 58, 17, '#A79FCB') +
      circ(10, 58, 8, '#6C6394') +
      line('M2 66 C-12 78 -30 76 -44 74', '#CFC6EA', 9) +
      path('M-40 66 L-112 58 C-120 58 -120 78 -112 80 L-40 82Z', '#CFC6EA') +
      path('M-40 75 L-116 72 C-116 78 -114 80 -112 80 L-40 82Z', '#A79FCB'),
    // tank and seat
    path('M-30 18 C-46 6 -40 -16 -22 -24 C0 -42 42 -40 58 -24 C62 -8 52 10 36 18Z', C.flamboyant) +
      path('M-24 -10 C-14 -28 10 -34 32 -32 C12 -24 -4 -14 -10 0 C-14 4 -30 0 -24 -10Z', tint(C.flamboyant, 0.42)) +
      path('M46 -31 C62 -22 60 2 36 18 H12 C36 8 46 -8 46 -31Z', shade(C.flamboyant, 0.22)) +
      path('M-118 -26 C-98 -34 -62 -30 -30 -20 C-40 -12 -44 2 -38 14 C-66 14 -96 2 -118 -26Z', '#43386E') +
      path('M-112 -22 C-90 -6 -66 4 -40 8 L-38 14 C-66 14 -96 2 -118 -26Z', C.flamboyant) +
      rect(-126, -22, 16, 10, 5, C.brasa),
    // front: fairing, lamp, handlebar, mudguard
    path('M48 -34 C50 -56 70 -66 84 -56 C92 -46 88 -30 72 -22 C62 -20 50 -24 48 -34Z', C.flamboyant) +
      path('M74 -60 C94 -54 92 -30 72 -22 C80 -34 80 -50 74 -60Z', shade(C.flamboyant, 0.22)) +
      circ(84, -42, 13, '#FFF3C4') +
      circ(86, -42, 7, C.ipe) +
      path('M56 -58 C62 -78 78 -80 88 -62 C78 -66 66 -64 56 -58Z', C.vidro) +
      line('M54 -46 L34 -68', '#6C6394', 8) +
      line('M22 -72 L40 -68', C.tinta, 12) +
      line('M44 -60 L34 -92', '#6C6394', 4) +
      ell(30, -98, 15, 9, C.vidro, { stroke: '#6C6394', 'stroke-width': 4 }) +
      path('M46 30 C56 4 104 2 128 34 C110 20 74 16 58 32Z', C.flamboyant),
    bow(-78, -28, 0.66, C.ipe) + spark(118, -86) + spark(-118, -76, 0.8) + spark(-20, -112, 0.7),
  ],
  dreamer: {
    behind: [0, 1, 2, 3, 4],
    view: [24, 23, 0.616],
    at: [-15, 78, 0.466],
    doing: { pose: riding, shadow: false },
    ground: wind,
  },
};

const CAR_BODY =
  'M-140 62 C-146 40 -144 8 -134 -10 C-128 -40 -120 -66 -98 -74 C-60 -82 -10 -82 22 -76 C46 -70 64 -42 82 -16 ' +
  'C108 -12 132 -4 140 14 C146 30 146 48 144 60 C143 68 138 72 130 72 H124 C122 46 106 38 86 38 C66 38 50 46 48 72 ' +
  'H-46 C-48 46 -64 38 -84 38 C-104 38 -120 46 -122 72 H-132 C-138 72 -140 68 -140 62Z';

const driving: PlacePose = {
  ...PLACED.banco,
  hip: [0, -180],
  neck: [6, -296],
  turn: 0.5,
  head: { tilt: 2, turn: 18 },
};

export const NEW_CAR: Dream = {
  bg: '#D5EEF8',
  parts: () => [
    ground() +
      rect(-118, 58, 236, 24, 8, '#43386E') +
      path('M-123 78 A39 40 0 0 1 -45 78Z M47 78 A39 40 0 0 1 125 78Z', '#43386E') +
      wheel(-84, 76, 33) +
      wheel(86, 76, 33),
    path(CAR_BODY, C.lagoa) +
      clip(path(CAR_BODY), [
        path('M-150 30 C-60 20 60 20 150 30 V90 H-150Z', shade(C.lagoa, 0.22)),
        path('M-104 -76 C-60 -82 -10 -82 22 -76 C34 -72 44 -64 52 -54 C20 -66 -60 -68 -112 -52Z', tint(C.lagoa, 0.45)),
        path('M-138 -2 C-60 -12 60 -12 140 4 L140 10 C60 -4 -60 -4 -140 6Z', tint(C.lagoa, 0.3)),
      ]),
    glass('M-114 -14 C-110 -42 -102 -60 -90 -62 C-72 -67 -52 -68 -40 -68 V-14Z', -84) +
      glass('M-28 -68 C-6 -69 12 -67 20 -64 C36 -57 52 -34 62 -14 H-28Z', 14),
    // doors and mirror
    line('M-34 -10 V58 M52 2 C54 14 50 30 46 40', shade(C.lagoa, 0.36), 3) +
      rect(-66, 4, 22, 7, 3.5, shade(C.lagoa, 0.44)) +
      rect(-18, 4, 22, 7, 3.5, shade(C.lagoa, 0.44)) +
      path('M56 -22 h16 c8 0 8 16 0 16 h-12Z', shade(C.lagoa, 0.26)),
    // lamps, bumpers, plate
    path('M114 0 C130 2 140 12 143 24 H120 C112 18 110 8 114 0Z', '#FFF3C4') +
      path('M122 6 C130 8 136 14 138 20 H124 C120 16 120 10 122 6Z', C.ipe) +
      path('M-138 0 H-122 C-118 10 -120 20 -126 26 H-143 C-143 16 -141 8 -138 0Z', C.flamboyant) +
      rect(116, 46, 32, 14, 7, '#E6DDF6') +
      rect(-148, 46, 34, 14, 7, '#E6DDF6') +
      circ(128, 38, 5, '#FFF3C4'),
    // rims and roof rails
    each([-84, 86], (x) =>
      each([0, 72, 144, 216, 288], (a) =>
        rect(-3, -15, 6, 13, 3, '#8C86B4', { transform: `translate(${x} 76) rotate(${a})` }),
      ),
    ) +
      line('M-86 -82 H6', C.carbono, 6) +
      line('M-78 -80 V-74 M-2 -82 V-76', C.carbono, 6),
    bow(-36, -86, 0.95) + spark(118, -58) + spark(-128, -62, 0.8) + spark(64, -102, 0.7),
  ],
  dreamer: {
    behind: [0, 1, 2],
    before: [3, 4],
    view: [0, -13, 0.92],
    at: [16, 93, 0.44],
    doing: { pose: driving, shadow: false },
    window: path('M-28 -68 C-6 -69 12 -67 20 -64 C36 -57 52 -34 62 -14 H-28Z'),
  },
};

const serving: PlacePose = {
  ...PLACED.acenar,
  far: { to: [118, -262], bend: 1, hand: 'concha', dir: 0, front: true },
};

export const FOOD_TRUCK: Dream = {
  bg: '#FFE0E9',
  parts: () => [
    ground() +
      path('M-106 84 A36 44 0 0 1 -34 84Z M46 84 A36 38 0 0 1 118 84Z', '#43386E') +
      wheel(-70, 82, 28) +
      wheel(82, 82, 28),
    path(
      'M-132 -58 C-132 -74 -124 -80 -110 -80 H66 V53 C54 58 48 70 48 82 H-36 C-38 40 -102 40 -104 82 H-122 C-130 82 -132 78 -132 70Z',
      C.ipe,
    ) +
      path('M-132 26 H66 V53 C54 58 48 70 48 82 H-36 C-38 40 -102 40 -104 82 H-122 C-130 82 -132 78 -132 70Z', C.mel) +
      path(
        'M66 -36 H96 C116 -34 128 0 138 24 C142 34 142 74 136 82 H116 C114 62 100 48 82 48 C76 48 70 50 66 53Z',
        shade(C.ipe, 0.08),
      ) +
      path('M66 34 H140 C142 50 140 76 136 82 H116 C114 62 100 48 82 48 C76 48 70 50 66 53Z', shade(C.mel, 0.14)),
    glass('M76 -24 H94 C106 -22 114 0 122 20 H76Z', 96),
    rect(-112, -40, 140, 62, 8, '#6B3A2E') +
      rect(-106, -34, 128, 52, 5, C.lampada) +
      rect(-98, -14, 50, 4, 1, '#B9794A') +
      each([-90, -76, -62], (x, i) => rect(x - 5, -28, 10, 14, 3, nth([C.flamboyant, C.mata, C.mar], i))) +
      circ(-10, -4, 13, '#8A5236') +
      path('M-24 18 C-24 4 4 4 4 18Z', C.branco) +
      path('M-22 -12 C-22 -34 2 -34 2 -12Z', C.branco) +
      circ(-15, -4, 1.8, C.tinta) +
      circ(-6, -4, 1.8, C.tinta) +
      line('M-14 2 C-12 5 -9 5 -7 2', '#4A2B3A', 1.8),
    rect(-122, 20, 160, 10, 5, '#FFF6E6') + rect(-122, 26, 160, 6, 3, '#DCC7C9'),
    times(8, (i) =>
      path(`M${-118 + i * 19} -54 h19 l4 30 a11 10 0 0 1 -22 0Z`, i % 2 ? '#FFF6E6' : C.flamboyant, {
        transform: `translate(${(i - 4) * 1.6} 0)`,
      }),
    ) + rect(-124, -60, 162, 10, 4, shade(C.flamboyant, 0.2)),
    rect(-100, -116, 118, 40, 14, C.jabuticaba) +
      rect(-96, -112, 110, 32, 11, 'none', { stroke: '#FFE9B0', 'stroke-width': 2.5 }) +
      text(-41, -88, 'COXINHA', { size: 22, fill: '#FFF3CF' }),
    rect(126, 40, 14, 14, 6, '#FFF6DC') +
      rect(-134, 40, 10, 16, 4, C.flamboyant) +
      rect(110, 72, 36, 11, 5, '#E6DDF6') +
      text(6, 62, 'com amor', { size: 18, fill: '#7A3B2E' }),
    line('M-132 -104 C-150 -110 -150 -90 -132 -80 M30 -98 C70 -70 110 -70 146 -104', C.carbono, 2.5) +
      each(points`50,-86 76,-77 102,-78 126,-90`, ([x, y], i) =>
        path(`M${x - 8} ${y} h16 l-8 16Z`, nth([C.flamboyant, C.folha, C.mar, C.ipe], i)),
      ) +
      spark(118, -34) +
      spark(-122, -110, 0.8),
  ],
  dreamer: {
    behind: [0, 1, 2, 3, 5],
    before: [4],
    view: [-2, -8, 0.93],
    at: [-24, 113, 0.443],
    doing: { pose: serving, apron: true, shadow: false, props: { handB: tray(FOOD.coxinha) } },
    window: path('M-190 -150H150V22H-190Z'),
  },
};
