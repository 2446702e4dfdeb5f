import type { IssuedRun, RunLog } from '@consorcio/minigames/input-log';
import type { DrawContext } from '../canvas/draw-context.ts';
import type { LiveRegion } from '../feedback/live-region.ts';
import type { RewardRange } from '../hud/reward-range.ts';
import type { RecordedRun, RunSummary } from '../run/recorded-run.ts';

export interface CalmParts {
  readonly issued: IssuedRun;
  readonly context: DrawContext;
  readonly reward: RewardRange;
  readonly live: LiveRegion;
  /** Told whenever the run reaches what is paid as a whole turn, or falls below it again; `end` ends it with that. RULES 4.6. */
  onPaid(isPaid: boolean, end: () => void): void;
  /** Ends a paid run; the game gives it a place. */
  readonly stop: HTMLButtonElement;
}

/** How a game is played in 'modo tranquilo'. GAMES 6.3. */
export interface CalmGame {
  play(parts: CalmParts): Promise<RecordedRun>;
  /** Of a log that was kept, replayed once; null for one that can't be replayed. */
  summaryOf(issued: IssuedRun, log: RunLog): RunSummary | null;
}
