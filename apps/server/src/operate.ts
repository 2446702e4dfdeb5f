import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { agedNow, agrees, readAge } from './age-clock.ts';
import { backupPath, deleteOldBackups } from './backup-folder.ts';
import type { Database } from './db/database.ts';
import { makeFolder, openDatabase, orNothing } from './db/open.ts';
import { StartError, startFault } from './db/start-error.ts';
import { dayOf } from './desk/days.ts';
import { readSettings, type Settings } from './env.ts';
import { passwords } from './features/auth/password.ts';
import { reportBehaviour } from './features/campaign/behaviour-report.ts';
import { newSecret } from './features/desk/second-factor.ts';
import { owedLines } from './features/figures.ts';
import { readComparison } from './features/quiz/classes.ts';
import { comparisonLines, drawClasses, drawnLine, readSeal, sealOf, sealStudy } from './features/quiz/draw-classes.ts';
import { itemsAlone, quizCsv, reportQuiz } from './features/quiz/quiz-report.ts';
import { checkBackup } from './operate/backup-file.ts';
import { checkAll } from './operate/check.ts';
import { makeCheckedBackup, verifyBackup } from './operate/checked-backup.ts';
import { CLOCK_ACTS, followClock, reportClock } from './operate/clock.ts';
import { logOfCommands, paper, printCounts, progress, reportCheck, say } from './operate/output.ts';
import { actOnPlayer, cellsOf, PLAYER_ACTS } from './operate/player.ts';
import { protectRestored } from './operate/protect-restored.ts';
import { reportCampaigns, reportFunnel, reportPlayers } from './operate/reports.ts';
import { migrationsOf } from './operate/tables.ts';
import { backUp, findRestoreFiles, move, type RestoreFiles, restore } from './operate/transfer.ts';
import { noteSecurity } from './security-log.ts';
import { misspeltSettings } from './setting-warnings.ts';

/** Fills the empty database; whoever is deleted in a newer backup stays so, and nothing opens that was closed since. */
async function restoreFrom(files: RestoreFiles, endsPasswords: boolean, database: Database): Promise<void> {
  const { path, newer, newest } = files;
  const noPassword = endsPasswords ? await passwords().hash(randomBytes(32).toString('base64url')) : null;
  let told: readonly string[] = [];
  const protect = async (query: Database['query']): Promise<void> => {
    told = await protectRestored(query, database.kind, { newest, noPassword, now: Date.now() });
  };
  const counts = await restore(database, path, progress('rows'), undefined, newer, protect);
  for (const one of newer) say(`Deletions also taken from: ${one}`);
  printCounts(counts, 'Restored.');
  noteSecurity(logOfCommands, 'operator-acted', { how: 'RESTORE' });
  told.map(say);
}

/** Has everybody set a new password after a restore. */
const END_PASSWORDS = 'END-PASSWORDS';

/** What an operator does beside the running game: `npm run backup`, `restore`, `move-to-postgres`, `admin`. */
const USAGE = `Usage:
  npm run backup -- FILE          writes everything into one file
  npm run backup                  the same into BACKUP_DIR, restores it for a check, and deletes old ones
  npm run restore -- FILE [NEWER …] [END-PASSWORDS]  fills an empty database from it, without players whom it or a newer backup
                                     knows as deleted, and with the passwords of the newest: those beside it and in
                                     BACKUP_DIR are found, others are named. END-PASSWORDS: everybody sets a new one
  npm run move-to-postgres        copies DATA_DIR into the empty database of DATABASE_URL
  npm run admin -- players        sign-ups by day
  npm run admin -- campaigns      campaigns by dream
  npm run admin -- funnel         from sign-up to certificate
  npm run admin -- quiz [FILE]    what players answered, by item; with FILE also by option and by confidence, for a spreadsheet (CSV)
  npm run admin -- classes        what the study of classes says, once all its pairs are over
  npm run admin -- classes SEAL FILE NUMBER  seals a study under its ethics committee's number; keeps the seed in FILE
  npm run admin -- classes DRAW FILE  draws the study's pairs of classes from it, once, and prints their links
  npm run admin -- behaviour      bids that leave less than an instalment and late instalments, by campaign number
  npm run admin -- facts          figures, facts and sources that somebody has to look at again today
  npm run admin -- player FIND|EXPORT|RESET|DELETE WHO  tells of an account, prints its data (JSON), ends its password and gives a code for a
                                     new one, or deletes it
  npm run admin -- clock [KEEP|COUNT]  this machine's clock beside the time that the game knows; has the game follow it
  npm run admin -- desk           makes the secret of the desk's second factor, for an app and for OPERATOR_TOTP
  npm run admin -- check          unpacks and audits every campaign: balances, draws, logs
  npm run admin -- verify-backup FILE   restores a backup into a folder aside, counts it and checks every campaign`;

