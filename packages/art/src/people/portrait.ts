/**
 * Busts. plain: cut square; frame: window in the persona's colour; frame_win: the same in celebration;
 * slice: no window, transparent ground, cut softly at the chest (for cards and speech lines).
 */
import { type Colour, mix, shade, tint } from '../core/colour.ts';
import { circ, clip, each, g, path, picture, rect, type Svg, times } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { personOf } from './cast.ts';
import { figure } from './figure.ts';
import type { FigureOptions } from './figure-options.ts';
import type { AnglePose } from './pose-places.ts';
import { STANDING } from './standing-poses.ts';

const CONFETTI: readonly (readonly [x: number, y: number, colour: Colour, turn: number])[] = [
  [26, 34, C.flamboyant, 20],
  [206, 30, C.jabuticaba, -30],
  [40, 206, C.folha, 40],
  [202, 200, C.lagoa, 12],
  [120, 22, C.ipeRosa, 60],
  [60, 60, C.lagoa, 70],
  [184, 70, C.flamboyant, 45],
];
const CHEER: AnglePose = { ...STANDING.vitoria, A: [-112, -44], B: [112, 44] };

export const PORTRAIT_KINDS = ['plain', 'frame', 'frame_win', 'slice'] as const;
export type PortraitKind = (typeof PORTRAIT_KINDS)[number];
export interface PortraitOptions extends FigureOptions {
  readonly kind?: PortraitKind | undefined;
}
/** width and height of the box of a portrait, in units */
export const PORTRAIT_BOX = 240;

/** A bust in a box of 240 x 240. */
export function portraitBody({
  persona = 1,
  expression = 'neutro',
  kind = 'plain',
  pose,
  ...rest
}: PortraitOptions = {}): Svg {
  const win = kind === 'frame_win',
    p = personOf(persona);
  const fig = figure({
    persona,
    expression,
    pose: pose ?? (win ? CHEER : 'parado'),
    bust: true,
    flip: p.carriage?.looksLeft,
    ...rest,
  });
  const s = win ? 0.9 : kind === 'slice' ? 1.28 : 1.2,
    [hx, hy] = fig.head;
  const placed = g(fig.body, {
    transform: `translate(${120 - hx * s} ${(win ? 122 : kind === 'slice' ? 108 : 116) - hy * s}) scale(${s})`,
  });
  if (kind === 'slice')
    return clip(path('M-10 -40 H250 V206 C250 232 200 240 120 240 C40 240 -10 232 -10 206Z', '#fff'), placed);
  const bg = p.bg ?? C.ceu;
  const rays = win
    ? times(12, (i) =>
        path('M0 0 L-16 -190 L16 -190Z', C.branco, {
          opacity: 0.34,
          transform: `translate(120 128) rotate(${i * 30 + 8})`,
        }),
      )
    : '';
  const inside =
    rect(0, 0, 240, 240, 0, win ? C.ipe : mix(bg, '#FFFFFF', 0.34)) +
    rays +
    (win ? '' : circ(150, 96, 104, mix(bg, '#FFFFFF', 0.12))) +
    placed;
  if (kind === 'plain') return clip(rect(0, 0, 240, 240, 60, '#fff'), inside);
  const rim = win ? C.mel : mix(bg, SHADOW, 0.25);
  const confetti = win
    ? each(CONFETTI, ([x, y, c, r]) => rect(-6, -4, 12, 8, 2, c, { transform: `translate(${x} ${y}) rotate(${r})` }))
    : '';
  return (
    rect(4, 8, 232, 230, 62, shade(rim, 0.3)) +
    rect(4, 2, 232, 230, 62, rim) +
    rect(9, 6, 222, 220, 58, tint(rim, 0.35)) +
    g(clip(rect(12, 12, 216, 216, 54, '#fff'), inside), { transform: 'translate(0 -3)' }) +
    confetti
  );
}
/** A bust as a picture of the given size in px. */
export const portrait = (
  name: string,
  { size = PORTRAIT_BOX, ...options }: PortraitOptions & { size?: number } = {},
): Svg =>
  picture(name, { width: size, height: size, viewBox: `0 0 ${PORTRAIT_BOX} ${PORTRAIT_BOX}` }, portraitBody(options));
