/** A moustache over the mouth. */
import { mix, shade } from '../../core/colour.ts';
import type { Knot } from '../../core/geometry.ts';
import { ink, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { type FaceFrame, narrow, slide } from './ball.ts';

const SIZE = { broad: { w: 21, h: 9 }, thin: { w: 15, h: 3.6 } } as const;
export function moustache({ m, face, person, turn, nod }: FaceFrame): Svg {
  if (face.moustache === undefined) return '';
  const { w, h } = SIZE[face.moustache];
  const x = slide(0, turn) + turn / 15;
  const y = face.nose.y + 8 + nod * 1.2;
  const far = narrow(12, turn);
  const isBroad = face.moustache === 'broad';
  const colour = isBroad ? person.hair : mix(person.hair, '#8A7F8F', 0.25);
  const outline: readonly Knot[] = [
    [x, y - 0.5],
    [x + w * 0.5 * far, y - 1.2],
    [x + w * far, y + h * 0.85],
    [x + w * 0.62 * far, y + h * 1.16],
    [x, y + h * 0.8],
    [x - w * 0.62, y + h * 1.16],
    [x - w, y + h * 0.85],
    [x - w * 0.5, y - 1.2],
  ];
  const hairs = isBroad
    ? [-9, -4, 5]
        .map((dx) =>
          ink(
            m,
            [
              [x + dx, y + 2],
              [x + dx + (dx < 0 ? -3 : 2), y + 6.4],
            ],
            shade(colour, 0.16),
            1.4,
          ),
        )
        .join('')
    : '';
  return sheet(m, outline, colour, { lift: 0.45 }) + hairs;
}
