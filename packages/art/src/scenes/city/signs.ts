/** The sign on the roof of each place: round icon on the left, the name in two lines. */
import { shade } from '../../core/colour.ts';
import { at, circ, line, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import { text } from '../../core/words.ts';
import type { Place } from '../../plans/places.ts';
import { PLACE_LOOKS } from '../place-icons.ts';

/** A sign around 0,0; the poles reach down to the roof. */
export function signBody({ id, sign }: Place): Svg {
  const { icon, colour: c, lettering } = PLACE_LOOKS[id];
  const w = 196;
  const h = 66;
  return (
    line('M-60 20 V44 M60 20 V44', '#5B4A78', 5) +
    rect(-w / 2 + 7, -h / 2 + 10, w, h, 20, SHADOW, { opacity: 0.24 }) +
    rect(-w / 2, -h / 2 + 5, w, h, 20, shade(c, 0.4)) +
    rect(-w / 2, -h / 2, w, h, 20, c) +
    rect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, 16, 'none', {
      stroke: '#FFF3CF',
      'stroke-width': 2.5,
      opacity: 0.8,
    }) +
    circ(-w / 2 + 20, 4, 39, shade(C.ipe, 0.36)) +
    circ(-w / 2 + 20, 0, 39, C.ipe) +
    circ(-w / 2 + 20, 0, 33, C.papel) +
    at(-w / 2 + 20, 0, icon, 0.86) +
    text(28, -3, sign[0], { size: lettering[0], fill: '#FFFFFF' }) +
    text(28, 21, sign[1], { size: lettering[1], fill: '#FFE9B0' })
  );
}
