import { type Database, statement } from '../../db/database.ts';

const RECORD = statement<{ readonly recorded: boolean }>({
  name: 'share-record',
  text: `select share_record(p_player_id => $1, p_share_id => $2, p_user_badge_id => $3, p_platform => $4) as recorded`,
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
  const [row] = await database.query(RECORD, [playerId, shareId, badge, platform]);
  return row?.recorded === true;
}
