/** The layers of the great moments, each 2000 x 1000 on transparent ground but the first. */
import { picture, type Svg } from '../core/svg.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { PEAK_BOX, peakDream, peakFriends, peakGround, peakHero, peakOnlookers } from '../scenes/peak.ts';

/** Layers that all great moments share, from back to front; dream and hero stand between them. */
export const PEAK_LAYERS = ['ground', 'friends', 'onlookers'] as const;
export type PeakLayer = (typeof PEAK_LAYERS)[number];

const DRAWN: Readonly<Record<PeakLayer, (detail?: number) => Svg>> = {
  ground: peakGround,
  friends: peakFriends,
  onlookers: peakOnlookers,
};
/** @param detail factor on the scale that people are drawn for: less than 1 where less is to be loaded */
export const peakLayer = (name: PeakLayer, detail?: number): Svg =>
  picture(`auge-${name}`, PEAK_BOX, DRAWN[name](detail));
export const peakDreamLayer = (id: DreamId): Svg => picture(`auge-sonho-${id}`, PEAK_BOX, peakDream(id));
export const peakHeroLayer = (persona: PersonaId): Svg =>
  picture(`auge-pessoa-${persona}`, PEAK_BOX, peakHero(persona));
