import { type HandedRun, type RunScorer, scoreRun } from '@consorcio/game';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { databaseTime } from '../../db/database-time.ts';
import type { Settings } from '../../env.ts';
import { logRefusedRun } from './refused-log.ts';
import type { Replayer } from './replayer.ts';
import type { RunClock } from './run-clock.ts';

/** What a log is checked with. */
interface ScorerParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly replayer: Replayer;
  readonly runs: RunClock;
  readonly now: () => number;
}

export type LoggedScorer = (handed: HandedRun & { readonly log: FastifyBaseLogger }) => ReturnType<RunScorer>;

/** Scores runs by this server's clocks and threads. */
export function runScorer({ settings, now, replayer, runs, database }: ScorerParts): LoggedScorer {
  return ({ log, ...handed }) => {
    const { issued, issuedAt, run, results } = handed;
    // A clock that was set back refuses nobody whose begin this process has seen, or whom the database's own time clears.
    const here = async (): Promise<number> => Math.max(now() - issuedAt.getTime(), runs.since(run) ?? 0);
    const there = async (): Promise<number> => (await databaseTime(database)) - issuedAt.getTime();
    return scoreRun(handed, {
      replay: replayer.verify,
      elapsed: settings.replayClock ? [here, there] : [],
      onRefused: (reason) => logRefusedRun(log, reason, { game: issued.game, version: issued.version }, results),
    });
  };
}
