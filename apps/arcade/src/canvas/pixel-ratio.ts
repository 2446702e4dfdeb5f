/** Pixels per unit of the screen: more than the first is invisible but costs time in every frame. A slow device gets fewer. */
export const PIXEL_RATIOS = [2, 1.5, 1] as const;
export type PixelRatio = (typeof PIXEL_RATIOS)[number];
