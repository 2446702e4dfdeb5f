import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, statement } from '../db/database.ts';
import type { Chore } from '../maintenance.ts';
import { playerHash } from './deletion.ts';

/** Where drawn pictures are kept, below the data folder: `OWNER.KEY`. */
export const pictureFolder = (dataDir: string): string => join(dataDir, 'cache', 'share');

/** Of a picture that shows nobody. */
export const NOBODY = 'nobody';
/** How the name of a file says whose picture it is: what is noted of a deleted player, in hexadecimal. */
export const ownerOf = (playerId: string): string => Buffer.from(playerHash(playerId)).toString('hex');

async function removeOf(dataDir: string, owners: (known: readonly string[]) => Promise<readonly string[]>) {
  const folder = pictureFolder(dataDir);
  const files = await readdir(folder).catch(() => []);
  const ownerIn = (file: string): string => file.split('.')[0] ?? '';
  const gone = new Set(await owners([...new Set(files.map(ownerIn))].filter((owner) => owner !== NOBODY)));
  await Promise.all(
    files.filter((file) => gone.has(ownerIn(file))).map((file) => rm(join(folder, file), { force: true })),
  );
}

export const removePictures = (dataDir: string, playerId: string): Promise<void> =>
  removeOf(dataDir, async () => [ownerOf(playerId)]);

/** `$1` hashes in hexadecimal. */
const DELETED = statement<{ readonly owner: string }>('pictures-deleted')`
  select encode(player_hash, 'hex') as owner from deletion
    where player_hash in (select decode(each, 'hex') from unnest($1::text[]) each)`;
/** Milliseconds. */
const EVERY = 60_000;

/**
 * Removes pictures of players who were deleted elsewhere: by a chore, by an operator, on another server, or while the picture was
 * drawn.
 */
export const picturesOfDeleted = (database: Database, dataDir: string): Chore => ({
  name: 'pictures of the deleted',
  every: EVERY,
  piece: () =>
    removeOf(dataDir, async (known) => {
      const hashes = known.filter((owner) => /^[0-9a-f]{64}$/.test(owner));
      return hashes.length === 0 ? [] : (await database.query(DELETED, [hashes])).map(({ owner }) => owner);
    }),
});
