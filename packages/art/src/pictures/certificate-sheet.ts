/** What every certificate of the game is drawn on: a sheet lying on its side, 1754 x 1240 (A4 at 150 dots an inch). */
import { at, circ, clip, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { medalFrame } from '../scenes/medal-frame.ts';
import { confetti, sunburst } from '../scenes/party.ts';
import { ICON } from '../ui/icons.ts';

export const WIDTH = 1754;
export const HEIGHT = 1240;
const MARGIN = 46;
const FRAME = 26;
/** the paper inside the frame */
const PAPER = {
  x: MARGIN + FRAME,
  y: MARGIN + FRAME,
  width: WIDTH - 2 * (MARGIN + FRAME),
  height: HEIGHT - 2 * (MARGIN + FRAME),
};
const MIDDLE = WIDTH / 2;
/** the column of words, right of the pictures */
export const COLUMN = { x: 1230, width: 830 } as const;

const corner = (x: number, y: number, turn: number): Svg =>
  at(
    x,
    y,
    path('M0 0 H150 C150 82 82 150 0 150Z', C.mata) +
      path('M0 0 H108 C108 59 59 108 0 108Z', C.folha) +
      circ(36, 36, 19, C.ipe),
    1,
    turn,
  );

/** violet ground with rays and confetti, and the paper in its golden frame with green corners */
export function sheet(): Svg {
  const { x, y, width, height } = PAPER;
  const inside = rect(x, y, width, height, 40, '#fff');
  return (
    rect(0, 0, WIDTH, HEIGHT, 0, '#7A55C9') +
    sunburst(MIDDLE, HEIGHT / 2, 1300, '#8E6BDA', 22, 0.6, 4) +
    confetti(WIDTH, HEIGHT, 150, 11, [x - FRAME, y - FRAME, width + 2 * FRAME, height + 2 * FRAME]) +
    rect(MARGIN + 4, MARGIN + 14, WIDTH - 2 * MARGIN - 8, HEIGHT - 2 * MARGIN, 62, C.tinta, { opacity: 0.28 }) +
    rect(MARGIN, MARGIN + 9, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 62, C.mel) +
    rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 62, C.ipe) +
    inside.replace('#fff', C.papel) +
    clip(inside, [
      at(470, 560, sunburst(0, 0, 1500, C.ipe, 26, 0.13)),
      corner(x, y, 0),
      corner(x + width, y, 90),
      corner(x + width, y + height, 180),
      corner(x, y + height, 270),
    ]) +
    rect(x + 24, y + 24, width - 48, height - 48, 26, 'none', {
      stroke: '#EBCF98',
      'stroke-width': 5,
      'stroke-dasharray': '2 16',
      'stroke-linecap': 'round',
    })
  );
}

/** the title on its violet ribbon, over the upper edge */
export function ribbon(title: string): Svg {
  const half = 452;
  const tail = (side: 1 | -1): Svg =>
    path(
      `M${side * (half - 40)} 34 H${side * (half + 64)} L${side * (half + 34)} 76 L${side * (half + 64)} 118 H${side * (half - 40)}Z`,
      '#58389E',
    );
  return at(MIDDLE, 96, [
    tail(-1),
    tail(1),
    rect(-half, 8, 2 * half, 104, 30, '#4A2E8C'),
    rect(-half, 0, 2 * half, 104, 30, C.jabuticaba),
    text(0, 71, title, { size: 57, fill: C.branco }),
  ]);
}

export const goldMedal = (): Svg => medalFrame({ grade: 3, art: at(0, 6, ICON.estrela, 1.6), bg: C.ipe });
