/*
 * The rules of a live group (docs/spec/live.md): one consórcio of real people. Functions from group and moves to a new group
 * and its minutes; chance is an argument.
 */
export * from './after-month-view.ts';
export * from './books.ts';
export { type ClockTerms, type GroupClock, type LiveHours, openRoom, privateTime } from './clock-moves.ts';
export * from './close-month.ts';
export * from './commands.ts';
export * from './debrief.ts';
export * from './debrief-questions.ts';
export * from './fold.ts';
export * from './group.ts';
export * from './group-clock.ts';
export * from './lesson-plan.ts';
export * from './minutes.ts';
export * from './move.ts';
export * from './paper.ts';
export * from './paper-sums.ts';
export * from './pot-line.ts';
export * from './private-month.ts';
export * from './redraws.ts';
export * from './reserve.ts';
export type * from './rulebook.ts';
export * from './seal.ts';
export * from './seat.ts';
export * from './seat-month-view.ts';
export * from './shown-minutes.ts';
export * from './standing.ts';
export * from './terms.ts';
export * from './turns.ts';
export * from './what-ifs.ts';
