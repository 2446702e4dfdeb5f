/** The layers of the great moments, each 2000 x 1000 on transparent ground but the first. */
import { picture, type Svg } from '../core/svg.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import {
  PEAK_BOX,
  type PeakCrowd,
  peakDream,
  peakFriends,
  peakGround,
  peakHero,
  peakOnlookers,
} from '../scenes/peak.ts';

export { PEAK_CROWDS, type PeakCrowd } from '../scenes/peak.ts';

/* From back to front; dream and hero stand between friends and ground, and between friends and onlookers. */

export const peakGroundLayer = (): Svg => picture('auge-ground', PEAK_BOX, peakGround());
export const peakDreamLayer = (id: DreamId): Svg => picture(`auge-sonho-${id}`, PEAK_BOX, peakDream(id));
/** @param detail factor on the scale that people are drawn for: less than 1 where less is to be loaded */
export const peakFriendsLayer = (crowd: PeakCrowd, detail?: number): Svg =>
  picture(`auge-amigos-${crowd}`, PEAK_BOX, peakFriends(crowd, detail));
export const peakHeroLayer = (persona: PersonaId): Svg =>
  picture(`auge-pessoa-${persona}`, PEAK_BOX, peakHero(persona));
/** @param detail as for the friends */
export const peakOnlookersLayer = (crowd: PeakCrowd, detail?: number): Svg =>
  picture(`auge-plateia-${crowd}`, PEAK_BOX, peakOnlookers(crowd, detail));
