import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { refuseBefore1 } from '../db/migrate.ts';
import { moveFile } from '../db/move-file.ts';
import { StartError } from '../db/start-error.ts';
import { type Batch, type Counts, TABLES } from './tables.ts';

/** Characters of a line: some tens of times what the longest row has, and what memory takes without a thought. */
const LONGEST_LINE = 4_000_000;
/** How deep a row's values may lie in one another: a parser of the database goes into itself. */
const DEEPEST = 100;

/**
 * The lines of a text that comes in pieces, without their line feeds. Nothing else ends one: the module `node:readline` of
 * newer versions of Node.js also ends a line at U+2028 and U+2029, which JSON leaves as they are and a name may hold.
 */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    begun.push(first);
    length += first.length;
    if (others.length > 0) length = others.at(-1)?.length ?? 0;
    if (length > LONGEST_LINE) throw new RangeError('a line of a backup is too long');
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
  const last = begun.join('');
  if (last !== '') yield last;
}

/** The first line of a backup, which says of which version its rows are. A later version may add to it. */
export interface Head {
  /** Changes when lines are written in another way; rows name their columns themselves. */
  readonly format: string;
  /** Names of the migrations that the database had had, in order. */
  readonly migrations: readonly string[];
  /** SHA-256 of their texts, by name. */
  readonly checksums: Readonly<Record<string, string>>;
  /** When it was begun, as ISO 8601. */
  readonly madeAt: string;
}
const OURS = 'vai-de-consorcio backup';
const FORMAT = `${OURS} 1`;

const NOT_OURS = 'is no backup of this game: name a file that `npm run backup` made.';
const NEWER =
  'was made by a newer version of the game: restore it with that version or a later one. Nothing was changed.';
const CUT_OFF = 'is cut off: it has no last line. Take another backup, nothing was changed.';
const DAMAGED = 'is damaged: it does not hold what was written into it. Take another backup, nothing was changed.';

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

/**
 * Writes a backup: a line of JSON a row, gzipped, the number of rows last. The file appears under its name only when it
 * is whole and on the disk.
 */
