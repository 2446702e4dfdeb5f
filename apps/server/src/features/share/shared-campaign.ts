import type { ContractEnd } from '@consorcio/rules/vocabulary';
import { type Database, statement } from '../../db/database.ts';
import type { PublicId } from '../../public-ids.ts';

interface SharedCampaign {
  readonly name: string;
  readonly personaId: number | null;
  readonly dreamId: number;
  /** How its contract ended after the letter; null where it did not. */
  readonly end: ContractEnd | null;
}

const CAMPAIGN = statement<SharedCampaign>({
  name: 'share-campaign',
  text: `select p.name, p.persona_id as "personaId", c.dream_id as "dreamId",
      c.state -> 'after' ->> 'end' as "end" from campaign c join player p on p.player_id = c.player_id
    where c.player_id = $1 and c.campaign_id = $2 and c.status = 'SUCCESS' and c.week is null`,
});

/** The player's name, persona and dream of a successful campaign, and its contract's end. */
export const findSharedCampaign = async (database: Database, { playerId, partId }: PublicId) =>
  (await database.query(CAMPAIGN, [playerId, partId]))[0] ?? null;
