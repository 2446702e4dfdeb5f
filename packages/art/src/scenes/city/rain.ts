/** Rain over the town. */
import { line, type Svg } from '../../core/svg.ts';
import { PALETTE } from '../../core/tokens.ts';
import { RAIN } from './boxes.ts';

/** Where drops begin, as shares of a piece's width and height, and how long they are, as a share of its height. */
const DROPS = [
  [0.14, 0.06, 0.11],
  [0.62, 0.18, 0.08],
  [0.36, 0.34, 0.12],
  [0.88, 0.42, 0.1],
  [0.2, 0.6, 0.08],
  [0.66, 0.68, 0.12],
  [0.46, 0.84, 0.07],
] as const;

/** The drops of one piece. */
export const rainBody = (): Svg =>
  line(
    DROPS.map(
      ([x, y, long]) => `M${x * RAIN.width} ${y * RAIN.height} l${-long * RAIN.drift} ${long * RAIN.height}`,
    ).join(' '),
    PALETTE.branco,
    2.4,
    { opacity: 0.75 },
  );