/** Says which version of the database a command met; beside a report, not in it. */
async function sayVersion(database: Database): Promise<void> {
  const met = (await migrationsOf(database.query)).at(-1);
  process.stderr.write(`The database is at ${met}.\n`);
}

/** Refuses where opening would make a new, empty database: nobody backs up or counts that on purpose. */
function mustExist(dataDir: string): void {
  try {
    statSync(resolve(dataDir, 'database'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES')
      throw new StartError(`This user may not look into ${resolve(dataDir)}: run the command as the folder's owner.`);
    throw new StartError(`There is no database in ${resolve(dataDir)}: set DATA_DIR or DATABASE_URL to the game's.`);
  }
}

async function on<T>(database: Promise<Database>, work: (database: Database) => Promise<T>): Promise<T> {
  const opened = await database;
  return work(opened).finally(() => opened.close());
}

async function moveToPostgres(): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl === null) throw new StartError('DATABASE_URL is not set: set it to the empty database to move to.');
  mustExist(dataDir);
  const from = openDatabase({ databaseUrl: null, dataDir }, 'read');
  const counts = await on(from, (source) =>
    on(openDatabase({ databaseUrl, dataDir }, 'fill'), (target) => move(source, target, progress('rows'))),
  );
  printCounts(counts, `Moved. Start the game with DATABASE_URL from now on; ${resolve(dataDir)} stays as it was.`);
}

/** Seals a study of classes, draws its pairs, or prints what those whose time is over say. */
async function classes(
  database: Database,
  [word = '', file = '', number = '']: readonly string[],
  { publicUrl }: Settings,
): Promise<void> {
  if (word === '') {
    const comparison = await readComparison(database.query, Date.now());
    if (comparison.arms.length > 0) paper.table(comparison.arms);
    return comparisonLines(comparison).forEach(say);
  }
  if (word.toUpperCase() === 'SEAL' && file !== '') {
    const sealed = sealStudy(number);
    if (sealed === null)
      throw new StartError(
        'No study is sealed without the number of an ethics committee (CAAE, as 12345678.9.0000.1234): see docs/study.md.',
      );
    writeFileSync(file, `${JSON.stringify(sealed)}\n`, { flag: 'wx', mode: 0o600 });
    say(`Sealed under ${number}: ${sealOf(sealed)}
Register this seal with the protocol before any class is listed. Keep ${file} to yourself until the study is over, then publish it.`);
    return;
  }
  if (word.toUpperCase() !== 'DRAW' || file === '' || number !== '') throw new StartError(USAGE);
  const seal = readSeal(readFileSync(file, 'utf8'));
  if (seal === null) throw new StartError(`${file} is no seal of a study: make one with 'classes SEAL'.`);
  const drawn = await drawClasses(database, seal, Date.now());
  if (drawn === null) throw new StartError('This study was drawn before: its links were printed then.');
  paper.table(drawn.map((each) => drawnLine(each, publicUrl)));
  say('Class 1 and class 2 of a pair are those that were written down before this draw, whose seal is registered.');
}

async function quiz(database: Database, [file = '']: readonly string[]): Promise<void> {
  const lines = await reportQuiz(database);
  if (file === '') return paper.table(itemsAlone(lines));
  writeFileSync(file, quizCsv(lines), { flag: 'wx' });
  say(`Written: ${file}`);
}

async function check(database: Database): Promise<void> {
  const { campaigns, faults } = await checkAll(database, { campaigns: progress('campaigns'), fault: say });
  reportCheck(campaigns, faults);
}

type Command = (database: Database, values: readonly string[], place: Settings) => Promise<void>;
const tableOf =
  (report: (database: Database) => Promise<readonly object[]>): Command =>
  async (database) =>
    paper.table(await report(database));

/** Needs no database but the one that it makes aside. */
async function verify(file: string): Promise<void> {
  await checkBackup(file);
  const { rows, campaigns, faults, told } = await verifyBackup(file, progress('rows'));
  told.map(say);
  printCounts(rows, `Restored into a folder aside and removed again: ${file}`);
  reportCheck(campaigns, faults);
}

async function backUpIntoFolder(database: Database, { backupDir, backupKeep }: Settings): Promise<void> {
  if (backupDir === null) throw new StartError('Name a file, or set BACKUP_DIR to the folder for backups.');
  const folder = makeFolder(backupDir, 'folder for backups', 'BACKUP_DIR');
  const backup = backupPath(folder, Date.now());
  const { rows, campaigns, faults, told } = await makeCheckedBackup(database, backup, progress('rows'));
  told.map(say);
  printCounts(rows, `Written, and restored for a check: ${backup}`);
  reportCheck(campaigns, faults);
  const age = await readAge(database, Date.now());
  const isSure = age.at === null || agrees(age.at, age.now);
  for (const path of deleteOldBackups(folder, backupKeep, { at: agedNow(age), isSure })) say(`Deleted: ${path}`);
}

