import type { Campaign } from '../campaign/campaign.ts';
import { optionsOf } from '../campaign/cards.ts';
import { type Draw, drawnOnce } from '../draw/fair-draw.ts';
import { MINIGAMES, PLANS } from '../vocabulary.ts';
import { type Change, withChange } from './change.ts';
import type { CampaignChoices } from './choices.ts';
import { redrawnOf } from './note.ts';
import { lives } from './relive.ts';

/** The kinds of change that are looked at: neither another care, nor to stop or go on. */
type TriedChange = Extract<Change, { readonly kind: 'PLACE' | 'BID' | 'OPTION' | 'USE' | 'PLAN' }>;

/** Most of them that are told. */
export const GHOSTS = 5;

/**
 * The other ways to have decided once that come out most different under the campaign's own draws, at most `GHOSTS`: first what
 * would have brought the letter sooner without losing the good; then the least bids that would have won; then by the change of
 * worth, each kind of decision once before any comes again, never two ways of one decision; what would change nothing only where
 * nothing would. Bounded: at most some 200 lives.
 */
export function ghosts(choices: CampaignChoices, draw: Draw, rootDraw: Draw): readonly Change[] {
  const [once, rootOnce] = [drawnOnce(draw), drawnOnce(rootDraw)];
  const lived = (change: TriedChange): Campaign | null => {
    const changed = withChange(choices, change);
    return changed === null ? null : lives(changed)(once, rootOnce);
  };
  const own = lives(choices)(once, rootOnce);
  const { worth } = redrawnOf(own);
  const weigh = (change: TriedChange) => {
    const other = lived(change);
    if (other === null) return [];
    const weight = Math.abs(redrawnOf(other).worth - worth);
    return [{ change, weight, letter: soonerLetter(own, other) }];
  };
  const bids = choices.months.flatMap((_, i) => leastWinningBid(choices, i + 1, lived) ?? []).flatMap(weigh);
  const weighed = otherWays(choices)
    .flatMap(weigh)
    .sort((a, b) => b.weight - a.weight);
  const moved = weighed.filter(({ weight }) => weight > 0);
  const ways = [...bids, ...(bids.length + moved.length > 0 ? moved : weighed)];
  return told(ways.sort((a, b) => a.letter - b.letter).map(({ change }) => change));
}

const letterOf = ({ context, cycle }: Campaign): number =>
  context === 'DEFAULT' || context === null ? Number.POSITIVE_INFINITY : cycle;

/** The month of the other life's letter, or the own one's where it is not sooner, was luck, or cost the good. */
function soonerLetter(own: Campaign, other: Campaign): number {
  const isKept = other.context !== 'JACKPOT' && other.after?.end !== 'RETOMADO';
  return Math.min(letterOf(own), isKept ? letterOf(other) : Number.POSITIVE_INFINITY);
}

/** The least bid by which the letter would have come in that month, by halves; null where all one had would not have won. */
function leastWinningBid(
  { months }: CampaignChoices,
  month: number,
  lived: (change: TriedChange) => Campaign | null,
): TriedChange | null {
  const bid = months[month - 1]?.bid ?? null;
  const at = (effort: number): TriedChange => ({ kind: 'BID', month, effort });
  const wins = (effort: number): boolean => {
    const life = lived(at(effort));
    return life?.context === 'BID' && life.cycle === month;
  };
  if (bid === null || bid.of === 0 || !wins(bid.of)) return null;
  let [least, enough] = [1, bid.of];
  while (least < enough) {
    const half = Math.floor((least + enough) / 2);
    if (wins(half)) enough = half;
    else least = half + 1;
  }
  return enough === bid.offered ? null : at(enough);
}

/** The first of each kind of decision, then the others; never two ways of the same decision. */
function told(ways: readonly TriedChange[]): readonly TriedChange[] {
  const firsts = ways.filter(({ kind }, i) => ways.findIndex((one) => one.kind === kind) === i);
  const others = ways.filter(
    (one, i) =>
      !firsts.some((first) => decisionOf(first) === decisionOf(one)) &&
      ways.findIndex((way) => decisionOf(way) === decisionOf(one)) === i,
  );
  return [...firsts, ...others].slice(0, GHOSTS);
}

function decisionOf(change: TriedChange): string {
  switch (change.kind) {
    case 'PLACE':
      return `places ${change.month}`;
    case 'OPTION':
      return `card ${change.eventId}`;
    case 'PLAN':
      return `plan ${change.place}`;
    case 'BID':
      return `bid ${change.month}`;
    case 'USE':
      return change.kind;
  }
}

/** Another place for each turn, no bid, and every other answer to a card, use and plan. */
function otherWays(choices: CampaignChoices): readonly TriedChange[] {
  const { months, options = [], after } = choices;
  const ways: TriedChange[] = months.flatMap(({ turns, bid }, i): readonly TriedChange[] => [
    ...turns.flatMap((turn, place) =>
      MINIGAMES.filter(({ roomId }) => roomId !== turn.roomId).map(({ roomId }): TriedChange => {
        return { kind: 'PLACE', month: i + 1, position: place + 1, roomId };
      }),
    ),
    ...(bid === null || bid.offered === 0 ? [] : [{ kind: 'BID', month: i + 1, effort: 0 } as const]),
  ]);
  for (const { eventId, option: own } of options) {
    for (const { option } of optionsOf(choices, eventId))
      if (option !== own) ways.push({ kind: 'OPTION', eventId, option });
  }
  if (after?.use != null) ways.push({ kind: 'USE', use: after.use === 'TERM' ? 'INSTALMENT' : 'TERM' });
  after?.plans.forEach((plan, place) => {
    for (const works of PLANS) if (works !== plan.works) ways.push({ kind: 'PLAN', place, works });
  });
  return ways;
}
