export { type CampaignAudit, publishDraws } from './audit.ts';
export { type BadgeCounters, foldFacts, NO_COUNTERS } from './badge.ts';
export { chooseDream, choosePersona, type DreamChoice } from './beginning.ts';
export { type BidAnswer, type BidRefusal, type KeepRefusal, keepEffort, placeBid } from './bid.ts';
export type { Assembly, Campaign, StageRecord, Step } from './campaign.ts';
export { currentStage, type Place, type Stage, stageAt } from './cycle.ts';
export { effectText } from './effect-text.ts';
export { giveUp, markResultsSeen } from './ending.ts';
export { acknowledgeEvent, drawnCards, effectOf, pendingEvent } from './event.ts';
export type * from './fact.ts';
export { commitmentOf, type Draw, drawFrom, runSeedOf, type Seeds } from './fair-draw.ts';
export { type FinishAnswer, firstAnswer, type MinigameAnswer, type PaymentAnswer } from './finish-answer.ts';
export type { Bid, GroupTerms } from './group.ts';
export { type AssemblyRecord, type DrawMade, drawsMade, type GroupHistory, groupHistory } from './history.ts';
export { FULL_SCORE } from './minigame.ts';
export { dueAt, MOST_RECOVERIES } from './payment.ts';
export { drawRaffle, type RaffleAnswer, type RaffleRefusal } from './raffle.ts';
export { type RoomRewards, rewardOf, rewardsOf } from './reward.ts';
export {
  type BeginAnswer,
  type BeginRefusal,
  beginStage,
  type FinishPlan,
  type FinishRefusal,
  finishStage,
  planFinish,
} from './stage.ts';
export { activeCampaign, currentCampaign, dreamOf, isCompleted } from './standing.ts';
export { type Movement, movementsOf } from './statement.ts';
export { type AssemblyView, assemblyView, roomsFor, type StageView, viewOf, watchStage } from './view.ts';
export type { Wallet } from './wallet.ts';
export { choicesOf } from './what-if.ts';
