/** Colours, fonts, distances. The pages have the same values as custom properties (apps/web/src/styles/tokens.css). */
export { type Colour, contrastRatio, mix, shade, tint } from '../core/colour.ts';
export {
  FONT,
  type FontRole,
  LIGHT,
  PALETTE,
  type PaletteName,
  RADIUS,
  SCREEN,
  SHADOW,
  SPACING,
  TABLE,
} from '../core/tokens.ts';
