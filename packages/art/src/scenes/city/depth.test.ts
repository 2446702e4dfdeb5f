import { expect, test } from 'vitest';
import { channels } from '../../core/colour.ts';
import { gradedColour } from '../../core/grade.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { blockCorner, LOT_BLOCK, SQUARE_BLOCK } from '../../plans/plan.ts';
import { byDepth, lot } from './blocks.ts';
import { lightOf, onBlock } from './depth.ts';

/** How much colour there is in a roof that stands on a block, 0 to 255. */
function colourOn(i: number, j: number): number {
  const seen = channels(gradedColour(C.tijolo, lightOf(i, j) ?? {}));
  return Math.max(...seen) - Math.min(...seen);
}

test('the lot and the square are seen as they are drawn', () => {
  expect(lightOf(...LOT_BLOCK)).toBeUndefined();
  expect(lightOf(...SQUARE_BLOCK)).toBeUndefined();
  const ground = lot(...blockCorner(...LOT_BLOCK));
  expect(byDepth().find(({ i, j }) => i === LOT_BLOCK[0] && j === LOT_BLOCK[1])?.body).toBe(ground);
});

test('colour goes out of the town with the distance from the lot', () => {
  const path = [colourOn(1, 1), colourOn(0, 2), colourOn(0, 3), colourOn(-1, 1)];
  expect(path).toEqual([...path].sort((a, b) => b - a));
  expect(new Set(path).size).toBe(path.length);
});

test('the nearest rows are darker than all others', () => {
  const brightness = (i: number, j: number): number =>
    Math.max(...channels(gradedColour(C.folha, lightOf(i, j) ?? {})));
  expect(brightness(2, 3)).toBeLessThan(0.7 * Math.min(...[brightness(1, 1), brightness(0, 2), brightness(0, 0)]));
});

test('the lit kerb of a place keeps its colour', () => {
  const kerbs = byDepth().filter(({ i, j }) => Math.abs(i - j) === 1 && i + j < 5);
  expect(kerbs.map(({ body }) => body.includes(`stroke="${C.ipe}"`))).toEqual([true, true, true, true]);
  expect(onBlock(0, 1, C.ipe)).toBe(C.ipe);
});
