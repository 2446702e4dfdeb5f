import { statement } from '../../db/database.ts';
import { guardedBy, type Written } from '../campaign/guarded-write.ts';

/**
 * Creates the campaign and puts the next one's seed in place of the one it takes. `$1` player, `$2` version,
 * `$3` campaign, `$4` next seed, `$5` dream, `$6` energy, `$7` effort, `$8` seed, `$9` word of the player, `$10` state,
 * `$11` movements, `$12` now, `$13` number, `$14` what is kept of the request key.
 */
export const OPEN_CAMPAIGN = statement<Written>({
  name: 'campaign-open',
  text: `${guardedBy('current_campaign_id = $3, latest_campaign_id = $3, next_seed = $4')},
  c as (
    insert into campaign
      (player_id, campaign_id, number, dream_id, status, energy, effort, seed, client_seed, state, movements, created_at,
       choice_key)
    select p.player_id, $3::uuid, $13::integer, $5::smallint, 'ACTIVE', $6::integer, $7::integer, $8::bytea, $9::text, $10::json,
      $11::text, $12::timestamptz, $14::bytea
    from p
  )
  select 1 as written from p`,
});
