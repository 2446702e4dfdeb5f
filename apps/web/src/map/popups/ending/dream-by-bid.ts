import { completePopups } from '@consorcio/copy/month-popups';
import { afterBid } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import type { MapContext } from '../../chart/map-context.ts';
import { stillOwes } from './first-bill.ts';

/** Why a bid won and what it left, as far as both are known, and that instalments go on where they do. */
export function dreamByBid(context: Pick<MapContext, 'bid' | 'current'>): string {
  const { bid: copy, goesOn } = completePopups;
  const { current } = context;
  const bid = context.bid?.bid ?? current.assembly?.bid ?? 0;
  const owes = stillOwes(context);
  if (!owes && afterBid(termsOfStage(current), current.stage.cycle, bid).paysAll) return copy.bodyPaidAll;
  if (!owes) return copy.whyUnknown;
  return `${bid === 0 ? copy.whyUnknown : copy.why(bid, current.balance.effort)} ${goesOn}`;
}
