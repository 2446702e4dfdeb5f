import { LINK_HOURS } from '@consorcio/contract/wire';
import { statement } from '../db/database.ts';

/** Keeps the code on paper in place of the one before. `$1` player, `$2` hash of the code. */
export const KEEP_CODE = statement<never>({
  name: 'recovery-keep',
  text: `insert into recovery (player_id, kind, code_hash) values ($1, 'PAPER', $2)
    on conflict (player_id, kind) do update set code_hash = excluded.code_hash, made_at = excluded.made_at`,
});

/** Keeps the first code of a player; no row when there is one already. */
export const KEEP_FIRST_CODE = statement<{ readonly written: number }>({
  name: 'recovery-keep-first',
  text: `insert into recovery (player_id, kind, code_hash) values ($1, 'PAPER', $2)
    on conflict do nothing returning 1 as written`,
});

/** True while the account is so young that its first code needs no password; never of a guest, who has no address to use it with. */
export const IS_NEW = statement<{ readonly isNew: boolean }>({
  name: 'recovery-is-new',
  text: `select email <> '' and created_at > now() - interval '10 minutes' as "isNew" from player where player_id = $1`,
});

/**
 * Keeps a link by mail in place of the one before, if the address still is the player's. `$1` player, `$2` address as it was
 * written, `$3` hash of the link's token.
 */
export const KEEP_MAIL_LINK = statement<{ readonly isKept: boolean }>({
  name: 'recovery-mail-keep',
  text: 'select mail_link_keep(p_player_id => $1, p_email => $2, p_code_hash => $3) as "isKept"',
});

/** Whether a code is kept; whether it still is good is for `USE_CODE` to say. `$1` player, `$2` hash of the code. */
export const HAS_CODE = statement<{ readonly kind: string }>({
  name: 'recovery-has',
  text: 'select kind from recovery where player_id = $1 and code_hash = $2',
});

/** Uses up a code that is still good; no row when there is none. `$1` player, `$2` hash of the code. */
export const USE_CODE = statement<{ readonly kind: string }>({
  name: 'recovery-use',
  text: `delete from recovery where player_id = $1 and code_hash = $2 and (kind = 'PAPER'
      or kind = 'MAIL' and made_at > now() - interval '${LINK_HOURS} hours'
      or kind = 'OPERATOR' and made_at > now() - interval '1 day')
    returning kind`,
});

/** The session of whoever has used a code. `$1` player, `$2` hash of the token, `$3` device. */
export const KEEP_SESSION = statement<never>({
  name: 'recovery-session',
  text: 'insert into session (player_id, token_hash, device) values ($1, $2, $3)',
});

/** Keeps an operator's code. `$1` player, `$2` hash of the code. */
export const KEEP_OPERATOR_CODE = statement<never>({
  name: 'recovery-operator-keep',
  text: "insert into recovery (player_id, kind, code_hash) values ($1, 'OPERATOR', $2)",
});

/** `$1` player, `$2` hash of the token. */
export const HAS_SESSION = statement<{ readonly written: number }>({
  name: 'recovery-has-session',
  text: 'select 1 as written from session where player_id = $1 and token_hash = $2',
});
