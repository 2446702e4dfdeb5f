import { type Database, statement } from '../../db/database.ts';
import { inTurn } from '../../db/in-turn.ts';
import type { Chore } from '../../maintenance.ts';
import { type LtiPlatform, registeredPlatform } from './platform-settings.ts';

/** Of those that wait: of one issuer, from one address, and in all, so that nobody fills the database or shuts others out. */
export const MOST_WAITING = { ofIssuer: 3, ofAddress: 3, inAll: 200 } as const;
/** Milliseconds that one waits. */
const WAITS = 86_400_000;
/** Milliseconds for which one that was removed is kept. */
export const KEPT_REMOVED = 7 * WAITS;

interface Row {
  readonly platform: string;
  readonly entry: string;
  readonly askedAt: Date;
  readonly askedBy: string | null;
  readonly confirmedAt: Date | null;
  readonly removedAt: Date | null;
}
const COLUMNS = `encode(platform, 'hex') as platform, entry, asked_at as "askedAt", asked_by as "askedBy",
      confirmed_at as "confirmedAt", removed_at as "removedAt"`;
const READ = statement<Row>('lti-platforms')`
  select ${COLUMNS} from lti_platform where removed_at is null order by asked_at desc`;
/** `$1` since when. */
const READ_REMOVED = statement<Row>('lti-platforms-removed')`
  select ${COLUMNS} from lti_platform where removed_at > $1 order by removed_at desc`;
/** A platform registers; again, it waits again unless its entry is the same. `$1` platform, `$2` entry, `$3` now, `$4` from which address. */
const ADD = statement<{ readonly isConfirmed: boolean }>('lti-platform-add')`
  insert into lti_platform (platform, entry, asked_at, asked_by) values ($1, $2, $3, $4)
    on conflict (platform) do update set entry = excluded.entry, asked_at = excluded.asked_at, asked_by = excluded.asked_by,
      confirmed_at = case when lti_platform.entry = excluded.entry then lti_platform.confirmed_at end, removed_at = null
    returning confirmed_at is not null as "isConfirmed"`;
const CONFIRM = statement<never>('lti-platform-confirm')`
  update lti_platform set confirmed_at = $2, removed_at = null where platform = $1 and confirmed_at is null`;
/** Those that have waited, or were removed, for too long: `$1`, `$2` as of when. */
const FORGET_WAITING = statement<never>('lti-platforms-forget-waiting')`
  delete from lti_platform where confirmed_at is null and asked_at <= $1 and (removed_at is null or removed_at <= $2)`;
/** A confirmed one opens nothing any more, and can be given back for a time. `$1` platform, `$2` now. */
const REMOVE = statement<never>('lti-platform-remove')`
  update lti_platform set confirmed_at = null, removed_at = $2 where platform = $1 and confirmed_at is not null`;
/** `$1` platform that waits. */
const REFUSE = statement<never>('lti-platform-refuse')`
  delete from lti_platform where platform = $1 and confirmed_at is null and removed_at is null`;

export interface Registered {
  readonly platform: LtiPlatform;
  readonly askedAt: Date;
  /** Key of the address from which it asked; null: not known. */
  readonly askedBy: string | null;
  /** Null: it waits for the operator, or was removed. */
  readonly confirmedAt: Date | null;
  /** When the operator removed it. */
  readonly removedAt: Date | null;
}

/** `isConfirmed`: the same was confirmed before, and is still. */
export interface Added {
  readonly platform: LtiPlatform;
  readonly isConfirmed: boolean;
}

const registeredOf = ({ platform: _id, entry, ...times }: Row): Registered => ({
  platform: registeredPlatform(JSON.parse(entry)),
  ...times,
});

const bytesOf = (id: string): Buffer => Buffer.from(id, 'hex');

/** Platforms that registered themselves, the newest first. */
export function registeredIn(database: Pick<Database, 'query'>) {
  return {
    /** For who reads how many wait, and adds one. */
    turn: inTurn(),
    /** `now`: those that have waited for a day are none any more. */
    async read(now: number): Promise<readonly Registered[]> {
      return (await database.query(READ))
        .filter(({ confirmedAt, askedAt }) => confirmedAt !== null || askedAt.getTime() > now - WAITS)
        .map(registeredOf);
    },
    /** Those that were removed since then. */
    removed: async (since: number): Promise<readonly Registered[]> =>
      (await database.query(READ_REMOVED, [new Date(since)])).map(registeredOf),
    async add(entry: object, { now, askedBy }: { readonly now: number; readonly askedBy: string }): Promise<Added> {
      const platform = registeredPlatform(entry);
      const values = [bytesOf(platform.id), JSON.stringify(entry), new Date(now), askedBy];
      const [row] = await database.query(ADD, values);
      return { platform, isConfirmed: row?.isConfirmed === true };
    },
    confirm: async (id: string, now: number): Promise<void> =>
      void (await database.query(CONFIRM, [bytesOf(id), new Date(now)])),
    async remove(id: string, now: number): Promise<void> {
      await database.query(REMOVE, [bytesOf(id), new Date(now)]);
      await database.query(REFUSE, [bytesOf(id)]);
    },
  };
}

/** Milliseconds. */
const FORGET_EVERY = 600_000;

/** What waited or was removed for too long, with the address that asked. `aged`: see `AgeClock`. */
export const endedRegistrations = (database: Pick<Database, 'query'>, aged: () => number): Chore => ({
  name: 'ended registrations',
  every: FORGET_EVERY,
  piece: () => database.query(FORGET_WAITING, [new Date(aged() - WAITS), new Date(aged() - KEPT_REMOVED)]),
});
