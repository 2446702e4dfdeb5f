export { answerCard, chooseUse, planMonth } from './after/commands.ts';
export { type AfterRefusal, monthsLeft, monthsWithDream } from './after/contract.ts';
export { closeAfter } from './after/opening.ts';
export { payBill } from './after/pay.ts';
export { type AfterView, afterView } from './after/view.ts';
export { worthOf } from './after/worth.ts';
export { keepEffort, placeBid } from './assembly/bid.ts';
export { isOutIn } from './assembly/group.ts';
export { drawRaffle } from './assembly/raffle.ts';
export { type CampaignSeeds, publishDraws } from './audit/audit.ts';
export { contradictionIn } from './audit/contradiction.ts';
export { bidsWonBefore, drawsMade, groupHistory, neighboursIn, newsOf, rootDrawsMade } from './audit/history.ts';
export type { AfterLetter, AfterMonth, Answered, Assembly, Campaign, StageRecord, Step } from './campaign/campaign.ts';
export {
  cardsMet,
  drawnCards,
  effectOf,
  type LaterPart,
  type Option,
  optionsIn,
  optionsOf,
  partsFallingIn,
} from './campaign/cards.ts';
export { balanceOf, currentCampaign, isCompleted } from './campaign/current.ts';
export { currentStage, type Place, type Stage } from './campaign/cycle.ts';
export { giveUp, markResultsSeen } from './campaign/ending.ts';
export type * from './campaign/fact.ts';
export { commitmentOf, type Draw, drawFrom, drawnOnce, runSeedOf, type Seeds, seedOfRoot } from './draw/fair-draw.ts';
export * from './queries/cards.ts';
export { effectText, laterText } from './queries/effect-text.ts';
export { type BadgeCounters, foldFacts, gamesEnded, NO_COUNTERS } from './records/badge.ts';
export { type Movement, movementsOf, type RunPay, runPays } from './records/movements.ts';
export { fingerprintOf } from './rulebook/fingerprint.ts';
export { CURRENT_RULEBOOK, rulebookOf, type TermsSource, termsOf } from './rulebook/registry.ts';
export type { Bid, Rulebook, Terms } from './rulebook/rulebook.ts';
export { chooseDream, choosePersona, type DreamChoice } from './stage/beginning.ts';
export { acknowledgeEvent, type EventAnswer, pendingEvent } from './stage/event.ts';
export { firstAnswer } from './stage/finish-answer.ts';
export * from './stage/stage.ts';
export { roomsFor, viewOf, watchStage } from './stage/view.ts';
export type { Wallet } from './wallet.ts';
export { choicesOf } from './what-if/what-if.ts';
