import { type Database, statement } from '../db/database.ts';
import { DROP_CODES } from './certificate-codes.ts';
import { NOTE_DELETION, playerHash } from './deletions.ts';
import { GIVE_LTI_USER } from './lti-user-store.ts';

/** One who was claimed or used since stays. `$1` player, `$2` moment before which the guest was used last. */
const DELETE_GUEST = statement<{ readonly user: Uint8Array | null }>({
  name: 'guest-delete',
  text: `delete from player where player_id = $1 and email = '' and last_used_at < $2::timestamptz
    returning lti_user as user`,
});

/**
 * Deletes a guest with every row that knows it, and notes it, so that no backup brings it back. False, and nothing is
 * changed, when the guest has an account by now, or was used since `before`; left out, it goes whenever it was used.
 */
export const deleteGuest = (
  database: Pick<Database, 'transaction'>,
  playerId: string,
  before: Date | 'infinity' = 'infinity',
): Promise<boolean> =>
  database.transaction(async (query) => {
    const [gone] = await query(DELETE_GUEST, [playerId, before]);
    if (gone === undefined) return false;
    await query(DROP_CODES, [playerId]);
    await query(NOTE_DELETION, [playerHash(playerId)]);
    if (gone.user !== null) await query(GIVE_LTI_USER, [gone.user, playerId]);
    return true;
  });
