/*
 * The same campaign under other draws, or with another decision: what the player decided is held, what is drawn is
 * drawn again, and the rules themselves decide how it ends. A subpath of its own, because few screens need it and load it late.
 */

export { monthsWithDream } from '../after/contract.ts';
export { REPLAYS } from '../vocabulary.ts';
export { type Change, withChange } from './change.ts';
export * from './choices.ts';
export type { Decisions, MonthAhead } from './decisions.ts';
export { GHOSTS, ghosts } from './ghosts.ts';
export * from './note.ts';
export * from './relive.ts';
export { EFFORT_LEVELS, type EffortLevel, scoreAt, usualScore } from './scores.ts';
