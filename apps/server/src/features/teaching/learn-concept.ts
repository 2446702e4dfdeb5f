import { statement } from '../../db/database.ts';
import { guardedBy, insertBadges, type Written } from '../campaign/guarded-write.ts';

/** `$1` player, `$2` version, `$3` counters, `$4` concept, `$5` now, `$6` cycle, `$7` badge ids, `$8` badges. */
export const LEARN_CONCEPT = statement<Written>({
  name: 'concept-learn',
  text: `${guardedBy('counters = $3')},
  l as (
    insert into concept (player_id, concept_id, learned_at, cycle)
    select p.player_id, $4::smallint, $5::timestamptz, $6::smallint from p
  ),
  b as (${insertBadges('$7', '$8', '$5')})
  select 1 as written from p`,
});
