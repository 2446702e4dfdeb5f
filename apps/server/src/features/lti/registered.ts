import { type Database, statement } from '../../db/database.ts';
import { type LtiPlatform, registeredPlatform } from './platform-settings.ts';

/** Of those that wait, so that nobody fills the database. */
export const MOST_WAITING = 50;

interface Row {
  readonly platform: string;
  readonly entry: string;
  readonly askedAt: Date;
  readonly isConfirmed: boolean;
}
const READ = statement<Row>({
  name: 'lti-platforms',
  text: `select encode(platform, 'hex') as platform, entry, asked_at as "askedAt", confirmed_at is not null as "isConfirmed"
    from lti_platform order by asked_at desc`,
});
/** A platform registers; again, it waits again unless its entry is the same. `$1` platform, `$2` entry, `$3` now. */
const ADD = statement<never>({
  name: 'lti-platform-add',
  text: `insert into lti_platform (platform, entry, asked_at) values ($1, $2, $3)
    on conflict (platform) do update set entry = excluded.entry, asked_at = excluded.asked_at,
      confirmed_at = case when lti_platform.entry = excluded.entry then lti_platform.confirmed_at end`,
});
/** `$1` platform, `$2` now. */
const CONFIRM = statement<never>({
  name: 'lti-platform-confirm',
  text: 'update lti_platform set confirmed_at = $2 where platform = $1 and confirmed_at is null',
});
const REMOVE = statement<never>({ name: 'lti-platform-remove', text: 'delete from lti_platform where platform = $1' });

/** A platform that registered itself. */
export interface Registered {
  readonly platform: LtiPlatform;
  readonly askedAt: Date;
  readonly isConfirmed: boolean;
}

const bytesOf = (id: string): Buffer => Buffer.from(id, 'hex');

/** Platforms that registered themselves, the newest first. */
export function registeredIn(database: Pick<Database, 'query'>) {
  return {
    async read(): Promise<readonly Registered[]> {
      return (await database.query(READ)).map(({ entry, askedAt, isConfirmed }) => ({
        platform: registeredPlatform(JSON.parse(entry)),
        ...{ askedAt, isConfirmed },
      }));
    },
    async add(entry: object, now: number): Promise<LtiPlatform> {
      const platform = registeredPlatform(entry);
      await database.query(ADD, [bytesOf(platform.id), JSON.stringify(entry), new Date(now)]);
      return platform;
    },
    confirm: async (id: string, now: number): Promise<void> =>
      void (await database.query(CONFIRM, [bytesOf(id), new Date(now)])),
    remove: async (id: string): Promise<void> => void (await database.query(REMOVE, [bytesOf(id)])),
  };
}
