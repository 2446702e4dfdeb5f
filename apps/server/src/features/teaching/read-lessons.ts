import type { BadgeCounters } from '@consorcio/rules';
import type { CardVariant } from '@consorcio/rules/vocabulary';
import { statement } from '../../db/database.ts';
import { KEPT_SESSION } from '../../http/sessions.ts';

/** An idea that was seen; null in the one row of a player who has seen none. */
interface LessonRow {
  readonly lastUsedAt: Date;
  readonly version: number;
  readonly counters: Partial<BadgeCounters>;
  /** The player's campaigns so far; null without one. */
  readonly campaigns: number | null;
  /** Cycle of the current campaign; null without one. */
  readonly cycleNow: number | null;
  readonly conceptId: number | null;
  readonly seenAt: Date;
  readonly askedAt: Date | null;
  readonly rights: number;
  readonly variant: CardVariant | null;
  readonly dueMonth: number;
  /** Null until it is learned. */
  readonly learnedAt: Date | null;
  readonly cycle: number | null;
}

/** Session, counters, what was seen and what was learned, in order. `$1` player, `$2` hash of the token. */
export const READ_LESSONS = statement<LessonRow>({
  name: 'lessons-read',
  text: `select s.last_used_at as "lastUsedAt", p.version, p.counters, c.number as campaigns,
      case when c.campaign_id = p.current_campaign_id then (c.state->>'cycle')::integer end as "cycleNow",
      k.concept_id as "conceptId", k.seen_at as "seenAt", k.asked_at as "askedAt", k.rights, k.variant,
      k.due_month as "dueMonth", l.learned_at as "learnedAt", l.cycle
    from ${KEPT_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.latest_campaign_id
    left join concept_card k on k.player_id = p.player_id
    left join concept l on l.player_id = k.player_id and l.concept_id = k.concept_id
    order by l.learned_at, k.seen_at, k.concept_id`,
});
