import { NOTED } from '../age-clock.ts';
import { statement } from '../db/database.ts';

/**
 * Notes that an account is in use, exact to a day: with each login, and with the first call of a session in a day. One
 * that nobody uses is deleted (`unused-accounts.ts`).
 */
export const NOTE_USE = statement<never>({
  name: 'account-used',
  text: `update player set last_used_at = ${NOTED} where player_id = $1 and last_used_at < ${NOTED} - interval '1 day'`,
});
