import type { RunLog } from '@consorcio/minigames/input-log';
import type { ResultOffer } from '../panels/result-panel.ts';

/** What a result tells of a run beside what the server says of it. */
export interface RunSummary {
  readonly points: number;
  /** One sentence for the end. */
  readonly line: string;
  /** Played in 'modo tranquilo': compared with no record. */
  readonly isCalm: boolean;
  readonly offer: ResultOffer | null;
}

/** A run that is over: what is sent, and what is told of it. */
export interface RecordedRun {
  readonly log: RunLog;
  /** Null only for a kept log that can't be replayed. */
  readonly summary: RunSummary | null;
}
