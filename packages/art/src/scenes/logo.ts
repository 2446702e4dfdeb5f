/** Word mark. The house over the letters is a key ring: home plus plan. */
import { type Colour, shade } from '../core/colour.ts';
import { at, g, path, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';

const HOUSE =
  path('M-46 -36 L0 -76 L46 -36 V-8 Q46 0 38 0 H-38 Q-46 0 -46 -8Z', C.flamboyant) +
  path('M0 -76 L46 -36 V-8 Q46 0 38 0 H14 V-64Z', shade(C.flamboyant, 0.2)) +
  path('M0 -8 C-24 -25 -19 -42 -8.5 -42 C-3 -42 0 -38 0 -35 C0 -38 3 -42 8.5 -42 C19 -42 24 -25 0 -8Z', '#FFF3CF');
const HOUSE_RIM = path('M-46 -36 L0 -76 L46 -36 V-8 Q46 0 38 0 H-38 Q-46 0 -46 -8Z', C.branco, {
  stroke: C.branco,
  'stroke-width': 22,
  'stroke-linejoin': 'round',
});
const word = (x: number, y: number, str: string, size: number, fill: Colour, width?: number): Svg =>
  text(x, y, str, { size, fill, ...(width === undefined ? {} : { stroke: fill, 'stroke-width': width }) });
/** The house alone, foot at 0,0, 92 wide and 76 high. */
export const logoHouse = (): Svg => HOUSE;
/** The word mark around 0,0, about 500 wide. */
export const logoBody = (s = 1): Svg =>
  g(
    at(-186, -8, HOUSE_RIM, 0.84) +
      word(-52, -4, 'Vai de', 56, C.branco, 20) +
      word(0, 72, 'Consórcio', 100, C.branco, 24) +
      at(-186, -8, HOUSE, 0.84) +
      word(-52, -4, 'Vai de', 56, C.mata) +
      word(0, 77, 'Consórcio', 100, shade(C.jabuticaba, 0.42)) +
      word(0, 71, 'Consórcio', 100, C.jabuticaba),
    { transform: `scale(${s})` },
  );
