/** The certificate: violet rays, paper in an ipê frame with green corners, portrait, dream and medal. */
import { at, circ, clip, g, line, path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { portraitBody } from '../people/portrait.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { medalFrame } from '../scenes/medal-frame.ts';
import { sunburst } from '../scenes/party.ts';
import { ICON } from '../ui/icons.ts';
import { BURSTS, burstBody } from './backgrounds.ts';
import { SCREEN_FRAME } from './frames.ts';

const corner = (x: number, y: number, turn: number): Svg =>
  at(
    x,
    y,
    path('M0 0 H92 C92 50 50 92 0 92Z', C.mata) +
      path('M0 0 H66 C66 36 36 66 0 66Z', C.folha) +
      circ(22, 22, 12, C.ipe),
    1,
    turn,
  );
const sheet = (): Svg =>
  rect(64, 78, 640, 780, 40, C.tinta, { opacity: 0.25 }) +
  rect(60, 66, 648, 780, 40, C.mel) +
  rect(60, 60, 648, 780, 40, C.ipe) +
  rect(78, 78, 612, 744, 28, C.papel) +
  rect(92, 92, 584, 716, 20, 'none', {
    stroke: '#EBCF98',
    'stroke-width': 3,
    'stroke-dasharray': '2 11',
    'stroke-linecap': 'round',
  }) +
  clip(
    rect(78, 78, 612, 744, 28, '#fff'),
    corner(78, 78, 0) + corner(690, 78, 90) + corner(690, 822, 180) + corner(78, 822, 270),
  );

/** gold medal over the corner of the dream */
const goldMedal = (): Svg => medalFrame({ grade: 3, art: at(0, 6, ICON.estrela, 1.6), bg: C.ipe });

/** portrait on the left, dream with its medal on the right; the words stand below, from y = 490 to 750 */
const honours = (persona: PersonaId, dream: DreamId): Svg =>
  at(240, 330, sunburst(0, 0, 158, C.ipe, 16, 0.35)) +
  g(portraitBody({ persona, kind: 'frame_win', expression: 'radiante' }), {
    transform: 'translate(108 190) scale(1.1)',
  }) +
  at(522, 322, rect(-132, -124, 264, 264, 40, C.labio) + rect(-132, -132, 264, 264, 40, C.branco)) +
  at(522, 322, dreamTile(dream), 0.8) +
  at(642, 440, goldMedal(), 0.42) +
  line('M236 762 H532', '#EBCF98', 3);

/** The whole screen without its words and buttons. */
export const certificateScene = (persona: PersonaId, dream: DreamId): Svg =>
  picture(
    `certificado-${persona}-${dream}`,
    SCREEN_FRAME,
    burstBody(BURSTS.certificado) + sheet() + honours(persona, dream),
  );

/** The sheet alone on transparent ground, 652 x 790: for a page that sets portrait, dream and words itself. */
export const certificateSheet = (): Svg =>
  picture('certificado', { width: 652, height: 800, viewBox: '58 58 652 800' }, sheet());
