import { type MinigameSlug, minigameAt } from '@consorcio/rules/vocabulary';
import type { CurrentStage } from './current-stage.ts';
import { startedSlug } from './started-minigame.ts';

/** Points that a place takes at its door: energy for work, effort for leisure, 0 where this stage's entry was paid. SPEC section 2. */
export function entryCostAt(current: CurrentStage, slug: MinigameSlug): number {
  if (startedSlug(current) === slug) return 0;
  const { entryCostEnergy, entryCostEffort } = current.stage;
  return minigameAt(slug).kind === 'work' ? entryCostEnergy : entryCostEffort;
}
