import { type Database, statement } from '../../db/database.ts';
import type { PublicId } from '../../public-ids.ts';

const CAMPAIGN = statement<{ readonly name: string; readonly personaId: number | null; readonly dreamId: number }>({
  name: 'share-campaign',
  text: `select p.name, p.persona_id as "personaId", c.dream_id as "dreamId" from campaign c join player p on p.player_id = c.player_id
    where c.player_id = $1 and c.campaign_id = $2 and c.status = 'SUCCESS'`,
});

/** The player's name, persona and dream of a successful campaign. */
export const findSharedCampaign = async (database: Database, { playerId, partId }: PublicId) =>
  (await database.query(CAMPAIGN, [playerId, partId]))[0] ?? null;
