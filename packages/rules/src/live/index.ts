/*
 * The rules of a live group (docs/spec/live.md): one consórcio of real people. Functions from group and moves to a new group
 * and its minutes; chance is an argument.
 */
export * from './after-month-view.ts';
export { type Books, booksOf } from './books.ts';
export { type ClosedMonth, closeMonth, endsWith, type Moves, refundOf } from './close-month.ts';
export * from './commands.ts';
export * from './debrief.ts';
export {
  answerTotals,
  hasShownAnswers,
  liveFormAt,
  mayAnswer,
  type RightAnswers,
  type SeatAnswers,
  shownStep,
} from './debrief-questions.ts';
export {
  closeAgain,
  closePlayed,
  type FoldedMonth,
  foldGroup,
  type PlayedMonth,
  playedSeat,
  type Sale,
  saleOf,
} from './fold.ts';
export {
  cardOf,
  coinsOf,
  drawOffset,
  type LiveGroup,
  type Opening,
  openLiveGroup,
  quotaForLate,
  seatedLate,
  seatOf,
  termsOfGroup,
} from './group.ts';
export * from './group-clock.ts';
export * from './lesson-plan.ts';
export { isPotShort, isTied, type Minutes, nearnessOf, type SealedBid, stepsOf } from './minutes.ts';
export * from './move.ts';
export * from './paper.ts';
export * from './paper-sums.ts';
export { type PotLine, type PotMove, potAfterOpen, potLine } from './pot-line.ts';
export * from './private-month.ts';
export {
  type ClosedGroup,
  type LetterSpread,
  type Redrawing,
  type Redrawn,
  redrawing,
  redrawnOf,
  reliveGroup,
} from './redraws.ts';
export { type ReserveSplit, reserveOfGroup } from './reserve.ts';
export type { LiveRulebook, LiveTerms } from './rulebook.ts';
export * from './seal.ts';
export * from './seat.ts';
export * from './seat-month-view.ts';
export * from './shown-minutes.ts';
export * from './standing.ts';
export {
  CURRENT_LIVE_RULEBOOK,
  commonOf,
  feeOf,
  liveRulebookOf,
  liveTermsOf,
  MOST_PEOPLE,
  quotasOf,
  reserveOf,
  type ShownGroup,
  termsOfView,
} from './terms.ts';
export { otherWaysOf, type Turn } from './turns.ts';
export { replayedIf, situationsOf, whatIfsOf } from './what-ifs.ts';
