/** What is worn over a top: the bib of dungarees, an apron. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import { knots, points } from '../../core/geometry.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { BodyFrame } from './body-frame.ts';
import { clothOf, frontOf } from './cloth.ts';

export function dungarees(frame: BodyFrame): Svg {
  const { bottom, build: b } = frame.person;
  if (bottom.kind !== 'dungaree') return '';
  const { half } = frame.spine;
  const { flap, line, dot } = clothOf(frame);
  const c = bottom.colour;
  const x = frontOf(frame.q);
  const hip = half(b.hip);
  const waist = half(b.waist) + 2;
  const straps = [-1, 1]
    .map((s) => line(points`0.69,${x + s * 15} 0.86,${x * 0.7 + s * 17} 0.985,${s * 19 + x * 0.2}`, c, 8.6))
    .join('');
  const bib = flap(
    knots`
      0.7,${x - 19},1 0.5,${x - 21} 0.3,${-waist} 0.06,${-hip} 0.06,${hip} 0.3,${waist} 0.5,${x + 21} 0.7,${x + 19},1
    `,
    c,
    frame.isBack ? 0 : 0.4,
  );
  if (frame.isBack) return straps + bib;
  const pocket = flap(
    knots`0.58,${x - 12},1 0.58,${x + 12},1 0.44,${x + 11} 0.4,${x} 0.44,${x - 11}`,
    tint(c, 0.14),
    0.2,
  );
  return (
    straps +
    bib +
    line(points`0.66,${x - 15} 0.655,${x + 15}`, tint(c, 0.4), 1.6) +
    pocket +
    dot([0.68, x - 15], 3.6, C.ipe) +
    dot([0.68, x + 15], 3.6, C.ipe)
  );
}
export function apron(frame: BodyFrame, colour: Colour | undefined): Svg {
  if (colour === undefined || frame.isBack) return '';
  const { flap, line } = clothOf(frame);
  const x = frontOf(frame.q);
  const hip = frame.spine.half(frame.person.build.hip);
  const low = frame.isSeated ? 0 : -0.42;
  return (
    [-1, 1].map((s) => line(points`0.77,${x + s * 15} 1,${s * 14}`, colour, 4)).join('') +
    flap(
      knots`
        0.78,${x - 18},1 0.78,${x + 18},1 0.5,${x + 23} 0.24,${hip * 0.86 + x * 0.3} ${low},${hip * 0.8 + x * 0.3},1
        ${low},${-hip * 0.78},1 0.24,${-hip * 0.8} 0.5,${x - 23}
      `,
      colour,
      0.5,
    ) +
    line(points`0.72,${x - 14} 0.72,${x + 14}`, tint(colour, 0.5), 3) +
    flap(knots`0.16,${x - 17},1 0.16,${x + 17},1 -0.04,${x + 16} -0.07,${x} -0.04,${x - 16}`, shade(colour, 0.12), 0.2)
  );
}
