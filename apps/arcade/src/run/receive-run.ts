import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { CoreState } from '@consorcio/minigames';
import type { RewardRange } from '../hud/reward-preview.ts';
import * as api from '../page/api.ts';
import type { Cabinet, Controls } from '../page/game-view.ts';
import { goToLogin, leave, runHandover } from '../page/host-bridge.ts';
import { showMessage } from '../panels/message-panel.ts';
import type { Issued } from './run-player.ts';

/** What is to be played, as the server issued it. */
export interface OpenedRun {
  readonly stageId: string;
  readonly issued: Issued;
  readonly personaId: number;
  readonly reward: RewardRange;
}

/** The run that was issued for this game; null when the player was led elsewhere. */
export async function openRun<State extends CoreState, Hand extends Controls<State>>(
  cabinet: Cabinet<State, Hand>,
): Promise<OpenedRun | null> {
  const handed = await runHandover();
  if (handed?.issued.game !== cabinet.game) return askForRun(cabinet);
  const { stageId, issued, personaId, rewards } = handed;
  return { stageId, issued, personaId, reward: rewardRange(cabinet, rewards) };
}

async function askForRun<State extends CoreState, Hand extends Controls<State>>(
  cabinet: Cabinet<State, Hand>,
): Promise<OpenedRun | null> {
  const [current, rooms] = await Promise.all([api.currentStage(), api.rooms()]);
  if (!current.ok) return goElsewhere(current.status);
  const { stage, room, user } = current.value;
  const issued = room?.run ?? null;
  if (issued === null) return leaveWith(copy.leaving.noRun);
  if (issued.game !== cabinet.game) return leaveWith(copy.leaving.otherGame);
  const found = rooms.ok ? rooms.value.find(({ id }) => id === cabinet.room) : undefined;
  const reward = rewardRange(cabinet, found?.rewards ?? null);
  return { stageId: stage.id, issued, personaId: user.personaId, reward };
}

/** Without the rooms the game is played all the same, only the preview of the reward stays at nothing. */
function rewardRange<State extends CoreState, Hand extends Controls<State>>(
  { reward: kind }: Cabinet<State, Hand>,
  rewards: api.Room['rewards'] | null,
): RewardRange {
  const [min, max] =
    kind === 'effort' ? [rewards?.minEffort, rewards?.maxEffort] : [rewards?.minEnergy, rewards?.maxEnergy];
  return { kind, min: min ?? 0, max: max ?? 0 };
}

async function goElsewhere(status: number): Promise<null> {
  if (status === 401) goToLogin();
  else if (status === 0 || status >= 500) {
    await showMessage(copy.leaving.noConnection, copy.leaving.retry);
    location.reload();
  } else return leaveWith(copy.leaving.noRun);
  return null;
}

/** Says why, and leads back to the map. */
export async function leaveWith(sentence: string): Promise<null> {
  await showMessage(sentence);
  leave(null);
  return null;
}
