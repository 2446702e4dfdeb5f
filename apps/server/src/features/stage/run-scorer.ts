import { type HandedRun, type RunScorer, scoreRun } from '@consorcio/game';
import { isGame } from '@consorcio/minigames';
import { readLog } from '@consorcio/minigames/input-log';
import type { FastifyBaseLogger } from 'fastify';
import { databaseTime } from '../../age-clock.ts';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../env.ts';
import type { Replayer } from './replayer.ts';

/** What a refused log looked like: numbers and known words only, nothing that whoever sent it has chosen to write. */
interface Shape {
  /** Characters of the JSON that was sent; null where it is nested too deeply to be written again. */
  readonly size: number | null;
  /** Null where it is no log at all; `game` is null for a name that no minigame has. */
  readonly run: {
    readonly game: string | null;
    readonly version: number;
    readonly ticks: number;
    readonly inputs: number;
  } | null;
}

/** A text is read however deeply it is nested, but written only as deeply as the stack goes. */
function sizeOf(results: unknown): number | null {
  try {
    return JSON.stringify(results).length;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function shapeOf(results: unknown): Shape {
  const size = sizeOf(results);
  const log = readLog(results);
  if (log === null) return { size, run: null };
  const { game, version, ticks, inputs } = log;
  return { size, run: { game: isGame(game) ? game : null, version, ticks, inputs: inputs.length } };
}

/**
 * Notes why a minigame's log was refused, with its shape and size. Info, not a warning: anybody can send nonsense, and
 * none of it is written down.
 */
export function logRefusedRun(
  log: FastifyBaseLogger,
  refusal: string,
  issued: { readonly game: string; readonly version: number },
  results: unknown,
): void {
  log.info({ refusal, issued, sent: shapeOf(results) }, 'a minigame log was refused');
}

/** Begun runs that are remembered; the oldest are forgotten first. At a minute a run that is 160 begun a second. */
const MOST = 10_000;

/** How long runs have been open, by a clock that nobody sets. */
export interface RunClock {
  /** Notes that a run begins now. `run`: the id of its stage. */
  begin(run: string): void;
  /** Milliseconds since it began; null when another process, or an earlier one, has seen that. */
  since(run: string): number | null;
}

/** `monotonic`: milliseconds from any moment on, never set back. */
export function runClock(monotonic: () => number = () => performance.now(), most = MOST): RunClock {
  const begun = new Map<string, number>();
  return {
    begin(run) {
      begun.set(run, monotonic());
      const [oldest] = begun.keys();
      if (begun.size > most && oldest !== undefined) begun.delete(oldest);
    },
    since(run) {
      const at = begun.get(run);
      return at === undefined ? null : monotonic() - at;
    },
  };
}

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
      replay: (run, sent) => replayer.ask({ issued: run, log: sent }),
      elapsed: settings.replayClock ? [here, there] : [],
      onRefused: (reason) => logRefusedRun(log, reason, { game: issued.game, version: issued.version }, results),
    });
  };
}
