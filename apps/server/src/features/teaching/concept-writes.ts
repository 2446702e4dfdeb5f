import { statement } from '../../db/database.ts';
import type { Written } from '../../db/guarded-write.ts';

/** An idea that an older page says was learned. */
export const LEARN_CONCEPT = statement<Written>({
  name: 'concept-learn',
  text: `select concept_learn(p_player_id => $1, p_version => $2, p_counters => $3, p_concept_id => $4, p_now => $5,
    p_cycle => $6, p_user_badge_ids => $7, p_badge_ids => $8) as written`,
});

/** An idea that was met. */
export const SEE_CONCEPT = statement<Written>({
  name: 'concept-see',
  text: `select concept_see(p_player_id => $1, p_concept_id => $2, p_now => $3, p_month => $4, p_due_month => $5) as written`,
});

/** An answer to a card, and what it brings. */
export const ANSWER_CONCEPT = statement<Written>({
  name: 'concept-answer',
  text: `select concept_answer(p_player_id => $1, p_version => $2, p_counters => $3, p_concept_id => $4, p_now => $5,
    p_cycle => $6, p_month => $7, p_rights => $8, p_variant => $9, p_due_month => $10, p_is_learned => $11,
    p_user_badge_ids => $12, p_badge_ids => $13) as written`,
});
