/**
 * A drawing for paper: dark outlines around white and a few greys, so that it can be told on any printer, takes little ink and
 * can be coloured in by hand.
 */
import { type Colour, channels, colourOf } from './colour.ts';
import type { Svg } from './svg.ts';
import { PALETTE as C } from './tokens.ts';

const SHAPE = /<(path|rect|circle|ellipse|polygon) ([^>]*)\/>/g;
const COLOUR = /#[0-9A-Fa-f]{6}(?=")/g;
const OUTLINE: Colour = C.tinta;
/** shine and shadow that is thinner than this is laid without an outline */
const FAINT = 0.6;
/** what a colour of at least this brightness is printed as, both 0 to 1 */
const TONES: readonly (readonly [from: number, tone: number])[] = [
  [0.72, 1],
  [0.55, 0.94],
  [0.4, 0.86],
  [0.25, 0.7],
  [0, 0.45],
];
export function toneOf(colour: Colour): Colour {
  const [red, green, blue] = channels(colour);
  const brightness = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  const tone = 255 * (TONES.find(([from]) => brightness >= from)?.[1] ?? 1);
  return colourOf([tone, tone, tone]);
}

const attribute = (list: string, name: string): string | undefined =>
  new RegExp(`(?:^| )${name}="([^"]*)"`).exec(list)?.[1];
const isOutlined = (list: string): boolean =>
  (attribute(list, 'fill') ?? 'none') !== 'none' &&
  (attribute(list, 'stroke') ?? 'none') === 'none' &&
  Number(attribute(list, 'opacity') ?? 1) >= FAINT;

/** Lines that are not white must be seen on white paper. */
const LIGHTEST_LINE = toneOf('#808080');
const lineTone = (colour: Colour): Colour => {
  if (colour.toUpperCase() === C.branco) return C.branco;
  const tone = toneOf(colour);
  return tone > LIGHTEST_LINE ? LIGHTEST_LINE : tone;
};
const inTones = (list: string): string =>
  list
    .replace(
      /( ?)stroke="(#[0-9A-Fa-f]{6})"/,
      (_, space: string, colour: Colour) => `${space}stroke="${lineTone(colour)}"`,
    )
    .replace(/(^| )fill="(#[0-9A-Fa-f]{6})"/, (_, space: string, colour: Colour) => `${space}fill="${toneOf(colour)}"`);

/** The drawing in tones, each shape with an outline of the given width. */
export const inked = (drawing: Svg, width: number): Svg =>
  drawing.replace(SHAPE, (_, name: string, list: string) => {
    const printed = inTones(list);
    return isOutlined(list)
      ? `<${name} ${printed} stroke="${OUTLINE}" stroke-width="${width}" stroke-linejoin="round"/>`
      : `<${name} ${printed}/>`;
  });

/** The drawing as a plan: outlines of dashes around white, nothing else. */
export const dashed = (drawing: Svg, width: number): Svg =>
  drawing.replace(SHAPE, (_, name: string, list: string) =>
    isOutlined(list)
      ? `<${name} ${list.replace(COLOUR, C.branco)} stroke="${colourOf([170, 170, 170])}" stroke-width="${width}" stroke-dasharray="${4 * width} ${3 * width}"/>`
      : '',
  );
