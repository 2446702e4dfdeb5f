import { statement } from '../../db/database.ts';
import { guardedBy, type Written } from '../campaign/guarded-write.ts';

/** `$1` player, `$2` version, `$3` persona. */
export const SET_PERSONA = statement<Written>({
  name: 'persona-set',
  text: `${guardedBy('persona_id = $3')} select 1 as written from p`,
});
