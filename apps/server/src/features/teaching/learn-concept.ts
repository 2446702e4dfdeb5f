import { statement } from '../../db/database.ts';
import type { Written } from '../campaign/guarded-write.ts';

export const LEARN_CONCEPT = statement<Written>({
  name: 'concept-learn',
  text: `select concept_learn(p_player_id => $1, p_version => $2, p_counters => $3, p_concept_id => $4, p_now => $5,
    p_cycle => $6, p_user_badge_ids => $7, p_badge_ids => $8) as written`,
});
