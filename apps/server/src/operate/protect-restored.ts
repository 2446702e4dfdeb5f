import { normalEmail } from '@consorcio/contract';
import { GIVE_ADDRESS, TAKE_ADDRESS, unbind } from '../account/access.ts';
import { type Database, statement } from '../db/database.ts';
import { endDeskCookies } from '../features/desk/second-factor.ts';
import { readBackup, together } from './backup-file.ts';
import { followClockIn } from './clock.ts';

type Query = Database['query'];
const write = (name: string, text: string) => statement<never>(`operate-restored-${name}`)`${text}`;

/** A guest has no other way in than the session, and none to end one. */
const END_SESSIONS = write(
  'sessions',
  "delete from session s using player p where p.player_id = s.player_id and p.email <> ''",
);
const END_CODES = write('codes', 'delete from recovery');
/** `$1` a hash of no password. */
const END_PASSWORDS = write('passwords', "update player set password_hash = $1 where email <> ''");

/** What opened an account when a newer backup was made, where it is another than in the restored database. */
interface Changed {
  readonly id: string;
  readonly email: string;
  readonly newEmail: string;
  /** Hash of the school's user who was bound; null: none. */
  readonly user: Uint8Array | null;
  readonly isUnbound: boolean;
  readonly hash: string;
}
/** `$1` rows of players as JSON. */
const CHANGED = statement<Changed>('operate-restored-changed')`
  select p.player_id as id, p.email, n.email as "newEmail", p.lti_user as user,
      p.lti_user is not null and n.lti_user is null as "isUnbound", n.password_hash as hash
    from json_to_recordset($1::json) as n(player_id uuid, email text, password_hash text, lti_user text)
    join player p on p.player_id = n.player_id
    where p.email <> n.email or p.password_hash <> n.password_hash or (p.lti_user is not null and n.lti_user is null)`;
/** `$1` player. */
const SET_ACCESS = write('access', 'update player set password_hash = $2, email = $3 where player_id = $1');
const DROP_SESSIONS = write('own-sessions', 'delete from session where player_id = $1');

/** `$1` platforms that a newer backup knows, in hexadecimal. */
const REMOVE_PLATFORMS = write(
  'platforms',
  `delete from lti_platform where not encode(platform, 'hex') = any($1::text[])`,
);
/** `$1` platforms that stay confirmed, in hexadecimal, each with its entry: one with other addresses is asked again. */
const ASK_PLATFORMS = statement<{ readonly platform: string }>('operate-restored-ask-platforms')`
  update lti_platform set confirmed_at = null, asked_at = now()
    where confirmed_at is not null and not encode(platform, 'hex') || ' ' || entry = any($1::text[]) returning encode(platform, 'hex') as platform`;

async function takeOver(query: Query, { id, email, newEmail, user, isUnbound, hash }: Changed): Promise<void> {
  let address = email;
  if (newEmail !== email && newEmail !== '') {
    const taken =
      normalEmail(newEmail) === normalEmail(email) ? [true] : await query(TAKE_ADDRESS, [normalEmail(newEmail), id]);
    if (taken.length > 0) {
      address = newEmail;
      if (normalEmail(newEmail) !== normalEmail(email)) await query(GIVE_ADDRESS, [normalEmail(email), id]);
    }
  }
  await query(SET_ACCESS, [id, hash, address]);
  await query(DROP_SESSIONS, [id]);
  if (isUnbound && user !== null) await unbind(query, id, user);
}

/** What a newer backup knows of changes. */
interface Newer {
  /** Accounts whose password, address or school was another. */
  readonly changed: number;
  readonly platforms: { readonly all: readonly string[]; readonly confirmed: readonly string[] };
}

async function replay(query: Query, path: string): Promise<Newer> {
  const { batches } = await readBackup(path);
  const [all, confirmed]: [string[], string[]] = [[], []];
  let changed = 0;
  for await (const { table, rows } of together(batches)) {
    if (table === 'lti_platform')
      for (const row of rows) {
        const {
          platform,
          entry,
          confirmed_at,
          removed_at = null,
        } = JSON.parse(row) as Readonly<Record<string, string | null>>;
        const id = String(platform).replace(/^\\x/, '');
        if (removed_at === null) all.push(id);
        if (confirmed_at !== null) confirmed.push(`${id} ${entry}`);
      }
    if (table === 'login_email') break;
    if (table !== 'player') continue;
    const found = await query(CHANGED, [`[${rows.join(',')}]`]);
    for (const row of found) await takeOver(query, row);
    changed += found.length;
  }
  return { changed, platforms: { all, confirmed } };
}

/** How a restored database is kept from opening what was closed since its backup. */
export interface Protection {
  /** The newest backup that was made after the restored one; null: none is known. */
  readonly newest: string | null;
  /** In the place of every password, when all are to be set anew; null: they stay. */
  readonly noPassword: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Ends, in the transaction of the restore, what a backup would bring back: sessions of accounts, codes and cookies of the desk always; passwords,
 * addresses, schools' users and platforms as far as a newer backup knows that they have changed. Without one platforms wait
 * for confirmation again. Ages go on from now. Gives a sentence for each.
 */
export async function protectRestored(
  query: Query,
  kind: Database['kind'],
  protection: Protection,
): Promise<readonly string[]> {
  const { newest, noPassword, now } = protection;
  const newer = newest === null ? null : await replay(query, newest);
  if (newer !== null) await query(REMOVE_PLATFORMS, [newer.platforms.all]);
  const asked = await query(ASK_PLATFORMS, [newer?.platforms.confirmed ?? []]);
  await query(END_SESSIONS);
  await query(END_CODES);
  await endDeskCookies(query, now);
  if (noPassword !== null) await query(END_PASSWORDS, [noPassword]);
  await followClockIn(query, kind, 'KEEP', now);
  return [
    'Sessions of accounts, links by mail, recovery codes and cookies of the desk have ended: who has an account signs in again.',
    noPassword !== null
      ? 'Every password has ended: owners set a new one by a link by mail, or by the code of `npm run admin -- player RESET`.'
      : newer === null
        ? 'No newer backup is known: whoever changed the password since has the old one again. If one may have leaked, restore with END-PASSWORDS, or use `npm run admin -- player RESET`.'
        : `Passwords, addresses and schools of ${newer.changed} accounts were taken from ${newest}. What changed after it is not known.`,
    ...(asked.length === 0
      ? []
      : [`${asked.length} school platforms wait at /operador until they are confirmed again.`]),
    `Ages count from now by this machine's clock, ${new Date(now).toISOString().slice(0, 16)}Z: the time since the backup is nobody's absence. If this clock is wrong, set it and restore again.`,
  ];
}
