import { createHash } from 'node:crypto';
import { codesIn } from '@consorcio/contract';
import { LINK_HOURS } from '@consorcio/contract/wire';
import { statement } from '../db/database.ts';

/** Digits and letters without I, L, O and U, which are mistaken for others (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
/** 100 random bits: guessing is hopeless, so a quick hash is enough. */
const LENGTH = 20;
const GROUP = /.{4}(?=.)/g;
/** Random bytes that a code is made of. */
export const CODE_BYTES = LENGTH;

/** A code as it is shown: five groups of four. One sign comes of each random byte. */
export const codeOf = (random: Uint8Array): string =>
  [...random]
    .map((byte) => SIGNS[byte % 2 ** BITS] ?? '')
    .join('')
    .replace(GROUP, '$&-');

/** A code as it was typed, without what does not matter: words around it, groups, spaces, small letters, O for 0, I and L for 1. */
const plain = (typed: string): string =>
  (codesIn(typed, LENGTH).find((run) => /^[0-9A-Z]+$/.test(run)) ?? typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const codeHash = (playerId: string, typed: string): Uint8Array =>
  createHash('sha256')
    .update(`recovery ${playerId} ${plain(typed)}`)
    .digest();

/** Keeps the code on paper in place of the one before. `$1` player, `$2` hash of the code. */
export const KEEP_CODE = statement<never>('recovery-keep')`
  insert into recovery (player_id, kind, code_hash) values ($1, 'PAPER', $2)
    on conflict (player_id, kind) do update set code_hash = excluded.code_hash, made_at = excluded.made_at`;

/** Keeps the first code of a player; no row when there is one already. */
export const KEEP_FIRST_CODE = statement<{ readonly written: number }>('recovery-keep-first')`
  insert into recovery (player_id, kind, code_hash) values ($1, 'PAPER', $2)
    on conflict do nothing returning 1 as written`;

/** True while the account is so young that its first code needs no password; never of a guest, who has no address to use it with. */
export const IS_NEW = statement<{ readonly isNew: boolean }>('recovery-is-new')`
  select email <> '' and created_at > now() - interval '10 minutes' as "isNew" from player where player_id = $1`;

/**
 * Keeps a link by mail in place of the one before, if the address still is the player's. `$1` player, `$2` address as it was
 * written, `$3` hash of the link's token.
 */
export const KEEP_MAIL_LINK = statement<{ readonly isKept: boolean }>('recovery-mail-keep')`
  select mail_link_keep(p_player_id => $1, p_email => $2, p_code_hash => $3) as "isKept"`;

/** Whether a code is kept; whether it still is good is for `USE_CODE` to say. `$1` player, `$2` hash of the code. */
export const HAS_CODE = statement<{ readonly kind: string }>('recovery-has')`
  select kind from recovery where player_id = $1 and code_hash = $2`;

/** Uses up a code that is still good; no row when there is none. `$1` player, `$2` hash of the code. */
export const USE_CODE = statement<{ readonly kind: string }>('recovery-use')`
  delete from recovery where player_id = $1 and code_hash = $2 and (kind = 'PAPER'
      or kind = 'MAIL' and made_at > now() - interval '${LINK_HOURS} hours'
      or kind = 'OPERATOR' and made_at > now() - interval '1 day')
    returning kind`;

/** The session of whoever has used a code. `$1` player, `$2` hash of the token, `$3` device. */
export const KEEP_SESSION = statement<never>('recovery-session')`
  insert into session (player_id, token_hash, device) values ($1, $2, $3)`;

/** Keeps an operator's code. `$1` player, `$2` hash of the code. */
export const KEEP_OPERATOR_CODE = statement<never>('recovery-operator-keep')`
  insert into recovery (player_id, kind, code_hash) values ($1, 'OPERATOR', $2)`;

export const HAS_SESSION = statement<{ readonly written: number }>('recovery-has-session')`
  select 1 as written from session where player_id = $1 and token_hash = $2`;
