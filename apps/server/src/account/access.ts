import { type Database, statement } from '../db/database.ts';

/** Of two at once only one finds the address free; the other gets no row. `$1` normal address, `$2` player. */
export const TAKE_ADDRESS = statement<{ readonly email: string }>('address-take')`
  insert into login_email (email, player_id) values ($1, $2) on conflict do nothing returning email`;

export const GIVE_ADDRESS = statement<never>('address-give')`
  delete from login_email where email = $1 and player_id = $2`;

/** Leads from a platform's user to the player. `$1` hash of platform, deployment and user. */
export const FIND_LTI_USER = statement<{ readonly id: string }>('lti-user-find')`
  select player_id as id from lti_user where user_hash = $1`;
/** Of two at once only one finds the user without a player; the other gets no row. `$1` hash, `$2` player. */
export const TAKE_LTI_USER = statement<{ readonly id: string }>('lti-user-take')`
  insert into lti_user (user_hash, player_id) values ($1, $2) on conflict do nothing returning player_id as id`;
export const GIVE_LTI_USER = statement<never>('lti-user-give')`
  delete from lti_user where user_hash = $1 and player_id = $2`;
const LTI_USER_OF = statement<{ readonly user: Uint8Array | null }>('lti-user-of')`
  select lti_user as user from player where player_id = $1`;

/** Lets a platform's user go before the player's rows do. */
export async function giveLtiUser({ query }: Pick<Database, 'query'>, playerId: string): Promise<void> {
  const [row] = await query(LTI_USER_OF, [playerId]);
  if (row !== undefined && row.user !== null) await query(GIVE_LTI_USER, [row.user, playerId]);
}

/** Codes by which a player gets in without the password: the kinds of the table `recovery`. */
export const CODES = ['PAPER', 'MAIL', 'OPERATOR'] as const;
export type Code = (typeof CODES)[number];
/**
 * What opens an account: the password, an open session, a code, or a user of a school's platform (LTI). The session of a
 * guest also makes an account of the guest.
 */
export type Access = 'PASSWORD' | 'SESSION' | 'SCHOOL' | Code;
/** OTHERS: all but the session that asks. */
type Fate = 'ENDS' | 'OTHERS' | 'STAYS';

/**
 * What ends what: the only list of it (docs/decisions/0079-what-ends-an-access.md). PASSWORD ENDS: it is replaced, or void after
 * RESET. A new kind of access needs an entry in every line, and a new kind of code one in the table `recovery`.
 */
export const ENDINGS = {
  /** The owner changes the password, with the old one. */
  PASSWORD_CHANGE: all('ENDS', { SESSION: 'OTHERS' }),
  /** A code on paper, a link by mail or an operator's code was used. */
  RECOVERY: all('ENDS'),
  /** An operator's RESET. */
  RESET: all('ENDS'),
  /** 'Sair de todos os aparelhos': what was sent ends too. What needs the password to be made goes with the password. */
  SIGN_OUT: all('ENDS', { PASSWORD: 'STAYS', PAPER: 'STAYS', SCHOOL: 'STAYS' }),
  /** Another address: what was sent to the old one, or given to who had it. */
  ADDRESS_CHANGE: all('STAYS', { MAIL: 'ENDS', OPERATOR: 'ENDS' }),
  /** A guest becomes an account. */
  CLAIM: all('ENDS', { SESSION: 'OTHERS', SCHOOL: 'STAYS' }),
} satisfies Record<string, Readonly<Record<Access, Fate>>>;
export type Ending = keyof typeof ENDINGS;

function all(fate: Fate, but: Partial<Record<Access, Fate>> = {}): Readonly<Record<Access, Fate>> {
  return { PASSWORD: fate, SESSION: fate, SCHOOL: fate, PAPER: fate, MAIL: fate, OPERATOR: fate, ...but };
}

type Query = Database['query'];

interface LockedPlayer {
  readonly passwordHash: string;
  /** Hash of the school's user who is bound; null: none. */
  readonly user: Uint8Array | null;
}
const LOCK = statement<LockedPlayer>('access-lock')`
  select password_hash as "passwordHash", lti_user as user from player where player_id = $1 for update`;
/** `$1` of each is the player. */
const write = (name: string, text: string) => statement<never>(`access-${name}`)`${text}`;
/** `$2` hash of the token that stays, empty for none. */
const END_SESSIONS = write('end-sessions', 'delete from session where player_id = $1 and token_hash <> $2');
const END_CODES = write('end-codes', 'delete from recovery where player_id = $1 and kind = any($2::text[])');
const UNBIND = write('unbind', 'update player set lti_user = null where player_id = $1');
/** Grades are no longer handed in for who is not bound. */
const DROP_ACTIVITIES = write('drop-activities', 'delete from lti_activity where player_id = $1');
const SET_PASSWORD = write('set-password', 'update player set password_hash = $2 where player_id = $1');

/**
 * Holds the player's row until the transaction ends, so that a proof which was checked stays true meanwhile; undefined when
 * there is no such player. First of all in a transaction that changes what opens an account.
 */
export const lockAccess = async (query: Query, playerId: string): Promise<LockedPlayer | undefined> =>
  (await query(LOCK, [playerId]))[0];

interface Ended {
  readonly playerId: string;
  readonly player: LockedPlayer;
  /** The hash that takes the old password's place, where the ending ends it. */
  readonly passwordHash?: string;
  /** The session that asks. */
  readonly tokenHash?: Uint8Array;
}

/** Ends what the list says, inside the transaction that has locked the player. True when a school's user was unbound. */
export async function endAccess(query: Query, ending: Ending, ended: Ended): Promise<boolean> {
  const { playerId, player, passwordHash, tokenHash } = ended;
  const fates: Readonly<Record<Access, Fate>> = ENDINGS[ending];
  if (fates.PASSWORD !== 'STAYS') await query(SET_PASSWORD, [playerId, passwordHash ?? '']);
  if (fates.SESSION !== 'STAYS') {
    const spared = fates.SESSION === 'OTHERS' ? tokenHash : undefined;
    await query(END_SESSIONS, [playerId, spared ?? new Uint8Array()]);
  }
  const codes = CODES.filter((code) => fates[code] === 'ENDS');
  if (codes.length > 0) await query(END_CODES, [playerId, codes]);
  if (fates.SCHOOL === 'STAYS' || player.user === null) return false;
  await unbind(query, playerId, player.user);
  return true;
}

/** Parts a player from a school's user: who comes by a launch next is somebody new. */
export async function unbind(query: Query, playerId: string, user: Uint8Array): Promise<void> {
  await query(UNBIND, [playerId]);
  await query(DROP_ACTIVITIES, [playerId]);
  await query(GIVE_LTI_USER, [user, playerId]);
}
