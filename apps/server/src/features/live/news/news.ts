import type { LiveAudience } from '@consorcio/rules/live-words';
import { aroundStatements, type Database, statement } from '../../../db/database.ts';
import type { GroupRow } from '../rows.ts';
import * as store from '../store.ts';
import { versionText } from '../views.ts';

/** The columns of which a group's version is made, and those that say when the group is due. */
export interface NewsRow extends Pick<GroupRow, 'phase' | 'isPaused' | 'closesAt'> {
  readonly groupId: string;
  readonly version: number;
  readonly people: number;
  /** Sum of the revs of seats and, within a month, of its moves, as in the views of host and projector. */
  readonly revs: number;
}

/** `$1` groups: all that have streams on this server. */
export const READ_VERSIONS = statement<NewsRow>('live-versions')`
  select g.group_id as "groupId", g.version, g.phase, g.is_paused as "isPaused", g.closes_at as "closesAt",
      coalesce(s.people, 0)::integer as people,
      (coalesce(s.revs, 0) + case when g.phase in ('PRIVATE', 'ASSEMBLY') then coalesce(m.revs, 0) else 0 end)::integer as revs
    from live_group g
    left join (select group_id, count(*) as people, sum(rev) as revs from live_seat
      where group_id = any($1::uuid[]) group by group_id) s on s.group_id = g.group_id
    left join (select group_id, month, sum(rev) as revs from live_move
      where group_id = any($1::uuid[]) group by group_id, month) m on m.group_id = g.group_id and m.month = g.month
    where g.group_id = any($1::uuid[])`;

/** An open stream of a page. */
export interface Listener {
  readonly audience: LiveAudience;
  send(version: string): void;
  /** Called after the group was deleted. */
  end(): void;
}

/**
 * The version of a group that an audience is sent: the beginning of its views' versions. Seats see who joins while the room is
 * open; later they see nothing of other seats before the group's own row changes.
 */
export function versionFor(audience: LiveAudience, { version, phase, people, revs }: NewsRow): string {
  if (audience === 'host') return versionText(version, people, revs);
  return phase === 'WAITING' ? `${version}.${people}` : String(version);
}

/**
 * New versions of live groups, for the pages that have a stream on this server. `settle` does what is due in a group; its writes are
 * announced.
 */
export function liveNews(
  database: Database,
  {
    isDue,
    settle,
  }: { readonly isDue: (row: NewsRow) => boolean; readonly settle: (groupId: string) => Promise<unknown> },
) {
  const groups = new Map<string, { readonly listeners: Set<Listener>; row: NewsRow }>();
  /** Groups to read at once, and with the next tick. */
  const [urgent, changed] = [new Set<string>(), new Set<string>()];
  let isReading = false;

  /** Sends a row that was read to those who do not have it yet; without one the group was deleted. */
  function sendNew(groupId: string, row: NewsRow | undefined): void {
    const known = groups.get(groupId);
    if (known === undefined) return;
    const { listeners, row: before } = known;
    if (row !== undefined) known.row = row;
    for (const listener of [...listeners]) {
      if (row === undefined) listener.end();
      else if (versionFor(listener.audience, row) !== versionFor(listener.audience, before))
        listener.send(versionFor(listener.audience, row));
    }
  }

  const read = async (ids: readonly string[]): Promise<ReadonlyMap<string, NewsRow>> =>
    new Map((await database.query(READ_VERSIONS, [ids])).map((row) => [row.groupId, row] as const));

  async function readAndSend(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await read(ids);
    for (const id of ids) sendNew(id, rows.get(id));
  }

  /** One statement at a time: what is announced meanwhile is read by the next. */
  async function readUrgent(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      while (urgent.size > 0) {
        const ids = [...urgent];
        urgent.clear();
        // What cannot be read now is read with the next tick.
        for (const id of ids) changed.add(id);
        await readAndSend(ids);
        for (const id of ids) changed.delete(id);
      }
    } finally {
      isReading = false;
    }
  }

  /** Groups that are needed in one turn of the event loop are read by one statement: a school's phones come at once. */
  let together: { readonly ids: Set<string>; readonly rows: Promise<ReadonlyMap<string, NewsRow>> } | null = null;
  function readTogether(groupId: string): Promise<ReadonlyMap<string, NewsRow>> {
    const ids = together?.ids ?? new Set<string>();
    ids.add(groupId);
    together ??= {
      ids,
      rows: new Promise(setImmediate).then(() => {
        together = null;
        return read([...ids]);
      }),
    };
    return together.rows;
  }

  return {
    /** After a write: of a group's row it is sent at once, of its seats and moves within a second. */
    announce(groupId: string, isOfGroup: boolean): void {
      if (!groups.has(groupId)) return;
      (isOfGroup ? urgent : changed).add(groupId);
      if (isOfGroup) readUrgent().catch(() => undefined);
    },
    /** What was last sent to pages of a group on this server; null where none has a stream. */
    latest: (groupId: string): NewsRow | null => groups.get(groupId)?.row ?? null,
    /** What is sent to a page first; null where there is no such group. */
    first: async (groupId: string): Promise<NewsRow | null> => (await readTogether(groupId)).get(groupId) ?? null,
    /** Sends to a page from now on; `row` is what was sent to it. The returned function stops it. */
    listen(listener: Listener, row: NewsRow): () => void {
      const { groupId } = row;
      const known = groups.get(groupId) ?? { listeners: new Set(), row };
      known.listeners.add(listener);
      groups.set(groupId, known);
      // What was written since `row` was read.
      changed.add(groupId);
      return () => {
        known.listeners.delete(listener);
        if (known.listeners.size === 0 && groups.get(groupId) === known) groups.delete(groupId);
      };
    },
    /** Reads what has changed, and settles what is due; called once a second. */
    async tick(): Promise<void> {
      // Other servers write on PostgreSQL, too; the embedded database has this one alone.
      const ids = database.kind === 'postgres' ? [...groups.keys()] : [...changed].filter((id) => groups.has(id));
      const left = [...changed];
      changed.clear();
      await readAndSend(ids).catch((error: unknown) => {
        for (const id of left) changed.add(id);
        throw error;
      });
      for (const [groupId, { row }] of groups) if (isDue(row)) await settle(groupId);
    },
    /** Sends everybody the same version again, which shows that their stream is alive. */
    beat(): void {
      for (const { listeners, row } of groups.values())
        for (const listener of listeners) listener.send(versionFor(listener.audience, row));
    },
  };
}

export type News = ReturnType<typeof liveNews>;

/**
 * The same database; after each write of a live group `announce` is called with the group, and whether it was of its own
 * row.
 */
export const announcing = (database: Database, announce: (groupId: string, isOfGroup: boolean) => void): Database =>
  aroundStatements(database, (send) => async (statement, values) => {
    const rows = await send(statement, values);
    const isOfGroup = store.GROUP_WRITES.has(statement);
    if (isOfGroup || store.SEAT_WRITES.has(statement)) announce(String(values?.[0]), isOfGroup);
    return rows;
  });
