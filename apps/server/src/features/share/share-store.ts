import { type Database, statement } from '../../db/database.ts';
import type { PublicId } from '../../ids.ts';

const RECORD = statement<{ readonly id: string }>({
  name: 'share-record',
  text: `insert into share (player_id, share_id, user_badge_id, platform)
    select player_id, $2, user_badge_id, $4 from user_badge where player_id = $1 and user_badge_id = $3
    returning share_id as id`,
});
const BADGE = statement<{ readonly name: string; readonly badgeId: number }>({
  name: 'share-badge',
  text: `select p.name, b.badge_id as "badgeId" from user_badge b join player p on p.player_id = b.player_id
    where b.player_id = $1 and b.user_badge_id = $2`,
});
const CAMPAIGN = statement<{ readonly name: string; readonly dreamId: number }>({
  name: 'share-campaign',
  text: `select p.name, c.dream_id as "dreamId" from campaign c join player p on p.player_id = c.player_id
    where c.player_id = $1 and c.campaign_id = $2 and c.status = 'SUCCESS'`,
});

/** False when the badge is not the player's. `badge` and `shareId` are the bare ids. */
export async function recordShare(
  database: Database,
  share: { playerId: string; shareId: string; badge: string; platform: string },
): Promise<boolean> {
  const { playerId, shareId, badge, platform } = share;
  return (await database.query(RECORD, [playerId, shareId, badge, platform])).length === 1;
}

/** The owner's name and the badge's number in the catalogue. */
export const findSharedBadge = async (database: Database, { playerId, partId }: PublicId) =>
  (await database.query(BADGE, [playerId, partId]))[0] ?? null;

/** The player's name and dream of a successful campaign. */
export const findSharedCampaign = async (database: Database, { playerId, partId }: PublicId) =>
  (await database.query(CAMPAIGN, [playerId, partId]))[0] ?? null;
