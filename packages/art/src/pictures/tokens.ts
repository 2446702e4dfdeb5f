/** The palette and the letters of the drawings. `@consorcio/look` makes the tokens of the interface of them. */
export { type Colour, contrastRatio, mix, shade, tint } from '../core/colour.ts';
export {
  FONT,
  type FontRole,
  HALL,
  HIGH_SKY,
  LIGHT,
  PALETTE,
  type PaletteName,
  SCREEN,
  SHADOW,
  TABLE,
  TABLE_DARK,
  TABLE_SEAM,
} from '../core/tokens.ts';
