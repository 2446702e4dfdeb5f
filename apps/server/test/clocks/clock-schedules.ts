import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice, must } from '@consorcio/kernel';
import Fastify from 'fastify';
import { vi } from 'vitest';
import { NOTE_DELETION, NOTED_FOR, oldDeletions } from '../../src/account/deletion.ts';
import { ageClock } from '../../src/age-clock.ts';
import { listBackups, oldestBackup } from '../../src/backup-folder.ts';
import { dailyBackup } from '../../src/daily-backup.ts';
import { type Database, statement } from '../../src/db/database.ts';
import { savedBy } from '../../src/db/guarded-write.ts';
import { endedSessions } from '../../src/features/auth/chores.ts';
import { sessionsIn } from '../../src/features/auth/session-store.ts';
import { clockOf, moveOn } from '../../src/features/live/group.ts';
import { liveGroups } from '../../src/features/live/idle-groups.ts';
import { groupOf } from '../../src/features/live/rows.ts';
import { OPEN_GROUP, READ_GROUP } from '../../src/features/live/store.ts';
import { noCounting, stories } from '../../src/features/live/story.ts';
import { UNUSED_GUEST, unusedAccounts, unusedGuests } from '../../src/features/me/unused.ts';
import { newId, uuidBytes } from '../../src/ids.ts';
import { followClock } from '../../src/operate/clock.ts';
import { backUp, restore } from '../../src/operate/transfer.ts';

/*
 * Random schedules of starts, stops, wrong clocks, suspensions, restores and maintenance on a real database, beside the true time that
 * no server sees. Whatever is deleted must be old by the true time.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SEED = '7766554433221100ffeeddccbbaa9988';
const BEGIN = Date.parse('2026-11-26T12:00Z');

/** Milliseconds by which a machine's clock is wrong; the small ones are what a day of tolerance is for. */
const SMALL = [0, 0, 0, 5 * MINUTE, -5 * MINUTE, 11 * HOUR, -11 * HOUR];
const LARGE = [3 * DAY, 40 * DAY, 800 * DAY, -3 * DAY, -40 * DAY, -4_000 * DAY];
/** Milliseconds that a server is off. */
const OFF = [MINUTE, HOUR, 16 * HOUR, 63 * HOUR, 10 * DAY, 40 * DAY, 400 * DAY];
/**
 * Uses are noted to a day, the clock is followed to a day in either direction: so much earlier than by the true time a thing may be
 * old.
 */
const EXACT = 2 * DAY;
/** Months are as short as this. */
const UNUSED_ACCOUNT = 730 * DAY;
const KEPT_GROUP = 30 * DAY;
const KEEP = 4;
const ALWAYS = 3;

const KINDS = ['guest', 'account', 'session', 'group', 'deletion'] as const;
type Kind = (typeof KINDS)[number];
const LIMITS: Readonly<Record<Kind, number>> = {
  guest: UNUSED_GUEST,
  account: UNUSED_ACCOUNT,
  session: 30 * DAY,
  group: KEPT_GROUP,
  deletion: NOTED_FOR,
};

/** What went wrong in one schedule. */
export interface Fault {
  readonly schedule: number;
  readonly what: string;
}

const NEW_PLAYER = statement<never>('test-new-player')`
  insert into player (player_id, name, character_name, email, password_hash, next_seed, next_root, next_rulebook)
    values ($1, 'Ana', 'Ana', $2, '', sha256('root'), 'root', 3)`;
const NEW_SESSION = statement<never>('test-new-session')`
  insert into session (player_id, token_hash, device) values ($1, $2, '')`;
const LEFT = statement<{ readonly kind: Kind; readonly id: string }>('test-left')`
  select case when email = '' then 'guest' else 'account' end as kind, player_id::text as id from player
    union all select 'session', player_id::text from session
    union all select 'group', group_id::text from live_group
    union all select 'deletion', encode(player_hash, 'hex') from deletion`;
