/** UI drawn as SVG for the key frames. The game builds the same parts in HTML/CSS (apps/web/src/ui). */

import { type Colour, shade } from '../core/colour.ts';
import { TEXT } from '../core/faces/text.ts';
import { at, circ, filtered, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { portraitBody } from '../people/portrait.ts';
import type { PersonRef } from '../people/vocabulary.ts';

import { type IconName, icon } from './icons.ts';
export type ButtonKind = 'primario' | 'jogar' | 'secundario' | 'perigo' | 'roxo';
interface ButtonColours {
  readonly face: Colour;
  readonly ink: Colour;
  readonly lip?: Colour;
}
export interface ButtonOptions {
  readonly size?: number | undefined;
  readonly ic?: IconName | undefined;
}
const BUTTON_COLOURS: Readonly<Record<ButtonKind, ButtonColours>> = {
  primario: { face: C.mata, ink: C.branco },
  jogar: { face: C.ipe, ink: C.tinta },
  secundario: { face: C.branco, ink: C.tinta, lip: C.labio },
  perigo: { face: C.brasa, ink: C.branco },
  roxo: { face: C.jabuticaba, ink: C.branco },
};
/** Button with lip and glint; the label is fitted by its size. */
export function button(
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  kind: ButtonKind = 'primario',
  { size, ic }: ButtonOptions = {},
): Svg {
  const k = BUTTON_COLOURS[kind],
    r = Math.min(22, h / 2),
    fs = size ?? Math.min(26, h * 0.4);
  return (
    rect(x, y + 7, w, h, r, k.lip ?? shade(k.face, 0.34)) +
    rect(x, y, w, h, r, k.face) +
    rect(x + 10, y + 5, w - 20, 6, 3, C.branco, { opacity: kind === 'secundario' ? 0 : 0.28 }) +
    (ic ? icon(ic, x + w / 2 - label.length * fs * 0.29 - 18, y + h / 2, 0.56) : '') +
    text(x + w / 2 + (ic ? 16 : 0), y + h / 2 + fs * 0.34, label, { size: fs, fill: k.ink })
  );
}
const softShadow = (x: number, y: number, w: number, h: number, r: number): Svg =>
  filtered(
    rect(x + 6, y + 18, w - 12, h, r, C.tinta, { opacity: 0.26 }),
    'x="-20%" y="-20%" width="140%" height="150%"',
    '<feGaussianBlur stdDeviation="14"/>',
  );
/** Paper panel with lower lip and soft shadow. */
export const panel = (
  x: number,
  y: number,
  w: number,
  h: number,
  { fill = C.papel, lip = C.labioPapel, r = 32 } = {},
) => softShadow(x, y, w, h, r) + rect(x, y + 8, w, h, r, lip) + rect(x, y, w, h, r, fill);
/** ribbon title that sits on the upper edge of a panel */
export const ribbon = (cx: number, y: number, w: number, label: string, c = C.jabuticaba, size = 28) =>
  path(
    `M${cx - w / 2 - 26} ${y + 16} h40 v44 h-40 l14 -22Z M${cx + w / 2 + 26} ${y + 16} h-40 v44 h40 l-14 -22Z`,
    shade(c, 0.36),
  ) +
  rect(cx - w / 2, y + 5, w, 52, 16, shade(c, 0.3)) +
  rect(cx - w / 2, y, w, 52, 16, c) +
  rect(cx - w / 2 + 10, y + 5, w - 20, 5, 2.5, C.branco, { opacity: 0.25 }) +
  text(cx, y + 36, label, { size, fill: C.branco });
/** Counter of the header: disc with icon, three digits, label. */
export const counter = (x: number, y: number, ic: IconName, value: string, label: string, w = 178) =>
  rect(x + 14, y + 6, w, 58, 29, C.labio) +
  rect(x + 14, y, w, 58, 29, C.papel) +
  circ(x + 30, y + 32, 36, shade(ic === 'energia' ? C.jabuticaba : '#FFD9CC', ic === 'energia' ? 0.3 : 0.2)) +
  circ(x + 30, y + 28, 36, ic === 'energia' ? C.jabuticaba : '#FFE0D4') +
  icon(ic, x + 30, y + 28, 0.78) +
  text(x + 128, y + 38, value, { size: 38 }) +
  text(x + 128, y + 52, label, { size: 13, fill: C.tintaSuave, face: TEXT });
/** Chip: label above, value below, icon on the right. */
export const chip = (x: number, y: number, w: number, ic: IconName, label: string, value: string, c = C.creme) =>
  rect(x, y, w, 74, 20, c) +
  text(x + 20, y + 29, label, { size: 17, anchor: 'start', fill: C.tintaSuave, face: TEXT }) +
  icon(ic, x + w - 42, y + 37, 0.72) +
  text(x + 20, y + 62, value, { size: 32, anchor: 'start' });
/** The five stages of a cycle on a rail; the last is a coin. */
export function stageDots(x: number, y: number, gap: number, now: number, total = 5) {
  let b =
    rect(x - 4, y - 7, gap * (total - 1) + 8, 14, 7, C.areia) + rect(x - 4, y - 7, gap * (now - 1) + 8, 14, 7, C.folha);
  for (let i = 1; i <= total; i++) {
    const cx = x + gap * (i - 1),
      money = i === total,
      done = i < now,
      cur = i === now;
    if (cur) b += circ(cx, y, 37, C.ipe, { opacity: 0.4 });
    if (money) b += circ(cx, y + 4, 31, '#D8B57C') + circ(cx, y, 31, C.creme) + icon('dinheiro', cx, y - 1, 0.9);
    else
      b +=
        circ(cx, y + 5, 28, shade(done ? C.mata : cur ? C.mel : C.areia, 0.3)) +
        circ(cx, y, 28, done ? C.mata : cur ? C.ipe : C.creme) +
        (done ? icon('check', cx, y, 0.95) : text(cx, y + 10, i, { size: 29, fill: cur ? C.tinta : C.tintaSuave }));
  }
  return b;
}
/** Round button with a lip. */
export const roundIcon = (x: number, y: number, r: number, fill: Colour, body: Svg) =>
  circ(x, y + 6, r, shade(fill, 0.34)) + circ(x, y, r, fill) + body;
export interface FooterState {
  readonly persona: PersonRef;
  readonly now: number;
  readonly cycle: string;
  readonly cost: string;
  readonly dream: Svg;
}
/** Footer of the map. */
export function footer({ persona, now, cycle, cost, dream }: FooterState): Svg {
  const y = 838;
  return (
    softShadow(-20, y - 22, 808, 120, 34) +
    rect(0, y, 768, 220, 34, C.papel) +
    at(18, y - 36, portraitBody({ persona, kind: 'frame', expression: 'feliz' }), 0.66) +
    stageDots(224, y + 60, 88, now) +
    circ(692, y + 26, 58, shade(C.jabuticaba, 0.34)) +
    circ(692, y + 20, 58, C.jabuticaba) +
    circ(692, y + 20, 50, '#EADFFB') +
    at(692, y + 20, dream, 1) +
    rect(184, y + 114, 156, 54, 27, C.lilas) +
    text(262, y + 149, `CICLO: ${cycle}`, { size: 23, fill: '#4B3296' }) +
    rect(350, y + 114, 282, 54, 27, '#FFE3DA') +
    text(370, y + 147, 'CUSTO DA PARCELA', { size: 17, anchor: 'start', fill: '#8F261F' }) +
    icon('esforco', 556, y + 140, 0.54) +
    text(600, y + 150, cost, { size: 26, fill: '#8F261F' }) +
    rect(650, y + 110, 84, 56, 20, shade(C.mata, 0.34)) +
    rect(650, y + 104, 84, 56, 20, C.mata) +
    icon('menu', 692, y + 132, 0.8)
  );
}
/** Header of the map. */
export const header = (energy: string, effort: string) =>
  counter(20, 20, 'energia', energy, 'ENERGIA') + counter(546, 20, 'esforco', effort, 'ESFORÇO');
/** popup: dark veil plus panel with ribbon */
export const veil = (o = 0.62) => rect(0, 0, 768, 1024, 0, C.tinta, { opacity: o });
