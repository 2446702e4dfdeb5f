import type { PastRow, SnapshotRow } from '@consorcio/game';
import { statement } from '../../db/database.ts';
import { type Written, writeBy } from '../../db/guarded-write.ts';
import { KEPT_SESSION } from '../../http/sessions.ts';

/** The columns of a `CampaignRow`, of a campaign `c`. */
export const CAMPAIGN = `c.campaign_id as "campaignId", c.number, c.dream_id as "dreamId", c.status, c.results_seen as "resultsSeen",
  c.energy, c.effort, c.seed, c.root, c.client_seed as "clientSeed", c.state, c.run_version as "runVersion",
  c.run_began_at as "runBeganAt", c.created_at as "createdAt", c.choice_key as "choiceKey",
  c.week, c.week_try as "weekTry"`;

const WEEK = `w.published_at is not null as "isPublished"`;

/**
 * `$1` player, `$2` hash of the token, `$3` 'week' or the id of the try that is in its slot; anything else means the player's own newest
 * campaign.
 */
export const READ_SNAPSHOT = statement<SnapshotRow & { readonly lastUsedAt: Date }>('snapshot-read')`
  select s.last_used_at as "lastUsedAt", p.version, p.name, p.persona_id as "personaId",
      p.next_seed as "nextSeed", p.next_root as "nextRoot", p.next_rulebook as "nextRulebook", p.counters,
      p.lti_user is null or p.allows_shifts as "allowsShifts", ${WEEK}, ${CAMPAIGN}
    from ${KEPT_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id =
      case when $3 in ('week', p.week_campaign_id::text) then p.week_campaign_id else p.latest_campaign_id end
    left join week w on w.week = c.week`;

/** A player's campaign by its id, newest or not. `$1` player, `$2` campaign. */
export const READ_CAMPAIGN = statement<PastRow>('campaign-read')`
  select ${CAMPAIGN}, c.movements, ${WEEK}, c.campaign_id is distinct from
        case when c.week is null then p.latest_campaign_id else p.week_campaign_id end as "isPast"
    from campaign c join player p on p.player_id = c.player_id
    left join week w on w.week = c.week
    where c.player_id = $1 and c.campaign_id = $2`;

/** What every write of a campaign keeps. */
const STATE = [
  'player_id version campaign_id status results_seen energy effort state movements run_version run_began_at now',
  'has_ended',
] as const;
/** The log of a finished minigame. */
const RUN = 'number ordinal log_version ticks points inputs';
const OWN = 'current_campaign_id counters user_badge_ids badge_ids';
export const SAVE_CAMPAIGN = writeBy('campaign-save', 'campaign_save', ...STATE, OWN);
export const SAVE_CAMPAIGN_AND_RUN = writeBy('campaign-save-run', 'campaign_save', ...STATE, OWN, RUN);
export const SAVE_TRY = writeBy('week-save', 'week_save', ...STATE, 'note low high');
export const SAVE_TRY_AND_RUN = writeBy('week-save-run', 'week_save', ...STATE, 'note low high', RUN);

/** Creates the campaign and puts the next one's seed in place of the one it takes. */
export const OPEN_CAMPAIGN = writeBy(
  'campaign-open',
  'campaign_open',
  'player_id version campaign_id next_seed dream_id energy effort seed client_seed state movements now number choice_key',
  'root next_root next_rulebook',
);

export const SET_PERSONA = statement<Written>('persona-set')`
  update player set version = version + 1, persona_id = $3 where player_id = $1 and version = $2
    returning true as written`;
