/*
 * Everything needed to check a live group again, in the browser as on the server (LIVE 3.12). A subpath of its own, because
 * one screen needs it and loads it late.
 */
export { drawSum } from '../../draw/draw-sum.ts';
export { type LogToReplay, logsToReplay } from './check-logs.ts';
export { LIVE_PARTS, type LiveFault, type LivePart, type PublishedLive, type PublishedRun } from './published.ts';
export { packBalances, type Replay, type ReplayedMonth, replayLive } from './replay.ts';
export { type LiveVerdict, verifyLive } from './verify.ts';
