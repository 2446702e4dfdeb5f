/** The word mark and the pictures of the installed app. */
import { shade } from '../core/colour.ts';
import { at, circ, path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { logoBody, logoHouse } from '../scenes/logo.ts';
import { sunburst } from '../scenes/party.ts';
import { centred } from './frames.ts';

/** Word mark with a white rim, 520 x 200. */
export const logo = (): Svg => picture('marca', { width: 520, height: 200, viewBox: '-262 -92 520 200' }, logoBody());

const ICON_SIZE = 512;
export interface AppIconOptions {
  /** fills the square and keeps its content inside the safe circle, for launchers that cut their own shape */
  readonly maskable?: boolean;
}
/** The app icon, 512 x 512: the house that is a key ring, on violet with rays. */
export function appIcon({ maskable = false }: AppIconOptions = {}): Svg {
  const half = ICON_SIZE / 2;
  const ground =
    rect(-half, -half, ICON_SIZE, ICON_SIZE, maskable ? 0 : 112, '#7A55C9') +
    (maskable ? sunburst(0, 40, 520, '#8E6BDA', 16, 0.7, 4) : sunburst(0, 40, 250, '#8E6BDA', 16, 0.7, 4));
  const house = circ(0, 6, 168, '#4B3296') + circ(0, -6, 168, C.papel) + at(0, 96, logoHouse(), 2.9);
  return picture(maskable ? 'icone-recorte' : 'icone', centred(ICON_SIZE, ICON_SIZE), [
    ground,
    at(0, 0, house, maskable ? 0.94 : 1.16),
  ]);
}
/** The house alone, readable at 16 px. */
export const favicon = (): Svg =>
  picture('favicon', { width: 64, height: 64, viewBox: '-32 -32 64 64' }, [
    rect(-32, -32, 64, 64, 15, C.jabuticaba),
    path('M-32 12 H32 V17 Q32 32 17 32 H-17 Q-32 32 -32 17Z', shade(C.jabuticaba, 0.34)),
    at(0, 23, logoHouse(), 0.62),
  ]);
