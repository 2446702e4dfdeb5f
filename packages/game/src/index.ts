import { afterLetter } from './after-letter.ts';
import { auction } from './auction.ts';
import { badge } from './badge.ts';
import { campaign } from './campaign/campaign.ts';
import { dream } from './dream.ts';
import { persona } from './persona.ts';
import { quiz } from './quiz.ts';
import { randomEvents } from './random-events.ts';
import { room } from './room.ts';
import { stage } from './stage/stage.ts';
import { teaching } from './teaching.ts';

export { base64Url, uuidBytes, uuidText } from './bytes.ts';
export type { Answered, Asked, CodeOf } from './calls.ts';
export { CODEC, type PackedState, packCampaign, unpackCampaign } from './campaign/campaign-codec.ts';
export { type KeptCampaign, keptFrom } from './campaign/kept-campaign.ts';
export { packMovements, unpackMovements } from './campaign/movement-codec.ts';
export { type SealedSeed, sealSeed } from './campaign/sealed-seed.ts';
export { hoursOf, isPlayable, statusAt, weekAfter, weekOf } from './campaign/week-hours.ts';
export { KEY_LIFE, keptKey } from './dream.ts';
export { decideAnew } from './guarded-write.ts';
export type * from './ports.ts';
export { InvalidInput, Refusal } from './refusal.ts';
export { type HandedRun, type RunScorer, scoreRun } from './stage/run-scorer.ts';
export type { Replay } from './stage/run-verifier.ts';

/** Every call of one player's game: what is asked and what a home offers, in; the contract's answer, out. */
export const GAME = {
  ...persona,
  ...dream,
  ...stage,
  ...auction,
  ...room,
  ...campaign,
  ...afterLetter,
  ...randomEvents,
  ...badge,
  ...teaching,
  ...quiz,
};
export type GameCall = keyof typeof GAME;
