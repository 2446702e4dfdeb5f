/**
 * One drawing in any light: every colour of a drawing passes through a light before it is laid down, so that distance is a
 * token and never a second drawing.
 */
import { type Colour, channels, colourOf, mix } from './colour.ts';
import { renamedIds } from './ids.ts';
import type { Svg } from './svg.ts';

/** What air and light do to a colour. Shares are 0 to 1; nothing is done by what is left out. */
export interface Light {
  /** colour of the light, which every colour is multiplied with */
  readonly ambient?: Colour;
  /** share of the colour that is taken out */
  readonly grey?: number;
  /** colour of the air, and how much of it lies between us and the thing */
  readonly air?: Colour;
  readonly haze?: number;
}

const COLOUR = /#[0-9A-Fa-f]{6}(?=")/g;

/** A colour in a light. Its grey is a little violet, as shade is. */
export function gradedColour(
  colour: Colour,
  { ambient = '#FFFFFF', grey = 0, air = '#FFFFFF', haze = 0 }: Light,
): Colour {
  const [r, g, b] = channels(colour);
  const luma = 0.3 * r + 0.59 * g + 0.11 * b;
  const calm = mix(colour, colourOf([luma + 4, luma - 2, luma + 12]), grey);
  const light = channels(ambient);
  const seen = colourOf(channels(calm).map((value, i) => (value * (light[i] ?? 255)) / 255));
  return mix(seen, air, haze);
}
/** A drawing in a light. What it defines gets names of its own, so that one picture can hold a thing in several lights. */
export function graded(drawing: Svg, light: Light): Svg {
  const known = new Map<Colour, Colour>();
  return renamedIds(drawing, JSON.stringify(light)).replace(COLOUR, (colour) => {
    const seen = known.get(colour) ?? gradedColour(colour, light);
    known.set(colour, seen);
    return seen;
  });
}
