/** One press: the tick whose step consumes it, and what was pressed. */
export type Input = readonly [tick: number, code: number];

/** What is replayed. `seed` is 32 hex digits and comes from the server, never from the log. */
export interface Run {
  readonly seed: string;
  readonly ticks: number;
  readonly inputs: readonly Input[];
}

/** First stage of a run: what the server gave out at `begin` and believes when the log comes back (RULES 4.7). */
export interface IssuedRun {
  readonly game: string;
  readonly version: number;
  /** 32 hex digits. */
  readonly seed: string;
  /** Percent of the verified score that counts: 100, 85 or 15 (RULES 4.4). */
  readonly vigor: number;
}

/** Second stage of a run: what a minigame's page records and sends as `results` (CONTRACT section 5). */
export interface RunLog {
  readonly game: string;
  readonly version: number;
  /** How long the run lasted, at 60 a second; shorter than the game's end when it was given up. */
  readonly ticks: number;
  readonly inputs: readonly Input[];
}

/** What a core says about the logs it can replay. */
export interface LogLimits {
  /** Inputs a run, the head of a calm run not counted. */
  readonly maxInputs: number;
  /** Is this one of the core's codes? Asked with whole numbers only. */
  accepts(code: number): boolean;
}

/** Ticks a second. */
export const TICK_RATE = 60;
/** Inputs in any 60 consecutive ticks: above what hands do, below what a script would like (GAMES section 1). */
export const INPUTS_PER_SECOND = 20;
export const INPUTS_PER_TICK = 2;
/** First input of a run in 'modo tranquilo'; only valid as [0, 900] at the head of the log (GAMES section 6). */
export const CALM_CODE = 900;

/** Why a log was refused. All of them are REPLAY_INVALID on the wire; the word is for the server's log. */
export const LOG_REFUSALS = [
  'NOT_A_LOG',
  'OTHER_GAME',
  'OTHER_VERSION',
  'UNKNOWN_VERSION',
  'BAD_SEED',
  'BAD_TICKS',
  'TOO_MANY_INPUTS',
  'BAD_INPUT_TICK',
  'INPUTS_OUT_OF_ORDER',
  'UNKNOWN_CODE',
  'TOO_MANY_IN_A_TICK',
  'TOO_MANY_IN_A_SECOND',
  'TICKS_AFTER_THE_END',
] as const;
export type LogRefusal = (typeof LOG_REFUSALS)[number];

const SEED = /^[0-9a-f]{32}$/;

/** Is this the head of a run in 'modo tranquilo'? */
export const isCalm = (inputs: readonly Input[]): boolean => {
  const head = inputs[0];
  return head !== undefined && head[0] === 0 && head[1] === CALM_CODE;
};

/**
 * May this input still be taken? The page's recorder asks first and drops what is over, so that an honest page never
 * writes a log that is refused. Asks about pace only; `maxInputs` is the recorder's own count.
 */
export function mayRecord(inputs: readonly Input[], tick: number): boolean {
  return !isCrowded(inputs, inputs.length, tick) && !isHurried(inputs, inputs.length, tick);
}

/** Would input number `i`, at `tick`, be one too many for its tick? */
function isCrowded(inputs: readonly Input[], i: number, tick: number): boolean {
  const earlier = inputs[i - INPUTS_PER_TICK];
  return earlier !== undefined && earlier[0] === tick;
}

/** Would input number `i`, at `tick`, be one too many for its second? */
function isHurried(inputs: readonly Input[], i: number, tick: number): boolean {
  const earlier = inputs[i - INPUTS_PER_SECOND];
  return earlier !== undefined && tick - earlier[0] < TICK_RATE;
}

/** Why these limits refuse this run, or null. Any numbers may stand in it: it comes from outside. */
export function refusalOf(limits: LogLimits, run: Run): LogRefusal | null {
  if (!SEED.test(run.seed)) return 'BAD_SEED';
  if (!Number.isSafeInteger(run.ticks) || run.ticks < 0) return 'BAD_TICKS';
  if (run.inputs.length > limits.maxInputs) return 'TOO_MANY_INPUTS';
  let before = 0;
  for (const [i, [tick, code]] of run.inputs.entries()) {
    if (!Number.isSafeInteger(tick) || tick < 0 || tick >= run.ticks) return 'BAD_INPUT_TICK';
    if (tick < before) return 'INPUTS_OUT_OF_ORDER';
    if (!Number.isSafeInteger(code) || !limits.accepts(code)) return 'UNKNOWN_CODE';
    if (isCrowded(run.inputs, i, tick)) return 'TOO_MANY_IN_A_TICK';
    if (isHurried(run.inputs, i, tick)) return 'TOO_MANY_IN_A_SECOND';
    before = tick;
  }
  return null;
}

/** The longest log of all games and modes, including the calm head: an upper bound for parsers of untrusted logs. */
export const LONGEST_LOG = 701;

/** Reads parsed JSON of any shape as a log, or null. Numbers are checked for being numbers only; the replay does the rest. */
export function readLog(results: unknown): RunLog | null {
  if (typeof results !== 'object' || results === null) return null;
  const { game, version, ticks, inputs } = results as Record<string, unknown>;
  if (typeof game !== 'string' || typeof version !== 'number' || typeof ticks !== 'number') return null;
  if (!Array.isArray(inputs) || !inputs.every(isInput)) return null;
  return { game, version, ticks, inputs };
}

const isInput = (value: unknown): value is Input =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'number';
