import { bidPopups } from '@consorcio/copy/month-popups';
import type { MapContext } from '../../chart/map-context.ts';

const { film, won } = bidPopups;

/** A sum of effort, and whose bid it was. */
export interface Amount {
  readonly label: string;
  readonly effort: number;
  readonly quota: number;
}
export interface FilmAmounts {
  /** On the letter that rises; null: nobody's amount is known to be in it. */
  readonly letter: Amount | null;
  /** On the envelopes that lie around, the highest first. */
  readonly around: readonly Amount[];
}
/** As many as lie around in the film. */
const ENVELOPES = 4;

/**
 * What the bid's film tells of the group's bids: only what the game knows to be true. Of a lost bid that is the winner's
 * amount, of a bid that won the other bids in the minutes, once they are there.
 * @param isOwn the film opens the player's own envelope; otherwise one of the group's
 */
export function filmAmounts({ bid, minutes, current }: MapContext, isOwn: boolean): FilmAmounts {
  if (bid === null) return { letter: null, around: [] };
  const own: Amount = { label: won.bid, effort: bid.bid, quota: current.campaign.quota };
  const { winningBid, winnerQuota } = bid;
  const isTold = !bid.win && typeof winningBid === 'number' && typeof winnerQuota === 'number';
  const winner = isTold ? [{ label: film.quota(winnerQuota), effort: winningBid, quota: winnerQuota }] : [];
  const others = !bid.win
    ? winner
    : (minutes?.assembly.bids ?? [])
        .filter(({ quota }) => quota !== current.campaign.quota)
        .sort((a, b) => b.bid - a.bid || a.quota - b.quota)
        .map(({ quota, bid: effort }) => ({ label: film.quota(quota), effort, quota }));
  if (isOwn) return { letter: own, around: others.slice(0, ENVELOPES) };
  const [first, ...rest] = others;
  return { letter: first ?? null, around: [own, ...rest].slice(0, ENVELOPES) };
}
