import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { matchesConfig as M, type Matches } from '@consorcio/minigames';
import type { Scene } from '../src/cabinet.ts';
import type { Field } from '../src/canvas.ts';
import { C, SHADOW, shade } from '../src/palette.ts';
import type { Pen } from '../src/pen.ts';
import { drawFigure } from '../src/sprites/figure.ts';
import { productTile } from '../src/sprites/products.ts';
import { BOARD, type MatchesHand } from './controls.ts';
import type { Shelf } from './shelf.ts';

const EMPTY = -1;
const BOX = 96;
const SIDE = M.SIDE * BOARD.cell;

const centre = (cell: number): readonly [number, number] => [
  BOARD.x + BOARD.cell * ((cell % M.SIDE) + 0.5),
  BOARD.y + BOARD.cell * (Math.floor(cell / M.SIDE) + 0.5),
];

/** The whole picture: hall, list, shelves, products. */
export function drawMatches(scene: Scene, s: Matches, alpha: number, hand: MatchesHand, shelf: Shelf): void {
  const { field } = scene;
  shelf.see(s);
  field.layer('hall', drawHall);
  drawPlayer(scene, s);
  drawList(field, s);
  field.layer('shelves', drawShelves);
  drawMarks(field.pen, hand);
  field.pen.clip(`M${BOARD.x - 14} ${BOARD.y - 8} h${SIDE + 28} v${SIDE + 20} h${-SIDE - 28}Z`, () => {
    for (let cell = 0; cell < M.CELLS; cell += 1) drawCell(scene, s, cell, alpha, shelf);
  });
  drawPlace(field.pen);
}

function drawHall(pen: Pen): void {
  pen.rect(0, 0, 768, 1024, 0, '#CDEBF6').rect(0, 0, 768, 130, 0, '#B4DDF0');
  pen.fade(0.28, (p) => {
    for (let i = 0; i < 6; i += 1)
      p.path(`M${i * 140 - 40} 0 L${i * 140 + 40} 0 L${i * 140 - 20} 300 H${i * 140 - 120}Z`, C.branco);
  });
  pen.rect(0, 286, 768, 738, 0, '#A5D6EA').rect(0, 282, 768, 10, 0, C.branco);
  pen.fade(0.1, (p) => p.rect(0, 262, 768, 26, 0, SHADOW));
}

function drawPlayer({ field, player }: Scene, s: Matches): void {
  const isGlad = s.phase === 'clear' || s.phase === 'fall';
  field.pen.clip('M0 60 H250 V276 H0Z', (pen) =>
    pen.at(
      124,
      430,
      (p) =>
        drawFigure(
          p,
          player,
          { left: [-20, -26], right: isGlad ? [100, 50] : [62, 60], leftLeg: [-5, 0], rightLeg: [6, 0], look: 0.4 },
          { mood: isGlad ? 'happy' : 'calm', isBlinking: s.tick % 240 < 8 },
        ),
      0.8,
    ),
  );
}

function drawList(field: Field, s: Matches): void {
  const { pen } = field;
  pen.rect(250, 122, 494, 130, 30, C.labio).rect(250, 116, 494, 130, 30, C.papel);
  pen.text(276, 152, copy.matches.list, { size: 20, align: 'left', fill: C.tintaSuave });
  pen.text(718, 152, copy.matches.moves(s.moves), { size: 24, align: 'right', fill: C.brasa });
  for (const [i, kind] of s.list.entries()) {
    const x = 308 + i * 118;
    const need = s.need[i] ?? 0;
    pen.at(x - 6, 202, () => field.sprite(`product-${kind}`, productTile(kind), 0, 0, BOX), 0.72);
    if (need === 0) pen.circle(x + 46, 204, 18, C.mata).line(`M${x + 38} 204 l6 6 l11 -12`, C.branco, 5);
    else pen.text(x + 48, 214, String(need), { size: 32 });
  }
}

function drawShelves(pen: Pen): void {
  const { x, y, cell } = BOARD;
  pen.fade(0.18, (p) => p.rect(x - 38, y - 20, SIDE + 76, SIDE + 66, 34, SHADOW));
  pen
    .rect(x - 38, y - 30, SIDE + 76, SIDE + 72, 34, '#8C5A3C')
    .rect(x - 38, y - 38, SIDE + 76, SIDE + 72, 34, '#C98F5E');
  pen
    .rect(x - 20, y - 22, SIDE + 40, SIDE + 40, 20, '#8F5C42')
    .rect(x - 14, y - 14, SIDE + 28, SIDE + 26, 16, '#FBE7C8');
  for (let row = 0; row < M.SIDE; row += 1) {
    const top = y + row * cell;
    pen.fade(row === 0 ? 0.16 : 0.1, (p) => p.rect(x - 14, top - 8, SIDE + 28, 12, 0, SHADOW));
    pen.rect(x - 14, top + 70, SIDE + 28, 14, 0, '#F3D6A8');
    pen.rect(x - 20, top + 84, SIDE + 40, 10, 5, '#A86F48').rect(x - 20, top + 82, SIDE + 40, 7, 3.5, '#DDA56F');
  }
}

