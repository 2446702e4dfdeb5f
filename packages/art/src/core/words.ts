/** Words of a picture. They stand apart from core/svg.ts, so that only what draws words carries their letters. */
import type { Colour } from './colour.ts';
import { TITLE } from './faces/title.ts';
import { canSet, type FaceTable, wordsOutline, wordsWidth } from './lettering.ts';
import { attributes, type Svg, tag } from './svg.ts';
import { PALETTE } from './tokens.ts';

export interface TextOptions {
  readonly size?: number | undefined;
  readonly fill?: Colour | undefined;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  /** the font of titles when left out */
  readonly face?: FaceTable | undefined;
  /** more room after each letter, in units */
  readonly spacing?: number | undefined;
  /** an edge with round corners, and its width in units */
  readonly stroke?: Colour;
  readonly 'stroke-width'?: number;
  readonly 'paint-order'?: 'stroke';
}

/** Text that comes from a player may hold markup. */
const escapeText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Words as outlines, so that they look alike in every browser. Size in units, anchor in the middle when left out.
 * @throws Error that names a letter which the font's table lacks
 */
export function text(x: number, y: number, words: string | number, options: TextOptions = {}): Svg {
  const { size = 20, fill = PALETTE.tinta, anchor = 'middle', face = TITLE, spacing = 0 } = options;
  const { stroke, 'stroke-width': width = 1, 'paint-order': order } = options;
  const all = String(words);
  const setting = { face, size, spacing };
  const d = wordsOutline(all, setting);
  if (d === '') return '';
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * wordsWidth(all, setting);
  const scale = size / face.outlineUnits;
  const place = `translate(${+left.toFixed(1)} ${+y.toFixed(1)}) scale(${+scale.toFixed(5)})`;
  const edge = stroke === undefined ? {} : { stroke, 'stroke-width': width / scale, 'stroke-linejoin': 'round' };
  return `<path transform="${place}"${attributes({ d, fill, 'data-words': escapeText(all), ...edge, 'paint-order': order })}/>`;
}
/**
 * The name that a player wrote. One with letters that the table lacks is text in the same font: `renderPng`, which draws
 * the pictures with names, has the whole fonts.
 */
export function nameText(x: number, y: number, name: string, options: TextOptions = {}): Svg {
  const { size = 20, fill = PALETTE.tinta, anchor = 'middle', face = TITLE } = options;
  if (canSet(name, face)) return text(x, y, name, options);
  const list = {
    x,
    y,
    'font-family': face.family,
    'font-size': size,
    'font-weight': face.weight,
    fill,
    'text-anchor': anchor,
  };
  return tag('text', list, escapeText(name));
}
export const lines = (x: number, y: number, rows: readonly string[], lineHeight: number, options?: TextOptions): Svg =>
  rows.map((row, i) => text(x, y + i * lineHeight, row, options)).join('');
