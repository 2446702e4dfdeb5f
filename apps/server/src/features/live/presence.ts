import type { Database } from '../../db/database.ts';
import type { LiveToken } from '../../http/live-token.ts';
import type { SeatRow } from './rows.ts';
import * as store from './store.ts';

/**
 * Whether a moment is less than `span` milliseconds from now, before or after it: after the server's clock went back,
 * stored moments lie ahead.
 */
export const isNear = (moment: number, span: number, now: number): boolean => Math.abs(now - moment) < span;

/** Milliseconds. A page asks for its view every 25 s, and at least every third request is written. */
const CONNECTED_FOR = 90_000;

/** Milliseconds between two writes of when a seat was seen. */
const SEEN_EVERY = 60_000;
/** Milliseconds between two such writes of a group, so that a class that asks at once is one write. */
const GROUP_EVERY = 10_000;

/** When a seat's page was last there, as far as it is stored; from its joining on. */
const lastSeenAt = ({ seenAt, joinedAt }: Pick<SeatRow, 'seenAt' | 'joinedAt'>): number =>
  (seenAt ?? joinedAt).getTime();

/** Whether a seat's page was there within about a minute. */
export const isConnected = (seat: SeatRow, now: number): boolean => isNear(lastSeenAt(seat), CONNECTED_FOR, now);

interface Noted {
  readonly quotas: Set<number>;
  /** When the last of them was there. */
  at: number;
  /** When the group was written last. */
  writtenAt: number;
}

/** Stores which seats' pages are there. */
export function presenceIn(database: Database, now: () => number) {
  const groups = new Map<string, Noted>();
  const isWaiting = ({ writtenAt }: Noted): boolean => isNear(writtenAt, GROUP_EVERY, now());

  async function write(groupId: string, noted: Noted): Promise<void> {
    const quotas = [...noted.quotas];
    noted.quotas.clear();
    noted.writtenAt = now();
    await database.query(store.NOTE_SEEN, [groupId, quotas, new Date(noted.at)]);
  }

  return {
    /** At most once a minute a seat: written at once, or with others of its group within ten seconds. */
    async note(
      { groupId, quota }: Pick<LiveToken, 'groupId' | 'quota'>,
      seat: Pick<SeatRow, 'joinedAt' | 'seenAt'>,
    ): Promise<void> {
      if (isNear(lastSeenAt(seat), SEEN_EVERY, now())) return;
      const noted = groups.get(groupId) ?? { quotas: new Set(), at: 0, writtenAt: 0 };
      groups.set(groupId, noted);
      noted.quotas.add(quota);
      noted.at = now();
      if (!isWaiting(noted)) await write(groupId, noted);
    },
    /**
     * Writes what has waited long enough; called once a second. What a failed write loses is noted again by the page's
     * next request.
     */
    async keep(): Promise<void> {
      for (const [groupId, noted] of groups) {
        if (isWaiting(noted)) continue;
        if (noted.quotas.size === 0) groups.delete(groupId);
        else await write(groupId, noted);
      }
    },
  };
}
export type Presence = ReturnType<typeof presenceIn>;
