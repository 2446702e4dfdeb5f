import { endedOf } from '@consorcio/contract/kept';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { Game } from '@consorcio/minigames';
import type { Sprites } from '../canvas/sprites.ts';
import type { LiveRegion } from '../feedback/live-region.ts';
import { shiftOf, vigorIn } from '../hud/reward-range.ts';
import type { Finished } from '../page/api.ts';
import { goToLogin, leave } from '../page/host-bridge.ts';
import { bestPoints, isMotionReduced, keepBest } from '../page/settings.ts';
import { offerAgain, showSending } from '../panels/message-panel.ts';
import { type ResultSprites, type ResultView, showResult } from '../panels/result-panel.ts';
import { leaveWithMessage, type StageRun } from './receive-run.ts';
import type { RecordedRun } from './recorded-run.ts';
import { submitRun } from './submit-run.ts';

/** What a finished run is sent and shown with. */
export interface FinishParts {
  readonly game: Game;
  readonly resultSprites: ResultSprites;
  readonly stageRun: StageRun;
  readonly sprites: Sprites;
  readonly live: LiveRegion;
}

/** Sends a log until the server took it or never will; then shows the reward and leads back to the map. */
export async function finishRun(parts: FinishParts, recorded: RecordedRun): Promise<void> {
  const { game, stageRun, live } = parts;
  const sending = showSending();
  const submitted = await submitRun(stageRun.stageId, recorded.log);
  sending.close();
  switch (submitted.kind) {
    case 'finished': {
      endedOf(game).write('yes');
      const result = resultOf(parts, recorded, submitted.finished);
      if (recorded.summary?.isCalm === false) keepBest(game, result.points);
      await showResult(result, (words) => live.announce(words));
      leave(stageRun.stageId);
      return;
    }
    case 'later': {
      const choice = await offerAgain(submitted.isForeign ? copy.sending.foreign : copy.sending.failed);
      if (choice === 'again') await finishRun(parts, recorded);
      else leave(null);
      return;
    }
    case 'signed-out':
      goToLogin();
      return;
    case 'refused':
      await leaveWithMessage(submitted.isReplay ? copy.leaving.refused : copy.leaving.past);
  }
}

/** Score and reward are the server's; points and the last sentence are the run's own. */
function resultOf(
  { game, resultSprites, stageRun: { issued, reward: range }, sprites }: FinishParts,
  { summary }: RecordedRun,
  { score, reward, balance, movement, stars = 0 }: Finished,
): ResultView {
  return {
    points: summary?.points ?? 0,
    best: summary === null || summary.isCalm ? null : bestPoints(game),
    poses: resultSprites,
    scoreBp: score,
    effort: reward.effort,
    energy: reward.energy,
    balance: reward.energy > 0 ? balance.energy : balance.effort,
    shift: shiftOf(range, score, vigorIn(range, issued.vigor), movement),
    thanks: stars,
    line: summary?.line ?? '',
    vigor: vigorIn(range, issued.vigor),
    offer: summary?.offer ?? null,
    isMotionReduced: isMotionReduced(),
    sprites,
  };
}
