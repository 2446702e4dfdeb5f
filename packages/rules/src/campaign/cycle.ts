import { BrokenInvariant, must } from '@consorcio/kernel';
import type { Slot } from '../rulebook/parts.ts';
import { rulebookOf } from '../rulebook/registry.ts';
import type { StageOrdinal } from '../vocabulary.ts';
import type { Campaign, StageRecord, Step } from './campaign.ts';

/** Where a stage stands; a pure function of its ordinal and of the recoveries so far. */
export interface Place extends Slot {
  readonly cycle: number;
}

export interface Stage extends Place, StageRecord {
  readonly ordinal: StageOrdinal;
}

const PENDING: StageRecord = { status: 'PENDING' };

/** The stages a campaign must have once `cycles` cycles are open (RULES 3.4, 6.2). */
function stagesExpected(campaign: Campaign, cycles: number): number {
  const { regular, recovery } = rulebookOf(campaign.rulebook).month;
  return regular.length * cycles + recovery.length * campaign.recoveries.length;
}

/** Cycle, position and type of the stage that was created as number `ordinal`. */
export function placeOf(
  { rulebook, recoveries }: Pick<Campaign, 'rulebook' | 'recoveries'>,
  ordinal: StageOrdinal,
): Place {
  const { regular, recovery } = rulebookOf(rulebook).month;
  let before = 0;
  for (let cycle = 1; ; cycle += 1) {
    const slots = recoveries.includes(cycle) ? [...regular, ...recovery] : regular;
    const slot = slots[ordinal - 1 - before];
    if (slot !== undefined) return { cycle, ...slot };
    before += slots.length;
  }
}

/** The stage of that ordinal, or null when the campaign has none. */
export function stageAt(campaign: Campaign, ordinal: StageOrdinal | null): Stage | null {
  const record = ordinal === null ? undefined : campaign.stages[ordinal - 1];
  if (ordinal === null || record === undefined) return null;
  return { ordinal, ...placeOf(campaign, ordinal), ...record };
}

/** The current stage (RULES 3.3): the first unfinished one; in an assembly, or at the end, the last finished one. */
export function currentStage(campaign: Campaign): Stage {
  const unfinished = campaign.stages.findIndex((stage) => stage.status !== 'FINISHED');
  const place = unfinished === -1 ? campaign.stages.length : unfinished + 1;
  return must(stageAt(campaign, place as StageOrdinal), 'current stage');
}

/** The campaign with more known of one stage. */
export function record(campaign: Campaign, ordinal: StageOrdinal, change: StageRecord): Campaign {
  return {
    ...campaign,
    stages: campaign.stages.map((stage, i) => (i === ordinal - 1 ? { ...stage, ...change } : stage)),
  };
}

/**
 * Opens a cycle with its five regular stages.
 * @throws BrokenInvariant STAGE_ALREADY_GENERATED when the cycle has stages, STAGE_COUNT_MISMATCH when an earlier cycle lacks some
 */
export function openCycle(campaign: Campaign, cycle: number): Step {
  if (campaign.stages.length > stagesExpected(campaign, cycle - 1)) {
    throw new BrokenInvariant('STAGE_ALREADY_GENERATED', `cycle ${cycle} already has stages`);
  }
  assertStageCount(campaign, cycle - 1);
  const { regular } = rulebookOf(campaign.rulebook).month;
  const stages = [...campaign.stages, ...regular.map(() => PENDING)];
  return { campaign: { ...campaign, cycle, phase: 'STAGE', stages }, facts: [{ type: 'CycleOpened', cycle }] };
}

/** Creates the recovery pair of the current cycle (RULES 6.2). */
export function openRecovery(campaign: Campaign): Step {
  const { cycle } = campaign;
  return {
    campaign: {
      ...campaign,
      recoveries: [...campaign.recoveries, cycle],
      stages: [...campaign.stages, ...rulebookOf(campaign.rulebook).month.recovery.map(() => PENDING)],
    },
    facts: [{ type: 'RecoveryGranted', cycle }],
  };
}

/** @throws BrokenInvariant STAGE_COUNT_MISMATCH unless every open cycle has its five stages and its recovery pair */
export function assertStageCount(campaign: Campaign, cycles: number = campaign.cycle): void {
  const expected = stagesExpected(campaign, cycles);
  if (campaign.stages.length !== expected) {
    throw new BrokenInvariant('STAGE_COUNT_MISMATCH', `${campaign.stages.length} stages instead of ${expected}`);
  }
}
