import { PALETTE as C } from '@consorcio/art/tokens';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { cellOf, matchesConfig as M, type Matches, partnerOf } from '@consorcio/minigames';
import type { DrawContext } from '../../canvas/draw-context.ts';
import type { Field } from '../../canvas/field.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { MatchesControls } from './controls.ts';
import type { BoardHistory } from './shelf.ts';
import { centreOf, type ShelfLayout, shelfLayout } from './shelf-layout.ts';

const EMPTY = -1;
const PRODUCTS = Array.from({ length: M.PRODUCTS }, (_, kind) => `produto-${kind}`);
/** Where the persona stands, cut at the shelves. */
const PERSONA = { x: 132, y: 440, foot: 278 } as const;

/** Moves from which the player is told how few are left, and items from which a line is nearly done. */
export const LAST_MOVES = 3;
const NEARLY = 3;

/** The whole picture: persona, list, marks, products. */
export function drawMatches(
  context: DrawContext,
  s: Matches,
  alpha: number,
  controls: MatchesControls,
  shelf: BoardHistory,
): void {
  const { field } = context;
  const layout = shelfLayout(field.extra);
  shelf.recordState(s);
  drawPersona(context, s, shelf);
  field.textPlate('list', `${s.moves}|${s.need.join()}`, (pen) => drawList(field, pen, s), 498, 142, layout.list, 114);
  drawMarks(field, layout, s, controls);
  const cells = (): void => {
    for (let cell = 0; cell < M.CELLS; cell += 1)
      drawCell({ context, layout, s, cell, kind: s.board[cell] ?? EMPTY, shelf }, alpha);
  };
  const { x, y } = layout;
  if (s.phase === 'fall') field.within(x - 14, y - 14, M.SIDE * layout.cell + 28, M.SIDE * layout.row + 24, cells);
  else cells();
}

const poseOf = ({ tick }: Matches, shelf: BoardHistory): string =>
  shelf.isGlad(tick) ? 'comemora' : tick % 240 < 9 ? 'pisca' : 'olha';

/** What the picture shows while nothing in it moves: most of the time, as the player thinks. */
export function shownMatches(s: Matches, controls: MatchesControls, shelf: BoardHistory): string | null {
  const pose = poseOf(s, shelf);
  const board = pose === 'comemora' ? null : shelf.stillOf(s);
  return board === null ? null : `${board}|${pose}|${controls.cursor}|${controls.picked}|${controls.offered(s)}`;
}

function drawPersona({ field, isMotionReduced }: DrawContext, s: Matches, shelf: BoardHistory): void {
  const pose = poseOf(s, shelf);
  const hop = pose === 'comemora' && !isMotionReduced ? Math.abs(Math.sin(s.tick / 8)) * 8 : 0;
  field.putAbove(pose, PERSONA.x, PERSONA.y - hop, PERSONA.foot);
}

/** The list: what, how many are left, and a check; the moves. */
function drawList(field: Field, pen: Pen, s: Matches): void {
  field.putOn(pen.g, 'lista', 0, 0);
  pen.text(28, 38, copy.matches.list, { size: 23, align: 'left', fill: C.tintaSuave });
  drawMoves(pen, s.moves);
  for (const [i, kind] of s.list.entries()) {
    const x = 56 + i * 118;
    const need = s.need[i] ?? 0;
    pen.fade(need === 0 ? 0.55 : 1, () => field.putOn(pen.g, `produto-${kind}`, x, 86, 0.7));
    if (need === 0) field.putOn(pen.g, 'certo', x + 50, 88);
    else pen.text(x + 54, 98, String(need), need <= NEARLY ? { size: 40, fill: C.mata } : { size: 32 });
  }
}

/** The moves; the last ones on red. */
function drawMoves(pen: Pen, moves: number): void {
  const words = copy.matches.moves(moves);
  if (moves > LAST_MOVES) pen.text(470, 38, words, { size: 28, align: 'right', fill: C.brasa });
  else pen.rect(316, 8, 166, 40, 20, C.brasa).text(399, 38, words, { size: 28, fill: C.branco });
}

