/*
 * The rules of a live group (docs/spec/live.md): one consórcio of real people. Functions from group and moves to a new group
 * and its minutes; chance is an argument.
 */
export { refundOf } from './arrears.ts';
export { type Books, booksOf } from './books.ts';
export { type ClosedMonth, closeMonth, type Moves } from './close-month.ts';
export * from './commands.ts';
export { type Costs, costsByWay, costsOfAll, type WayCosts } from './debrief/costs.ts';
export type { LetterSpread } from './debrief/letters.ts';
export { type Talk, talksOf } from './debrief/talk.ts';
export { type TenParts, tenPartsOf } from './debrief/ten-parts.ts';
export { closeAgain, closePlayed, type FoldedMonth, foldGroup, type PlayedMonth } from './fold.ts';
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
export { isPotShort, isTied, type Minutes, nearnessOf, type SealedBid, stepsOf } from './minutes.ts';
export * from './move.ts';
export { packMoves, unpackMoves } from './packed-moves.ts';
export { movedAsBefore, paperMove } from './paper.ts';
export { PAPER_PACES, type PaperLine, readPaperLine, writePaperLine } from './paper-line.ts';
export { gameAt } from './place-game.ts';
export { type PotRest, potRestOf } from './pot-rest.ts';
export * from './private-month.ts';
export * from './questions.ts';
export {
  type ClosedGroup,
  type FinalStanding,
  type Redrawing,
  type Redrawn,
  redrawing,
  redrawnOf,
  reliveGroup,
} from './redraws.ts';
export type { LiveRulebook, LiveTerms } from './rulebook.ts';
export { type Sale, saleOf } from './sale.ts';
export * from './seal.ts';
export * from './seat.ts';
export { type ShownMinutes, shownMinutes } from './shown-minutes.ts';
export * from './standing.ts';
export * from './terms.ts';
