import type { CampaignStatus } from '@consorcio/rules/vocabulary';
import { type Database, statement } from '../../db/database.ts';
import { KEPT_SESSION } from '../../http/sessions.ts';
import type { Token } from '../../http/token.ts';

/** The reply of GET /auth, with the newest campaign if it is current. */
export interface WhoRow {
  readonly id: string;
  readonly name: string;
  readonly characterName: string;
  readonly email: string;
  readonly personaId: number | null;
  readonly nextSeed: Uint8Array;
  readonly lastUsedAt: Date;
  readonly campaignId: string | null;
  readonly dreamId: number;
  readonly status: CampaignStatus;
  readonly resultsSeen: boolean;
}

const WHO = statement<WhoRow>({
  name: 'account-who',
  text: `select p.player_id as id, p.name, p.character_name as "characterName", p.email, p.persona_id as "personaId",
      p.next_seed as "nextSeed", s.last_used_at as "lastUsedAt",
      c.campaign_id as "campaignId", c.dream_id as "dreamId", c.status, c.results_seen as "resultsSeen"
    from ${KEPT_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.current_campaign_id`,
});

/** The player of a live session, with the current campaign; null when the session is no live one. */
export const findWho = async (database: Database, token: Token): Promise<WhoRow | null> =>
  (await database.query(WHO, [token.playerId, token.hash]))[0] ?? null;
