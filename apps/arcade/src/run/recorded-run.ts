import type { RunLog } from '@consorcio/minigames/input-log';
import type { ResultOffer } from '../panels/result-panel.ts';

/** What the result panel shows of a run besides the server's answer. */
export interface RunSummary {
  readonly points: number;
  /** One sentence for the end. */
  readonly line: string;
  /** Played in 'modo tranquilo': compared with no record. */
  readonly isCalm: boolean;
  readonly offer: ResultOffer | null;
}

/** A finished run: what is sent, and what is shown of it. */
export interface RecordedRun {
  readonly log: RunLog;
  /** Null only for a kept log that can't be replayed. */
  readonly summary: RunSummary | null;
}
