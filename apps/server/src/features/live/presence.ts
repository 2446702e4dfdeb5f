import type { Database } from '../../db/database.ts';
import type { LiveToken } from '../../http/live-token.ts';
import { isNear } from './is-near.ts';
import type { SeatRow } from './live-rows.ts';
import { heardAt } from './seat-shown.ts';
import { NOTE_SEEN } from './seat-store.ts';

/** Milliseconds between two writings of when a seat was seen. */
const SEEN_EVERY = 60_000;
/** Milliseconds between two such writings of a group: a class that looks at once is one write. */
const GROUP_EVERY = 10_000;

/** Notes which seats are heard of. */
export interface Presence {
  /** At most once a minute a seat: written at once, or with others of its group within ten seconds. */
  note(token: Pick<LiveToken, 'groupId' | 'quota'>, seat: Pick<SeatRow, 'joinedAt' | 'seenAt'>): Promise<void>;
  /** Writes what has waited long enough; called once a second. What is not written is noted again with the next look. */
  keep(): Promise<void>;
}

interface Heard {
  readonly quotas: Set<number>;
  /** When the last of them was heard of. */
  at: number;
  /** When the group was written last. */
  writtenAt: number;
}

export function presenceIn(database: Database, now: () => number): Presence {
  const groups = new Map<string, Heard>();
  const isWaiting = ({ writtenAt }: Heard): boolean => isNear(writtenAt, GROUP_EVERY, now());

  async function write(groupId: string, heard: Heard): Promise<void> {
    const quotas = [...heard.quotas];
    heard.quotas.clear();
    heard.writtenAt = now();
    await database.query(NOTE_SEEN, [groupId, quotas, new Date(heard.at)]);
  }

  return {
    async note({ groupId, quota }, seat) {
      if (isNear(heardAt(seat), SEEN_EVERY, now())) return;
      const heard = groups.get(groupId) ?? { quotas: new Set(), at: 0, writtenAt: 0 };
      groups.set(groupId, heard);
      heard.quotas.add(quota);
      heard.at = now();
      if (!isWaiting(heard)) await write(groupId, heard);
    },
    async keep() {
      for (const [groupId, heard] of groups) {
        if (isWaiting(heard)) continue;
        if (heard.quotas.size === 0) groups.delete(groupId);
        else await write(groupId, heard);
      }
    },
  };
}
