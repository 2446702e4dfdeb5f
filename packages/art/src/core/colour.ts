/** Colours are mixed in sRGB, towards the two colours of light and shadow and never towards black, grey or white. */
import { LIGHT, SHADOW } from './tokens.ts';

/** `#RRGGBB` */
export type Colour = string;

/** Red, green and blue, 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];
export function channels(colour: Colour): Channels {
  const part = (start: number): number => Number.parseInt(colour.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}
/** The colour of channels, which are rounded and kept within 0 to 255. */
export const colourOf = (values: readonly number[]): Colour =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mix of two colours; share 0 is the first, 1 the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  return colourOf(channels(from).map((value, i) => value + ((target[i] ?? 0) - value) * share));
}
/** Darker side of a colour: always towards violet, never towards black. */
export const shade = (colour: Colour, share = 0.2): Colour => mix(colour, SHADOW, share);
/** Lighter side of a colour: always towards warm light, never towards pure white. */
export const tint = (colour: Colour, share = 0.3): Colour => mix(colour, LIGHT, share);

const luminance = (colour: Colour): number => {
  const [r = 0, g = 0, b = 0] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** Contrast of two colours, 1 to 21, as WCAG 2.2 counts it. */
export function contrastRatio(a: Colour, b: Colour): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((p, q) => p - q);
  return (bright + 0.05) / (dark + 0.05);
}