const WIPE = ['player', 'live_group', 'live_code', 'deletion', 'day_count'].map(
  (table) => statement<never>(`test-wipe-${table}`)`delete from "${table}"`,
);
/** The simulated machine loses no power. */
const NO_SYNC = statement<never>('test-no-sync')`set synchronous_commit to off`;
const FORGET_AGE = statement<never>('test-forget-age')`update age_clock set at = null, seen_at = null`;

const { log } = Fastify();
const { signal } = new AbortController();
const TOKEN = Buffer.from('token');

/** One schedule's machine: its true time, its clock, and what its players know. */
class Machine {
  readonly database: Database;
  readonly dice: Dice;
  readonly folder: string;
  /** True time, by which nothing of the game runs. */
  time = BEGIN;
  passed = 0;
  /** How far the machine's clock is ahead of the true time. */
  offset = 0;
  /** Whether the clock was wrong by more than is tolerated since ages were kept last. */
  hasErred = false;
  /** Whether an operator has ever confirmed a wrong clock. */
  isMisled = false;
  /** True time of the last use by kind and id. */
  used = new Map<string, number>();
  /** True times of the backups by path. */
  backups = new Map<string, number>();
  faults: string[] = [];
  deleted = 0;
  server: Awaited<ReturnType<typeof startServer>> | null = null;
  kept: { readonly file: string; readonly used: ReadonlyMap<string, number>; readonly hasErred: boolean } | null = null;

  constructor(database: Database, dice: Dice, folder: string) {
    this.database = database;
    this.dice = dice;
    this.folder = folder;
  }
  any<T>(list: readonly T[]): T {
    return must(list[this.dice.below(list.length)], 'one of a list');
  }
  /** The machine's clock is the process's own: the database shows it too. */
  setClock(): void {
    vi.setSystemTime(this.time + this.offset);
  }
  pass(milliseconds: number, isCounted: boolean): void {
    this.time += milliseconds;
    if (isCounted) this.passed += milliseconds;
    this.setClock();
  }
  async start(): Promise<void> {
    this.server ??= await startServer(this);
  }
  fault(what: string): void {
    this.faults.push(what);
  }
  /** Compares what is left with what was used, and forgets what is gone. */
  async look(): Promise<void> {
    const left = new Set((await this.database.query(LEFT)).map(({ kind, id }) => `${kind} ${id}`));
    for (const [name, at] of this.used) {
      if (left.has(name)) continue;
      const kind = must(
        KINDS.find((one) => name.startsWith(one)),
        'a kind',
      );
      const age = this.time - at;
      // A session goes with its player.
      if (age < LIMITS[kind] - EXACT) this.fault(`a ${kind} of ${Math.round(age / DAY)} days was deleted`);
      this.deleted += 1;
      this.used.delete(name);
    }
    const files = new Set(listBackups(this.folder).map(({ path }) => path));
    const others = [...this.backups];
    for (const [path, at] of others) {
      if (files.has(path)) continue;
      const newer = others.filter(([other, made]) => made > at || listedAt(other) > listedAt(path)).length;
      // The order of those that a wrong clock has named is not known, and names stay when an operator confirms a wrong clock. Those
      // that are dated ahead of what clock and database agree on go first.
      const isAhead = listedAt(path) > (this.server?.ages.aged() ?? 0) + DAY;
      if (newer < ALWAYS && !this.isMisled && !isAhead && Math.abs(listedAt(path) - at) <= EXACT)
        this.fault(`a backup of ${Math.round((this.time - at) / DAY)} days with ${newer} newer ones was deleted`);
      this.deleted += 1;
      this.backups.delete(path);
    }
  }
}

