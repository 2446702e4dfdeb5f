import type { RunLog } from '@consorcio/minigames/input-log';
import type { LiveRegion } from '../feedback/live-region.ts';
import type { RewardRange } from '../hud/reward-preview.ts';
import type { Scene } from '../page/game-view.ts';
import type { Issued } from '../run/run-player.ts';

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
