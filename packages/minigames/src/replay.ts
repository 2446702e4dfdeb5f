import { ok, type Result, refuse } from '@consorcio/kernel';
import { type Core, type CorePair, scoreBp } from './core.ts';
import { type Input, type IssuedRun, isCalm, type LogRefusal, type Run, type RunLog, refusalOf } from './input-log.ts';
import { CORES, corePairOf } from './registry.ts';

/** Third stage of a run: what its replay made of the log. `over` is false when it was given up before the game's end. */
export interface VerifiedRun {
  readonly points: number;
  /** Basis points, a whole number of 0 to 10 000 (RULES 4.5). */
  readonly scoreBp: number;
  readonly over: boolean;
  readonly ticks: number;
}

export interface Replay<State> {
  readonly outcome: VerifiedRun;
  readonly state: State;
}

/** The part of an issued run that decides what a log is worth: a seed or a version in the log is never believed. */
export type ReplayedRun = Omit<IssuedRun, 'vigor'>;

/** Plays a run on one core. Refused runs are not played further than their first fault. */
export function replay<State>(game: Core<State>, run: Run): Result<Replay<State>, LogRefusal> {
  const refusal = refusalOf(game, run);
  if (refusal !== null) return refuse(refusal);
  const state = game.start(run.seed);
  let next = 0;
  for (let tick = 0; tick < run.ticks; tick += 1) {
    if (game.isOver(state)) return refuse('TICKS_AFTER_THE_END');
    const until = endOfTick(run.inputs, next, tick);
    game.advance(state, until === next ? NOTHING : run.inputs.slice(next, until).map(codeOf));
    next = until;
  }
  const points = game.points(state);
  const outcome = { points, scoreBp: scoreBp(points, game.par), over: game.isOver(state), ticks: run.ticks };
  return ok({ outcome, state });
}

const NOTHING: readonly number[] = [];
const codeOf = (input: Input): number => input[1];

/** Place of the first input behind those of `tick`, from `next` on. */
function endOfTick(inputs: readonly Input[], next: number, tick: number): number {
  let end = next;
  while (inputs[end]?.[0] === tick) end += 1;
  return end;
}

/** The log's head says whether the run is calm; the rest of the log is that core's. */
export function replayRun<Normal, Calm>(
  pair: CorePair<Normal, Calm>,
  run: Run,
): Result<Replay<Normal | Calm>, LogRefusal> {
  if (!isCalm(run.inputs)) return replay(pair.normal, run);
  // The head stands in tick 0; a run of no ticks has none.
  if (run.ticks === 0) return refuse('BAD_INPUT_TICK');
  return replay(pair.calm, { ...run, inputs: run.inputs.slice(1) });
}

/** The replay of one game and version, or null for a version that does not exist. */
export function replayOf(
  game: string,
  version: number,
  cores = CORES,
): ((run: Run) => Result<VerifiedRun, LogRefusal>) | null {
  const pair = corePairOf(game, version, cores);
  if (pair === null) return null;
  return (run) => {
    const replayed = replayRun(pair, run);
    return replayed.ok ? ok(replayed.value.outcome) : replayed;
  };
}

/**
 * Compares a log (`readLog` made it of what a page sent) with what was issued, and replays it with the issued seed and
 * version. The wall clock is the caller's to compare: `ticks` of the log, 60 a second.
 */
export function verifyRun(issued: ReplayedRun, log: RunLog, cores = CORES): Result<VerifiedRun, LogRefusal> {
  if (log.game !== issued.game) return refuse('OTHER_GAME');
  if (log.version !== issued.version) return refuse('OTHER_VERSION');
  const replayLog = replayOf(issued.game, issued.version, cores);
  if (replayLog === null) return refuse('UNKNOWN_VERSION');
  return replayLog({ seed: issued.seed, ticks: log.ticks, inputs: log.inputs });
}

/** FNV-1a, 32 bits. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Hash over every number of a state, to compare two engines or two versions of the code (GAMES section 9): each number
 * as four bytes little endian, booleans 0 or 1, arrays with their length first, keys in alphabetical order; `events` and
 * words are left out. Eight hex digits.
 */
export function fingerprint(state: unknown): string {
  return (walk(OFFSET | 0, state) >>> 0).toString(16).padStart(8, '0');
}

function walk(hash: number, value: unknown): number {
  if (typeof value === 'number') return eat(hash, value | 0);
  if (typeof value === 'boolean') return eat(hash, value ? 1 : 0);
  if (Array.isArray(value)) return value.reduce(walk, eat(hash, value.length));
  if (typeof value !== 'object' || value === null) return hash;
  const fields = value as Record<string, unknown>;
  return Object.keys(fields)
    .filter((key) => key !== 'events')
    .sort()
    .reduce((before, key) => walk(before, fields[key]), hash);
}

function eat(hash: number, number: number): number {
  let eaten = hash;
  for (let byte = 0; byte < 4; byte += 1) eaten = Math.imul(eaten ^ ((number >> (8 * byte)) & 255), PRIME);
  return eaten;
}
