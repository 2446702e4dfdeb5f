import type { Resource } from '../vocabulary.ts';
import type { Rulebook, Terms, VigorLevel } from './rulebook.ts';

/**
 * Strength at the door of a work room (RULES 4.4). `energy`: the balance before the charge, counted in full entry
 * prices. Leisure rooms ask for no strength.
 */
export function vigorLevelOf({ rulebook, dream }: Terms, energy: number): VigorLevel {
  const { FRESH, TIRED } = rulebook.vigor;
  if (energy >= FRESH.entries * dream.entryCostEnergy) return 'FRESH';
  return energy >= TIRED.entries * dream.entryCostEnergy ? 'TIRED' : 'EXHAUSTED';
}

/** Percent of a verified score that a level lets through (RULES 2.3). */
export const vigorPercent = ({ vigor }: Rulebook, level: VigorLevel): number => vigor[level].percent;

/** Vigor in percent at a room that costs `costs` (RULES 4.4). */
export const vigorAt = (terms: Terms, costs: Resource, energy: number): number =>
  vigorPercent(terms.rulebook, costs === 'energy' ? vigorLevelOf(terms, energy) : 'FRESH');
