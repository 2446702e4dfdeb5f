import type { CallError } from '@consorcio/contract/call';
import { type Hour, hourOf, type LiveHandover } from '@consorcio/contract/wire';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { Game } from '@consorcio/minigames';
import type { IssuedRun } from '@consorcio/minigames/input-log';
import { type PayTerms, payTermsOf, rangeBehind } from '@consorcio/rules/queries';
import { FIRST_RULEBOOK, minigameOf, PAID_BY } from '@consorcio/rules/vocabulary';
import type { RewardRange } from '../hud/reward-range.ts';
import * as api from '../page/api.ts';
import { goToLogin, leave, runHandover } from '../page/host-bridge.ts';
import { showMessage } from '../panels/message-panel.ts';

/** What is to be played, as the server issued it. */
export interface StageRun {
  readonly stageId: string;
  readonly issued: IssuedRun;
  readonly personaId: number;
  readonly reward: RewardRange;
  /** The light of the campaign's month. */
  readonly hour: Hour;
  /** Null in a campaign. */
  readonly live: LiveHandover | null;
}

/** The run that was issued for this game; null when the player was led elsewhere. */
export async function receiveRun(game: Game): Promise<StageRun | null> {
  const handed = await runHandover();
  if (handed?.issued.game !== game) return fetchRun(game);
  const { stageId, issued, personaId, rewards, rulebook, hour = 'day', live = null } = handed;
  return { stageId, issued, personaId, reward: rewardRange(game, rewards, rulebook, live), hour, live };
}

async function fetchRun(game: Game): Promise<StageRun | null> {
  const [current, rooms] = await Promise.all([api.currentStage(), api.rooms()]);
  if (!current.ok) return leaveOnFailure(current.error);
  const { stage, dream, room, user, campaign } = current.value;
  const issued = room?.run ?? null;
  if (issued === null) return leaveWithMessage(copy.leaving.noRun);
  if (issued.game !== game) return leaveWithMessage(copy.leaving.otherGame);
  const found = rooms.ok ? rooms.value.find(({ id }) => id === minigameOf(game).roomId) : undefined;
  const reward = rewardRange(game, found?.rewards ?? null, campaign.rulebook);
  return {
    stageId: stage.id,
    issued,
    personaId: user.personaId,
    reward,
    hour: hourOf(stage.cycle, dream.cycles),
    live: null,
  };
}

/** Without the rooms the game is played all the same, only the preview of the reward stays at nothing. */
function rewardRange(
  game: Game,
  rewards: api.Room['rewards'] | null,
  rulebook: number | undefined,
  live: LiveHandover | null = null,
): RewardRange {
  const { kind: place, roomId } = minigameOf(game);
  const kind = PAID_BY[place];
  const told = rewards ?? { minEffort: 0, maxEffort: 0, minEnergy: 0, maxEnergy: 0 };
  if (live === null) {
    const version = rulebook ?? FIRST_RULEBOOK;
    return { ...rangeBehind(version, roomId, told), roomId, kind, pay: payTermsOf(version) };
  }
  const range = {
    min: told.minEffort + told.minEnergy,
    max: told.maxEffort + told.maxEnergy,
    roomId,
    pay: livePay(live),
  };
  return kind === 'effort' ? { ...range, kind: 'coins', each: live.coins } : { ...range, kind, room: live.room };
}

/** What a live rulebook has of the pay: no day moves it. */
function livePay({ care, percents: [fresh, tired, exhausted] }: LiveHandover): PayTerms {
  const vigor = { FRESH: { percent: fresh }, TIRED: { percent: tired }, EXHAUSTED: { percent: exhausted } };
  return { care, vigor, movement: { rooms: [], steps: [] } };
}

async function leaveOnFailure(error: CallError): Promise<null> {
  if (error.kind !== 'network' && error.status === 401) goToLogin();
  else if (error.kind === 'network' || error.status >= 500) {
    const isForeign = error.kind === 'network' && error.isForeign === true;
    await showMessage(isForeign ? copy.leaving.foreign : copy.leaving.noConnection, copy.leaving.retry);
    location.reload();
  } else return leaveWithMessage(copy.leaving.noRun);
  return null;
}

/** Says why, and leads back to the map. */
export async function leaveWithMessage(sentence: string): Promise<null> {
  await showMessage(sentence);
  leave(null);
  return null;
}
