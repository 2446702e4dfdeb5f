import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { isEmail, normalEmail } from '@consorcio/contract';
import { endAccess, lockAccess } from '../account/access.ts';
import { deletePlayer, playerHash } from '../account/deletion.ts';
import { CODE_BYTES, codeHash, codeOf, KEEP_OPERATOR_CODE } from '../account/recovery.ts';
import { type Database, statement } from '../db/database.ts';
import { StartError } from '../db/start-error.ts';
import { findPlayerId } from '../features/auth/find-account.ts';
import { passwords } from '../features/auth/password.ts';
import { exportText } from '../features/me/export-rows.ts';
import { newId } from '../ids.ts';
import { publicIdsOf } from '../public-ids.ts';
import { accountMark } from '../security-log.ts';

export const PLAYER_ACTS = ['FIND', 'EXPORT', 'RESET', 'DELETE'] as const;
export type PlayerAct = (typeof PLAYER_ACTS)[number];

/** What an operator sees of an account. */
export interface FoundPlayer {
  readonly id: string;
  readonly email: string;
  readonly signedUp: Date;
  readonly lastUsed: Date | null;
  readonly sessions: number;
  readonly campaigns: number;
  readonly hasCode: boolean;
}

/** What is printed of it: text and numbers, since a table of Node's console leaves a date empty. */
export const cellsOf = ({ id, signedUp, lastUsed, sessions, campaigns, hasCode }: FoundPlayer) => ({
  id,
  'in the log': accountMark(id),
  'signed up': signedUp.toISOString(),
  'last used': lastUsed?.toISOString() ?? 'no session is open',
  sessions,
  campaigns,
  'has a recovery code': hasCode,
});

const FIND = statement<FoundPlayer>('operate-player-find')`
  select p.player_id as id, p.email, p.created_at as "signedUp",
      (select max(s.last_used_at) from session s where s.player_id = $1) as "lastUsed",
      (select count(*) from session s where s.player_id = $1) as sessions,
      (select count(*) from campaign c where c.player_id = $1) as campaigns,
      exists (select from recovery r where r.player_id = $1 and r.kind = 'PAPER') as "hasCode"
    from player p where p.player_id = $1`;
/** `$1` act's id, `$2` operator, `$3` act, `$4` hash of the player's id or null. */
const NOTE_ACT = statement<never>('operate-act-note')`
  insert into operator_act (act_id, operator, act, player_hash) values ($1, $2, $3, $4)`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function find(database: Database, who: string): Promise<FoundPlayer | null> {
  if (!UUID.test(who) && !isEmail(who)) throw new StartError(`"${who}" is neither an address nor a player's id.`);
  const id = UUID.test(who) ? who.toLowerCase() : await findPlayerId(database, normalEmail(who));
  return id === null ? null : ((await database.query(FIND, [id]))[0] ?? null);
}

/**
 * Finds, exports, resets or deletes a player, by address or id. EXPORT returns what the player's own export holds. The act is written down before it is done: who did what, when, and
 * a hash of the player's id. RESET returns a code for the player, valid for a day; DELETE requires the id that FIND printed.
 * @throws StartError when there is no such player
 */
export async function actOnPlayer(
  database: Database,
  act: PlayerAct,
  who: string,
  operator: string = userInfo().username,
): Promise<{
  readonly found: FoundPlayer;
  readonly code: string | null;
  readonly exported: AsyncIterable<string> | null;
}> {
  if (act === 'DELETE' && !UUID.test(who))
    throw new StartError('DELETE needs the id that FIND prints, not an address.');
  const found = await find(database, who);
  await database.query(NOTE_ACT, [newId(), operator, act, found === null ? null : playerHash(found.id)]);
  if (found === null) throw new StartError('There is no such player.');
  if (act === 'DELETE') await deletePlayer(database, found.id, found.email);
  const source = async () => ({ database, ids: await publicIdsOf(database) });
  return {
    found,
    code: act === 'RESET' ? await reset(database, found.id) : null,
    exported: act === 'EXPORT' ? await exportText(await source(), found.id, normalEmail(found.email)) : null,
  };
}

async function reset(database: Database, playerId: string): Promise<string> {
  const code = codeOf(randomBytes(CODE_BYTES));
  // Nobody knows the password of this hash: the old one is void.
  const noPassword = await passwords().hash(randomBytes(32).toString('base64url'));
  await database.transaction(async (query) => {
    const player = await lockAccess(query, playerId);
    if (player === undefined) return;
    await endAccess(query, 'RESET', { playerId, player, passwordHash: noPassword });
    await query(KEEP_OPERATOR_CODE, [playerId, codeHash(playerId, code)]);
  });
  return code;
}
