import { replayOf, unpackInputs } from '@consorcio/minigames';
import type { LiveFault, LogToReplay } from '@consorcio/rules/live-audit';

/** What came of the logs of a live group. */
export interface ReplayedLogs {
  /** Logs that were replayed and give the score that was published. */
  readonly same: number;
  /** Logs of versions that this page does not have. */
  readonly tooOld: number;
  readonly faults: readonly LiveFault[];
}

type Outcome = 'SAME' | 'TOO_OLD' | LiveFault;

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

function scoreOf({ game, version, seed, ticks, inputs }: LogToReplay): number | string | null {
  const replay = replayOf(game, version);
  if (replay === null) return null;
  try {
    const replayed = replay({ seed, ticks, inputs: unpackInputs(bytesOf(inputs)) });
    return replayed.ok ? replayed.value.scoreBp : replayed.refusal;
  } catch {
    return 'NOT_A_LOG';
  }
}

function outcomeOf(log: LogToReplay): Outcome {
  const score = scoreOf(log);
  if (score === null) return 'TOO_OLD';
  if (score === log.score) return 'SAME';
  return { part: 'LOGS', at: `month ${log.month} quota ${log.quota}`, published: `${log.score}`, computed: `${score}` };
}

/** Lets the page draw and answer between two logs. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Replays logs one by one with the games' own cores. `onDone`: after each; stops when `signal` is aborted. */
export async function replayLogs(
  logs: readonly LogToReplay[],
  onDone: (done: number) => void,
  signal: AbortSignal,
): Promise<ReplayedLogs> {
  const outcomes: Outcome[] = [];
  for (const log of logs) {
    if (signal.aborted) break;
    outcomes.push(outcomeOf(log));
    onDone(outcomes.length);
    await breath();
  }
  return {
    same: outcomes.filter((outcome) => outcome === 'SAME').length,
    tooOld: outcomes.filter((outcome) => outcome === 'TOO_OLD').length,
    faults: outcomes.filter((outcome) => typeof outcome === 'object'),
  };
}
