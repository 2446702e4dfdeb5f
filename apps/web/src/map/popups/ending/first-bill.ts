import { bidCopy } from '@consorcio/copy/decisions';
import { threeDigits } from '@consorcio/copy/digits';
import { completePopups } from '@consorcio/copy/month-popups';
import { afterBid, mostOfFirstMonth } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import type { Chip } from '../../../ui/figures/chips.tsx';
import type { MapContext } from '../../chart/map-context.ts';

/** The bid that won; 0 where the letter came without one, null where it is not known any more. */
function wonBid({ bid, current }: Pick<MapContext, 'bid' | 'current'>): number | null {
  if (bid?.win === true) return bid.bid;
  return current.campaign.context === 'BID' ? (current.assembly?.bid ?? null) : 0;
}

/** Whether instalments go on after the letter, by the contract itself once it is there, and by the bid until then. */
export function stillOwes(context: Pick<MapContext, 'bid' | 'current'>): boolean {
  const { campaign, stage } = context.current;
  const { status } = campaign.after;
  if (status !== 'NONE') return status === 'OPEN';
  return !afterBid(termsOfStage(context.current), stage.cycle, wonBid(context) ?? 0).paysAll;
}

/** After a letter: what is left, and the bill that comes next, where one is known to come. */
export function firstBill(context: Pick<MapContext, 'bid' | 'current'>): readonly Chip[] {
  const { current } = context;
  const terms = termsOfStage(current);
  const reserve: Chip = { label: bidCopy.reserve, value: threeDigits(current.balance.effort), icon: 'esforco' };
  const won = wonBid(context);
  if (won === null) return [reserve];
  if (!stillOwes(context)) return [reserve];
  const { next } = afterBid(terms, current.stage.cycle, won);
  return [reserve, { label: bidCopy.firstBill, value: bidCopy.upTo(next + mostOfFirstMonth(terms)) }];
}

/** Why a bid won and what it left, as far as both are known, and that instalments go on where they do. */
export function dreamByBid(context: Pick<MapContext, 'bid' | 'current'>): string {
  const { bid: copy, goesOn } = completePopups;
  const { current } = context;
  const bid = context.bid?.bid ?? current.assembly?.bid ?? 0;
  const owes = stillOwes(context);
  if (!owes && afterBid(termsOfStage(current), current.stage.cycle, bid).paysAll) return copy.bodyPaidAll;
  if (!owes) return copy.whyUnknown;
  return `${bid === 0 ? copy.whyUnknown : copy.why(bid)} ${goesOn}`;
}
