import {
  PALETTE as C,
  cityMap,
  confetti,
  dreamCard,
  dreamer,
  dreamers,
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
  personEyes,
  placeSign,
  portrait,
  SCREEN,
  SIGN,
  signpostPicture,
  street,
  streetThing,
  tint,
} from '@consorcio/art';
import { OPENING_BEATS, OPENING_PLACES, openingPicture, tutorialStill } from '@consorcio/art/films';
import { TUTORIAL_SCENES } from '@consorcio/art/tutorial-words';
import { dreamCycles } from '@consorcio/rules/queries';
import { DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type Drawings, family, familyOfPairs } from './family.ts';
import { openLawn, panorama } from './panorama.ts';

/* Pictures of the way from the first screen to the map. */

const usual = (id: PersonaId): FigureOptions => ({ persona: id, expression: 'feliz', pose: usualPose(id) });
const thoughtful = (id: PersonaId): FigureOptions => ({ persona: id, expression: 'feliz', pose: 'pensar' });

const standing = (persona: PersonRef, options: FigureOptions = {}): string =>
  person({ persona, expression: 'feliz', ...options });
/** Pixels per unit for people of the street and at a door, at most about 280 px high. */
const AT_A_DOOR = 0.6;
const neighbour = (persona: PersonRef, options: FigureOptions = {}): string =>
  standing(persona, { scale: AT_A_DOOR, ...options });

const usualPose = (id: PersonaId): PoseName => (id === 4 ? 'acenar' : id === 1 ? 'parado' : 'cintura');
/** Where eyes look that do not look at the player, to the right and down. */
const TO_THE_SIDE = [-0.9, 0.1] as const;
const TO_THE_DREAMS = [-0.7, -0.9] as const;
/** Pixels per unit for people shown at most about 200 px high, on phones before the first decision. */
const SMALL = 0.32;

/** The people of the street, by the place where they stand. */
const PASSERS_BY: Drawings = {
  'neighbour/ipe': () => neighbour('x6', { pose: 'acenar', flip: true }),
  'neighbour/flor': () => neighbour('x13'),
  'neighbour/sol': () => neighbour('x0', { pose: 'cintura' }),
  'neighbour/mar': () => neighbour('x17', { pose: 'acenar', expression: 'radiante' }),
  'neighbour/lua': () => neighbour('x5'),
};

/** The signs of the four places alone, where they stand on the map: laid over it. */
const citySigns = (): string => {
  const signs = PLACES.map(({ id, signAt: [x, y] }) =>
    placeSign(id).replace('<svg ', `<svg x="${x - SIGN.width / 2}" y="${y - SIGN.height / 2}" `),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCREEN.width} ${SCREEN.height}">${signs.join('')}</svg>`;
};

/** The scenes of the tutorial's first three steps, in order. */
const TUTORIAL_MOMENTS: readonly MomentName[] = ['jornada', 'escolha', 'pagarEGuardar'];

export const onboardingPictures: Drawings = {
  favicon,
  logo,
  street: () => street(),
  'street-wide': () => panorama('street', street(), { treesAt: 652 }),
  hills: () => hills(),
  'hills-wide': () => panorama('hills', hills(), { over: openLawn }),
  ...familyOfPairs('opening', OPENING_PLACES, OPENING_BEATS, openingPicture),
  signpost: () => signpostPicture(),
  missing,
  'no-signal': () => noSignalPicture(),
  caramelo: () => streetThing('caramelo'),
  lost: () => standing(2, { pose: 'pensar', expression: 'surpreso' }),
  ...PASSERS_BY,
  ...family('hello', PERSONA_IDS, (id) => neighbour(id, { pose: 'acenar', flip: id === 2 })),
  ...family('standing', PERSONA_IDS, (id) => standing(id, { pose: usualPose(id) })),
  ...family('standing-small', PERSONA_IDS, (id) => standing(id, { pose: usualPose(id), scale: SMALL })),
  ...family('cheering', PERSONA_IDS, (id) => standing(id, { pose: 'celebra', expression: 'radiante' })),
  ...family('thinking', PERSONA_IDS, (id) => standing(id, { pose: 'pensar' })),
  ...family('standing-blink', PERSONA_IDS, (id) => personEyes({ ...usual(id), blink: 1 })),
  ...family('standing-glance', PERSONA_IDS, (id) => personEyes({ ...usual(id), gaze: TO_THE_SIDE })),
  ...family('thinking-blink', PERSONA_IDS, (id) => personEyes({ ...thoughtful(id), blink: 1 })),
  ...family('thinking-glance', PERSONA_IDS, (id) => personEyes({ ...thoughtful(id), gaze: TO_THE_DREAMS })),
  ...family('running', PERSONA_IDS, (id) => standing(id, { pose: 'corre2', expression: 'radiante', scale: SMALL })),
  ...family('portrait-win', PERSONA_IDS, (id) => portrait(id, 'frame_win', { scale: AT_A_DOOR })),
  ...family('dream', DREAM_IDS, dreamPicture),
  ...family('dream-card', DREAM_IDS, (id) => dreamCard(id)),
  ...family('dreamers', PERSONA_IDS, (persona) => dreamers(persona)),
  ...familyOfPairs('dreamer', PERSONA_IDS, DREAM_IDS, dreamer),
  ...family('city', PERSONA_IDS, (persona) => cityMap({ persona, signs: false })),
  'city-signs': citySigns,
  ...family('gave-up', PERSONA_IDS, (persona) => moment('encerrado', { persona, dream: 6, n: 3, total: 8 })),
  confetti: () => confetti(768, 1024, 60, 12),
  ...Object.fromEntries(
    TUTORIAL_MOMENTS.flatMap((name) =>
      PERSONA_IDS.map((persona) => [`${name}/${persona}`, () => moment(name, { persona, dream: 4 })]),
    ),
  ),
  ...familyOfPairs('film-still', TUTORIAL_SCENES, PERSONA_IDS, tutorialStill),
  ...familyOfPairs('sonhoZero-dream', PERSONA_IDS, DREAM_IDS, (persona, dream) =>
    moment('sonhoZero', { persona, dream }),
  ),
  ...Object.fromEntries(
    DREAM_IDS.flatMap((dream) =>
      Array.from({ length: dreamCycles(dream) + 1 }, (_, n) => [`dream-part-${dream}/${n}`, () => dreamPart(dream, n)]),
    ),
  ),
};

/** Stands where a picture could not be fetched: a sheet of paper with a hill, a sun, and the house still to be drawn. */
function missing(): string {
  const sheet = `<rect x="8" y="8" width="184" height="184" rx="26" fill="${C.papel}"/>`;
  const hill = `<path d="M8 150C46 118 96 112 132 132S178 142 192 134V166A26 26 0 0 1 166 192H34A26 26 0 0 1 8 166Z" fill="${tint(C.folha)}"/>`;
  const house =
    '<path d="M64 144V96L100 66L136 96V144Z" fill="none" stroke="#8B7BB8" stroke-width="6" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="10 11"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${sheet}<circle cx="152" cy="52" r="17" fill="${C.ipe}"/>${hill}${house}</svg>`;
}
