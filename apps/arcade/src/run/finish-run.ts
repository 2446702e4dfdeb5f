import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type Core, type CoreState, isCalm, replay } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import type { Art } from '../canvas/sprites.ts';
import type { LiveRegion } from '../feedback/live-region.ts';
import type { Finished } from '../page/api.ts';
import type { Cabinet, Controls } from '../page/game-view.ts';
import { goToLogin, leave } from '../page/host-bridge.ts';
import { bestPoints, isMotionReduced, keepBest } from '../page/settings.ts';
import { offerAgain, showSending } from '../panels/message-panel.ts';
import { type ResultView, showResult } from '../panels/result-panel.ts';
import { leaveWith, type OpenedRun } from './receive-run.ts';
import { submitRun } from './submit-run.ts';

/** What a finished run is handed in with. */
export interface HandingIn<State extends CoreState, Hand extends Controls<State>> {
  readonly cabinet: Cabinet<State, Hand>;
  readonly core: Core<State>;
  readonly opened: OpenedRun;
  readonly art: Art;
  readonly live: LiveRegion;
}

/** Sends a log until the server took it or never will; then shows the reward and leads back to the map. */
export async function handIn<State extends CoreState, Hand extends Controls<State>>(
  parts: HandingIn<State, Hand>,
  log: RunLog,
): Promise<void> {
  const { opened, live } = parts;
  const sending = showSending();
  const submitted = await submitRun(opened.stageId, log);
  sending.close();
  switch (submitted.kind) {
    case 'finished': {
      const result = resultOf(parts, log, submitted.finished);
      if (!isCalm(log.inputs)) keepBest(parts.cabinet.game, result.points);
      await showResult(result, (words) => live.say(words));
      leave(opened.stageId);
      return;
    }
    case 'later': {
      const choice = await offerAgain(copy.sending.failedHeading, copy.sending.failed);
      if (choice === 'again') await handIn(parts, log);
      else leave(null);
      return;
    }
    case 'signed-out':
      goToLogin();
      return;
    case 'refused':
      await leaveWith(submitted.isReplay ? copy.leaving.refused : copy.leaving.past);
  }
}

/** Score and reward are the server's; points and the last sentence come from the same replay, here. */
function resultOf<State extends CoreState, Hand extends Controls<State>>(
  { cabinet, core, opened: { issued, reward: range }, art }: HandingIn<State, Hand>,
  log: RunLog,
  { score, reward, balance }: Finished,
): ResultView {
  const { ticks, inputs } = log;
  const calm = isCalm(inputs) ? cabinet.calm.outcomeOf(issued, log) : null;
  const played = isCalm(inputs) ? null : replay(core, { seed: issued.seed, ticks, inputs });
  const state = played?.ok === true ? played.value.state : null;
  return {
    points: calm?.points ?? (state === null ? 0 : core.points(state)),
    best: state === null ? null : bestPoints(cabinet.game),
    glad: cabinet.glad,
    scoreBp: score,
    effort: reward.effort,
    energy: reward.energy,
    balance: reward.energy > 0 ? balance.energy : balance.effort,
    line: calm?.line ?? (state === null ? '' : cabinet.endLine(state)),
    vigor: range.kind === 'effort' ? issued.vigor : null,
    offer: state === null ? null : (cabinet.offerAfter?.(state, inputs) ?? null),
    isMotionReduced: isMotionReduced(),
    art,
  };
}
