import type { PastRow, SnapshotRow } from '@consorcio/game';
import { statement } from '../../db/database.ts';
import type { Written } from '../../db/guarded-write.ts';
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
export const READ_SNAPSHOT = statement<SnapshotRow & { readonly lastUsedAt: Date }>({
  name: 'snapshot-read',
  text: `select s.last_used_at as "lastUsedAt", p.version, p.name, p.persona_id as "personaId",
      p.next_seed as "nextSeed", p.next_root as "nextRoot", p.next_rulebook as "nextRulebook", p.counters, ${WEEK}, ${CAMPAIGN}
    from ${KEPT_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id =
      case when $3 in ('week', p.week_campaign_id::text) then p.week_campaign_id else p.latest_campaign_id end
    left join week w on w.week = c.week`,
});

/** A player's campaign by its id, newest or not. `$1` player, `$2` campaign. */
export const READ_CAMPAIGN = statement<PastRow>({
  name: 'campaign-read',
  text: `select ${CAMPAIGN}, c.movements, ${WEEK}, c.campaign_id is distinct from
        case when c.week is null then p.latest_campaign_id else p.week_campaign_id end as "isPast"
    from campaign c join player p on p.player_id = c.player_id
    left join week w on w.week = c.week
    where c.player_id = $1 and c.campaign_id = $2`,
});

const SAVE = `p_player_id => $1, p_version => $2, p_campaign_id => $3, p_current_campaign_id => $4, p_counters => $5,
    p_status => $6, p_results_seen => $7, p_energy => $8, p_effort => $9, p_state => $10, p_movements => $11,
    p_run_version => $12, p_run_began_at => $13, p_now => $14, p_has_ended => $15, p_user_badge_ids => $16,
    p_badge_ids => $17`;

export const SAVE_CAMPAIGN = statement<Written>({
  name: 'campaign-save',
  text: `select campaign_save(${SAVE}) as written`,
});

/** The same with the log of a finished minigame. */
export const SAVE_CAMPAIGN_AND_RUN = statement<Written>({
  name: 'campaign-save-run',
  text: `select campaign_save(${SAVE}, p_number => $18, p_ordinal => $19, p_log_version => $20, p_ticks => $21,
    p_points => $22, p_inputs => $23) as written`,
});

const SAVE_OF_TRY = `p_player_id => $1, p_version => $2, p_campaign_id => $3, p_status => $4, p_results_seen => $5,
    p_energy => $6, p_effort => $7, p_state => $8, p_movements => $9, p_run_version => $10, p_run_began_at => $11,
    p_now => $12, p_has_ended => $13, p_note => $14, p_low => $15, p_high => $16`;

/** A try of a week. */
export const SAVE_TRY = statement<Written>({
  name: 'week-save',
  text: `select week_save(${SAVE_OF_TRY}) as written`,
});

/** The same with the log of a finished minigame. */
export const SAVE_TRY_AND_RUN = statement<Written>({
  name: 'week-save-run',
  text: `select week_save(${SAVE_OF_TRY}, p_number => $17, p_ordinal => $18, p_log_version => $19, p_ticks => $20,
    p_points => $21, p_inputs => $22) as written`,
});

/** Creates the campaign and puts the next one's seed in place of the one it takes. */
export const OPEN_CAMPAIGN = statement<Written>({
  name: 'campaign-open',
  text: `select campaign_open(p_player_id => $1, p_version => $2, p_campaign_id => $3, p_next_seed => $4,
    p_dream_id => $5, p_energy => $6, p_effort => $7, p_seed => $8, p_client_seed => $9, p_state => $10,
    p_movements => $11, p_now => $12, p_number => $13, p_choice_key => $14, p_root => $15, p_next_root => $16,
    p_next_rulebook => $17) as written`,
});

/** `$1` player, `$2` version, `$3` persona. */
export const SET_PERSONA = statement<Written>({
  name: 'persona-set',
  text: `update player set version = version + 1, persona_id = $3 where player_id = $1 and version = $2
    returning true as written`,
});
