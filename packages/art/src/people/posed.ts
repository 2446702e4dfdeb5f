/** Somebody whom a page can move: the marks, and what is taken out by them again. */
import { each, g, type Svg } from '../core/svg.ts';
import { figure } from './figure.ts';
import type { FigureOptions } from './figure-options.ts';

export interface Posed extends FigureOptions {
  /** What a page can move is marked: the whole person, and shut eyes that lie unseen over the open ones. */
  readonly lives?: boolean | undefined;
}
/** Somebody to be laid into a picture. */
export function posed({ lives = false, ...o }: Posed): Svg {
  const { body } = figure(o);
  if (!lives) return body;
  const lids = g(figure({ ...o, blink: 1 }).eyes, { 'data-lids': '', opacity: 0 });
  return g(body + lids, { 'data-lives': '' });
}

/** The shut eyes alone, seen, where they are in a drawing whose people live. */
export function lidsOf(drawing: Svg): Svg {
  const places: string[] = [];
  let depth = 0;
  let lids = '';
  for (const tag of drawing.match(/<[^<>]+>/g) ?? []) {
    const steps = tag.startsWith('<g') ? 1 : tag === '</g>' ? -1 : 0;
    if (depth > 0) {
      depth += steps;
      lids += depth > 0 ? tag : '</g>'.repeat(places.length);
    } else if (tag.includes(' data-lids=')) {
      depth = 1;
      lids += each(places, (place) => `<g${place}>`);
    } else if (steps > 0) places.push(/ transform="[^"]*"/.exec(tag)?.[0] ?? '');
    else if (steps < 0) places.pop();
  }
  return lids;
}
