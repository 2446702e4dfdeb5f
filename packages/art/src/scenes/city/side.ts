/** The town beside the map: 900 px on either side, 1024 high, joining the map where its edges are. */
import { type Colour, shade } from '../../core/colour.ts';
import { graded } from '../../core/grade.ts';
import { clip, each, ell, g, line, path, radial, type Svg, stamp, times } from '../../core/svg.ts';
import { type CitySideName, SIDE_WIDTH } from '../../plans/boxes.ts';
import { car } from '../props.ts';
import { AWAY, HILLS, isNearRow } from './depth.ts';
import { ground, landShape, type Span, sideBelt } from './ground.ts';
import { SIDE_CARS, sideBlocks } from './side-blocks.ts';
import { farHills } from './sky.ts';
import { LOCAL } from './stamps.ts';
import { TOWN as I } from './town-iso.ts';
import { CAR_SCALE } from './traffic.ts';

const SPANS: Readonly<Record<CitySideName, Span>> = {
  left: [-SIDE_WIDTH - 10, 8],
  right: [760, 768 + SIDE_WIDTH + 10],
};

/** far range, near range and their shaded flanks; no range reaches into the map */
const RIDGES: Readonly<Record<CitySideName, readonly (readonly [d: string, fill: Colour])[]>> = {
  left: [
    [
      'M-910 296C-830 230 -770 212 -700 246C-620 176 -560 168 -480 232C-390 204 -310 226 -240 262C-160 240 -90 262 -8 306V345H-910Z',
      '#8FB9DE',
    ],
    ['M-584 189C-560 182 -520 200 -480 232C-500 262 -490 300 -480 345H-560C-530 290 -540 230 -584 189Z', '#7BA4D2'],
    [
      'M-910 320C-850 258 -770 256 -690 296C-610 248 -540 246 -460 292C-390 262 -300 256 -220 296C-150 268 -80 278 -10 316V350H-910Z',
      '#7CC0B4',
    ],
    ['M-590 256C-540 250 -500 268 -460 292C-490 306 -510 326 -520 350H-600C-570 310 -570 280 -590 256Z', '#69AEA8'],
  ],
  right: [
    [
      'M786 302C850 250 930 214 1010 250C1090 176 1160 170 1230 236C1330 196 1420 214 1500 260C1570 236 1620 250 1680 290V345H786Z',
      '#8FB9DE',
    ],
    ['M1145 191C1180 194 1205 212 1230 236C1215 270 1225 305 1240 345H1165C1190 290 1185 230 1145 191Z', '#7BA4D2'],
    [
      'M784 316C850 270 930 256 1000 294C1080 250 1160 250 1240 294C1330 256 1420 256 1490 296C1560 262 1620 266 1680 300V350H784Z',
      '#7CC0B4',
    ],
    ['M1120 262C1170 256 1210 276 1240 294C1215 308 1200 326 1190 350H1110C1140 310 1140 284 1120 262Z', '#69AEA8'],
  ],
};
/** houses of the next quarter, pale with distance: place of the foot, colour, height */
const SKYLINE: Readonly<Record<CitySideName, readonly (readonly [x: number, y: number, c: Colour, h: number])[]>> = {
  left: [
    [-846, 296, '#D9C9EC', 1.9],
    [-806, 302, '#F1D3CE', 1.3],
    [-640, 298, '#C9DDF0', 1.7],
    [-600, 302, '#EFDCC6', 2.2],
    [-404, 300, '#F1D3CE', 1.5],
    [-368, 304, '#D9C9EC', 2],
    [-210, 304, '#C9DDF0', 1.4],
  ],
  right: [
    [968, 304, '#EFDCC6', 1.5],
    [1006, 300, '#C9DDF0', 2.1],
    [1176, 302, '#D9C9EC', 1.4],
    [1212, 298, '#F1D3CE', 1.9],
    [1404, 300, '#C9DDF0', 1.4],
    [1442, 296, '#EFDCC6', 2],
    [1590, 298, '#D9C9EC', 1.6],
  ],
};
/** low green behind the belt of trees, so that no far house stands between their trunks */
const HEDGE: Readonly<Record<CitySideName, string>> = {
  left: 'M-920 298C-610 282 -300 298 -20 304',
  right: 'M790 302C1060 308 1378 286 1688 300',
};
const block = (c: Colour, h: number): Svg =>
  LOCAL.box(-0.5, -0.5, 0, 1, 1, h, c, { right: shade(c, 0.1) }) +
  times(Math.floor(h / 0.42), (r) =>
    LOCAL.onLeft(-0.5, 0.5, h - 0.1 - r * 0.42, path('M7 3h9v7h-9zM24 3h9v7h-9z', '#FFF6DC')),
  );

/** distance makes paler: strongest at the outer edge, nothing at the map and at the top */
function haze(side: CitySideName): Svg {
  const [fill, definition] = radial([0, '#FFF3E0', 0.38], [0.5, '#FFF3E0', 0.2], [1, '#FFF3E0', 0]);
  return definition + ell(side === 'left' ? -SIDE_WIDTH : 768 + SIDE_WIDTH, 600, SIDE_WIDTH - 40, 600, fill);
}

/** One side of the town in px of the map, without the sky. */
export function sideBody(side: CitySideName): Svg {
  const span = SPANS[side];
  const blocks = sideBlocks(side);
  const cars = SIDE_CARS[side].map(([x, y, c, dir, rear]) => {
    const [px, py] = I.P(x, y);
    return {
      depth: x + y,
      art: stamp(px, py, graded(g(car(c, dir, rear), { transform: `scale(${CAR_SCALE})` }), AWAY)),
    };
  });
  /** cars behind a block come before it: its upper corner is farther away than they are nearer */
  const standing = blocks.map(({ i, j, ground: slab, body }, n) => {
    const depth = (i + j) * 6.3 + 5;
    const next = blocks[n + 1] ?? { i: 9, j: 9 };
    const until = (next.i + next.j) * 6.3 + 5;
    const here = cars.filter((one) => one.depth >= depth && one.depth < until).map(({ art }) => art);
    return { isNear: isNearRow(i, j), art: (i + j > 0 ? slab : '') + body + here.join('') };
  });
  const rows = (isNear: boolean): Svg =>
    each(
      standing.filter((row) => row.isNear === isNear),
      ({ art }) => art,
    );
  const first = blocks.filter(({ i, j }) => i + j <= 0).map(({ ground: slab }) => slab);
  return (
    graded(
      each(RIDGES[side], ([d, fill]) => path(d, fill)) +
        each(SKYLINE[side], ([x, y, c, h]) => stamp(x, y, block(c, h))) +
        farHills(),
      HILLS,
    ) +
    line(HEDGE[side], '#79C3A6', 26) +
    ground(span) +
    clip(path(landShape(span)), first.join('')) +
    sideBelt(span) +
    rows(false) +
    haze(side) +
    rows(true)
  );
}
