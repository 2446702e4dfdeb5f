import type { ReplyOf } from '@consorcio/contract';
import type { Answer } from '@consorcio/contract/call';
import { call } from '../api/client.ts';

type CurrentStage = ReplyOf<'stageCurrent'>;

/** A minigame that was chosen on the map: the current stage then, and the answer to `stageBegin`, maybe still pending. */
export interface ChosenMinigame {
  readonly current: CurrentStage;
  readonly roomId: number;
  readonly begun: Promise<Answer<'stageBegin'>>;
}

let chosen: ChosenMinigame | null = null;

/** True when a minigame can be begun in the room, or was begun there before. */
const isOpenTo = ({ stage, extras, room }: CurrentStage, roomId: number): boolean =>
  stage.type === 'MINIGAME' && extras.phase === 'STAGE' && (room?.id ?? roomId) === roomId;

/**
 * Begins the current stage while the map's popup still closes. The minigame's screen takes the answer; where the stage
 * can't be begun in this room, that screen finds out why.
 */
export function chooseMinigame(current: CurrentStage, roomId: number): void {
  chosen = isOpenTo(current, roomId)
    ? { current, roomId, begun: call('stageBegin', { body: { stageId: current.stage.id, roomId } }) }
    : null;
}

/** Returns it once; null when the minigame's screen was reached by another way. */
export function takeChosenMinigame(): ChosenMinigame | null {
  const taken = chosen;
  chosen = null;
  return taken;
}
