import type { Resource } from '../vocabulary.ts';

/** Percent of a verified score that a worker's strength lets through (RULES 2.3, 4.4). */
export const VIGOR = { FRESH: 100, TIRED: 85, EXHAUSTED: 15 } as const;
/** Disposto, Cansado, Exausto. */
export type VigorLevel = keyof typeof VIGOR;

/**
 * Strength at the door of a work room. `energy`: the balance before the charge; `entryCost`: the full price.
 * Leisure rooms ask for no strength (RULES 4.4).
 */
export function vigorLevelAt(energy: number, entryCost: number): VigorLevel {
  if (energy >= 2 * entryCost) return 'FRESH';
  return energy >= entryCost ? 'TIRED' : 'EXHAUSTED';
}

/** Vigor in percent at a room that costs `costs`. */
export const vigorAt = (costs: Resource, energy: number, entryCostEnergy: number): number =>
  costs === 'energy' ? VIGOR[vigorLevelAt(energy, entryCostEnergy)] : VIGOR.FRESH;
