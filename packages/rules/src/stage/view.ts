import { ok, type Result, refuse } from '@consorcio/kernel';
import { isOutIn } from '../assembly/group.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { partsFallingIn } from '../campaign/cards.ts';
import { balanceOf, currentCampaign, isCompleted } from '../campaign/current.ts';
import { currentStage } from '../campaign/cycle.ts';
import { titleOf } from '../catalogue/index.ts';
import { cappedEntryCosts, offeredTerms } from '../queries/index.ts';
import { rulebookOf, termsOf } from '../rulebook/registry.ts';
import { type RoomRewards, rewardsOf, roomOf, roomsOf } from '../rulebook/reward.ts';
import type { Quota, RoomId } from '../vocabulary.ts';
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

/** The assembly while it is open; of a campaign that an assembly ended, that one. Null in phase STAGE. */
export function assemblyView(campaign: Campaign): AssemblyView | null {
  const { assembly, phase, waiting, late, gone, bids } = campaign;
  if (phase === 'STAGE' || assembly === null) return null;
  const { cycle, winningBid, winnerQuota } = assembly;
  const isOut = isOutIn(campaign, cycle);
  return { cycle, waiting, bid: bids[cycle - 1] ?? null, winningBid, winnerQuota, late, gone, isOut };
}

/** The parts of earlier answers that this month's card will let fall (RULES 5.4). */
function fallingBefore(campaign: Campaign): { readonly falling?: readonly Wallet[] } {
  const { type, createdByFailure, cycle } = currentStage(campaign);
  if (isCompleted(campaign) || campaign.phase !== 'STAGE' || type !== 'MINIGAME' || createdByFailure) return {};
  const parts = partsFallingIn(campaign, cycle);
  return parts.length === 0 ? {} : { falling: parts.map(({ change }) => change) };
}

/** All of GET /stage/current that follows from a campaign, completed or not (SPEC section 3, CONTRACT section 3). */
export function viewOf(campaign: Campaign) {
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
      // Both already capped by the balance.
      ...cappedEntryCosts(dream, wallet),
    },
    balance: balanceOf(campaign),
    dream: {
      id: campaign.dreamId,
      name,
      cycles: dream.cycles,
      // Due now, surcharge and late fee included.
      effortCostPerCycle: dueAt(campaign, stage),
      imagePath,
    },
    extras: {
      stageRelativeToCycle: stage.position,
      stageIsPayment: stage.type === 'PAYMENT',
      totalStages: rulebook.month.regular.length * dream.cycles,
      phase: campaign.phase,
      ...fallingBefore(campaign),
    },
    campaign: {
      completed: isCompleted(campaign),
      visualizedResults: campaign.resultsSeen,
      status,
      context,
      isNewGamePlus,
      quota,
      // Cycles whose instalment was missed and then had a recovery, in order.
      lateCycles: recoveries,
      rulebook: campaign.rulebook,
    },
    assembly: assemblyView(campaign),
    // Once begun; `game` and `vigor` are null for the payment.
    room:
      stage.roomId === undefined
        ? null
        : { id: stage.roomId, game: roomOf(rulebook, stage.roomId)?.game ?? null, vigor: stage.vigor ?? null },
    eventId: stage.eventId ?? null,
  };
}

/** GET /stage/current: refused without a campaign, and while a completed one waits to be seen (RULES section 9). */
export function watchStage(
  latest: Campaign | null,
): Result<ReturnType<typeof viewOf>, 'CAMP_NOT_FOUND' | 'USER_MUST_SEE_RESULTS'> {
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
