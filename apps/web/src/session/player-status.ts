import type { ReplyOf } from '@consorcio/contract';

/** Where a player stands, as far as the guards care. CONTRACT section 2. */
export type Standing = 'signed-out' | 'no-persona' | 'no-dream' | 'playing' | 'won-unseen' | 'lost-unseen';
export const STANDINGS = ['signed-out', 'no-persona', 'no-dream', 'playing', 'won-unseen', 'lost-unseen'] as const;

/** A campaign that is over and seen is null on the wire already. CONTRACT section 3, GET /auth. */
export function standingOf({ personaId, campaign }: Pick<ReplyOf<'auth'>, 'personaId' | 'campaign'>): Standing {
  if (campaign?.completed && !campaign.visualizedResults)
    return campaign.status === 'SUCCESS' ? 'won-unseen' : 'lost-unseen';
  if (personaId === null) return 'no-persona';
  return campaign === null || campaign.completed ? 'no-dream' : 'playing';
}
