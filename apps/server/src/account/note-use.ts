import { statement } from '../db/database.ts';

/**
 * Notes that an account is in use, exact to a day: with each login, and with the first call of a session in a day. One
 * that nobody uses is deleted (`unused-accounts.ts`).
 */
export const NOTE_USE = statement<never>({
  name: 'account-used',
  text: "update player set last_used_at = now() where player_id = $1 and last_used_at < now() - interval '1 day'",
});
