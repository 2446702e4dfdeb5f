import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Database } from './database.ts';
import { hasDatabase, openEmbedded, removeDatabase } from './embedded.ts';
import { databaseOn, type Engine } from './engine.ts';
import { lockFolder } from './lock-file.ts';
import { checkVersion, hasBegun, hasGame, migrate } from './migrate.ts';
import { openPostgres, type Tell, type Waiting } from './postgres.ts';
import { checkOwner, closeDataFolder, PRIVATE_FOLDER } from './private-files.ts';
import { StartError } from './start-error.ts';

export interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** False: a server does not begin a new game where there is none. */
  readonly newGame?: boolean;
}

/** What a database is opened for: to serve the game, to read it (backup, reports), or to fill it (restore, move). */
export type Purpose = 'serve' | 'read' | 'fill';

/** Like mkdir -p; the one of Node.js never ends below a folder where nothing can be made, such as /proc. */
function makeParents(folder: string): void {
  if (existsSync(folder)) return;
  makeParents(dirname(folder));
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
}

/**
 * A folder that can be written, made where there is none. `what` and `setting` name it in the sentence.
 * @throws StartError when it cannot be made or written
 */
export function makeFolder(path: string, what = 'data folder', setting = 'DATA_DIR'): string {
  const folder = resolve(path);
  try {
    makeParents(folder);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Windows answers that only by an attempt.
    if (process.platform === 'win32') rmdirSync(mkdtempSync(join(folder, '.probe-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The ${what} ${folder} cannot be written (${code}): create it for this user, or set ${setting} to another folder.`,
    );
  }
  return folder;
}

/** Says that a new game begins, or refuses: nobody's game is ever replaced by an empty one in silence. */
function beginNewGame(where: string, { newGame = true }: DatabasePlace, tell: Tell): void {
  if (!newGame)
    throw new StartError(
      `There is no game in ${where}, and NEW_GAME is off: name the place that holds it, or set NEW_GAME=on.`,
    );
  tell(`A new game begins in ${where}: its database is made now, once.`);
}

async function openLocked(place: DatabasePlace, purpose: Purpose, tell: Tell): Promise<Engine> {
  const folder = makeFolder(place.dataDir);
  checkOwner(folder, purpose === 'serve');
  closeDataFolder(folder);
  const unlock = lockFolder(folder, purpose === 'serve' ? tell : undefined);
  try {
    if (purpose === 'serve' && !hasDatabase(folder)) beginNewGame(folder, place, tell);
    const engine = await openEmbedded(folder);
    return { ...engine, close: () => engine.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Says in one sentence why migrations failed for a reason of the database's owner. */
function explain(error: unknown): unknown {
  if ((error as { code?: string }).code !== '42501') return error;
  return new StartError('The user of DATABASE_URL may not create tables: make it the owner of that database.');
}

/** Brings a server's database up to date; a database without a game yet is reported. */
async function bringUpToDate(engine: Engine, place: DatabasePlace, tell: Tell): Promise<void> {
  if (engine.kind === 'postgres' && !(await hasGame(engine))) beginNewGame('the database of DATABASE_URL', place, tell);
  await migrate(engine);
  // What a restore that was cut off leaves: tables, and nobody in them.
  if (place.newGame === false && !(await hasBegun(engine))) beginNewGame('this database', place, tell);
}

/** Work that fills a database; where it fails, an embedded one that was made for it is removed again. */
export async function orNothing<T>({ databaseUrl, dataDir }: DatabasePlace, work: () => Promise<T>): Promise<T> {
  const [folder, hadFolder, hadDatabase] = [resolve(dataDir), existsSync(dataDir), hasDatabase(dataDir)];
  try {
    return await work();
  } catch (error) {
    if (databaseUrl === null && !hadDatabase) {
      removeDatabase(folder);
      if (!hadFolder && existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
    }
    throw error;
  }
}

/**
 * Opens the database that the settings name. To serve or to fill it, it is brought up to date; to read it, it must be so
 * already and may be a replica. `tell` receives messages for the operator.
 * @throws StartError with one sentence that says what to do
 */
export async function openDatabase(
  place: DatabasePlace,
  purpose: Purpose = 'serve',
  tell: Tell = () => undefined,
): Promise<Database> {
  const { databaseUrl } = place;
  const waiting: Waiting = purpose === 'serve' ? 'player' : 'operator';
  const engine =
    databaseUrl === null ? await openLocked(place, purpose, tell) : await openPostgres(databaseUrl, waiting, tell);
  try {
    if (purpose === 'read') await checkVersion(engine);
    else if (purpose === 'serve') await bringUpToDate(engine, place, tell);
    else await migrate(engine);
  } catch (error) {
    await engine.close();
    throw explain(error);
  }
  return databaseOn(engine);
}
