/** What is worn below the waist. Pelvis and near leg are one sheet, so there is no seam between them. */
import { shade } from '../../core/colour.ts';
import { add, angle, applyAll, corner, type Knot, lerp, type Point, points, step } from '../../core/geometry.ts';
import { shape, tube } from '../../core/outline.ts';
import { ink, paper, print, sheet, united } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { BodyFrame } from './body-frame.ts';
import { flower } from './flower.ts';
import { cuff, FAR_DIM, legSvg, shortLeg, thigh, trouser } from './leg-parts.ts';

function skirt({ m, person, spine: { body, half }, near, far, isSeated, sway }: BodyFrame): Svg {
  const { build: b, top } = person;
  const c = person.bottom.colour;
  const low = -0.78;
  const left = isSeated ? add(near.knee, [4, 14]) : add(body(low, -half(b.hip) * 1.18), [sway[0] * 0.4, 0]);
  const right = isSeated ? add(far.knee, [12, 14]) : add(body(low, half(b.hip) * 1.22), [sway[0] * 0.4, 0]);
  const outline: Knot[] = [
    body(0.3, -half(b.waist)),
    body(0.05, -half(b.hip) * 1.02),
    ...(isSeated ? [add(thigh(near, 0.5), [-2, 20])] : []),
    corner(left),
    add(lerp(left, right, 0.5), [0, 7]),
    corner(right),
    ...(isSeated ? [add(thigh(far, 0.6), [4, -22])] : []),
    body(0.05, half(b.hip) * 1.02),
    body(0.3, half(b.waist)),
  ];
  const FLOWERS: readonly Point[] = points`-0.1,-18 -0.2,14 -0.4,-26 -0.45,4 -0.5,30 -0.62,-10`;
  const flowers =
    top.kind === 'dress' && top.flowers !== undefined
      ? FLOWERS.map(([v, u]) => flower(m, body(v, u), top.flowers ?? c)).join('')
      : '';
  const folds = isSeated
    ? ''
    : ink(m, [body(0, 6), body(low * 0.9, 10)], shade(c, 0.16), 2.4) +
      ink(m, [body(0, -14), body(low * 0.9, -20)], shade(c, 0.16), 2.4);
  return paper(shape(applyAll(m, outline)), c, { lift: 0.7, printed: flowers + folds });
}

function trousers(frame: BodyFrame): Svg {
  const { m, person, spine, q, near, far, isSeated } = frame;
  const { body, half, hipWidth } = spine;
  const { build: b, bottom } = person;
  const c = bottom.colour;
  const isShort = bottom.kind === 'shorts';
  const pelvis: Knot[] = [
    body(0.26, -half(b.waist)),
    body(0.08, -half(b.hip) * 0.98),
    body(-0.1, -half(b.hip) * 0.9),
    body(-0.2, -hipWidth * 0.9),
    body(-0.2, hipWidth * 0.8),
    body(-0.1, half(b.hip) * 0.9),
    body(0.08, half(b.hip) * 0.98 + q * b.belly * 0.3),
    body(0.26, half(b.waist) + q * b.belly * 0.7),
  ];
  const leg = isShort ? shortLeg(near, b.leg) : trouser(near, person);
  const crotch = add(lerp(near.hip, far.hip, 0.5), [2, 26]);
  const dark = shade(c, 0.22);
  const seams =
    ink(m, [body(0.02, hipWidth * 0.1 + q * 10), add(lerp(crotch, thigh(near, 0.3), 0.3), [4, 0])], dark, 2.2) +
    ink(m, [body(0.1, -half(b.hip) * 0.8), body(0, -half(b.hip) * 0.5)], dark, 2.2);
  const inner = print(
    m,
    tube([add(near.hip, [hipWidth, 10]), add(thigh(near, 0.5), [16, 0]), add(near.knee, [13, 0])], [7, 7, 5]),
    shade(c, 0.16),
    0.5,
  );
  const side = angle(near.hip, near.knee);
  const hem = isShort
    ? ink(
        m,
        [step(thigh(near, 0.82), side - 90, 24), thigh(near, 0.82), step(thigh(near, 0.82), side + 90, 24)],
        C.ipe,
        3,
      )
    : cuff(frame, near, 0);
  const plane: Knot[] = [
    body(0.3, half(b.waist) * 0.62 + q * 8),
    body(0.06, half(b.hip) * 0.42 + q * 8),
    add(lerp(crotch, far.hip, 0.4), [0, -4]),
    add(crotch, [0, 4]),
    add(crotch, [16, 40]),
    body(-0.3, 90),
    body(0.3, 90),
  ];
  const shaded = isSeated ? '' : print(m, plane, shade(c, 0.13));
  return (
    (isShort ? sheet(m, shortLeg(far, b.leg), shade(c, 0.1), { lift: 0.5 }) : '') +
    paper(united(m, [pelvis, leg]), c, {
      lift: 0.6,
      cast: shape(applyAll(m, leg)),
      printed: shaded + inner + hem + seams,
    })
  );
}
/** Both legs and what covers them. */
export const legsSvg = (frame: BodyFrame): Svg =>
  legSvg(frame, frame.far, FAR_DIM) +
  legSvg(frame, frame.near, 0) +
  (frame.person.bottom.kind === 'skirt' ? skirt(frame) : trousers(frame));
