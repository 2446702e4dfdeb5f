/** Small pictures: medals, icons, marks and what is held or thrown. */
import { LIVE_REACTIONS, LUCKY_WORDS } from '@consorcio/rules/live-words';
import { BADGE_GRADES, BADGE_TYPES } from '@consorcio/rules/vocabulary';
import * as art from '../index.ts';
import { each, type Gallery } from './family.ts';

const medals = BADGE_TYPES.flatMap((type) => BADGE_GRADES.map((grade) => ({ type, grade })));

export const THINGS: Gallery = {
  badges: {
    ...each(
      medals,
      ({ type, grade }) => `${type}-${grade}`,
      ({ type, grade }) => art.medal(type, grade),
    ),
    locked: () => art.medal('SAVER', 1, true),
  },
  icons: {
    ...each(art.ICON_NAMES, (name) => name, art.iconPicture),
    ...each(art.PLACE_IDS, (id) => `place-${id}`, art.placeIcon),
    ...each(art.SHARE_TARGETS, (target) => `share-${target}`, art.shareIcon),
  },
  brand: {
    logo: art.logo,
    favicon: art.favicon,
    icon: () => art.appIcon(),
    maskable: () => art.appIcon({ maskable: true }),
  },
  items: {
    ...each(art.FOOD_NAMES, (name) => name, art.foodPicture),
    ...each(art.PRODUCT_NAMES, (name) => name, art.productPicture),
    ...each(art.STREET_THING_NAMES, (name) => name, art.streetThing),
    ...each(
      art.DIRECTIONS,
      (direction) => direction,
      (direction) => art.arrowPicture(direction),
    ),
    ...each(
      art.DIRECTIONS,
      (direction) => `${direction}-ring`,
      (direction) => art.arrowPicture(direction, true),
    ),
    heart: () => art.heartPicture(),
    lost: () => art.heartPicture(false),
  },
  lucky: each(LUCKY_WORDS, (word) => word, art.luckyPicture),
  reactions: each(LIVE_REACTIONS, (reaction) => reaction, art.reactionPicture),
};
