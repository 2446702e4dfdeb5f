import { mapScreen } from '@consorcio/copy/popups';
import { type CurrentStage, dreamParts } from '../chart/current-stage.ts';

/**
 * What the sign on the player's lot says: a plan until the letter, the dream after it, or that the lot waits. Nothing before
 * the first instalment is paid: the first month has its own bar.
 */
export function lotSign(current: CurrentStage): string | null {
  const { status } = current.campaign;
  if (status === 'SUCCESS') return mapScreen.lotWon;
  if (status !== 'ACTIVE') return mapScreen.lotWaits;
  const paid = dreamParts(current);
  return paid === 0 ? null : mapScreen.plan(paid, current.dream.cycles);
}
