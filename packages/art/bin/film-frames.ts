/** Pictures of a film as pixels. Layers that stay the same text are drawn once and laid over each other here. */
import type { Film } from '@consorcio/art/films';
import { renderPixels } from './render.ts';

/** grounds kept at the same time */
const KEPT = 6;

/** Premultiplied RGBA over another, in place. */
function layOver(below: Uint8Array, above: Uint8Array): void {
  for (let i = 0; i < below.length; i += 4) {
    const alpha = above[i + 3] ?? 0;
    if (alpha === 0) continue;
    const rest = 255 - alpha;
    for (let k = 0; k < 4; k++) below[i + k] = (above[i + k] ?? 0) + ((((below[i + k] ?? 0) * rest + 127) / 255) | 0);
  }
}
/** A drawer that remembers the layers it has drawn. */
export function frameDrawer(): (film: Film, t: number) => Uint8Array {
  const known = new Map<string, Uint8Array>();
  const layer = (svg: string, width: number): Uint8Array => {
    const before = known.get(svg);
    known.delete(svg);
    const pixels = before ?? renderPixels(svg, width);
    known.set(svg, pixels);
    for (const key of known.keys()) if (known.size > KEPT) known.delete(key);
    return pixels;
  };
  return (film, t) => {
    const [ground, ...others] = film.layersAt(t).map((svg) => layer(svg, film.width));
    if (ground === undefined) throw new Error(`${film.name} has no picture at ${t} s`);
    const frame = Uint8Array.from(ground);
    for (const above of others) layOver(frame, above);
    return frame;
  };
}
