import { memoryShelf, type PlayerRecord, type Shelf } from '@consorcio/game/home';
import { Unavailable } from '@consorcio/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Kept extends DBSchema {
  readonly players: { readonly key: string; readonly value: PlayerRecord };
}

/** What browsers say as the database is opened where they keep nothing (private windows, blocked cookies), so that nothing is there to read. */
const isRefused = (error: unknown): boolean =>
  error instanceof DOMException && ['SecurityError', 'InvalidStateError'].includes(error.name);

/**
 * Keeps records in the browser's database, each change in one transaction. A record that the browser does not take, because it
 * refuses to keep anything or is full, goes on in memory.
 * @param name of the database
 * @param onForgetful called when a record goes on in memory
 */
export function deviceShelf(name: string, onForgetful: () => void): Shelf {
  let opened: Promise<IDBPDatabase<Kept>> | undefined;
  const close = (): void => {
    opened = undefined;
  };
  const open = (): Promise<IDBPDatabase<Kept>> => {
    /* A browser that refuses may also throw at once. */
    opened ??= Promise.resolve().then(() =>
      openDB<Kept>(name, 1, {
        upgrade: (fresh) => void fresh.createObjectStore('players', { keyPath: 'id' }),
        terminated: close,
      }),
    );
    opened.catch(close);
    return opened;
  };
  const memory = memoryShelf();
  const keepInMemory = (record: PlayerRecord): Promise<void> => {
    onForgetful();
    return memory.put(record);
  };

  return {
    async read(playerId) {
      const inMemory = await memory.read(playerId);
      if (inMemory !== undefined) return inMemory;
      try {
        const db = await open().catch((error: unknown) => {
          if (!isRefused(error)) throw error;
          onForgetful();
        });
        return await db?.get('players', playerId);
      } catch (error) {
        /* What can't be read now is not gone. */
        throw new Unavailable(String(error));
      }
    },
    put: (record) =>
      open()
        .then((db) => db.put('players', record))
        .then(() => undefined)
        .catch(() => keepInMemory(record)),
    async change(playerId, edit) {
      if ((await memory.read(playerId)) !== undefined) return memory.change(playerId, edit);
      let asked: PlayerRecord | null | undefined;
      try {
        const db = await open();
        const transaction = db.transaction('players', 'readwrite', { durability: 'strict' });
        const record = await transaction.store.get(playerId);
        asked = record === undefined ? null : edit(record);
        await Promise.all([asked === null ? null : transaction.store.put(asked), transaction.done]);
      } catch (error) {
        /* Thrown by the edit itself, or before it was asked: nothing is to be kept. */
        if (asked === undefined || asked === null) throw error;
        await keepInMemory(asked);
      }
      return asked !== null;
    },
  };
}
