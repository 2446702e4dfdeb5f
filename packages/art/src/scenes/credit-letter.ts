import { at, circ, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { ICON } from '../ui/icons.ts';
import type { DreamId } from './dreams/dream.ts';
import { dreamTile } from './dreams/dreams.ts';

/** the letter of credit as a sheet; `isSmall`: for a size at which its title is not read, and stands as a line */
export const creditLetter = (dreamId: DreamId, isSmall = false): Svg =>
  rect(-78, -96, 160, 200, 14, SHADOW, { opacity: 0.18 }) +
  rect(-82, -102, 160, 200, 14, C.papel) +
  path('M-82 -66 V-88 Q-82 -102 -68 -102 H64 Q78 -102 78 -88 V-66Z', C.mata) +
  (isSmall ? line('M-46 -84 H42', C.branco, 8) : text(-2, -76, 'CARTA DE CRÉDITO', { size: 15, fill: C.branco })) +
  at(-2, 0, dreamTile(dreamId, { r: 36 }), 0.34) +
  line('M-58 66 H54 M-58 80 H20', C.areia, 6) +
  at(56, 82, circ(0, 0, 22, C.mel) + circ(0, 0, 16, C.ipe) + g(ICON.estrela, { transform: 'scale(.38)' }));
