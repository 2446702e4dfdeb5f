import { statfs } from 'node:fs/promises';
import { owedOn } from '@consorcio/rules/figures';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listBackups } from '../../backup-folder.ts';
import { dayOf } from '../../desk/days.ts';
import { refusalOf } from '../../http/error-reply.ts';
import { isStream } from '../../http/event-streams.ts';
import { MAIL_ENDS, type MailEnd } from '../../mail/outbox.ts';

/** Where a server writes; a folder that is not there yet is left out. */
interface Folders {
  readonly dataDir: string;
  readonly backupDir: string | null;
}

/** When the newest backup of a folder was made, in seconds since 1970; 0 where there is none. */
function newestBackup(folder: string): number {
  try {
    return (listBackups(folder)[0]?.madeAt ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/** Figures of a server's folders, read when they are asked for: room on their disks, and the newest backup. */
function folderMetrics(register: Registry, { dataDir, backupDir }: Folders): void {
  const registers = [register];
  const folders = [['data', dataDir] as const, ...(backupDir === null ? [] : [['backups', backupDir] as const])];
  const room = (name: string, help: string, of: (disk: { bavail: number; blocks: number; bsize: number }) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['folder'] as const,
      registers,
      async collect() {
        for (const [folder, path] of folders) {
          const disk = await statfs(path).catch(() => null);
          if (disk === null) this.remove({ folder });
          else this.set({ folder }, of(disk));
        }
      },
    });
  room('disk_free_bytes', 'Free bytes on the disk of a folder', ({ bavail, bsize }) => bavail * bsize);
  room('disk_size_bytes', 'All bytes of the disk of a folder', ({ blocks, bsize }) => blocks * bsize);
  if (backupDir !== null)
    gaugeOf(register, 'backup_newest_timestamp_seconds', 'When the newest backup was made; 0: there is none', () =>
      newestBackup(backupDir),
    );
}

/** A figure that is read when it is asked for. */
function gaugeOf(register: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      this.set(read());
    },
  });
}

/** Prometheus figures of one server: the process, its requests and its statements. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  countStatement(name: string): void;
  countMail(end: MailEnd): void;
  countLiveDeleted(seats: number): void;
  /** What became of a result that a school platform was sent. */
  countGrade(end: GradeEnd): void;
  countMaintenanceFailure(chore: string): void;
  /** Shows the chores of the server, none of which has failed yet. */
  showChores(names: readonly string[]): void;
  /** Shows the room on the disks of these folders, and the newest backup. */
  watchFolders(folders: Parameters<typeof folderMetrics>[1]): void;
  /** Shows by how many milliseconds the machine's clock is ahead where it is refused; `by` gives 0 elsewhere. */
  watchClock(by: () => number): void;
  showStreams(open: number): void;
  watch(app: FastifyInstance): void;
}

/** `given up`: refused for 14 days. */
const GRADE_ENDS = ['accepted', 'refused', 'given up'] as const;
type GradeEnd = (typeof GRADE_ENDS)[number];

/** Seconds: answers are expected below the middle ones. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The metrics of this process, at zero. `now` in milliseconds since 1970. */
export function metrics(now: () => number): Metrics {
  const register = new Registry();
  const registers = [register];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const collects = collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const statements = counter('sql_statements_total', 'Statements by name', 'name');
  const refusals = counter(
    'refusals_total',
    'Refusals by code; FIELDS where fields of the request were at fault',
    'code',
  );
  const mailsHelp = 'Mails that were asked for, by what became of them; nobody: no account has the address';
  const mails = counter('mails_total', mailsHelp, 'end');
  for (const end of MAIL_ENDS) mails.inc({ end }, 0);
  const deletedGroups = counter(
    'live_groups_deleted_total',
    'Live groups that were deleted, by the sweep or by their host',
  );
  const deletedSeats = counter('live_seats_deleted_total', 'Seats that were deleted with their live groups');
  const grades = counter('grades_total', 'Results sent to school platforms, by what became of them', 'end');
  for (const end of GRADE_ENDS) grades.inc({ end }, 0);
  const maintenanceFailures = counter('chore_failures_total', 'Pieces of maintenance that failed, by chore', 'chore');
  const streams = new Gauge({ name: 'live_streams', help: 'Open streams of news of live groups', registers });
  const owed = (): number => owedOn(dayOf(now())).length;
  gaugeOf(register, 'figures_owed', 'Figures of real life that have to be looked at again', owed);
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    countStatement: (name) => statements.inc({ name }),
    countMail: (end) => mails.inc({ end }),
    countLiveDeleted(seats) {
      deletedGroups.inc();
      deletedSeats.inc(seats);
    },
    countGrade: (end) => grades.inc({ end }),
    countMaintenanceFailure: (chore) => maintenanceFailures.inc({ chore }),
    showChores(names) {
      for (const chore of names) maintenanceFailures.inc({ chore }, 0);
    },
    watchClock(by) {
      const help = 'How far a clock that is refused is ahead of the time that the game knows; 0: it is trusted';
      gaugeOf(register, 'clock_off_seconds', help, () => by() / 1000);
    },
    watchFolders: (folders) => folderMetrics(register, folders),
    showStreams: (open) => streams.set(open),
    watch(app) {
      app.addHook('onResponse', (request, reply, next) => {
        const route = request.routeOptions.url ?? 'unknown';
        if (!isStream(request, reply))
          requests.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
        const code = refusalOf(request);
        if (code !== undefined) refusals.inc({ code });
        next();
      });
      app.addHook('onClose', async () => collects);
    },
  };
}
