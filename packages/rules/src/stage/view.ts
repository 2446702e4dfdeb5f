import { ok, type Result, refuse } from '@consorcio/kernel';
import { isOutIn } from '../assembly/group.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { balanceOf, currentCampaign, isCompleted } from '../campaign/current.ts';
import { currentStage } from '../campaign/cycle.ts';
import { titleOf } from '../catalogue/index.ts';
import { cappedEntryCosts, offeredTerms } from '../queries/index.ts';
import { rulebookOf, termsOf } from '../rulebook/registry.ts';
import { type RoomRewards, rewardsOf, roomOf, roomsOf } from '../rulebook/reward.ts';
import type {
  CampaignStatus,
  Context,
  Game,
  Phase,
  PlayedDreamId,
  Quota,
  RoomId,
  RulebookVersion,
  StageOrdinal,
  StageStatus,
  StageType,
} from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';
import { dueAt } from './payment.ts';

/** The open assembly as GET /stage/current shows it; the last three are null before the bids are decided. */
export interface AssemblyView {
  readonly cycle: number;
  readonly waiting: readonly Quota[];
  readonly bid: number | null;
  readonly winningBid: number | null;
  readonly winnerQuota: Quota | null;
  /** Rivals who stopped paying this month, and those excluded before (RULES 7.2). */
  readonly late: readonly Quota[];
  readonly gone: readonly Quota[];
  /** True where the player paid late and is out of it (RULES 6.4). */
  readonly isOut: boolean;
}

/** All of GET /stage/current that follows from the campaign (SPEC section 3, CONTRACT section 3). */
export interface StageView {
  readonly stage: {
    readonly ordinal: StageOrdinal;
    readonly cycle: number;
    readonly type: StageType;
    readonly status: StageStatus;
    readonly createdByFailure: boolean;
    /** Both already capped by the balance. */
    readonly entryCostEnergy: number;
    readonly entryCostEffort: number;
  };
  readonly balance: Wallet;
  readonly dream: {
    readonly id: PlayedDreamId;
    readonly name: string;
    readonly cycles: number;
    /** Due now, surcharge and late fee included. */
    readonly effortCostPerCycle: number;
    readonly imagePath: string;
  };
  readonly extras: {
    readonly stageRelativeToCycle: number;
    readonly stageIsPayment: boolean;
    readonly totalStages: number;
    readonly phase: Phase;
  };
  readonly campaign: {
    readonly completed: boolean;
    readonly visualizedResults: boolean;
    readonly status: CampaignStatus;
    readonly context: Context | null;
    readonly isNewGamePlus: boolean;
    readonly quota: Quota;
    /** Cycles whose instalment was missed and then had a recovery, in order. */
    readonly lateCycles: readonly number[];
    readonly rulebook: RulebookVersion;
  };
  readonly assembly: AssemblyView | null;
  /** Once begun; `game` and `vigor` are null for the payment. */
  readonly room: { readonly id: RoomId; readonly game: Game | null; readonly vigor: number | null } | null;
  /** The card of an event stage. */
  readonly eventId: number | null;
}

/** The assembly while it is open; of a campaign that an assembly ended, that one. Null in phase STAGE. */
export function assemblyView(campaign: Campaign): AssemblyView | null {
  const { assembly, phase, waiting, late, gone, bids } = campaign;
  if (phase === 'STAGE' || assembly === null) return null;
  const { cycle, winningBid, winnerQuota } = assembly;
  const isOut = isOutIn(campaign, cycle);
  return { cycle, waiting, bid: bids[cycle - 1] ?? null, winningBid, winnerQuota, late, gone, isOut };
}

/** Where the campaign stands, completed or not. */
export function viewOf(campaign: Campaign): StageView {
  const stage = currentStage(campaign);
  const { dream, rulebook } = termsOf(campaign);
  const { name, imagePath } = titleOf(dream.id);
  const { status, context, isNewGamePlus, quota, wallet, recoveries } = campaign;
  return {
    stage: {
      ordinal: stage.ordinal,
      cycle: stage.cycle,
      type: stage.type,
      status: stage.status,
      createdByFailure: stage.createdByFailure,
      ...cappedEntryCosts(dream, wallet),
    },
    balance: balanceOf(campaign),
    dream: {
      id: campaign.dreamId,
      name,
      cycles: dream.cycles,
      effortCostPerCycle: dueAt(campaign, stage),
      imagePath,
    },
    extras: {
      stageRelativeToCycle: stage.position,
      stageIsPayment: stage.type === 'PAYMENT',
      totalStages: rulebook.month.regular.length * dream.cycles,
      phase: campaign.phase,
    },
    campaign: {
      completed: isCompleted(campaign),
      visualizedResults: campaign.resultsSeen,
      status,
      context,
      isNewGamePlus,
      quota,
      lateCycles: recoveries,
      rulebook: campaign.rulebook,
    },
    assembly: assemblyView(campaign),
    room:
      stage.roomId === undefined
        ? null
        : { id: stage.roomId, game: roomOf(rulebook, stage.roomId)?.game ?? null, vigor: stage.vigor ?? null },
    eventId: stage.eventId ?? null,
  };
}

/** GET /stage/current: refused without a campaign, and while a completed one waits to be seen (RULES section 9). */
export function watchStage(latest: Campaign | null): Result<StageView, 'CAMP_NOT_FOUND' | 'USER_MUST_SEE_RESULTS'> {
  const campaign = currentCampaign(latest);
  if (campaign === null) return refuse('CAMP_NOT_FOUND');
  return isCompleted(campaign) ? refuse('USER_MUST_SEE_RESULTS') : ok(viewOf(campaign));
}

/** The rooms with the rewards of the player's current campaign; without one, the normal ones (CONTRACT section 3). */
export function roomsFor(latest: Campaign | null): readonly { readonly id: RoomId; readonly rewards: RoomRewards }[] {
  const campaign = currentCampaign(latest);
  const { rulebook: version, isNewGamePlus } = campaign ?? offeredTerms(1, false);
  const rulebook = rulebookOf(version);
  const mode = { rulebook, isNewGamePlus };
  return roomsOf(rulebook).map((room) => ({ id: room.id, rewards: rewardsOf(mode, room) }));
}
