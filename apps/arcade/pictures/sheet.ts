import { fileForm } from '@consorcio/art/file-form';
import type { Sprite, Svg } from '@consorcio/art/minigames';

/** Where a sprite lies on its sheet, and where its 0,0 is in it; units of the layout. */
type Cell = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  originX: number,
  originY: number,
  isOpaque?: 1,
];

export interface Sheet {
  readonly svg: Svg;
  readonly width: number;
  readonly height: number;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** Sheets stay below what every canvas takes at twice the size. */
const WIDTH = 1600;
/** Room between two drawings, so that none bleeds into its neighbour. */
const GAP = 4;

/** Lays sprites in rows, the tall ones first. */
export function sheetOf(sprites: readonly Sprite[]): Sheet {
  const cells: Record<string, Cell> = {};
  let [x, y, row, width] = [0, 0, 0, 0];
  let body = '';
  const byHeight = [...sprites].sort((a, b) => b.box[3] * (b.scale ?? 1) - a.box[3] * (a.scale ?? 1));
  for (const { name, box, scale = 1, body: drawing, isOpaque = false } of byHeight) {
    const [w, h] = [Math.ceil(box[2] * scale), Math.ceil(box[3] * scale)];
    if (x > 0 && x + w > WIDTH) [x, y, row] = [0, y + row + GAP, 0];
    const origin = [Math.round(-box[0] * scale * 100) / 100, Math.round(-box[1] * scale * 100) / 100] as const;
    cells[name] = isOpaque ? [x, y, w, h, ...origin, 1] : [x, y, w, h, ...origin];
    body += `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box.join(' ')}">${drawing}</svg>`;
    x += w + GAP;
    width = Math.max(width, x);
    row = Math.max(row, h);
  }
  return { svg: pictureOf(width, y + row, body), width, height: y + row, cells };
}

/** `from`: the place of its upper left corner, when that is not 0,0. */
export const pictureOf = (width: number, height: number, body: Svg, { x, y } = { x: 0, y: 0 }): Svg =>
  fileForm(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${body}</svg>`,
  );
