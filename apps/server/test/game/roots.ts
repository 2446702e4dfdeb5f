import { createHash } from 'node:crypto';
import { type Bid, drawFrom, seedOfRoot, termsOf } from '@consorcio/rules';
import { monthsWithoutBids, newGroup } from '@consorcio/rules/audit';
import type { DreamId } from '@consorcio/rules/vocabulary';

/** What a root of rulebook 2 has in store for a player who never bids and types no word of luck. */
interface RootedFate {
  readonly own: number;
  /** The card of the first month. */
  readonly card: number;
  readonly months: readonly { readonly winner: Bid | null; readonly drawnQuota: number | null }[];
}

function fateOf(root: Uint8Array, dreamId: DreamId): RootedFate {
  const draw = drawFrom({ serverSeed: seedOfRoot(Buffer.from(root).toString('hex')), clientSeed: '' });
  const terms = termsOf({ rulebook: 2, dreamId, isNewGamePlus: false });
  const group = newGroup(terms, draw);
  const { cards } = terms.rulebook;
  const card = cards[draw(cards.length, 'evento:1')]?.id ?? 0;
  return { own: group.quota, card, months: [...monthsWithoutBids(group, draw)] };
}

/** A root with this fate, found by trying: a test's stand-in for luck. */
function rootWith(dreamId: DreamId, fits: (fate: RootedFate) => boolean): Uint8Array {
  for (let i = 0; ; i += 1) {
    const root = createHash('sha256').update(`root ${i}`).digest();
    if (fits(fateOf(root, dreamId))) return root;
  }
}

const isPlain = ({ own, months }: RootedFate): boolean =>
  months.every(({ winner, drawnQuota }) => drawnQuota !== own && (winner?.bid ?? 0) > 1);

/** The player's quota is never drawn, no rival wins with a bid of 1, and the first bids are low. */
export const plainRoot = (dreamId: DreamId): Uint8Array =>
  rootWith(dreamId, (fate) => isPlain(fate) && (fate.months[0]?.winner?.bid ?? 99) < 5);

/** The same, and the first month's card is this one. */
export const rootWithCard = (dreamId: DreamId, card: number): Uint8Array =>
  rootWith(dreamId, (fate) => isPlain(fate) && fate.card === card);

/** The raffle of this month is the player's, and until then no rival wins with a bid of 1. */
export const rootWithLetter = (dreamId: DreamId, month: number): Uint8Array =>
  rootWith(
    dreamId,
    ({ own, months }) =>
      months[month - 1]?.drawnQuota === own && months.slice(0, month).every(({ winner }) => (winner?.bid ?? 0) > 1),
  );

/** The first raffle is the player's. */
export const luckyRoot = (dreamId: DreamId): Uint8Array => rootWithLetter(dreamId, 1);
