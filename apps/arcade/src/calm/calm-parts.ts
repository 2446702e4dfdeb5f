import type { RunLog } from '@consorcio/minigames/input-log';
import type { Scene } from '../cabinet.ts';
import type { LiveRegion } from '../live-region.ts';
import type { RewardRange } from '../reward-preview.ts';
import type { Issued } from '../run-session.ts';

/** What a calm run is played with. */
export interface CalmParts {
  readonly issued: Issued;
  readonly scene: Scene;
  readonly reward: RewardRange;
  readonly live: LiveRegion;
}

/** How a game is played in 'modo tranquilo'. GAMES 6.3. */
export interface CalmGame {
  play(parts: CalmParts): Promise<RunLog>;
  /** Points of a calm log, and the sentence for its end; null for a log that can't be replayed. */
  outcomeOf(issued: Issued, log: RunLog): { readonly points: number; readonly line: string } | null;
}
