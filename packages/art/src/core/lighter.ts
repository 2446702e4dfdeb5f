/**
 * A drawing as it looks at the size at which it is shown: fewer points where nobody sees the difference and nothing that is
 * smaller than a pixel; from far away also without lit edges and layer shadows.
 */
import { CAST_OPACITY, EDGE_MOVE } from './paper.ts';
import { extent, rings, simplified } from './simplify.ts';
import type { Svg } from './svg.ts';

const escaped = (text: string): string => text.replace(/[.()]/g, String.raw`\$&`);
const EDGES = new RegExp(`<path [^>]*transform="${escaped(EDGE_MOVE)}"/>`, 'g');
const SHADOWS = new RegExp(
  `<path [^>]*transform="translate\\([\\d.]+ [\\d.]+\\)" opacity="${escaped(String(CAST_OPACITY))}"/>`,
  'g',
);
const PATH = /<path d="(M[^"]*)"([^>]*)\/>/g;
const WIDTH = /stroke-width="([\d.]+)"/;

/** px of the picture */
interface Detail {
  /** how far the points that are left may be from the outline */
  readonly tolerance: number;
  /** shapes that are smaller both ways are left out */
  readonly smallest: number;
  /** shapes that are smaller one way are left out, and lines of half that width */
  readonly thinnest: number;
}
const NEAR: Detail = { tolerance: 0.45, smallest: 1, thinnest: 0.4 };
const FAR: Detail = { tolerance: 0.8, smallest: 2, thinnest: 0.8 };
/** distance of the places that a point may have: units of the drawing close by, px of half of it from far away */
const CLOSE_GRID = 0.4;
const FAR_STEP = 0.5;
/** people of 430 units are smaller than about 280 px below this scale: paper has no thickness there */
const FAR_BELOW = 0.65;

/** Outlines by scale, width and path: a sheet's shadow, edge and face have the same, and one body stands in many pictures. */
const known = new Map<string, string>();
/** So many are kept at once: tens of MB. */
const MOST_KNOWN = 20_000;

/**
 * The same drawing with less to load; only for drawings made with core/paper.ts.
 * @param scale px of the picture to a unit of the drawing
 */
export function lighter(svg: Svg, scale: number): Svg {
  const isFar = scale < FAR_BELOW;
  const detail = isFar ? FAR : NEAR;
  const grid = scale > 1 ? CLOSE_GRID : isFar ? 2 * Math.max(1, Math.round(FAR_STEP / scale)) : 1;
  const faces = isFar ? svg.replace(EDGES, '').replace(SHADOWS, '') : svg;
  const lightened = (d: string, width: number | undefined): string => {
    const outlines = rings(d);
    if (!outlines) return d;
    const [wide, high] = extent(outlines);
    const thickness = width === undefined ? Math.min(wide, high) : 2 * width;
    const isSeen = Math.max(wide, high) * scale >= detail.smallest && thickness * scale >= detail.thinnest;
    return isSeen ? simplified(outlines, detail.tolerance / scale, grid) : '';
  };
  return faces.replace(PATH, (_, d: string, rest: string) => {
    const width = WIDTH.exec(rest)?.[1];
    const key = `${scale} ${width} ${d}`;
    const outline = known.get(key) ?? lightened(d, width === undefined ? undefined : Number(width));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, outline);
    return outline === '' ? '' : `<path d="${outline}"${rest}/>`;
  });
}
