import type { ReplyOf } from '@consorcio/contract';
import { type Campaign, currentCampaign, currentStage, isOutIn } from '@consorcio/rules';
import type { CampaignStatus, Phase, StageStatus, StageType } from '@consorcio/rules/vocabulary';

/** What `GET /stage/current` says; after the end, what USER_MUST_SEE_RESULTS carries in `info` (CONTRACT section 3). */
export type StageReply = ReplyOf<'stageCurrent'>;

/** What a model player sees of its current campaign: enough to choose its next move. */
export interface View {
  readonly status: CampaignStatus;
  readonly phase: Phase;
  readonly stage: {
    readonly type: StageType;
    readonly status: StageStatus;
    readonly cycle: number;
    /** 1 to 5 inside the cycle (RULES 3.4). */
    readonly position: number;
  };
  readonly balance: { readonly energy: number; readonly effort: number };
  /** True while an assembly is held without the player, who paid late (RULES 6.4). */
  readonly isOut: boolean;
}

/** The view that the wire gives. */
export const viewOfStage = ({ campaign, extras, stage, balance, assembly }: StageReply): View => ({
  status: campaign.status,
  phase: extras.phase,
  stage: { type: stage.type, status: stage.status, cycle: stage.cycle, position: extras.stageRelativeToCycle },
  balance,
  isOut: assembly?.isOut === true,
});

/** The view that the rules give of a player's newest campaign; null when none is current. */
export function viewOfCampaign(latest: Campaign | null): View | null {
  const campaign = currentCampaign(latest);
  if (campaign === null) return null;
  const { status, phase, wallet, cycle } = campaign;
  const isOut = phase !== 'STAGE' && isOutIn(campaign, cycle);
  return { status, phase, stage: currentStage(campaign), balance: wallet, isOut };
}
