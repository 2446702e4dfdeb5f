import type { GradeOutcome } from '@consorcio/copy/lti';
import type { CampaignRow } from '@consorcio/game';
import { statement } from '../../db/database.ts';
import { CAMPAIGN } from '../campaign/campaign-store.ts';

/**
 * A player opens an activity. A result is owed to where the grade goes: each graded launch makes it due, and what the platform
 * has is asked before it is sent. `$1` player, `$2` activity, `$3` platform, `$4` sealed or null without a grade, `$5` dream or
 * null, `$6` now, `$7` since when it may be given up.
 */
export const OPEN_ACTIVITY = statement<never>('lti-activity-open')`
  insert into lti_activity (player_id, activity_hash, platform, sealed, dream_id, opened_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (player_id, activity_hash) do update
      set sealed = coalesce(excluded.sealed, lti_activity.sealed), dream_id = excluded.dream_id, had = null, tries = 0,
        since = greatest($6::timestamptz, $7::timestamptz),
        due_at = case when excluded.sealed is null or lti_activity.points is null then lti_activity.due_at else $6 end`;

/** What the class says on turns without a game, at each launch. `$1` player, `$2` whether they are allowed. */
export const ALLOW_SHIFTS = statement<never>('lti-shifts-allow')`
  update player set allows_shifts = $2 where player_id = $1 and allows_shifts <> $2`;

/** A result, as it stands in a row. */
export interface Result {
  /** 0 to 1000. */
  readonly points: number;
  readonly outcome: GradeOutcome;
}
/** A row of both nulls has no result. */
interface ResultRow {
  readonly points: number | null;
  readonly outcome: GradeOutcome | null;
}

/** An activity whose player has played on since it was looked at. */
export interface MovedActivity extends ResultRow {
  readonly playerId: string;
  readonly activity: Uint8Array;
  readonly dreamId: number | null;
  readonly openedAt: Date;
  readonly version: number;
}
/** `$1` the last player that was looked at. */
export const NEXT_MOVED = statement<MovedActivity>('lti-activities-moved')`
  select l.player_id as "playerId", l.activity_hash as activity, l.dream_id as "dreamId", l.opened_at as "openedAt",
      l.points, l.outcome, p.version
    from lti_activity l join player p on p.player_id = l.player_id
    where l.player_id > $1 and l.seen_version < p.version order by l.player_id limit 50`;
/** `$1` player, `$2` activity, `$3` the version that was looked at. */
export const ACTIVITY_SEEN = statement<never>('lti-activity-seen')`
  update lti_activity set seen_version = $3 where player_id = $1 and activity_hash = $2 and seen_version < $3`;
/**
 * Another result, which is sent from now on where a grade is asked for. `$1` player, `$2` activity, `$3` points, `$4` outcome,
 * `$5` now, `$6` since when it may be given up.
 */
export const RESULT_CHANGED = statement<never>('lti-result-changed')`
  update lti_activity set points = $3, outcome = $4, since = greatest($5::timestamptz, $6::timestamptz), tries = 0,
      due_at = case when sealed is null then null else $5::timestamptz end
    where player_id = $1 and activity_hash = $2`;

/** A result that waits for its platform. */
export interface DueResult {
  readonly playerId: string;
  readonly activity: Uint8Array;
  readonly platform: string;
  readonly sealed: string;
}
export const DUE_RESULTS = statement<DueResult>('lti-results-due')`
  select player_id as "playerId", activity_hash as activity, encode(platform, 'hex') as platform, sealed
    from lti_activity where due_at <= $1 order by due_at limit 20`;
/**
 * A result that is being sent. `accepted`, `had`: what the platform has taken of this row, and had of others when the activity
 * was opened last; null: unknown.
 */
export interface TakenResult extends Result {
  readonly since: Date;
  readonly tries: number;
  readonly accepted: number | null;
  readonly had: number | null;
}
/**
 * Takes a result to send it: until the pause is over no other server does, and after it somebody does again, whatever
 * happens meanwhile. `$1` player, `$2` activity, `$3` now, `$4` seconds of each pause in order.
 */
export const TAKE_RESULT = statement<TakenResult>('lti-result-take')`
  update lti_activity set tries = tries + 1,
      due_at = $3::timestamptz + make_interval(secs => ($4::integer[])[least(tries + 1, cardinality($4::integer[]))])
    where player_id = $1 and activity_hash = $2 and due_at <= $3 returning points, outcome, since, tries, accepted, had`;
/** What the platform has that is not of this row. `$1` player, `$2` activity, `$3` points, -1 for none. */
export const PLATFORM_HAD = statement<never>('lti-platform-had')`
  update lti_activity set had = $3 where player_id = $1 and activity_hash = $2`;
/** The platform has it; another one that came meanwhile stays due. `$1` player, `$2` activity, `$3` points, `$4` outcome. */
export const RESULT_ACCEPTED = statement<never>('lti-result-accepted')`
  update lti_activity set accepted = $3, due_at = case when points = $3 and outcome = $4 then null else due_at end
    where player_id = $1 and activity_hash = $2`;
/** The platform never takes it, or has not for too long. `$1` player, `$2` activity, `$3` points, `$4` outcome. */
export const RESULT_GIVEN_UP = statement<never>('lti-result-given-up')`
  update lti_activity set due_at = null
    where player_id = $1 and activity_hash = $2 and points = $3 and outcome = $4`;

type Absent<Row> = { readonly [Key in keyof Row]: Row[Key] | null };

/** A pupil of an activity's class, with the newest campaign of their own. */
export interface ClassRow extends Absent<CampaignRow> {
  readonly playerId: string;
  /** Hash of what the platform calls them; null: not bound any more. */
  readonly user: Uint8Array | null;
  /** What the pupil is called on the map. */
  readonly nickname: string;
  readonly points: number | null;
  readonly outcome: GradeOutcome | null;
  /** What the platform has taken. */
  readonly accepted: number | null;
  readonly ideas: number;
}

/** The class of an activity, first come first. `$1` activity. */
export const READ_CLASS = statement<ClassRow>('lti-class')`
  select a.player_id as "playerId", p.lti_user as user, p.character_name as nickname,
      a.points, a.outcome, a.accepted,
      (select count(*)::integer from concept_card k where k.player_id = a.player_id) as ideas, ${CAMPAIGN}
    from lti_activity a
    join player p on p.player_id = a.player_id
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.latest_campaign_id
    where a.activity_hash = $1
    order by a.opened_at, a.player_id limit 500`;
