import { type Database, statement } from '../../db/database.ts';

const RECORD = statement<{ readonly id: string }>({
  name: 'share-record',
  text: `with earlier as (delete from share where player_id = $1 and user_badge_id = $3 and platform = $4)
    insert into share (player_id, share_id, user_badge_id, platform)
    select player_id, $2, user_badge_id, $4 from user_badge where player_id = $1 and user_badge_id = $3
    returning share_id as id`,
});

/**
 * Notes that a badge was shared, in place of an earlier share of it on the same platform, so that a player's rows stay
 * few. False when the badge is not the player's. `badge` and `shareId` are the bare ids.
 */
export async function recordShare(
  database: Database,
  share: { playerId: string; shareId: string; badge: string; platform: string },
): Promise<boolean> {
  const { playerId, shareId, badge, platform } = share;
  return (await database.query(RECORD, [playerId, shareId, badge, platform])).length === 1;
}
