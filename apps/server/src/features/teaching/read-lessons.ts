import type { BadgeCounters } from '@consorcio/rules';
import { statement } from '../../db/database.ts';
import { LIVE_SESSION } from '../../http/sessions.ts';

/** An idea that was learned; null in the one row of a player who has learned none. */
interface LessonRow {
  readonly lastUsedAt: Date;
  readonly version: number;
  readonly counters: Partial<BadgeCounters>;
  /** Cycle of the current campaign; null without one. */
  readonly cycleNow: number | null;
  readonly conceptId: number | null;
  readonly learnedAt: Date | null;
  readonly cycle: number | null;
}

/** Session, counters and what was learned, in order. `$1` player, `$2` hash of the token. */
export const READ_LESSONS = statement<LessonRow>({
  name: 'lessons-read',
  text: `select s.last_used_at as "lastUsedAt", p.version, p.counters, (c.state->>'cycle')::integer as "cycleNow",
      l.concept_id as "conceptId", l.learned_at as "learnedAt", l.cycle
    from ${LIVE_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.current_campaign_id
    left join concept l on l.player_id = p.player_id
    order by l.learned_at, l.concept_id`,
});
