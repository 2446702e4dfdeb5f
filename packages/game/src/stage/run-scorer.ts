import { ok, type Result, refuse } from '@consorcio/kernel';
import { packInputs, type ReplayedRun } from '@consorcio/minigames';
import { readLog } from '@consorcio/minigames/input-log';
import { inPlace, type Replay, type RunCheck, verify } from './run-verifier.ts';

/** A log that was handed in, and the run that it is of. */
export interface HandedRun {
  readonly issued: ReplayedRun;
  readonly issuedAt: Date;
  /** By which the run's begin was noted with the clock. */
  readonly run: string;
  readonly results: Readonly<Record<string, unknown>>;
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

/** What a log is checked with: by default it is played again in place, and no clock is asked. */
interface ScorerParts {
  readonly replay?: Replay;
  readonly elapsed?: RunCheck['elapsed'];
  readonly onRefused?: (reason: string) => void;
}

/** Scores a run: reads the log, compares it with clock and issued run, replays it. */
export async function scoreRun(
  { issued, results }: HandedRun,
  { replay = inPlace, elapsed = [], onRefused = () => undefined }: ScorerParts = {},
): ReturnType<RunScorer> {
  const refused = (reason: string): Result<never, 'REPLAY_INVALID'> => {
    onRefused(reason);
    return refuse('REPLAY_INVALID');
  };
  const sent = readLog(results);
  if (sent === null) return refused('NOT_A_LOG');
  const verified = await verify({ issued, log: sent, elapsed }, replay);
  if (!verified.ok) return refused(verified.refusal);
  const { scoreBp, points, ticks } = verified.value;
  return ok({ scoreBp, points, ticks, inputs: packInputs(sent.inputs) });
}
