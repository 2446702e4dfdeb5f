import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { oldDeletions } from './account/old-deletions.ts';
import { picturesOfDeleted } from './account/shared-pictures.ts';
import type { AgeClock } from './age-clock.ts';
import { oldestBackup } from './backup-folder.ts';
import { boundedFiles } from './bounded-files.ts';
import { backupMaker, dailyBackup } from './daily-backup.ts';
import type { Database } from './db/database.ts';
import type { Settings } from './env.ts';
import { cutOffSignUps } from './features/auth/cut-off-sign-ups.ts';
import { endedCodes, endedSessions } from './features/auth/ended-sessions.ts';
import type { Metrics } from './features/health/metrics.ts';
import { liveGroups } from './features/live/idle-groups.ts';
import { gradesFound, gradesSent } from './features/lti/grade-chores.ts';
import { freshKeys } from './features/lti/keys.ts';
import { ltiOf } from './features/lti/lti.ts';
import { endedRegistrations } from './features/lti/registered.ts';
import { unusedAccounts } from './features/me/unused-accounts.ts';
import { unusedGuests } from './features/me/unused-guests.ts';
import { lostCodes } from './features/share/certificate/lost-codes.ts';
import { weeksKept } from './features/week/count-weeks.ts';
import { noter } from './features/week/noter.ts';
import { endedAttempts } from './limits/shared.ts';
import type { Chore } from './maintenance.ts';

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
  const ofPlatforms =
    lti === null
      ? []
      : [
          freshKeys(lti.keys, aged),
          gradesFound({ lti, database, now, ages, log }),
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
      noter: noter((error) => log.error({ err: error }, 'a thread broke off, and is begun anew')),
      now,
      randomBytes,
    }),
    liveGroups({ database, now, ages, onDeleted: metrics.countLiveDeleted }),
    boundedFiles(database),
    ...ofPlatforms,
    ...backups,
  ];
}
