/** The open notebook (STYLE section 11): desk, violet cover, spiral on the left, six chapter tabs on the right. */
import { shade, tint } from '../core/colour.ts';
import { nth } from '../core/nth.ts';
import { at, circ, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SCREEN, SHADOW } from '../core/tokens.ts';
import { fundJar } from './assembly.ts';
import { bust, CHAPTER_COLOURS, CHAPTERS } from './concepts.ts';

const BOARDS = [90, 300, 520, 760, 940] as const;
/** The desk; it can be repeated from side to side. */
export const deskBody = (): Svg =>
  rect(0, 0, SCREEN.width, SCREEN.height, 0, '#C98F5E') +
  BOARDS.map((y) => rect(0, y, SCREEN.width, 5, 0, '#B97F50')).join('');

const RINGS = 17;
const TAB_STEP = 124;
/** What can be seen of each chapter's tab, in px of the screen; names are set by the page, turned by 90 degrees. */
export const NOTEBOOK_TABS = CHAPTERS.map((name, i) => ({
  name,
  x: 708,
  y: 190 + i * TAB_STEP,
  width: 34,
  height: 112,
}));
/** The free sheet right of the spiral, in px of the screen. */
export const NOTEBOOK_PAGE = { x: 104, y: 62, width: 576, height: 874 } as const;

/** The notebook without words on transparent ground; the tab of the chapter is drawn out. */
export function notebookBody(chapter: number): Svg {
  const tabs = CHAPTERS.map((_, i) => {
    const isOpen = i === chapter;
    const colour = shade(nth(CHAPTER_COLOURS, i), isOpen ? 0 : 0.12);
    return rect(isOpen ? 698 : 690, 190 + i * TAB_STEP, isOpen ? 62 : 52, 112, 18, colour);
  });
  const rings = Array.from({ length: RINGS }, (_, i) => {
    const y = 88 + i * 52;
    return circ(84, y, 8, C.labio) + rect(40, y - 5, 46, 10, 5, '#8C86B4') + rect(40, y - 5, 46, 4, 2, C.labio);
  });
  return (
    rect(34, 54, 690, 938, 40, SHADOW, { opacity: 0.25 }) +
    tabs.join('') +
    rect(24, 40, 684, 940, 36, shade(C.jabuticaba, 0.34)) +
    rect(24, 34, 684, 940, 36, C.jabuticaba) +
    rect(64, 52, 632, 902, 22, C.labioPapel) +
    rect(60, 50, 632, 898, 22, C.papel) +
    rings.join('')
  );
}

/** the three ways to the same dream */
export const WAY_NAMES = ['consorcio', 'financiamento', 'poupanca'] as const;
export type WayName = (typeof WAY_NAMES)[number];
const coin =
  circ(0, 2, 11, shade(C.mel, 0.3)) + circ(0, 0, 11, C.ipe) + circ(0, 0, 7, C.mel) + circ(-3, -3, 2.4, tint(C.ipe));
const WAYS: Readonly<Record<WayName, Svg>> = {
  consorcio:
    at(-17, -4, bust('#8A5236', C.folha), 0.86) +
    at(17, -4, bust('#F0BE90', C.flamboyant), 0.86) +
    at(0, 2, bust('#C98557', C.mar)) +
    at(0, 21, coin, 0.72),
  financiamento:
    path('M-29 -10 L0 -29 L29 -10Z', C.mar) +
    path('M0 -29 L29 -10 H4Z', shade(C.mar)) +
    rect(-27, -11, 54, 7, 2, tint(C.mar)) +
    [-20, -5, 10].map((x) => rect(x, -4, 10, 24, 2, C.papel) + rect(x + 6, -4, 4, 24, 2, C.labio)).join('') +
    rect(-28, 19, 56, 8, 3, C.mar) +
    rect(8, 19, 20, 8, 3, shade(C.mar)) +
    circ(0, -17, 4.5, C.ipe),
  poupanca: at(0, 25, fundJar(0.5), 0.56),
};
/** Icon of a way in a 64 box around 0,0. */
export const wayBody = (name: WayName): Svg => WAYS[name];
