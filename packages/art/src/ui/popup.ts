/**
 * One popup for every moment: ribbon title, picture, heading, text, extra row, buttons. The panel grows with its
 * content and stands in the middle. Screens are 768 x 1024.
 */
import type { Colour } from '../core/colour.ts';
import { TEXT } from '../core/faces/text.ts';
import { wrap } from '../core/line-breaks.ts';
import { at, circ, clip, line, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { type TextOptions, text } from '../core/words.ts';
import { ICON, type IconName, icon } from './icons.ts';
import { type ButtonKind, button, panel, ribbon, roundIcon } from './kit.ts';

export interface ParagraphOptions extends TextOptions {
  readonly size?: number;
  /** line height in px */
  readonly lh?: number;
}
const paragraph = (
  x: number,
  y: number,
  str: string,
  width: number,
  { size = 21, lh = size * 1.4, ...o }: ParagraphOptions = {},
): Svg =>
  wrap(str, width, size)
    .map((row, i) => text(x, y + i * lh, row, { size, face: TEXT, ...o }))
    .join('');
const rowsOf = (str: string, width: number, size = 21) => (str ? wrap(str, width, size).length : 0);

/** round-cornered window for a picture; body is drawn around 0,0 = middle of the window */
const pictureWindow = (cx: number, y: number, w: number, h: number, bg: Colour, body: Svg, r = 24) =>
  clip(rect(cx - w / 2, y, w, h, r, '#fff'), rect(cx - w / 2, y, w, h, 0, bg) + at(cx, y + h / 2, body));

const LAYOUT = { width: 580, pad: 32, picture: 244, heading: 36, text: 21, button: 68, gap: 16, middle: 512 };

/** A row below the text, h px high, drawn from y on around cx. */
export interface ExtraRow {
  readonly h: number;
  readonly draw: (cx: number, y: number, width: number) => Svg;
}
/** Two short buttons stand side by side, others below each other. */
export interface PopupSpec {
  readonly title?: string;
  readonly ribbonColour?: Colour;
  readonly art?: Svg;
  readonly artBg?: Colour;
  readonly artH?: number;
  readonly heading?: string;
  readonly headingColour?: Colour;
  readonly body?: string;
  readonly extra?: ExtraRow;
  readonly buttons: readonly (readonly [label: string, kind?: ButtonKind])[];
  readonly buttonWidth?: number;
  readonly close?: boolean;
  readonly width?: number;
  readonly middle?: number;
}
/** The popup as STYLE section 4 builds it: ribbon, picture, heading, text, extra row, buttons. */
export function popup(o: PopupSpec) {
  const L = LAYOUT,
    W = o.width || L.width,
    inner = W - 2 * L.pad,
    x = 384 - W / 2,
    artH = o.art ? o.artH || L.picture : 0,
    bodyRows = rowsOf(o.body ?? '', inner, L.text),
    headRows = o.heading ? wrap(o.heading, inner, L.heading, 'titulo') : [],
    extraH = o.extra ? o.extra.h : 0,
    pair = o.buttons.length === 2 && o.buttons.every(([label]) => label.length <= 12);
  const buttonsH = (pair ? 1 : o.buttons.length) * (L.button + L.gap) - L.gap + 7;
  const parts = [
    o.title ? 46 : L.pad,
    artH && artH + 18,
    headRows.length && headRows.length * 40 + (o.body || o.extra ? 6 : 22),
    bodyRows && bodyRows * 29 + 14,
    extraH && extraH + 18,
    buttonsH + 28,
  ];
  const H = parts.reduce((a, b) => a + (b || 0), 0);
  let y = (o.middle || L.middle) - H / 2;
  let s =
    panel(x, y, W, H) +
    (o.title
      ? ribbon(
          384,
          y - 22,
          Math.min(W - 90, Math.max(250, o.title.length * 20 + 70)),
          o.title,
          o.ribbonColour || C.jabuticaba,
          29,
        )
      : '');
  if (o.close) s += roundIcon(x + W - 26, y + 8, 27, C.brasa, at(x + W - 26, y + 8, ICON.fechar, 0.72));
  y += parts[0] ?? 0;
  if (o.art) s += pictureWindow(384, y, inner, artH, o.artBg || '#FFE9C9', o.art);
  y += parts[1] || 0;
  s += headRows
    .map((row, i) => text(384, y + 32 + i * 40, row, { size: L.heading, fill: o.headingColour ?? C.tinta }))
    .join('');
  y += parts[2] || 0;
  if (o.body) s += paragraph(384, y + 18, o.body, inner, { size: L.text, lh: 29, fill: C.tintaSuave });
  y += parts[3] || 0;
  if (o.extra) s += o.extra.draw(384, y, inner);
  y += parts[4] || 0;
  const bw = pair ? (inner - L.gap) / 2 : Math.min(inner, o.buttonWidth || 430);
  o.buttons.forEach(([label, kind = 'primario'], i) => {
    const bx = pair ? 384 - inner / 2 + i * (bw + L.gap) : 384 - bw / 2,
      size = Math.min(29, (bw - 34) / (label.length * 0.6));
    s += button(bx, y + (pair ? 0 : i * (L.button + L.gap)), bw, L.button, label, kind, { size });
  });
  return s;
}
/** row of chips: [[label, value, iconName, colour]] */
export type Chip = readonly [label: string, value: string, icon?: IconName, colour?: Colour];
/** A row of chips. */
export const chips = (list: readonly Chip[]): ExtraRow => ({
  h: 74,
  draw: (cx: number, y: number, w: number) => {
    const gap = 14,
      cw = (w - gap * (list.length - 1)) / list.length;
    return list
      .map(([label, value, ic, colour = C.creme], i: number) => {
        const x = cx - w / 2 + i * (cw + gap);
        return (
          rect(x, y, cw, 74, 20, colour) +
          text(x + 20, y + 29, label, { size: 17, anchor: 'start', fill: C.tintaSuave, face: TEXT }) +
          text(x + 20, y + 62, value, { size: 30, anchor: 'start' }) +
          (ic ? icon(ic, x + cw - 42, y + 37, 0.72) : '')
        );
      })
      .join('');
  },
});
/** nine-box cycle bar */
export const cycleBar = (done: number, total: number, x: number, y: number, w: number, boxes = 9) => {
  const gap = 8,
    bw = (w - gap * (boxes - 1)) / boxes;
  return Array.from({ length: boxes }, (_, i) => {
    const bx = x + i * (bw + gap),
      [face, lip] = i < done ? [C.ipe, '#C98A1E'] : i < total ? [C.areia, '#DDC194'] : ['#F6EBD8', '#EADBC0'];
    return rect(bx, y + 3, bw, 22, 8, lip) + rect(bx, y, bw, 21, 8, face);
  }).join('');
};
/** text field of a form: label, value, state */
export function field(
  x: number,
  y: number,
  w: number,
  label: string,
  { value = '', error = '', focus = false, secret = false, hint = '' } = {},
) {
  const edge = error ? C.brasa : focus ? C.jabuticaba : C.areia;
  return (
    text(x + 4, y, label, { size: 20, anchor: 'start', face: TEXT }) +
    rect(x, y + 12, w, 62, 18, C.branco, { stroke: edge, 'stroke-width': 3 }) +
    (secret && value
      ? Array.from(value, (_, i) => circ(x + 28 + i * 18, y + 43, 6, C.tinta)).join('')
      : text(x + 22, y + 51, value || hint, {
          size: 21,
          anchor: 'start',
          face: TEXT,
          fill: value ? C.tinta : '#756A9B',
        })) +
    (focus ? rect(x + 24 + value.length * (secret ? 18 : 11.4), y + 28, 3, 30, 1.5, C.jabuticaba) : '') +
    (error
      ? circ(x + 14, y + 95, 11, C.brasa) +
        text(x + 14, y + 102, '!', { size: 19, fill: C.branco }) +
        text(x + 34, y + 101, error, { size: 18, anchor: 'start', face: TEXT, fill: C.brasa })
      : '')
  );
}
/** notice that slides in at the edge; kind: certo | errado */
export const toast = (x: number, y: number, w: number, label: string, kind = 'certo') =>
  rect(x + 4, y + 8, w, 66, 18, C.tinta, { opacity: 0.2 }) +
  rect(x, y, w, 66, 18, kind === 'certo' ? C.mata : C.brasa) +
  circ(x + 36, y + 33, 20, C.branco, { opacity: 0.24 }) +
  at(x + 36, y + 33, kind === 'certo' ? ICON.check : ICON.fechar, kind === 'certo' ? 0.8 : 0.72) +
  text(x + 68, y + 40, label, { size: 21, anchor: 'start', fill: C.branco });
/** Round arrow of a carousel. */
export const arrowButton = (x: number, y: number, dir: number, r = 38) =>
  roundIcon(
    x,
    y,
    r,
    C.jabuticaba,
    at(x, y, line(dir > 0 ? 'M-7 -14 L8 0 L-7 14' : 'M7 -14 L-8 0 L7 14', C.branco, 8), r / 38),
  );
/** Dots of pages; the current one is a bar. */
export const pageDots = (n: number, on: number, y: number, cx = 384) =>
  Array.from({ length: n }, (_, i) => {
    const x = cx + (i - (n - 1) / 2) * 30;
    return i === on ? rect(x - 15, y - 7, 30, 14, 7, C.jabuticaba) : circ(x, y, 7, C.labio);
  }).join('');
/** Title over a picture: white with a dark outline. */
export const outlined = (x: number, y: number, str: string, size: number, edge = '#4B3296') =>
  text(x, y, str, {
    size,
    fill: C.branco,
    stroke: edge,
    'stroke-width': 12,
    'paint-order': 'stroke',
  });
