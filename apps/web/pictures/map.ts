import {
  assembly,
  assemblySide,
  avatarWalkSheet,
  CITY_SIDES,
  certificateMedal,
  cityAvatar,
  cityMap,
  citySide,
  citySideFront,
  citySky,
  type Facing,
  type IconName,
  iconPicture,
  LIFE_PICTURES,
  lifePicture,
  medal,
  type PersonaId,
  type PlaceId,
  placeIcon,
  placeSign,
  portrait,
} from '@consorcio/art';

/* Pictures of the map, its popups, the overlays and the certificate. What depends on a draw is drawn live. */

const PERSONA_IDS: readonly PersonaId[] = [1, 2, 3, 4];
const PLACE_IDS: readonly PlaceId[] = [1, 2, 3, 4];
const ICONS: readonly IconName[] = ['energia', 'esforco', 'dinheiro'];
/** The board's words are laid over it, in the page's fonts. */
const NO_WORDS = ['', ''] as const;

const FACINGS: readonly Facing[] = ['left', 'right'];

type Drawings = Readonly<Record<string, () => string>>;
const family = <Id extends string | number>(name: string, ids: readonly Id[], draw: (id: Id) => string): Drawings =>
  Object.fromEntries(ids.map((id) => [`${name}/${id}`, () => draw(id)]));

export const mapPictures: Drawings = {
  city: () => cityMap({ signs: false }),
  'city-back': () => cityMap({ signs: false, life: false, layer: 'back' }),
  'city-front': () => cityMap({ signs: false, life: false, layer: 'front' }),
  'city-sky': citySky,
  ...family('city-side', CITY_SIDES, citySide),
  ...family('city-side-front', CITY_SIDES, citySideFront),
  ...family('life', LIFE_PICTURES, lifePicture),
  'medal-locked': () => medal('PAYMENT_ON_TIME', 1, true),
  'certificate-medal': () => certificateMedal(),
  ...family('place-sign', PLACE_IDS, placeSign),
  ...family('place-icon', PLACE_IDS, placeIcon),
  ...family('city-avatar', PERSONA_IDS, (id) => cityAvatar(id)),
  ...family('city-avatar-blink', PERSONA_IDS, (id) => cityAvatar(id, { blink: 1 })),
  ...Object.fromEntries(
    PERSONA_IDS.flatMap((id) =>
      FACINGS.map((facing) => [`avatar-walk/${id}-${facing}`, () => avatarWalkSheet(id, facing)]),
    ),
  ),
  ...family('portrait', PERSONA_IDS, (id) => portrait(id, 'frame')),
  ...family('assembly', PERSONA_IDS, (persona) => assembly({ persona, title: NO_WORDS })),
  ...family('assembly-side', CITY_SIDES, (side) => assemblySide(side)),
  ...family('icon', ICONS, iconPicture),
};
