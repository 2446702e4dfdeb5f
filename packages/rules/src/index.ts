export { type BidAnswer, type BidRefusal, type KeepRefusal, keepEffort, placeBid } from './assembly/bid.ts';
export { drawRaffle, type RaffleAnswer, type RaffleRefusal } from './assembly/raffle.ts';
export { type CampaignAudit, publishDraws } from './audit/audit.ts';
export { type AssemblyRecord, type DrawMade, drawsMade, type GroupHistory, groupHistory } from './audit/history.ts';
export { chooseDream, choosePersona, type DreamAnswer, type DreamChoice } from './campaign/beginning.ts';
export type { Answered, Assembly, Campaign, StageRecord, Step } from './campaign/campaign.ts';
export { activeCampaign, currentCampaign, isCompleted } from './campaign/current.ts';
export { currentStage, type Place, type Stage, stageAt } from './campaign/cycle.ts';
export { giveUp, markResultsSeen } from './campaign/ending.ts';
export type * from './campaign/fact.ts';
export type { Wallet } from './campaign/wallet.ts';
export { commitmentOf, type Draw, drawFrom, runSeedOf, type Seeds } from './draw/fair-draw.ts';
export { effectText } from './queries/effect-text.ts';
export { type BadgeCounters, foldFacts, NO_COUNTERS } from './records/badge.ts';
export { type Movement, movementsOf } from './records/movements.ts';
export { fingerprintOf } from './rulebook/fingerprint.ts';
export {
  CURRENT_RULEBOOK,
  isRulebookVersion,
  RULEBOOKS,
  rulebookOf,
  type TermsSource,
  termsOf,
  writtenRulebook,
} from './rulebook/registry.ts';
export type { RoomRewards } from './rulebook/reward.ts';
export type { Bid, DreamTerms, Rulebook, Terms } from './rulebook/rulebook.ts';
export { acknowledgeEvent, drawnCards, effectOf, pendingEvent } from './stage/event.ts';
export { type FinishAnswer, firstAnswer, type MinigameAnswer, type PaymentAnswer } from './stage/finish-answer.ts';
export { FULL_SCORE } from './stage/minigame.ts';
export { dueAt } from './stage/payment.ts';
export {
  type BeginAnswer,
  type BeginRefusal,
  beginStage,
  type FinishPlan,
  type FinishRefusal,
  finishStage,
  planFinish,
} from './stage/stage.ts';
export { type AssemblyView, assemblyView, roomsFor, type StageView, viewOf, watchStage } from './stage/view.ts';
export { choicesOf } from './what-if/what-if.ts';
