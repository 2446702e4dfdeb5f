import { statement } from '../../db/database.ts';
import type { Written } from '../../db/guarded-write.ts';

/** Creates the campaign and puts the next one's seed in place of the one it takes. */
export const OPEN_CAMPAIGN = statement<Written>({
  name: 'campaign-open',
  text: `select campaign_open(p_player_id => $1, p_version => $2, p_campaign_id => $3, p_next_seed => $4,
    p_dream_id => $5, p_energy => $6, p_effort => $7, p_seed => $8, p_client_seed => $9, p_state => $10,
    p_movements => $11, p_now => $12, p_number => $13, p_choice_key => $14, p_root => $15, p_next_root => $16,
    p_next_rulebook => $17) as written`,
});