function drawMarks(pen: Pen, { cursor, picked }: MatchesHand): void {
  for (const [cell, colour] of [
    [cursor, C.jabuticaba],
    [picked, C.ipe],
  ] as const) {
    if (cell === null) continue;
    const [x, y] = centre(cell);
    pen.frame(x - 42, y - 44, 84, 86, 22, colour, 6);
  }
}

/** How far a phase has gone, 0 to 1. */
const progress = (s: Matches, ticks: number, alpha: number): number => Math.min(1, (ticks - s.wait + alpha) / ticks);
const ease = (share: number): number => 1 - (1 - share) ** 2;

function drawCell(scene: Scene, s: Matches, cell: number, alpha: number, shelf: Shelf): void {
  const kind = s.board[cell] ?? EMPTY;
  const [x, y] = centre(cell);
  switch (s.phase) {
    case 'swap':
      drawSwapping(scene, s, cell, kind, 1 - ease(progress(s, M.SWAP, alpha)), shelf);
      break;
    case 'back':
      drawSwapping(scene, s, cell, kind, Math.sin(progress(s, M.BACK, alpha) * Math.PI) * 0.45, shelf);
      break;
    case 'clear':
      drawClearing(scene, s, cell, kind, progress(s, M.CLEAR, alpha), shelf);
      break;
    case 'fall': {
      const left = 1 - progress(s, M.FALL, alpha) ** 2;
      drawProduct(scene, s, kind, x, y - shelf.fallOf(cell) * BOARD.cell * left);
      break;
    }
    case 'shuffle':
      drawProduct(scene, s, kind, x, y, ease(progress(s, M.SHUFFLE, alpha)));
      break;
    default: {
      const nods = shelf.hint.includes(cell) && !scene.isMotionReduced;
      drawProduct(scene, s, kind, x, y + (nods ? Math.sin(s.tick / 9) * 4 : 0));
    }
  }
}

/** The two products of a swap lean towards each other's place. */
function drawSwapping(scene: Scene, s: Matches, cell: number, kind: number, share: number, shelf: Shelf): void {
  const [a, b] = shelf.tried;
  const [x, y] = centre(cell);
  if (cell !== a && cell !== b) {
    drawProduct(scene, s, kind, x, y);
    return;
  }
  const [ox, oy] = centre(cell === a ? b : a);
  drawProduct(scene, s, kind, x + (ox - x) * share, y + (oy - y) * share);
}

/** What matched stands in a yellow frame, then shrinks. */
function drawClearing(scene: Scene, s: Matches, cell: number, kind: number, share: number, shelf: Shelf): void {
  const [x, y] = centre(cell);
  if (kind !== EMPTY) {
    drawProduct(scene, s, kind, x, y);
    return;
  }
  const { pen } = scene.field;
  const size = share < 0.4 ? 1.04 : Math.max(0, 1.04 - (share - 0.4) * 1.7);
  pen.fade(1 - share, (p) => p.rect(x - 43, y - 43, 86, 86, 22, '#FFF3C4').frame(x - 43, y - 43, 86, 86, 22, C.ipe, 6));
  drawProduct(scene, s, shelf.full[cell] ?? EMPTY, x, y, size);
}

/** A product whose line of the list is done pales: buying it again is impulse. */
function drawProduct({ field }: Scene, s: Matches, kind: number, x: number, y: number, size = 0.94): void {
  if (kind === EMPTY || size <= 0) return;
  const line = s.list.indexOf(kind);
  const isDone = line >= 0 && s.need[line] === 0;
  field.pen.fade(isDone ? 0.5 : 1, (pen) =>
    pen.at(x, y, () => field.sprite(`product-${kind}`, productTile(kind), 0, 0, BOX), size),
  );
}

function drawPlace(pen: Pen): void {
  pen.rect(244, 976, 280, 42, 21, shade(C.mar, 0.34)).rect(244, 970, 280, 42, 21, C.mar);
  pen.text(384, 999, copy.games.matches.title, { size: 22, fill: C.branco });
}
