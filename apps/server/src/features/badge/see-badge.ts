import { statement } from '../../db/database.ts';

/** `$1` player, `$2` user badge. */
export const SEE_BADGE = statement<never>({
  name: 'badge-see',
  text: 'update user_badge set seen = true where player_id = $1 and user_badge_id = $2',
});
