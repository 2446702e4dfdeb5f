import * as art from '@consorcio/art';
import { OPENING_BEATS, OPENING_PLACES, openingPicture, tutorialStill } from '@consorcio/art/films';
import { TUTORIAL_SCENES } from '@consorcio/art/tutorial-words';
import { dreamCycles } from '@consorcio/rules/queries';
import { DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type Drawings, family, familyOfPairs } from './family.ts';
import { openLawn, panorama } from './panorama.ts';

/* Pictures of the way from the first screen to the map. */

const usual = (id: art.PersonaId): art.FigureOptions => ({ persona: id, expression: 'feliz', pose: usualPose(id) });
const thoughtful = (id: art.PersonaId): art.FigureOptions => ({ persona: id, expression: 'feliz', pose: 'pensar' });

const standing = (persona: art.PersonRef, options: art.FigureOptions = {}): string =>
  art.person({ persona, expression: 'feliz', ...options });
/** Pixels per unit for people of the street and at a door, at most about 280 px high. */
const AT_A_DOOR = 0.6;
const neighbour = (persona: art.PersonRef, options: art.FigureOptions = {}): string =>
  standing(persona, { scale: AT_A_DOOR, ...options });

const usualPose = (id: art.PersonaId): art.PoseName => (id === 4 ? 'acenar' : id === 1 ? 'parado' : 'cintura');
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
  const signs = art.PLACES.map(({ id, signAt: [x, y] }) =>
    art.placeSign(id).replace('<svg ', `<svg x="${x - art.SIGN.width / 2}" y="${y - art.SIGN.height / 2}" `),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${art.SCREEN.width} ${art.SCREEN.height}">${signs.join('')}</svg>`;
};

/** The scenes of the tutorial's first three steps, in order. */
const TUTORIAL_MOMENTS: readonly art.MomentName[] = ['jornada', 'escolha', 'pagarEGuardar'];

export const onboardingPictures: Drawings = {
  favicon: art.favicon,
  logo: art.logo,
  street: () => art.street(),
  'street-wide': () => panorama('street', art.street(), { treesAt: 652 }),
  hills: () => art.hills(),
  'hills-wide': () => panorama('hills', art.hills(), { over: openLawn }),
  ...familyOfPairs('opening', OPENING_PLACES, OPENING_BEATS, openingPicture),
  signpost: () => art.signpostPicture(),
  missing,
  'no-signal': () => art.noSignalPicture(),
  caramelo: () => art.streetThing('caramelo'),
  lost: () => standing(2, { pose: 'pensar', expression: 'surpreso' }),
  ...PASSERS_BY,
  ...family('hello', PERSONA_IDS, (id) => neighbour(id, { pose: 'acenar', flip: id === 2 })),
  ...family('standing', PERSONA_IDS, (id) => standing(id, { pose: usualPose(id) })),
  ...family('standing-small', PERSONA_IDS, (id) => standing(id, { pose: usualPose(id), scale: SMALL })),
  ...family('cheering', PERSONA_IDS, (id) => standing(id, { pose: 'celebra', expression: 'radiante' })),
  ...family('thinking', PERSONA_IDS, (id) => standing(id, { pose: 'pensar' })),
  ...family('standing-blink', PERSONA_IDS, (id) => art.personEyes({ ...usual(id), blink: 1 })),
  ...family('standing-glance', PERSONA_IDS, (id) => art.personEyes({ ...usual(id), gaze: TO_THE_SIDE })),
  ...family('thinking-blink', PERSONA_IDS, (id) => art.personEyes({ ...thoughtful(id), blink: 1 })),
  ...family('thinking-glance', PERSONA_IDS, (id) => art.personEyes({ ...thoughtful(id), gaze: TO_THE_DREAMS })),
  ...family('running', PERSONA_IDS, (id) => standing(id, { pose: 'corre2', expression: 'radiante', scale: SMALL })),
  ...family('dream', DREAM_IDS, art.dreamPicture),
  ...family('dream-card', DREAM_IDS, (id) => art.dreamCard(id)),
  ...family('dreamers', PERSONA_IDS, (persona) => art.dreamers(persona)),
  ...familyOfPairs('dreamer', PERSONA_IDS, DREAM_IDS, art.dreamer),
  ...family('city', PERSONA_IDS, (persona) => art.cityMap({ persona, signs: false })),
  'city-signs': citySigns,
  ...family('gave-up', PERSONA_IDS, (persona) => art.moment('encerrado', { persona, dream: 6, n: 3, total: 8 })),
  bill: art.billPicture,
  confetti: () => art.confetti(768, 1024, 60, 12),
  ...Object.fromEntries(
    TUTORIAL_MOMENTS.flatMap((name) =>
      PERSONA_IDS.map((persona) => [`${name}/${persona}`, () => art.moment(name, { persona, dream: 4 })]),
    ),
  ),
  ...familyOfPairs('film-still', TUTORIAL_SCENES, PERSONA_IDS, tutorialStill),
  ...familyOfPairs('sonhoZero-dream', PERSONA_IDS, DREAM_IDS, (persona, dream) =>
    art.moment('sonhoZero', { persona, dream }),
  ),
  ...Object.fromEntries(
    DREAM_IDS.flatMap((dream) =>
      Array.from({ length: dreamCycles(dream) + 1 }, (_, n) => [
        `dream-part-${dream}/${n}`,
        () => art.dreamPart(dream, n),
      ]),
    ),
  ),
};

/** Stands where a picture could not be fetched: a sheet of paper with a hill, a sun, and the house still to be drawn. */
function missing(): string {
  const sheet = `<rect x="8" y="8" width="184" height="184" rx="26" fill="${art.PALETTE.papel}"/>`;
  const hill = `<path d="M8 150C46 118 96 112 132 132S178 142 192 134V166A26 26 0 0 1 166 192H34A26 26 0 0 1 8 166Z" fill="${art.tint(art.PALETTE.folha)}"/>`;
  const house =
    '<path d="M64 144V96L100 66L136 96V144Z" fill="none" stroke="#8B7BB8" stroke-width="6" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="10 11"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${sheet}<circle cx="152" cy="52" r="17" fill="${art.PALETTE.ipe}"/>${hill}${house}</svg>`;
}