export async function writeBackup(
  path: string,
  made: Omit<Head, 'format'>,
  batches: AsyncIterable<Batch>,
  onRows: (count: number) => void,
): Promise<Counts> {
  const counts = Object.fromEntries(TABLES.map((table) => [table, 0])) as Record<string, number>;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT, ...made } satisfies Head)}\n`;
    for await (const { table, rows } of batches) {
      yield rows.map((row) => `${table} ${row}\n`).join('');
      counts[table] = (counts[table] ?? 0) + rows.length;
      onRows(rows.length);
    }
    yield `${JSON.stringify({ rows: counts })}\n`;
  }
  const aside = `${path}.partial`;
  try {
    // One that was cut off may lie there, with other permissions.
    await rm(aside, { force: true });
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(aside, { flags: 'wx', mode: 0o600 }));
    await sync(aside);
    await moveFile(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
    throw new StartError(`The backup ${path} cannot be written (${code}): name another place.`);
  }
  return counts;
}

/** Rows of one batch when they are written, and their characters; a backup gives them one by one. */
const TOGETHER = 500;
const MOST_TEXT = 8_000_000;

/** The same rows, many at once. */
export async function* together(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  let held: { table: Batch['table']; rows: string[] } | null = null;
  let text = 0;
  for await (const { table, rows } of batches) {
    if (held !== null && (held.table !== table || held.rows.length >= TOGETHER || text > MOST_TEXT)) {
      yield held;
      [held, text] = [null, 0];
    }
    held ??= { table, rows: [] };
    held.rows.push(...rows);
    for (const row of rows) text += row.length;
  }
  if (held !== null) yield held;
}

interface BackupReader {
  readonly head: Head;
  readonly batches: AsyncIterable<Batch>;
  /** What the last line says; known once all batches were read. */
  counts(): Counts;
}

/** The two bytes that every gzip file begins with. */
const GZIP = [0x1f, 0x8b];

/** True of a file that was packed as backups are. */
async function isPacked(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return bytesRead === GZIP.length && GZIP.every((byte, i) => buffer[i] === byte);
  } finally {
    await file.close();
  }
}

/** What is wrong with a file that cannot be read on, in one sentence. */
async function sentenceOf(error: unknown, path: string): Promise<StartError> {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new StartError(`There is no file ${path}: name one that exists.`);
  if (/^E[A-Z]+$/.test(code)) return new StartError(`The file ${path} cannot be read (${code}): name a backup.`);
  if (error instanceof RangeError) return new StartError(`The file ${path} ${DAMAGED}`);
  if (code === 'Z_BUF_ERROR') return new StartError(`The file ${path} ${CUT_OFF}`);
  // What gzip finds is damage, if the file was packed at all.
  const isDamaged = await isPacked(path).catch(() => false);
  return new StartError(`The file ${path} ${isDamaged ? DAMAGED : NOT_OURS}`);
}

/** @throws StartError when the file is none of ours or was made before 1.0; reading on throws it when the file is cut off or damaged */
export async function readBackup(path: string): Promise<BackupReader> {
  const source = createReadStream(path);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  // Told to whoever reads on; while nobody does, it must not end the process.
  text.on('error', () => undefined);
  const lines = linesOf(text);
  const next = async (): Promise<string | null> => {
    try {
      const { done, value } = await lines.next();
      return done === true ? null : value;
    } catch (error) {
      throw await sentenceOf(error, path);
    }
  };
  const parse = <T>(line: string, otherwise: string): T => {
    try {
      return JSON.parse(line) as T;
    } catch {
      throw new StartError(`The file ${path} ${otherwise}`);
    }
  };
  const first = (await next()) ?? '';
  const head = first.startsWith('{') ? parse<Partial<Head>>(first, NOT_OURS) : {};
  const { format, migrations, checksums = {}, madeAt = '' } = head;
  const isHead =
    typeof format === 'string' &&
    format.startsWith(OURS) &&
    Array.isArray(migrations) &&
    migrations.every((name) => typeof name === 'string') &&
    typeof checksums === 'object' &&
    checksums !== null &&
    typeof madeAt === 'string';
  if (!isHead) throw new StartError(`The file ${path} ${NOT_OURS}`);
  refuseBefore1(`The backup ${path}`, migrations);
  if (format !== FORMAT) throw new StartError(`The backup ${path} ${NEWER}`);
  let counts: Counts | null = null;
  async function* batches(): AsyncGenerator<Batch> {
    for (;;) {
      const line = await next();
      if (line === null) throw new StartError(`The file ${path} ${CUT_OFF}`);
      if (line.startsWith('{')) {
        const { rows } = parse<{ readonly rows?: Counts }>(line, DAMAGED);
        if (!areCounts(rows)) throw new StartError(`The file ${path} ${DAMAGED}`);
        counts = rows;
        // gzip's sum stands behind the last line.
        if ((await next()) !== null) throw new StartError(`The file ${path} ${DAMAGED}`);
        return;
      }
      const space = line.indexOf(' ');
      const table = line.slice(0, space);
      if (!/^[a-z][a-z_]*$/.test(table)) throw new StartError(`The file ${path} ${DAMAGED}`);
      yield { table, rows: [line.slice(space + 1)] };
    }
  }
  return {
    head: { ...head, format, migrations, checksums, madeAt },
    batches: batches(),
    counts() {
      if (counts === null) throw new Error('a backup was asked for its end before it was read');
      return counts;
    },
  };
}

/**
 * Reads a backup to its end, before anything is made or changed for it.
 * @throws StartError when it is none, is cut off or damaged
 */
export async function checkBackup(path: string): Promise<void> {
  const { batches, counts } = await readBackup(path);
  const found = new Map<string, number>();
  for await (const { table, rows } of batches) {
    if (!rows.every(isRow)) throw new StartError(`The file ${path} ${DAMAGED}`);
    found.set(table, (found.get(table) ?? 0) + rows.length);
  }
  const told = Object.entries(counts()).filter(([, n]) => n !== 0);
  if (told.length !== found.size || told.some(([table, n]) => found.get(table) !== n))
    throw new StartError(`The file ${path} ${DAMAGED}`);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True of what the last line of a backup may say. */
const areCounts = (rows: unknown): rows is Counts =>
  isPlain(rows) && Object.values(rows).every((n) => Number.isSafeInteger(n) && n >= 0);

/** How deep the values of a text of JSON lie in one another, at most. */
function depthOf(json: string): number {
  let [depth, deepest, isQuoted] = [0, 0, false];
  const go = (by: number): void => {
    depth += by;
    deepest = Math.max(deepest, depth);
  };
  for (let i = 0; i < json.length; i += 1) {
    const sign = json[i];
    if (isQuoted && sign === '\\') i += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '{' || sign === '[')) go(1);
    else if (!isQuoted && (sign === '}' || sign === ']')) go(-1);
  }
  return deepest;
}

/** True of a row as the database writes it: an object with columns, and nothing that would lead its parser astray. */
function isRow(row: string): boolean {
  if (depthOf(row) > DEEPEST) return false;
  try {
    const value: unknown = JSON.parse(row);
    return isPlain(value) && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}
