/** Model players: what a player of a plan does next, asked of the rules or sent over the wire, and the logs they leave. */
export { answerTo, type Table } from './by-rules.ts';
export { type Call, type CallInput, pathOf, takeTurn } from './by-wire.ts';
export { logOf, runOf, type Skill } from './log.ts';
export { type Move, nextMove, type Plan } from './move.ts';
export * as plans from './plans.ts';
export { type StageReply, type View, viewOfCampaign, viewOfStage } from './view.ts';
