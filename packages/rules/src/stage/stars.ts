import type { Campaign } from '../campaign/campaign.ts';
import { placeOf } from '../campaign/cycle.ts';
import { rulebookOf } from '../rulebook/registry.ts';
import type { StageOrdinal } from '../vocabulary.ts';

/** Energy that a finished run's three stars gave: of the month's first such run alone, else 0 (RULES 4.8). */
export function starsAt(campaign: Campaign, ordinal: StageOrdinal): number {
  const { stars } = rulebookOf(campaign.rulebook);
  if (stars === undefined) return 0;
  const { cycle } = placeOf(campaign, ordinal);
  const first = campaign.stages.findIndex(
    ({ scoreBp = 0 }, i) => scoreBp >= stars.least && placeOf(campaign, (i + 1) as StageOrdinal).cycle === cycle,
  );
  return first === ordinal - 1 ? stars.energy : 0;
}
