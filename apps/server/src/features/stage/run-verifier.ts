import { ok, type Result, refuse } from '@consorcio/kernel';
import { type LogRefusal, readLog, TICK_RATE } from '@consorcio/minigames/input-log';
import { runSeedOf } from '@consorcio/rules';
import type { Game, StageOrdinal } from '@consorcio/rules/vocabulary';
import type { FinishedRun, KeptCampaign, OpenRun } from '../campaign/with-campaign.ts';
import { packInputs } from './log-codec.ts';
import { inProcess, type Replayer } from './replayer.ts';

/** Seconds by which a log may be longer than the wall time since its stage was begun (CONTRACT section 3). */
const CLOCK_TOLERANCE = 2;
/** Ticks of a run that is played again sooner than it is handed to the thread (decision 0041). */
const SHORT = 240;

export interface VerifiedRun {
  /** Basis points, 0 to 10000. */
  readonly scoreBp: number;
  readonly run: FinishedRun;
}

export interface RunCheck {
  readonly kept: KeptCampaign;
  readonly ordinal: StageOrdinal;
  readonly game: Game;
  readonly openRun: OpenRun;
  /** What the page sent, of any shape. */
  readonly results: unknown;
  /** Milliseconds since 1970; null where the wall clock does not count (setting REPLAY_CLOCK). */
  readonly now: number | null;
}

/** Did these ticks take longer than the time there was? */
const isTooLong = (ticks: number, { beganAt }: OpenRun, now: number): boolean =>
  ticks / TICK_RATE > (now - beganAt.getTime()) / 1000 + CLOCK_TOLERANCE;

/**
 * Replays what the page sent with the seed and the version that were issued; a claimed score is never read. The word of
 * a refusal is for the server's log: the player gets REPLAY_INVALID.
 */
export async function verify(
  check: RunCheck,
  replayer: Replayer = inProcess,
): Promise<Result<VerifiedRun, LogRefusal | 'FASTER_THAN_TIME'>> {
  const { kept, ordinal, game, openRun, results, now } = check;
  const { version } = openRun;
  const log = readLog(results);
  // Before the replay: a log that can't be true need not be played.
  if (log !== null && now !== null && isTooLong(log.ticks, openRun, now)) return refuse('FASTER_THAN_TIME');
  // What is no log at all is refused here, so that only logs, without whatever else was sent, go to the thread.
  const isShort = log === null || log.ticks <= SHORT;
  const played = await (isShort ? inProcess : replayer).verify(
    { game, version, seed: runSeedOf(kept.seeds, ordinal) },
    log ?? results,
  );
  if (!played.ok) return played;
  const { scoreBp, points, ticks } = played.value;
  const inputs = packInputs(log?.inputs ?? []);
  return ok({ scoreBp, run: { ordinal, version, points, ticks, inputs } });
}
