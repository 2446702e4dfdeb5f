import { type Database, statement } from '../db/database.ts';

/** Leads from a platform's user to the player. `$1` hash of platform, deployment and user. */
export const FIND_LTI_USER = statement<{ readonly id: string }>({
  name: 'lti-user-find',
  text: 'select player_id as id from lti_user where user_hash = $1',
});
/** Of two at once only one finds the user without a player; the other gets no row. `$1` hash, `$2` player. */
export const TAKE_LTI_USER = statement<{ readonly id: string }>({
  name: 'lti-user-take',
  text: 'insert into lti_user (user_hash, player_id) values ($1, $2) on conflict do nothing returning player_id as id',
});
/** `$1` hash, `$2` player. */
export const GIVE_LTI_USER = statement<never>({
  name: 'lti-user-give',
  text: 'delete from lti_user where user_hash = $1 and player_id = $2',
});
const LTI_USER_OF = statement<{ readonly user: Uint8Array | null }>({
  name: 'lti-user-of',
  text: 'select lti_user as user from player where player_id = $1',
});

/** Lets a platform's user go before the player's rows do. */
export async function giveLtiUser({ query }: Pick<Database, 'query'>, playerId: string): Promise<void> {
  const [row] = await query(LTI_USER_OF, [playerId]);
  if (row !== undefined && row.user !== null) await query(GIVE_LTI_USER, [row.user, playerId]);
}
