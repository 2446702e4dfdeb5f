import { mapScreen } from '@consorcio/copy/popups';
import { type CurrentStage, dreamParts, pictureShown } from '../chart/current-stage.ts';

/** Name of the lot's picture that is the same for every dream. */
export const LOST_LOT = 'lost';
/** Name of the picture of a dream that somebody lives with. */
export const livedInLot = (dream: number): string => `${dream}-home`;

/**
 * Name of the picture that stands on the lot (`lot/…` of the pictures): the plan as far as it is paid until the letter, the
 * dream with it, the bare lot where it was lost.
 */
export function lotShown(current: CurrentStage): string {
  const { dream, n } = pictureShown(current);
  const { status } = current.campaign;
  if (status === 'ACTIVE') return `${dream}-${n}`;
  return status === 'SUCCESS' ? `${dream}-real` : LOST_LOT;
}

/** How one picture becomes the next: a part of the plan grows in, the plan becomes the real thing, or nothing is played. */
export function lotChange(before: string | null, now: string): 'grows' | 'comes' | null {
  const [dream = '', state = ''] = now.split('-');
  const [dreamBefore, n = ''] = before?.split('-') ?? [];
  if (dreamBefore !== dream || !/^\d+$/.test(n)) return null;
  if (state === 'real') return 'comes';
  return Number(state) > Number(n) ? 'grows' : null;
}

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
