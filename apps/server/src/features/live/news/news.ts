import type { LiveAudience } from '@consorcio/rules/live-words';
import type { Database } from '../../../db/database.ts';
import { versionText } from '../views.ts';
import { type NewsRow, READ_VERSIONS } from './news-store.ts';

/** A page that hears news of a group. */
export interface Listener {
  readonly audience: LiveAudience;
  hear(version: string): void;
  /** The group is no more. */
  end(): void;
}

/** News of live groups for the pages that listen on this server. */
export interface News {
  /** After a write: of a group's row at once, of its seats and moves with the next second. */
  tell(groupId: string, isOfGroup: boolean): void;
  /** The last news sent to pages of a group on this server; null where none of them listens. */
  heard(groupId: string): NewsRow | null;
  /** What a page hears first; null where there is no such group. */
  now(groupId: string): Promise<NewsRow | null>;
  /** Lets a page hear from now on, `row` being what it has heard; what it gives ends that. */
  listen(listener: Listener, row: NewsRow): () => void;
  /** Asks for what has changed, and settles what is due: called once a second. */
  tick(): Promise<void>;
  /** Tells everybody once more what they know, so that their stream is known to live. */
  beat(): void;
}

/**
 * The news of a group for an audience: the beginning of its views' versions. Seats hear who comes while the room is open; later
 * nothing of other seats shows before the group's own row changes.
 */
export function toldTo(audience: LiveAudience, { version, phase, people, revs }: NewsRow): string {
  if (audience === 'host') return versionText(version, people, revs);
  return phase === 'WAITING' ? `${version}.${people}` : String(version);
}

interface Listened {
  readonly listeners: Set<Listener>;
  row: NewsRow;
}

/** `settle`: goes through what is due in a group; its writes are reported as news. */
export function liveNews(
  database: Database,
  {
    isDue,
    settle,
  }: { readonly isDue: (row: NewsRow) => boolean; readonly settle: (groupId: string) => Promise<unknown> },
): News {
  const groups = new Map<string, Listened>();
  /** Groups to ask for at once, and with the next tick. */
  const [urgent, changed] = [new Set<string>(), new Set<string>()];
  let isAsking = false;

  function take(groupId: string, row: NewsRow | undefined): void {
    const known = groups.get(groupId);
    if (known === undefined) return;
    const { listeners, row: before } = known;
    if (row !== undefined) known.row = row;
    for (const listener of [...listeners]) {
      if (row === undefined) listener.end();
      else if (toldTo(listener.audience, row) !== toldTo(listener.audience, before))
        listener.hear(toldTo(listener.audience, row));
    }
  }

  const read = async (ids: readonly string[]): Promise<ReadonlyMap<string, NewsRow>> =>
    new Map((await database.query(READ_VERSIONS, [ids])).map((row) => [row.groupId, row] as const));

  async function ask(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await read(ids);
    for (const id of ids) take(id, rows.get(id));
  }

  /** One statement at a time: news that arrive meanwhile are read by the next. */
  async function askUrgent(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      while (urgent.size > 0) {
        const ids = [...urgent];
        urgent.clear();
        // What could not be asked is asked with the next tick.
        for (const id of ids) changed.add(id);
        await ask(ids);
        for (const id of ids) changed.delete(id);
      }
    } finally {
      isAsking = false;
    }
  }

  /** What is asked for in one turn of the event loop is read by one statement: a school's phones come at once. */
  let asked: { readonly ids: Set<string>; readonly rows: Promise<ReadonlyMap<string, NewsRow>> } | null = null;
  function readTogether(groupId: string): Promise<ReadonlyMap<string, NewsRow>> {
    const ids = asked?.ids ?? new Set<string>();
    ids.add(groupId);
    asked ??= {
      ids,
      rows: new Promise(setImmediate).then(() => {
        asked = null;
        return read([...ids]);
      }),
    };
    return asked.rows;
  }

  return {
    tell(groupId, isOfGroup) {
      if (!groups.has(groupId)) return;
      (isOfGroup ? urgent : changed).add(groupId);
      if (isOfGroup) askUrgent().catch(() => undefined);
    },
    heard: (groupId) => groups.get(groupId)?.row ?? null,
    now: async (groupId) => (await readTogether(groupId)).get(groupId) ?? null,
    listen(listener, row) {
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
    async tick() {
      // Other servers write on PostgreSQL, too; the embedded database has this one alone.
      const ids = database.kind === 'postgres' ? [...groups.keys()] : [...changed].filter((id) => groups.has(id));
      const left = [...changed];
      changed.clear();
      await ask(ids).catch((error: unknown) => {
        for (const id of left) changed.add(id);
        throw error;
      });
      for (const [groupId, { row }] of groups) if (isDue(row)) await settle(groupId);
    },
    beat() {
      for (const { listeners, row } of groups.values())
        for (const listener of listeners) listener.hear(toldTo(listener.audience, row));
    },
  };
}
