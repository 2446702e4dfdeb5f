/** Roofs of the lot: four slopes that meet in a short ridge, and a triangle towards the near left street. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import type { Svg } from '../../core/svg.ts';
import { L } from './view.ts';

interface Roof {
  /** far corner of the walls and height of the eaves */
  readonly at: readonly [x: number, y: number, z: number];
  /** width and depth of the walls, and height of the ridge over the eaves */
  readonly size: readonly [width: number, depth: number, height: number];
  /** how far it reaches over the walls */
  readonly eaves: number;
  readonly colour: Colour;
}

/** Four slopes. */
export function hipRoof({ at: [x, y, z], size: [width, depth, height], eaves, colour }: Roof): Svg {
  const [a, b, m, n] = [x - eaves, x + width + eaves, y - eaves, y + depth + eaves];
  const half = Math.min(width, depth) / 2;
  const far = [x + half, y + depth / 2, z + height] as const;
  const near = [x + width - half * 0.9, y + depth / 2, z + height] as const;
  return (
    L.face([[a, m, z], [b, m, z], near, far], tint(colour, 0.16)) +
    L.face([[a, m, z], [a, n, z], far], tint(colour, 0.26)) +
    L.face([[b, m, z], [b, n, z], near], shade(colour, 0.26)) +
    L.face([[a, n, z], [b, n, z], near, far], colour) +
    L.face(
      [
        [a, n, z],
        [b, n, z],
        [b, n, z - 0.08],
        [a, n, z - 0.08],
      ],
      shade(colour, 0.36),
    ) +
    L.face(
      [
        [b, n, z],
        [b, m, z],
        [b, m, z - 0.08],
        [b, n, z - 0.08],
      ],
      shade(colour, 0.5),
    )
  );
}

/** Two slopes whose triangle looks to the near left street. */
export function pediment({ at: [x, y, z], size: [width, depth, height], eaves, colour }: Roof, front: Colour): Svg {
  const middle = x + width / 2;
  const [a, b, n] = [x - eaves, x + width + eaves, y + depth + eaves];
  const top = z + height;
  return (
    L.face(
      [
        [a, y, z],
        [middle, y, top],
        [middle, n, top],
        [a, n, z],
      ],
      tint(colour, 0.2),
    ) +
    L.face(
      [
        [b, y, z],
        [middle, y, top],
        [middle, n, top],
        [b, n, z],
      ],
      shade(colour, 0.12),
    ) +
    L.face(
      [
        [a, n, z],
        [b, n, z],
        [middle, n, top],
      ],
      colour,
    ) +
    L.face(
      [
        [a + 0.42, n, z + 0.08],
        [b - 0.42, n, z + 0.08],
        [middle, n, top - 0.14],
      ],
      front,
    )
  );
}
