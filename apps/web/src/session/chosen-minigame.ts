import type { ReplyOf } from '@consorcio/contract';
import { call } from '../api/client.ts';
import type { Answer } from '../api/read-answer.ts';

type CurrentStage = ReplyOf<'stageCurrent'>;

/** A minigame that was chosen on the map: where the campaign stood, and the answer to its beginning, maybe on its way. */
export interface ChosenMinigame {
  readonly current: CurrentStage;
  readonly roomId: number;
  readonly begun: Promise<Answer<'stageBegin'>>;
}

let chosen: ChosenMinigame | null = null;

/** Can a minigame be begun in the room, or was it begun there before? */
const isOpenTo = ({ stage, extras, room }: CurrentStage, roomId: number): boolean =>
  stage.type === 'MINIGAME' && extras.phase === 'STAGE' && (room?.id ?? roomId) === roomId;

/**
 * Begins the stage that the map knows, while its popup still closes. The minigame's screen takes the answer; when the
 * map knows better, that screen asks.
 */
export function chooseMinigame(current: CurrentStage, roomId: number): void {
  chosen = isOpenTo(current, roomId)
    ? { current, roomId, begun: call('stageBegin', { body: { stageId: current.stage.id, roomId } }) }
    : null;
}

/** Taken once: whoever comes back to a minigame by another way asks. */
export function takeChosenMinigame(): ChosenMinigame | null {
  const taken = chosen;
  chosen = null;
  return taken;
}
