import type { Resource } from '../vocabulary.ts';
import type { VigorLevel } from './parts.ts';
import type { Terms } from './rulebook.ts';

/**
 * Strength at the door of a work room (RULES 4.4). `energy`: the balance before the charge, counted in full entry
 * prices. Leisure rooms ask for no strength.
 */
export function vigorLevelOf({ rulebook, dream }: Terms, energy: number): VigorLevel {
  const { FRESH, TIRED } = rulebook.vigor;
  if (energy >= FRESH.entries * dream.entryCostEnergy) return 'FRESH';
  return energy >= TIRED.entries * dream.entryCostEnergy ? 'TIRED' : 'EXHAUSTED';
}

/** Vigor in percent at a room that costs `costs` (RULES 4.4). */
export const vigorAt = (terms: Terms, costs: Resource, energy: number): number =>
  terms.rulebook.vigor[costs === 'energy' ? vigorLevelOf(terms, energy) : 'FRESH'].percent;
