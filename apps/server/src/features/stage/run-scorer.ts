import { ok, type Result, refuse } from '@consorcio/kernel';
import { packInputs, type ReplayedRun } from '@consorcio/minigames';
import { readLog } from '@consorcio/minigames/input-log';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { databaseTime } from '../../db/database-time.ts';
import type { Settings } from '../../env.ts';
import { logRefusedRun } from './refused-log.ts';
import type { Replayer } from './replayer.ts';
import type { RunClock } from './run-clock.ts';
import { verify } from './run-verifier.ts';

/** A log that was handed in, and the run that it is of. */
export interface HandedRun {
  readonly issued: ReplayedRun;
  readonly issuedAt: Date;
  /** By which the run's begin was noted with the clock. */
  readonly run: string;
  readonly results: Readonly<Record<string, unknown>>;
  readonly log: FastifyBaseLogger;
}

/** What a verified log is worth, and what is kept of it. */
export interface ScoredRun {
  /** Basis points, 0 to 10000. */
  readonly scoreBp: number;
  readonly points: number;
  readonly ticks: number;
  readonly inputs: Uint8Array;
}

/** Replays a log outside any write; a claimed score is never read. REPLAY_INVALID where it cannot be true. RULES 4.7. */
export type RunScorer = (handed: HandedRun) => Promise<Result<ScoredRun, 'REPLAY_INVALID'>>;

/** What a log is checked with. */
interface ScorerParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly replayer: Replayer;
  readonly runs: RunClock;
  readonly now: () => number;
}

/** Scores runs: reads the log, compares it with clock and issued run, replays it. */
export function runScorer({ settings, now, replayer, runs, database }: ScorerParts): RunScorer {
  return async ({ issued, issuedAt, run, results, log }) => {
    const refused = (reason: string): Result<never, 'REPLAY_INVALID'> => {
      logRefusedRun(log, reason, { game: issued.game, version: issued.version }, results);
      return refuse('REPLAY_INVALID');
    };
    const sent = readLog(results);
    if (sent === null) return refused('NOT_A_LOG');
    // A clock that was set back refuses nobody whose begin this process has seen, or whom the database's own time clears.
    const here = async (): Promise<number> => Math.max(now() - issuedAt.getTime(), runs.since(run) ?? 0);
    const there = async (): Promise<number> => (await databaseTime(database)) - issuedAt.getTime();
    const verified = await verify({ issued, log: sent, elapsed: settings.replayClock ? [here, there] : [] }, replayer);
    if (!verified.ok) return refused(verified.refusal);
    const { scoreBp, points, ticks } = verified.value;
    return ok({ scoreBp, points, ticks, inputs: packInputs(sent.inputs) });
  };
}
