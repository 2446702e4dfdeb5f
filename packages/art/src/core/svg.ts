/** Tiny SVG text helpers. Pure functions, no DOM. */
import type { Colour } from './colour.ts';
import { define, ownIds } from './ids.ts';

export type Svg = string;
/** A drawing, or its parts from back to front. */
export type Parts = Svg | readonly Svg[];
export const whole = (parts: Parts): Svg => (typeof parts === 'string' ? parts : parts.join(''));
export type Point = readonly [x: number, y: number];
/** Presentation attributes; undefined ones are left out. */
export interface Attributes {
  readonly [name: string]: string | number | undefined;
}
/** Offset, colour and, where it fades, opacity. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** numbers in text with more digits than a picture can show */
const LONG_NUMBER = /-?\d{1,20}(?:\.\d{4,}(?:e-\d+)?|e-\d+)/g;
const rounded = (value: string | number): string | number =>
  typeof value === 'number'
    ? +value.toFixed(2)
    : value.replaceAll('"', '&quot;').replace(LONG_NUMBER, (number) => String(+Number(number).toFixed(3)));

/** Attributes as they stand in a tag, each with a space before it. */
export const attributes = (list: Attributes = {}): string =>
  Object.entries(list)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${rounded(value)}"`))
    .join('');

/** Any element; without a body it closes itself. */
export const tag = (name: string, list: Attributes, body: Svg = ''): Svg =>
  body === '' ? `<${name}${attributes(list)}/>` : `<${name}${attributes(list)}>${body}</${name}>`;

export const g = (body: Parts, list?: Attributes): Svg => `<g${attributes(list)}>${whole(body)}</g>`;

/** A drawing of every entry of a list, one over the other. */
export const each = <const T>(list: readonly T[], draw: (entry: T, i: number) => Parts): Svg =>
  list.map((entry, i) => whole(draw(entry, i))).join('');
/** So many drawings, one over the other. */
export const times = (count: number, draw: (i: number) => Parts): Svg =>
  Array.from({ length: count }, (_, i) => whole(draw(i))).join('');

/** Moves, turns (degrees) and scales a body. */
export const at = (x: number, y: number, body: Parts, scale = 1, turn = 0): Svg =>
  g(body, {
    transform: `translate(${rounded(x)} ${rounded(y)})${turn ? ` rotate(${rounded(turn)})` : ''}${scale !== 1 ? ` scale(${rounded(scale)})` : ''}`,
  });
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: Colour,
  list?: Attributes,
): Svg => tag('rect', { x, y, width, height, rx: radius || undefined, fill, ...list });
export const circ = (cx: number, cy: number, r: number, fill: Colour, list?: Attributes): Svg =>
  tag('circle', { cx, cy, r, fill, ...list });
export const ell = (cx: number, cy: number, rx: number, ry: number, fill: Colour, list?: Attributes): Svg =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...list });
export const path = (d: string, fill: Colour = 'none', list?: Attributes): Svg => tag('path', { d, fill, ...list });
/** A line with round ends; width in units of the picture. */
export const line = (d: string, stroke: Colour, width: number, list?: Attributes): Svg =>
  tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...list,
  });
/** middle and radius */
export type Ball = readonly [x: number, y: number, r: number];
/** Balls of one colour, as leaves and hair are made of. */
export const balls = (list: readonly Ball[], fill: Colour): Svg =>
  list.map(([x, y, r]) => circ(x, y, r, fill)).join('');
export const poly = (points: readonly Point[], fill: Colour, list?: Attributes): Svg =>
  tag('polygon', { points: points.map((p) => p.map((v) => v.toFixed(1)).join(',')).join(' '), fill, ...list });

/** Shows the body only inside the shape. */
export function clip(shape: Svg, body: Parts): Svg {
  const { url, definition } = define('c', (id) => `<clipPath id="${id}">${shape}</clipPath>`);
  return definition + g(body, { 'clip-path': url });
}
export const stopList = (stops: readonly Stop[]): Svg =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
/** A fill that runs from the top to the bottom: [reference, definition]. */
export function linear(...stops: readonly Stop[]): readonly [fill: string, definition: Svg] {
  const { url, definition } = define(
    'g',
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopList(stops)}</linearGradient>`,
  );
  return [url, definition];
}
/** A fill that runs from the middle outwards: [reference, definition]. */
export function radial(...stops: readonly Stop[]): readonly [fill: string, definition: Svg] {
  const { url, definition } = define(
    'g',
    (id) => `<radialGradient id="${id}" cx="0.5" cy="0.5" r="0.5">${stopList(stops)}</radialGradient>`,
  );
  return [url, definition];
}
/** Draws a body through a filter. */
export function filtered(body: Svg, attributesOfFilter: string, primitives: Svg): Svg {
  const { url, definition } = define('f', (id) => `<filter id="${id}" ${attributesOfFilter}>${primitives}</filter>`);
  return definition + g(body, { filter: url });
}

/**
 * A drawing that stands in a picture more than once: written the first time, referred to after that. Its origin is put
 * at x, y.
 */
export function stamp(x: number, y: number, body: Svg): Svg {
  const { id, definition } = define('s', (id) => `<symbol id="${id}" overflow="visible">${body}</symbol>`);
  return definition + tag('use', { href: `#${id}`, x: +x.toFixed(1), y: +y.toFixed(1) });
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** `x y width height`; the size itself when left out */
  readonly viewBox?: string;
}
/**
 * A whole picture. The name stands before every id in it, so that it can be laid inline beside others; a picture that
 * stands twice in one page is the same text twice, and its ids mean the same thing.
 */
export const picture = (name: string, { width, height, viewBox }: Frame, body: Parts): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox ?? `0 0 ${width} ${height}`}">${ownIds(name, whole(body))}</svg>`;

/** The i-th entry of a list that is walked round and round. */
export function nth<T>(list: readonly [T, ...(readonly T[])], i: number): T {
  return list[((i % list.length) + list.length) % list.length] ?? list[0];
}
