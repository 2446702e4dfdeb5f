import type { BadgeCounters } from '@consorcio/rules';
import type { CampaignStatus, DreamId, PersonaId } from '@consorcio/rules/vocabulary';
import { statement } from '../../db/database.ts';
import { LIVE_SESSION } from '../../http/sessions.ts';
import type { PackedState } from './campaign-codec.ts';
import { guardedBy, insertBadges, type Written } from './guarded-write.ts';

/** A campaign as the database keeps it. */
export interface CampaignRow {
  readonly campaignId: string;
  /** The player's first, second, third campaign. */
  readonly number: number;
  readonly dreamId: DreamId;
  readonly status: CampaignStatus;
  readonly resultsSeen: boolean;
  readonly energy: number;
  readonly effort: number;
  readonly seed: Uint8Array;
  readonly clientSeed: string;
  readonly state: PackedState;
  readonly runVersion: number | null;
  readonly runBeganAt: Date | null;
  readonly createdAt: Date;
  /** What is kept of the request key with which the dream was chosen. */
  readonly choiceKey: Uint8Array | null;
}
type Absent<Row> = { readonly [Key in keyof Row]: Row[Key] | null };

/** What every command reads: session, player and newest campaign, in one statement. */
export interface SnapshotRow extends Absent<CampaignRow> {
  readonly lastUsedAt: Date;
  readonly version: number;
  readonly name: string;
  readonly personaId: PersonaId | null;
  readonly nextSeed: Uint8Array;
  readonly counters: Partial<BadgeCounters>;
}

const CAMPAIGN = `c.campaign_id as "campaignId", c.number, c.dream_id as "dreamId", c.status, c.results_seen as "resultsSeen",
  c.energy, c.effort, c.seed, c.client_seed as "clientSeed", c.state, c.run_version as "runVersion",
  c.run_began_at as "runBeganAt", c.created_at as "createdAt", c.choice_key as "choiceKey"`;

/** `$1` player, `$2` hash of the token. */
export const READ_SNAPSHOT = statement<SnapshotRow>({
  name: 'snapshot-read',
  text: `select s.last_used_at as "lastUsedAt", p.version, p.name, p.persona_id as "personaId",
      p.next_seed as "nextSeed", p.counters, ${CAMPAIGN}
    from ${LIVE_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.latest_campaign_id`,
});

/** A player's campaign by its id, newest or not. `$1` player, `$2` campaign. */
export const READ_CAMPAIGN = statement<CampaignRow & { readonly name: string; readonly movements: string }>({
  name: 'campaign-read',
  text: `select ${CAMPAIGN}, c.movements, p.name
    from campaign c join player p on p.player_id = c.player_id
    where c.player_id = $1 and c.campaign_id = $2`,
});

/**
 * `$3` campaign, `$4` current campaign or null, `$5` counters, `$6` status, `$7` results seen, `$8` energy, `$9` effort,
 * `$10` state, `$11` new movements, `$12` run version, `$13` run begun at, `$14` now, `$15` finished now,
 * `$16` badge ids, `$17` badges.
 */
const SAVE = `${guardedBy('current_campaign_id = $4, counters = $5')},
  c as (
    update campaign set status = $6, results_seen = $7, energy = $8, effort = $9, state = $10,
      movements = movements || $11, run_version = $12, run_began_at = $13,
      finished_at = case when $15::boolean then $14::timestamptz else finished_at end
    where player_id = $1 and campaign_id = $3 and exists (select 1 from p)
  ),
  b as (${insertBadges('$16', '$17', '$14')})`;

export const SAVE_CAMPAIGN = statement<Written>({
  name: 'campaign-save',
  text: `${SAVE} select 1 as written from p`,
});

/**
 * The same with the log of a finished minigame: `$18` number of the campaign, `$19` ordinal, `$20` version, `$21` ticks,
 * `$22` points, `$23` inputs.
 */
export const SAVE_CAMPAIGN_AND_RUN = statement<Written>({
  name: 'campaign-save-run',
  text: `${SAVE},
  r as (
    insert into run (player_id, campaign_number, ordinal, version, ticks, points, inputs)
    select p.player_id, $18::integer, $19::smallint, $20::smallint, $21::integer, $22::integer, $23::bytea from p
  )
  select 1 as written from p`,
});
