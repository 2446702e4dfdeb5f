/** Colours, fonts, distances: the same values as the custom properties of styles/ui.css. */
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
} from '../core/tokens.ts';
