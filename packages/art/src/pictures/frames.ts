/** Sizes that many pictures share. */
import type { Frame } from '../core/svg.ts';
import { SCREEN } from '../core/tokens.ts';

/** a screen of 768 x 1024, drawn from its upper left corner */
export const SCREEN_FRAME: Frame = SCREEN;
/** a picture of the given size, drawn around its middle */
export const centred = (width: number, height: number, scale = 1): Frame => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
  viewBox: `${-width / 2} ${-height / 2} ${width} ${height}`,
});
