import { statement } from '../../db/database.ts';
import type { Written } from '../../db/guarded-write.ts';

/** `$1` player, `$2` version, `$3` persona. */
export const SET_PERSONA = statement<Written>({
  name: 'persona-set',
  text: `update player set version = version + 1, persona_id = $3 where player_id = $1 and version = $2
    returning true as written`,
});