const listedAt = (path: string): number =>
  Date.parse(path.replace(/^.*(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.backup$/, '$1$2:$3:$4Z'));

async function startServer(machine: Machine) {
  const { database, folder } = machine;
  const now = Date.now;
  const ages = await ageClock({ database, now, monotonic: () => machine.passed });
  const { aged } = ages;
  const deleting = [
    endedSessions(database, aged),
    unusedGuests(database, aged),
    unusedAccounts(database, aged),
    liveGroups({ database, now, ages, onDeleted: () => undefined }),
    oldDeletions(database, aged, () => oldestBackup(folder)),
  ];
  const backup = dailyBackup({
    folder,
    keep: KEEP,
    ages,
    log,
    // The copy of a whole database has tests of its own.
    database: { ...database, copyTo: async () => undefined },
    async maker(_copy, path) {
      writeFileSync(path, '');
      machine.backups.set(path, machine.time);
      return { rows: {}, campaigns: 0, faults: 0, told: [] };
    },
  });
  const context = {
    database,
    now,
    ages,
    stories: stories(database),
    counting: noCounting,
    addresses: () => [],
    isCrowded: () => false,
    onDeleted: () => undefined,
  };
  return {
    sessions: sessionsIn(database, ages, (error) => machine.fault(String(error))),
    ages,
    context,
    async maintenance() {
      await ages.chore.piece(signal);
      // The second piece of each begins anew with the first rows.
      for (const { piece } of [...deleting, ...deleting, backup]) await piece(signal);
      await machine.look();
    },
  };
}

type Act = (machine: Machine) => Promise<void>;

const arrive: Act = async (machine) => {
  await machine.start();
  const [id, isGuest] = [newId(), machine.dice.below(2) === 0];
  await machine.database.query(NEW_PLAYER, [id, isGuest ? '' : `${id}@exemplo.com.br`]);
  await machine.database.query(NEW_SESSION, [id, TOKEN]);
  machine.used.set(`${isGuest ? 'guest' : 'account'} ${id}`, machine.time);
  machine.used.set(`session ${id}`, machine.time);
};

/** Somebody plays on, who must still be signed in if the true time says so. */
const comeBack: Act = async (machine) => {
  await machine.start();
  const known = [...machine.used].filter(([name]) => name.startsWith('session '));
  if (known.length === 0) return;
  const [name, at] = machine.any(known);
  const id = name.slice('session '.length);
  const { sessions } = must(machine.server, 'a server');
  const found = await sessions.find({ playerId: id, hash: TOKEN });
  await sessions.settled();
  if (found === null) {
    if (machine.time - at < LIMITS.session - EXACT) machine.fault('a session that is not old was refused');
    return;
  }
  for (const kind of ['session', 'guest', 'account'])
    if (machine.used.has(`${kind} ${id}`)) machine.used.set(`${kind} ${id}`, machine.time);
};

const endGroup: Act = async (machine) => {
  await machine.start();
  const { context } = must(machine.server, 'a server');
  const id = newId();
  const now = new Date();
  await savedBy(
    machine.database,
    OPEN_GROUP.of({
      ...{ group_id: id, code: id.slice(0, 6), host_hash: Buffer.alloc(32), seed: Buffer.alloc(32) },
      ...{ mode: 'LIVE', months: 6, pace: 'NORMAL', rulebook: 1 },
      ...{ created_at: now, closes_at: now, first_at: null, every_days: null },
    }),
  );
  const group = groupOf(must((await machine.database.query(READ_GROUP, [id]))[0], 'a group'));
  await moveOn(context, group, { ...clockOf(group), phase: 'ENDED', closesAt: null });
  machine.used.set(`group ${id}`, machine.time);
};

const noteDeletion: Act = async (machine) => {
  await machine.start();
  const id = newId();
  const hash = Buffer.concat([uuidBytes(id), uuidBytes(id)]);
  await machine.database.query(NOTE_DELETION, [hash]);
  machine.used.set(`deletion ${hash.toString('hex')}`, machine.time);
};

const maintenance: Act = async (machine) => {
  await machine.start();
  await must(machine.server, 'a server').maintenance();
};

/** The server runs for days, and looks at its clock now and then. */
const run: Act = async (machine) => {
  await machine.start();
  for (let looks = 1 + machine.dice.below(6); looks > 0; looks -= 1) {
    machine.pass(machine.any([MINUTE, HOUR, 12 * HOUR, 20 * HOUR]), true);
    await must(machine.server, 'a server').ages.chore.piece(signal);
  }
  await maintenance(machine);
};

const stop: Act = async (machine) => {
  machine.server = null;
  machine.pass(machine.any(OFF), false);
};
const suspend: Act = async (machine) => machine.pass(machine.any(OFF), false);
const setClock =
  (offsets: readonly number[]): Act =>
  async (machine) => {
    machine.offset = machine.any(offsets);
    machine.hasErred ||= !SMALL.includes(machine.offset);
    machine.setClock();
  };

/** An operator says that the clock is right, whether it is or not. */
const keepAges: Act = async (machine) => {
  machine.server = null;
  await followClock(machine.database, 'KEEP', Date.now());
  machine.hasErred = !SMALL.includes(machine.offset);
  machine.isMisled ||= machine.hasErred;
};
/** An operator who knows that no clock was ever wrong says that the game was off. */
const countAges: Act = async (machine) => {
  if (machine.hasErred) return;
  machine.server = null;
  await followClock(machine.database, 'COUNT', Date.now());
};

const takeBackup: Act = async (machine) => {
  const file = join(machine.folder, 'kept');
  await backUp(machine.database, file, () => undefined);
  machine.kept = { file, used: new Map(machine.used), hasErred: machine.hasErred };
};
const restoreBackup: Act = async (machine) => {
  if (machine.kept === null) return;
  machine.server = null;
  for (const wipe of WIPE) await machine.database.query(wipe);
  await restore(machine.database, machine.kept.file, () => undefined);
  machine.used = new Map(machine.kept.used);
  machine.hasErred ||= machine.kept.hasErred;
};

const ACTS: readonly Act[] = [
  ...[arrive, arrive, arrive, comeBack, comeBack, comeBack, endGroup, noteDeletion],
  ...[maintenance, maintenance, run, run, stop, stop, suspend],
  ...[setClock(SMALL), setClock(SMALL), setClock(LARGE), setClock(LARGE), keepAges, countAges, countAges],
];
const RARE: readonly Act[] = [takeBackup, restoreBackup];
/** Of so many acts one is rare. */
const RARELY = 40;

/** At the end the clock is right and an operator says so: whatever is old goes then, so that nothing is stuck. */
async function end(machine: Machine): Promise<void> {
  machine.offset = 0;
  machine.setClock();
  await keepAges(machine);
  machine.pass(800 * DAY, false);
  for (const path of machine.backups.keys()) rmSync(path, { force: true });
  machine.backups.clear();
  await countAges(machine);
  await maintenance(machine);
  if (machine.used.size > 0) machine.fault(`${[...machine.used.keys()].join(', ')} never went`);
}

/** Runs schedules with these numbers, on an empty database. Gives what went wrong, and how much was deleted in all. */
export async function tryClockSchedules(
  database: Database,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<{ readonly faults: readonly Fault[]; readonly deleted: number }> {
  const faults: Fault[] = [];
  let deleted = 0;
  await database.query(NO_SYNC);
  for (let schedule = first; schedule < first + count; schedule += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'consorcio-clocks-'));
    const machine = new Machine(database, Dice.of(SEED, schedule), folder);
    for (const wipe of WIPE) await database.query(wipe);
    await database.query(FORGET_AGE);
    await setClock([...SMALL, ...LARGE])(machine);
    for (let acts = 10 + machine.dice.below(40); acts > 0; acts -= 1)
      await machine.any(machine.dice.below(RARELY) === 0 ? RARE : ACTS)(machine);
    await end(machine);
    faults.push(...machine.faults.map((what) => ({ schedule, what })));
    deleted += machine.deleted;
    rmSync(folder, { recursive: true, force: true });
  }
  return { faults, deleted };
}
