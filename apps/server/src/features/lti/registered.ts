import { type Database, statement } from '../../db/database.ts';
import { type LtiPlatform, registeredPlatform } from './platform-settings.ts';

/** Of those that wait: of one issuer, from one address, and in all, so that nobody fills the database or shuts others out. */
export const MOST_WAITING = { ofIssuer: 3, ofAddress: 3, inAll: 200 } as const;
/** Milliseconds that one waits. */
const WAITS = 86_400_000;

interface Row {
  readonly platform: string;
  readonly entry: string;
  readonly askedAt: Date;
  readonly askedBy: string | null;
  readonly confirmedAt: Date | null;
}
const READ = statement<Row>({
  name: 'lti-platforms',
  text: `select encode(platform, 'hex') as platform, entry, asked_at as "askedAt", asked_by as "askedBy",
      confirmed_at as "confirmedAt"
    from lti_platform order by asked_at desc`,
});
/** A platform registers; again, it waits again unless its entry is the same. `$1` platform, `$2` entry, `$3` now, `$4` from which address. */
const ADD = statement<never>({
  name: 'lti-platform-add',
  text: `insert into lti_platform (platform, entry, asked_at, asked_by) values ($1, $2, $3, $4)
    on conflict (platform) do update set entry = excluded.entry, asked_at = excluded.asked_at, asked_by = excluded.asked_by,
      confirmed_at = case when lti_platform.entry = excluded.entry then lti_platform.confirmed_at end`,
});
/** `$1` platform, `$2` now. */
const CONFIRM = statement<never>({
  name: 'lti-platform-confirm',
  text: 'update lti_platform set confirmed_at = $2 where platform = $1 and confirmed_at is null',
});
/** `$1` as of when. */
const FORGET_WAITING = statement<never>({
  name: 'lti-platforms-forget-waiting',
  text: 'delete from lti_platform where confirmed_at is null and asked_at <= $1',
});
const REMOVE = statement<never>({ name: 'lti-platform-remove', text: 'delete from lti_platform where platform = $1' });

/** A platform that registered itself. */
export interface Registered {
  readonly platform: LtiPlatform;
  readonly askedAt: Date;
  /** Key of the address from which it asked; null: not known. */
  readonly askedBy: string | null;
  /** Null: it waits for the operator. */
  readonly confirmedAt: Date | null;
}

const bytesOf = (id: string): Buffer => Buffer.from(id, 'hex');

/** Platforms that registered themselves, the newest first. */
export function registeredIn(database: Pick<Database, 'query'>) {
  return {
    /** `now`: those that have waited for a day are none any more. */
    async read(now: number): Promise<readonly Registered[]> {
      return (await database.query(READ))
        .filter(({ confirmedAt, askedAt }) => confirmedAt !== null || askedAt.getTime() > now - WAITS)
        .map(({ entry, askedAt, askedBy, confirmedAt }) => ({
          platform: registeredPlatform(JSON.parse(entry)),
          ...{ askedAt, askedBy, confirmedAt },
        }));
    },
    async add(
      entry: object,
      { now, askedBy }: { readonly now: number; readonly askedBy: string },
    ): Promise<LtiPlatform> {
      const platform = registeredPlatform(entry);
      await database.query(FORGET_WAITING, [new Date(now - WAITS)]);
      await database.query(ADD, [bytesOf(platform.id), JSON.stringify(entry), new Date(now), askedBy]);
      return platform;
    },
    confirm: async (id: string, now: number): Promise<void> =>
      void (await database.query(CONFIRM, [bytesOf(id), new Date(now)])),
    remove: async (id: string): Promise<void> => void (await database.query(REMOVE, [bytesOf(id)])),
  };
}
