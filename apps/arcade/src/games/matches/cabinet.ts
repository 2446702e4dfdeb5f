import { matchesConfig as M } from '@consorcio/minigames';
import { minigameOf } from '@consorcio/rules/vocabulary';
import type { Field } from '../../canvas/field.ts';
import { C, SHADOW, shade } from '../../canvas/palette.ts';
import type { Pen } from '../../canvas/pen.ts';
import { type ShelfLayout, shelfLayout } from './shelf-layout.ts';

/** Units that a shelf has grown by when there is room for prices. */
const PRICED = 6;
/** Width of the shop's name under the shelves, and how far it hangs over their foot. */
const NAME = { width: 296, up: 18 } as const;

/** The cabinet with its shelves, on the mall's floor. */
export function drawGround(pen: Pen, { extra }: Pick<Field, 'extra'>): void {
  const layout = shelfLayout(extra);
  pen.at(-layout.left * layout.zoom, 0, (p) => drawCabinet(p, layout), layout.zoom);
}

function drawCabinet(pen: Pen, layout: ShelfLayout): void {
  const { x, y, cell, row } = layout;
  const [wide, high] = [cell * M.SIDE, row * M.SIDE];
  pen
    .fade(0.18, (p) => p.rect(x - 38, y - 20, wide + 76, high + 72, 34, SHADOW))
    .rect(x - 38, y - 38, wide + 76, high + 84, 34, '#8C5A3C')
    .rect(x - 38, y - 44, wide + 76, high + 82, 34, '#C98F5E')
    .fade(0.7, (p) => p.rect(x - 30, y - 38, wide + 60, 7, 3.5, '#E3B07E'))
    .rect(x - 20, y - 24, wide + 40, high + 44, 20, '#8F5C42')
    .rect(x - 14, y - 16, wide + 28, high + 30, 16, '#FBE7C8');
  for (let shelf = 0; shelf < M.SIDE; shelf += 1) drawShelf(pen, layout, y + shelf * row, shelf === 0);
  const [left, top] = [x + (wide - NAME.width) / 2, y + high + 38 - NAME.up];
  pen
    .rect(left, top + 6, NAME.width, 44, 22, shade(C.mar, 0.34))
    .rect(left, top, NAME.width, 44, 22, C.mar)
    .text(x + wide / 2, top + 30, minigameOf('matches').place, { size: 22, fill: C.branco });
}

/** A board under its products, with the shadow of the one above it; on a high shelf with the prices. */
function drawShelf(pen: Pen, { x, cell, row }: ShelfLayout, top: number, isFirst: boolean): void {
  const wide = cell * M.SIDE;
  const board = top + row;
  pen
    .fade(isFirst ? 0.16 : 0.1, (p) => p.rect(x - 14, top - 8, wide + 28, 12, 0, SHADOW))
    .rect(x - 14, board - 18, wide + 28, 13, 0, '#F3D6A8')
    .rect(x - 20, board - 4, wide + 40, 11, 5, '#A86F48')
    .rect(x - 20, board - 6, wide + 40, 7, 3.5, '#DDA56F');
  if (row - cell < PRICED) return;
  for (let column = 0; column < M.SIDE; column += 1) {
    const middle = x + cell * (column + 0.5);
    pen.rect(middle - 17, board - 7, 34, 17, 4, C.papel).rect(middle - 10, board, 20, 3, 1.5, '#C9A27C');
  }
}
