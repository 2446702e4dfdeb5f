import type { ReplyOf } from '@consorcio/contract';

/** Every status of a player that the guards tell apart. CONTRACT section 2. */
export const PLAYER_STATUSES = [
  'signed-out',
  'no-persona',
  'no-dream',
  'playing',
  'won-unseen',
  'lost-unseen',
] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** A campaign that is over and seen is null on the wire already. CONTRACT section 3, GET /auth. */
export function playerStatusOf({ personaId, campaign }: Pick<ReplyOf<'auth'>, 'personaId' | 'campaign'>): PlayerStatus {
  if (campaign?.completed && !campaign.visualizedResults)
    return campaign.status === 'SUCCESS' ? 'won-unseen' : 'lost-unseen';
  if (personaId === null) return 'no-persona';
  return campaign === null || campaign.completed ? 'no-dream' : 'playing';
}
