/* All to check a live group again (LIVE 3.12). A subpath of its own: one screen needs it, late. */
export { drawSum } from '../../draw/draw-sum.ts';
export { type LogToReplay, logsToReplay } from './check-logs.ts';
export { LIVE_PARTS, type LiveFault, type LivePart, type PublishedLive, type PublishedRun } from './published.ts';
export { packBalances, type Replay, type ReplayedMonth, replayLive } from './replay.ts';
export { type LiveVerdict, verifyLive } from './verify.ts';