/** Nothing is kept: the secret is in the app and in the setting, and a new one takes its place. */
function printSecondFactor(): void {
  const { secret, uri } = newSecret();
  say(renderUnicodeCompact(uri, { border: 2 }));
  say('1. Scan this with an authenticator app, or type the secret into it.');
  say(`2. Set OPERATOR_TOTP=${secret}`);
  say('3. Start the server again. /operador then asks for a code after the token.');
  say(
    'Without the app: run this again, set the new secret, start again. Who can change the settings can always get in.',
  );
}

/** One player, found by address or id. */
async function player(database: Database, [word = '', who = '']: readonly string[]): Promise<void> {
  const act = PLAYER_ACTS.find((known) => known === word.toUpperCase());
  if (act === undefined || who === '') throw new StartError(USAGE);
  const { found, code, exported } = await actOnPlayer(database, act, who);
  noteSecurity(logOfCommands, 'operator-acted', { playerId: found.id, how: act });
  if (exported !== null) {
    for await (const piece of exported) process.stdout.write(piece);
    return void say('');
  }
  paper.table(cellsOf(found));
  if (act === 'DELETE') say('Deleted, and not restored from a backup that knows of it.');
  if (code !== null)
    say(
      `Password, sessions, codes and the way in from a school are ended. Code for /recuperar, valid for a day, for this player only: ${code}`,
    );
}

/** Shows the clock beside what the game knows, or has the game follow it. */
async function clock(database: Database, [word = '']: readonly string[]): Promise<void> {
  const act = CLOCK_ACTS.find((known) => known === word.toUpperCase());
  if (act === undefined && word !== '') throw new StartError(USAGE);
  const { now, at, isRefused, old } = await reportClock(database, Date.now());
  paper.table({
    "this machine's clock": now.toISOString(),
    'the time that the game knows': at?.toISOString() ?? 'none yet',
  });
  if (act !== undefined) {
    await followClock(database, act, now.getTime());
    say('The game follows the clock again.');
  } else if (isRefused) {
    const told = Object.entries(old).map(([what, n]) => `${n} ${what}`);
    say(`They differ by more than a day. If the clock is wrong, set it. If it is right, choose what the time between counts as:
  npm run admin -- clock KEEP   nobody's absence: everything stays as old as it is. Choose this if the clock was ever wrong
  npm run admin -- clock COUNT  the game was off: what is old by this clock is deleted (${told.join(', ')})`);
  } else say('They agree: nothing has to be done.');
}

/** What `npm run admin -- NAME` does with the database that is there. */
const ADMIN: Readonly<Record<string, Command>> = {
  players: tableOf(reportPlayers),
  campaigns: tableOf(reportCampaigns),
  funnel: tableOf(reportFunnel),
  behaviour: tableOf(reportBehaviour),
  quiz,
  classes,
  check,
  clock,
  player,
};

async function operate(command = '', argument = '', file = '', ...rest: readonly string[]): Promise<void> {
  if (command === 'move-to-postgres') return moveToPostgres();
  const admin = command === 'admin' && Object.hasOwn(ADMIN, argument) ? ADMIN[argument] : undefined;
  if (command === 'admin' && argument === 'desk') return printSecondFactor();
  if (command === 'admin' && argument === 'facts') return owedLines(dayOf(Date.now())).forEach(say);
  if (command === 'admin' && argument === 'verify-backup' && file !== '') return verify(file);
  const isTransfer = command === 'backup' || (command === 'restore' && argument !== '');
  if (admin === undefined && !isTransfer) throw new StartError(USAGE);
  for (const sentence of misspeltSettings(process.env)) process.stderr.write(`${sentence}\n`);
  const place = readSettings(process.env);
  if (command === 'restore') {
    const values = [file, ...rest].filter((word) => word !== '');
    const named = values.filter((word) => word !== END_PASSWORDS);
    const files = await findRestoreFiles(argument, named, place);
    return orNothing(place, () =>
      on(openDatabase(place, 'fill'), async (database) => {
        await sayVersion(database);
        await restoreFrom(files, values.includes(END_PASSWORDS), database);
      }),
    );
  }
  if (place.databaseUrl === null) mustExist(place.dataDir);
  await on(openDatabase(place, 'read'), async (database) => {
    await sayVersion(database);
    if (admin !== undefined) return admin(database, [file, ...rest], place);
    if (command === 'backup' && argument === '') return backUpIntoFolder(database, place);
    return printCounts(await backUp(database, argument, progress('rows')), `Written: ${argument}`);
  });
}

operate(...process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${startFault(error)}\n`);
  process.exit(1);
});
