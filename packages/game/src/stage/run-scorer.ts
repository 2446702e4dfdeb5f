import { ok, type Result, refuse } from '@consorcio/kernel';
import { packInputs, type ReplayedRun, type VerifiedRun, verifyRun } from '@consorcio/minigames';
import { type LogRefusal, type RunLog, readLog, TICK_RATE } from '@consorcio/minigames/input-log';

const inPlace: Replay = async (issued, log) => verifyRun(issued, log);

/** Seconds by which a log may be longer than the wall time since its stage was begun (CONTRACT section 3). */
const CLOCK_TOLERANCE = 2;
/** Ticks of a run that is played again sooner than it is handed on. */
const SHORT = 240;

/** Plays a log again; where, a home decides. @throws Refusal UNAVAILABLE when too many runs wait for their replay */
export type Replay = (issued: ReplayedRun, log: RunLog) => Promise<ReturnType<typeof verifyRun>>;

export interface RunCheck {
  readonly issued: ReplayedRun;
  readonly log: RunLog;
  /**
   * Milliseconds since the stage was begun: by this machine's clocks, then by whoever else can say. None where the time
   * does not count (setting REPLAY_CLOCK).
   */
  readonly elapsed: readonly (() => Promise<number>)[];
}

/** Did these ticks take longer than the time there was, whoever is asked? */
async function isTooLong(ticks: number, elapsed: RunCheck['elapsed']): Promise<boolean> {
  for (const ask of elapsed) if (ticks / TICK_RATE <= (await ask()) / 1000 + CLOCK_TOLERANCE) return false;
  return elapsed.length > 0;
}

/**
 * Replays a log with the seed and the version that were issued; a claimed score is never read. The word of a refusal is
 * for the server's log: the player gets REPLAY_INVALID. RULES 4.7.
 * @throws Refusal UNAVAILABLE when too many runs wait for their replay
 */
export async function verify(
  { issued, log, elapsed }: RunCheck,
  replay: Replay = inPlace,
): Promise<Result<VerifiedRun, LogRefusal | 'FASTER_THAN_TIME'>> {
  // Before the replay: a log that can't be true need not be played.
  if (await isTooLong(log.ticks, elapsed)) return refuse('FASTER_THAN_TIME');
  return (log.ticks <= SHORT ? inPlace : replay)(issued, log);
}

/** A log that was handed in, and the run that it is of. */
export interface HandedRun {
  readonly issued: ReplayedRun;
  readonly issuedAt: Date;
  /** By which the run's begin was noted with the clock. */
  readonly run: string;
  readonly results: Readonly<Record<string, unknown>>;
}

/** What a verified log is worth, and what is kept of it. */
interface ScoredRun {
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
