import { mapScreen } from '@consorcio/copy/popups';
import { type CurrentStage, dreamParts } from '../chart/current-stage.ts';

/** What the sign on the player's lot says: a plan until the letter, the dream after it, or that the lot waits. */
export function lotSign(current: CurrentStage): string {
  const { status } = current.campaign;
  if (status === 'SUCCESS') return mapScreen.lotWon;
  return status === 'ACTIVE' ? mapScreen.plan(dreamParts(current), current.dream.cycles) : mapScreen.lotWaits;
}
