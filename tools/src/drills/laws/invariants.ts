import {
  balanceOf,
  type Campaign,
  currentStage,
  type Draw,
  groupHistory,
  isCompleted,
  movementsOf,
  rulebookOf,
  type Step,
} from '@consorcio/rules';

const isWhole = (n: number): boolean => Number.isInteger(n) && n >= 0;

function stagesBroken(campaign: Campaign): string | null {
  const { ordinal, status, type, cycle } = currentStage(campaign);
  const statuses = campaign.stages.map((stage) => stage.status);
  if (statuses.slice(0, ordinal - 1).some((one) => one !== 'FINISHED')) return 'a stage before the current one is open';
  if (statuses.slice(ordinal).some((one) => one !== 'PENDING')) return 'a stage after the current one was begun';
  if (campaign.phase !== 'STAGE' && (type !== 'PAYMENT' || status !== 'FINISHED'))
    return 'an assembly without a payment';
  if (campaign.phase === 'STAGE' && !isCompleted(campaign) && status === 'FINISHED') return 'the current stage is over';
  if (cycle !== campaign.cycle) return 'the current stage is of another cycle';
  const { month, mostRecoveries } = rulebookOf(campaign.rulebook);
  const regular = campaign.stages.length - month.recovery.length * campaign.recoveries.length;
  if (campaign.recoveries.length > mostRecoveries || regular % month.regular.length !== 0)
    return 'there are stages too many or too few';
  return null;
}

function eventsBroken({ stages }: Campaign): string | null {
  const met = stages.flatMap(({ eventId }) => (eventId === undefined ? [] : [eventId]));
  return new Set(met).size === met.length ? null : 'an event came twice';
}

/** The first law that a step has broken, or null. RULES, and docs/model.md. */
export function brokenLaw(before: Campaign | null, { campaign, facts }: Step, draw: Draw): string | null {
  const { energy, effort } = balanceOf(campaign);
  if (!isWhole(energy) || !isWhole(effort)) return `a balance of ${energy} energy and ${effort} effort`;
  const moved = before === null ? { energy: 0, effort: 0 } : { ...balanceOf(before) };
  for (const movement of movementsOf(facts)) {
    moved.energy += movement.energy;
    moved.effort += movement.effort;
  }
  if (moved.energy !== energy || moved.effort !== effort) return 'the balance is not the sum of its movements';
  if (before !== null && isCompleted(before) && (facts.length > 0 || before.status !== campaign.status))
    return 'something happened after the end';
  if (isCompleted(campaign)) {
    const { quota, waiting } = groupHistory(campaign, draw);
    if (quota !== campaign.quota || `${waiting}` !== `${campaign.waiting}`) return 'the group is not that of its seed';
  }
  return stagesBroken(campaign) ?? eventsBroken(campaign);
}
