import {
  bidMembers,
  bidTableSide,
  CITY_SIDES,
  MEMBERS_MOODS,
  PEAK_CROWDS,
  peakDreamLayer,
  peakFriendsLayer,
  peakGroundLayer,
  peakHeroLayer,
  peakOnlookersLayer,
} from '@consorcio/art';
import { DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type Drawings, family } from './family.ts';

/* Layers of the great moments (apps/web/src/map/popups/layouts/peak-scene.tsx). */

/** Detail of the people around in 'modo leve'. */
const LIGHT = 0.6;

export const peakPictures: Drawings = {
  'peak-ground': peakGroundLayer,
  ...family('peak-friends', PEAK_CROWDS, (crowd) => peakFriendsLayer(crowd)),
  ...family('peak-friends-light', PEAK_CROWDS, (crowd) => peakFriendsLayer(crowd, LIGHT)),
  ...family('peak-onlookers', PEAK_CROWDS, (crowd) => peakOnlookersLayer(crowd)),
  ...family('peak-onlookers-light', PEAK_CROWDS, (crowd) => peakOnlookersLayer(crowd, LIGHT)),
  ...family('peak-dream', DREAM_IDS, peakDreamLayer),
  ...family('peak-hero', PERSONA_IDS, peakHeroLayer),
  ...family('bid-table', CITY_SIDES, bidTableSide),
  ...family('bid-members', MEMBERS_MOODS, bidMembers),
};
