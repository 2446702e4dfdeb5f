import type { BadgeCounters } from '@consorcio/rules';
import { statement } from '../../db/database.ts';
import { KEPT_SESSION } from '../../http/sessions.ts';

/** A badge of the player's; all null in the one row of a player who has none. */
export interface BadgeRow {
  readonly lastUsedAt: Date;
  readonly counters: Partial<BadgeCounters>;
  readonly userBadgeId: string | null;
  readonly badgeId: number | null;
  readonly seen: boolean | null;
}

/** The session, the counters and the earned badges, first earned first. `$1` player, `$2` hash of the token. */
export const READ_BADGES = statement<BadgeRow>({
  name: 'badges-read',
  text: `select s.last_used_at as "lastUsedAt", p.counters, b.user_badge_id as "userBadgeId", b.badge_id as "badgeId",
      b.seen
    from ${KEPT_SESSION} left join user_badge b on b.player_id = p.player_id
    order by b.earned_at, b.badge_id`,
});
