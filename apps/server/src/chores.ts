import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { oldDeletions } from './account/deletion.ts';
import { picturesOfDeleted } from './account/shared-pictures.ts';
import type { AgeClock } from './age-clock.ts';
import { oldestBackup } from './backup-folder.ts';
import { backupMaker, dailyBackup } from './daily-backup.ts';
import type { Database } from './db/database.ts';
import type { Settings } from './env.ts';
import { cutOffSignUps, endedCodes, endedSessions } from './features/auth/chores.ts';
import type { Metrics } from './features/health/metrics.ts';
import { counter } from './features/live/counter.ts';
import { liveGroups, unwatched } from './features/live/idle-groups.ts';
import { partsTold } from './features/live/of-activity.ts';
import { counting } from './features/live/story.ts';
import { gradesFound, gradesSent, partKept } from './features/lti/grade-chores.ts';
import { freshKeys } from './features/lti/keys.ts';
import { ltiOf } from './features/lti/lti.ts';
import { endedRegistrations } from './features/lti/registered.ts';
import { unusedAccounts, unusedGuests } from './features/me/unused.ts';
import { lostCodes } from './features/share/certificate/certified.ts';
import { weeksKept } from './features/week/count-weeks.ts';
import { noter } from './features/week/noter.ts';
import { endedAttempts } from './limits/shared.ts';
import type { Chore } from './maintenance.ts';

/** Milliseconds between two looks. */
const EVERY = 60_000;
/** Bytes: one of the log's files, tens of thousands of commands. */
const LOG_BYTES = 16_000_000;

/**
 * Keeps the files of the embedded database small: its log, and with it the start after a power cut, and its tables. Its engine
 * has no process of its own that would make checkpoints and vacuum: without this both grow for as long as a server runs.
 */
export const boundedFiles = (database: Database): Chore => ({
  name: 'bounded files',
  every: EVERY,
  async piece() {
    await database.boundLog?.(LOG_BYTES);
    await database.reuseRoom?.();
  },
});

/**
 * All that a running server does by itself.
 * @throws StartError when the folder of the settings for backups cannot be written
 */
export function choresOn(
  database: Database,
  settings: Settings,
  { ages, log, metrics }: { readonly ages: AgeClock; readonly log: FastifyBaseLogger; readonly metrics: Metrics },
): readonly Chore[] {
  const { backupDir, backupKeep: keep } = settings;
  const backups =
    backupDir === null
      ? []
      : [
          dailyBackup({
            database,
            folder: backupDir,
            keep,
            ages,
            log,
            maker: backupMaker(settings.databaseUrl),
          }),
        ];
  const now = Date.now;
  const { aged } = ages;
  const lti = ltiOf({ database, settings, now });
  const onFault = (error: unknown): void => log.error({ err: error }, 'a thread broke off, and is begun anew');
  const ofLive = { database, now, ages, onDeleted: metrics.countLiveDeleted };
  const counts = { counter: counter(onFault), database, log, isClosing: () => false };
  const ofPlatforms =
    lti === null
      ? []
      : [
          freshKeys(lti.keys, aged),
          gradesFound({ lti, database, now, ages, log }),
          partsTold(unwatched({ ...ofLive, counting: counting(counts) }), partKept({ database, now, ages })),
          gradesSent({ lti, database, now, ages, log, onEnd: metrics.countGrade }),
        ];
  return [
    endedSessions(database, aged),
    endedCodes(database, aged),
    unusedAccounts(database, aged),
    unusedGuests(database, aged),
    cutOffSignUps(database, aged),
    lostCodes(database),
    picturesOfDeleted(database, settings.dataDir),
    oldDeletions(database, aged, () => (backupDir === null ? null : oldestBackup(backupDir))),
    endedAttempts(database, aged),
    endedRegistrations(database, aged),
    weeksKept({
      database,
      noter: noter(onFault),
      now,
      randomBytes,
    }),
    liveGroups(ofLive),
    boundedFiles(database),
    ...ofPlatforms,
    ...backups,
  ];
}
