import { PALETTE as C } from '@consorcio/art';
import { ipe, tree } from '@consorcio/art/street';

/*
 * The trees that the four run past in the opening (frame 22b), and their like on both sides for broad windows. Feet of
 * the foremost at y = 244; what is farther stands higher and is smaller.
 */

/** Three screens of 768 beside each other, and the height of the highest crown. */
const OPENING_TREES = { width: 2304, height: 260 } as const;

const at = (x: number, y: number, body: string): string => `<g transform="translate(${x} ${y})">${body}</g>`;

export function openingTrees(): string {
  const { width, height } = OPENING_TREES;
  const middle = width / 2;
  const trees = [
    at(middle - 1050, 226, tree(C.folha, 1.5)),
    at(middle - 860, 240, ipe(C.ipe, 1.9)),
    at(middle - 660, 222, ipe(C.ipeRosa, 1.3)),
    at(middle - 480, 230, tree(C.folha, 1.6)),
    at(middle - 268, 240, tree(C.folha, 2)),
    at(middle + 186, 216, ipe(C.ipeRosa, 1.2)),
    at(middle + 264, 244, ipe(C.ipe, 2.1)),
    at(middle + 470, 226, tree(C.folha, 1.6)),
    at(middle + 660, 240, ipe(C.ipeRosa, 1.7)),
    at(middle + 850, 222, tree(C.folha, 1.3)),
    at(middle + 1050, 236, ipe(C.ipe, 1.8)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${trees.join('')}</svg>`;
}
