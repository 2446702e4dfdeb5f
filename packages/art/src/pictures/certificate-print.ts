/** The certificate as one picture to be kept: a sheet lying on its side, 1754 x 1240 (A4 at 150 dots an inch). */
import { wrap } from '../core/line-breaks.ts';
import { at, circ, clip, g, lines, path, picture, rect, type Svg, text } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { portraitBody } from '../rig/portrait.ts';
import type { PersonaId } from '../rig/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { logoBody } from '../scenes/logo.ts';
import { medalFrame } from '../scenes/medal-frame.ts';
import { confetti, sunburst } from '../scenes/party.ts';
import { ICON } from '../ui/icons.ts';
import { cardName } from './share.ts';

const WIDTH = 1754;
const HEIGHT = 1240;
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
const COLUMN = { x: 1230, width: 830 } as const;

/** What stands on it. Words come whole: nothing is put together here. */
export interface CertificateWords {
  readonly title: string;
  readonly name: string;
  readonly conquered: string;
  readonly dream: string;
  /** how and when, one row each */
  readonly how: readonly string[];
  readonly code: string;
  /** where the code is checked */
  readonly where: string;
  /** side in modules and path data of the QR code that leads there */
  readonly qr: { readonly side: number; readonly path: string };
}

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
function sheet(): Svg {
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
    clip(
      inside,
      at(470, 560, sunburst(0, 0, 1500, C.ipe, 26, 0.13)) +
        corner(x, y, 0) +
        corner(x + width, y, 90) +
        corner(x + width, y + height, 180) +
        corner(x, y + height, 270),
    ) +
    rect(x + 24, y + 24, width - 48, height - 48, 26, 'none', {
      stroke: '#EBCF98',
      'stroke-width': 5,
      'stroke-dasharray': '2 16',
      'stroke-linecap': 'round',
    })
  );
}

/** the title on its violet ribbon, over the upper edge */
function ribbon(title: string): Svg {
  const half = 452;
  const tail = (side: 1 | -1): Svg =>
    path(
      `M${side * (half - 40)} 34 H${side * (half + 64)} L${side * (half + 34)} 76 L${side * (half + 64)} 118 H${side * (half - 40)}Z`,
      '#58389E',
    );
  return at(
    MIDDLE,
    96,
    tail(-1) +
      tail(1) +
      rect(-half, 8, 2 * half, 104, 30, '#4A2E8C') +
      rect(-half, 0, 2 * half, 104, 30, C.jabuticaba) +
      text(0, 71, title, { size: 57, weight: 800, fill: C.branco }),
  );
}

const goldMedal = (): Svg => medalFrame({ grade: 3, art: at(0, 6, ICON.estrela, 1.6), bg: C.ipe });

/** who played, and what was dreamt of with the medal over its corner */
const honours = (persona: PersonaId, dream: DreamId): Svg =>
  g(portraitBody({ persona, kind: 'frame_win', expression: 'radiante' }), {
    transform: 'translate(128 226) scale(1.42)',
  }) +
  at(566, 682, rect(-188, -176, 376, 376, 58, C.labio) + rect(-188, -188, 376, 376, 58, C.branco)) +
  at(566, 682, dreamTile(dream), 1.15) +
  at(730, 846, goldMedal(), 0.6);

/** A name as large as its row allows. */
function nameRow(name: string): Svg {
  const drawn = cardName(name);
  const size = Math.min(104, Math.floor(COLUMN.width / (Math.max(1, drawn.length) * 0.56)));
  return text(COLUMN.x, 392, drawn, { size, weight: 800, fill: C.tinta });
}
function dreamRows(dream: string): Svg {
  const size = dream.length > 16 ? 74 : 92;
  const rows = wrap(dream, COLUMN.width, size, 'titulo').slice(0, 2);
  const first = 582 - (rows.length - 1) * 18;
  return lines(COLUMN.x, first, rows, size, { size, weight: 800, fill: C.mata });
}

/** what proves it: the QR code on white, code and address beside it */
const proof = ({ qr, code, where }: CertificateWords): Svg =>
  at(
    836,
    826,
    rect(0, 8, 264, 264, 28, C.labioPapel) +
      rect(0, 0, 264, 264, 28, C.branco) +
      g(path(qr.path, C.tinta, { 'shape-rendering': 'crispEdges' }), {
        transform: `translate(4 4) scale(${256 / qr.side})`,
      }) +
      text(306, 116, code, { size: 54, weight: 800, anchor: 'start', fill: C.tinta, 'letter-spacing': 1 }) +
      text(306, 174, where, {
        size: Math.min(31, Math.floor(500 / (where.length * 0.52))),
        weight: 700,
        anchor: 'start',
        font: 'texto',
        fill: C.tintaSuave,
      }),
  );

/** The certificate of a dream that came true, with its code. */
export const certificatePrint = (persona: PersonaId, dream: DreamId, words: CertificateWords): Svg =>
  picture(
    `certificado-folha-${persona}-${dream}`,
    { width: WIDTH, height: HEIGHT },
    sheet() +
      ribbon(words.title) +
      honours(persona, dream) +
      nameRow(words.name) +
      text(COLUMN.x, 468, words.conquered, { size: 40, weight: 700, font: 'texto', fill: C.tintaSuave }) +
      dreamRows(words.dream) +
      lines(COLUMN.x, 676, words.how, 48, { size: 38, weight: 700, font: 'texto', fill: C.tintaSuave }) +
      proof(words) +
      at(336, 984, logoBody(0.6)),
  );
