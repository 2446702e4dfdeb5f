import { statement } from '../db/database.ts';

/** The codes of all of a player's certificates go. They are kept by code, so they do not hang on the player's row. `$1` player. */
export const DROP_CODES = statement<never>({
  name: 'certificates-drop',
  text: 'delete from certificate where player_id = $1',
});
