import { bidPopups } from '@consorcio/copy/month-popups';
import type { MapContext } from '../../chart/map-context.ts';

const { won } = bidPopups;

/** A sum of effort, and whose bid it was. */
export interface Amount {
  readonly label: string;
  readonly effort: number;
  readonly quota: number;
}
/** As many as lie around in the film. */
export const ENVELOPES = 4;
/**
 * Seconds of the film at which it is told what is in an envelope: the others one by one, the highest last, then the letter that
 * rises, then the own one where it lies around.
 */
export const OPENS = { other: (place: number) => 1.2 + 0.45 * place, letter: 3, own: 3.6 } as const;

/**
 * What the bid's film tells of the group's bids: only what the game knows to be true. That is what stands in the minutes, and
 * until they are there the winner's amount of a lost bid. `letter`: on the one that rises, null where nobody's amount is known
 * to be in it; `around`: on those that lie around, the highest first.
 * @param isOwn the film opens the player's own envelope; otherwise one of the group's
 * @param called how a member is called
 */
export function filmAmounts({ bid, minutes, current }: MapContext, isOwn: boolean, called: (quota: number) => string) {
  if (bid === null) return { letter: null, around: [] };
  const { quota: ownQuota } = current.campaign;
  const own: Amount = { label: won.bid, effort: bid.bid, quota: ownQuota };
  const { winningBid, winnerQuota } = bid;
  const isTold = !bid.win && typeof winningBid === 'number' && typeof winnerQuota === 'number';
  const known = minutes?.assembly.bids ?? (isTold ? [{ quota: winnerQuota, bid: winningBid }] : []);
  const others = known
    .filter(({ quota }) => quota !== ownQuota)
    .sort(
      (a, b) => b.bid - a.bid || Number(b.quota === winnerQuota) - Number(a.quota === winnerQuota) || a.quota - b.quota,
    )
    .map(({ quota, bid: effort }) => ({ label: called(quota), effort, quota }));
  if (isOwn) return { letter: own, around: others.slice(0, ENVELOPES) };
  const [first, ...rest] = others;
  return { letter: first ?? null, around: [own, ...rest].slice(0, ENVELOPES) };
}
