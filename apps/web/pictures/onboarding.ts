import {
  cityMap,
  confetti,
  dreamCard,
  dreamPart,
  dreamPicture,
  type FigureOptions,
  favicon,
  hills,
  logo,
  type MomentName,
  moment,
  noSignalPicture,
  type PersonaId,
  type PersonRef,
  PLACES,
  type PoseName,
  person,
  placeSign,
  portrait,
  SCREEN,
  SIGN,
  signpostPicture,
  street,
  streetThing,
} from '@consorcio/art';
import { dreamCycles } from '@consorcio/rules/queries';
import { DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type Drawings, family, familyOfPairs } from './family.ts';
import { missing } from './missing.ts';
import { openingTrees } from './opening-trees.ts';
import { openLawn, panorama } from './panorama.ts';

/* Pictures of the way from the first screen to the map. */

const standing = (persona: PersonRef, options: FigureOptions = {}): string =>
  person({ persona, expression: 'feliz', ...options });

const usualPose = (id: PersonaId): PoseName => (id === 4 ? 'acenar' : id === 1 ? 'parado' : 'cintura');
/** Pixels per unit for people shown at most about 200 px high, on phones before the first decision. */
const SMALL = 0.4;

/** The people of the street, by the place where they stand. */
const PASSERS_BY: Drawings = {
  'neighbour/ipe': () => standing('x6', { pose: 'acenar', flip: true }),
  'neighbour/flor': () => standing('x13'),
  'neighbour/sol': () => standing('x0', { pose: 'cintura' }),
  'neighbour/mar': () => standing('x17', { pose: 'acenar', expression: 'radiante' }),
  'neighbour/lua': () => standing('x5'),
};

/** The signs of the four places alone, where they stand on the map: laid over it. */
const citySigns = (): string => {
  const signs = PLACES.map(({ id, signAt: [x, y] }) =>
    placeSign(id).replace('<svg ', `<svg x="${x - SIGN.width / 2}" y="${y - SIGN.height / 2}" `),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCREEN.width} ${SCREEN.height}">${signs.join('')}</svg>`;
};

/** The scenes of the four tutorial films, in order. */
const TUTORIAL_MOMENTS: readonly MomentName[] = ['jornada', 'escolha', 'pagarEGuardar', 'sonhoZero'];

export const onboardingPictures: Drawings = {
  favicon,
  logo,
  street: () => street(),
  'street-wide': () => panorama('street', street(), { treesAt: 652 }),
  hills: () => hills(),
  'hills-wide': () => panorama('hills', hills(), { over: openLawn }),
  'opening-trees': openingTrees,
  signpost: () => signpostPicture(),
  missing,
  waiting: () => standing(2, { pose: 'pensar', scale: SMALL }),
  'no-signal': () => noSignalPicture(),
  caramelo: () => streetThing('caramelo'),
  lost: () => standing(2, { pose: 'pensar', expression: 'surpreso' }),
  ...PASSERS_BY,
  ...family('hello', PERSONA_IDS, (id) => standing(id, { pose: 'acenar', flip: id === 2 })),
  ...family('standing', PERSONA_IDS, (id) => standing(id, { pose: usualPose(id) })),
  ...family('standing-small', PERSONA_IDS, (id) => standing(id, { pose: usualPose(id), scale: SMALL })),
  ...family('cheering', PERSONA_IDS, (id) => standing(id, { pose: 'celebra', expression: 'radiante' })),
  ...family('thinking', PERSONA_IDS, (id) => standing(id, { pose: 'pensar' })),
  ...family('running', PERSONA_IDS, (id) => standing(id, { pose: 'corre2', expression: 'radiante', scale: SMALL })),
  ...family('portrait-win', PERSONA_IDS, (id) => portrait(id, 'frame_win')),
  ...family('dream', DREAM_IDS, dreamPicture),
  ...family('dream-card', DREAM_IDS, (id) => dreamCard(id)),
  ...family('city', PERSONA_IDS, (persona) => cityMap({ persona, signs: false })),
  'city-signs': citySigns,
  ...family('gave-up', PERSONA_IDS, (persona) => moment('encerrado', { persona, dream: 6, n: 3, total: 8 })),
  confetti: () => confetti(768, 1024, 60, 12),
  ...Object.fromEntries(
    TUTORIAL_MOMENTS.flatMap((name) =>
      PERSONA_IDS.map((persona) => [`${name}/${persona}`, () => moment(name, { persona, dream: 4 })]),
    ),
  ),
  ...familyOfPairs('sonhoZero-dream', PERSONA_IDS, DREAM_IDS, (persona, dream) =>
    moment('sonhoZero', { persona, dream }),
  ),
  ...Object.fromEntries(
    DREAM_IDS.flatMap((dream) =>
      Array.from({ length: dreamCycles(dream) + 1 }, (_, n) => [`dream-part-${dream}/${n}`, () => dreamPart(dream, n)]),
    ),
  ),
};