function drawMarks(field: Field, layout: ShelfLayout, s: Matches, controls: MatchesControls): void {
  const { cursor, picked } = controls;
  const offered = controls.offered(s);
  if (offered !== null) {
    field.put('escolhido', ...centreOf(cellOf(offered), layout));
    field.put('escolhido', ...centreOf(partnerOf(offered), layout));
  }
  if (picked !== null) field.put('escolhido', ...centreOf(picked, layout));
  if (cursor !== null) field.put('cursor', ...centreOf(cursor, layout));
}

/** How far a phase has gone, 0 to 1. */
const progress = (s: Matches, ticks: number, alpha: number): number => Math.min(1, (ticks - s.wait + alpha) / ticks);
const ease = (share: number): number => 1 - (1 - share) ** 2;

/** One cell of the shelves, with all that its drawing needs. */
interface Spot {
  readonly context: DrawContext;
  readonly layout: ShelfLayout;
  readonly s: Matches;
  readonly cell: number;
  /** The product in it now, or EMPTY. */
  readonly kind: number;
  readonly shelf: BoardHistory;
}

function drawCell(spot: Spot, alpha: number): void {
  const { context, layout, s, cell, kind, shelf } = spot;
  const [x, y] = centreOf(cell, layout);
  switch (s.phase) {
    case 'swap':
      drawSwapping(spot, 1 - ease(progress(s, M.SWAP, alpha)));
      break;
    case 'back':
      drawSwapping(spot, Math.sin(progress(s, M.BACK, alpha) * Math.PI) * 0.45);
      break;
    case 'clear':
      drawClearing(spot, progress(s, M.CLEAR, alpha));
      break;
    case 'fall': {
      const left = 1 - progress(s, M.FALL, alpha) ** 2;
      drawProduct(context, s, kind, x, y - shelf.fallOf(cell) * layout.row * left);
      break;
    }
    case 'shuffle':
      drawProduct(context, s, kind, x, y, ease(progress(s, M.SHUFFLE, alpha)));
      break;
    default: {
      const nods = shelf.hint.includes(cell);
      const nod = nods && !context.isMotionReduced ? Math.sin(s.tick / 12) * 4 : 0;
      if (nods) context.field.putFaded('moldura', x, y, 0.5);
      drawProduct(context, s, kind, x, y + nod, 1, shelf.landed(cell, s.tick));
    }
  }
}

/** The two products of a swap move towards each other's place; `share` of the way, 0 to 1. */
function drawSwapping({ context, layout, s, cell, kind, shelf }: Spot, share: number): void {
  const [a, b] = shelf.tried;
  const [x, y] = centreOf(cell, layout);
  if (cell !== a && cell !== b) {
    drawProduct(context, s, kind, x, y);
    return;
  }
  const [ox, oy] = centreOf(cell === a ? b : a, layout);
  drawProduct(context, s, kind, x + (ox - x) * share, y + (oy - y) * share, 1.05);
}

/** Matched products are framed, then shrink away; `share` of the phase, 0 to 1. */
function drawClearing({ context, layout, s, cell, kind, shelf }: Spot, share: number): void {
  const [x, y] = centreOf(cell, layout);
  if (kind !== EMPTY) {
    drawProduct(context, s, kind, x, y);
    return;
  }
  const size = share < 0.4 ? 1.04 : Math.max(0, 1.04 - (share - 0.4) * 1.7);
  context.field.putFaded('moldura', x, y, 1 - share * 0.6);
  drawProduct(context, s, shelf.full[cell] ?? EMPTY, x, y, size);
}

/** A product whose line of the list is done pales: it counts no more. `size` of 1 at rest, `squash` up to 1 as it lands. */
function drawProduct(
  { field, isMotionReduced }: DrawContext,
  s: Matches,
  kind: number,
  x: number,
  y: number,
  size = 1,
  squash = 0,
): void {
  if (kind === EMPTY || size <= 0) return;
  const line = s.list.indexOf(kind);
  const { g } = field.pen;
  const isDone = line >= 0 && s.need[line] === 0;
  if (isDone) g.globalAlpha = 0.5;
  const flat = isMotionReduced ? 0 : squash * 0.08;
  const full = size * shelfLayout(field.extra).size;
  field.putScaled(PRODUCTS[kind] ?? '', x, y + flat * 40, full * (1 + flat), full * (1 - flat));
  if (isDone) g.globalAlpha = 1;
}
