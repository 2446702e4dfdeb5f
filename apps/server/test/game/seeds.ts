import { createHash } from 'node:crypto';
import { type SealedSeed, sealSeed } from '@consorcio/game';
import { type Bid, CURRENT_RULEBOOK, drawFrom, termsOf } from '@consorcio/rules';
import { monthsWithoutBids, newGroup } from '@consorcio/rules/audit';
import type { DreamId } from '@consorcio/rules/vocabulary';

/** The luck of a player's first campaign, as a test hands it in. */
export interface Luck {
  /** The 32 bytes that the server draws: the seed, or the root of a rulebook that has one. */
  readonly bytes?: Uint8Array;
}

/** What a seed has in store for a player who never bids and types no word of luck. */
interface Fate {
  readonly own: number;
  /** The card of the first month. */
  readonly card: number;
  readonly months: readonly { readonly winner: Bid | null; readonly drawnQuota: number | null }[];
}

/** What the server seals when it draws these bytes. */
export const sealedOf = ({ bytes }: Required<Luck>): SealedSeed => sealSeed(() => bytes);

function fateOf(luck: Required<Luck>, dreamId: DreamId): Fate {
  const draw = drawFrom({ serverSeed: Buffer.from(sealedOf(luck).seed).toString('hex'), clientSeed: '' });
  const terms = termsOf({ rulebook: CURRENT_RULEBOOK, dreamId, isNewGamePlus: false });
  const group = newGroup(terms, draw);
  const { cards } = terms.rulebook;
  const card = cards[draw(cards.length, 'evento:1')]?.id ?? 0;
  return { own: group.quota, card, months: [...monthsWithoutBids(group, draw)] };
}

/** Luck with this fate, found by trying: a test's stand-in for chance. */
function luckWith(dreamId: DreamId, fits: (fate: Fate) => boolean): Required<Luck> {
  for (let i = 0; ; i += 1) {
    const luck = { bytes: createHash('sha256').update(`seed ${i}`).digest() };
    if (fits(fateOf(luck, dreamId))) return luck;
  }
}

const isPlain = ({ own, months }: Fate): boolean =>
  months.every(({ winner, drawnQuota }) => drawnQuota !== own && (winner?.bid ?? 0) > 1);

/** The player's quota is never drawn, and no rival wins with a bid of 1. */
export const plainFate = (dreamId: DreamId): Required<Luck> => luckWith(dreamId, isPlain);

/** The same, and the first bids are low. */
export const lowBids = (dreamId: DreamId): Required<Luck> =>
  luckWith(dreamId, (fate) => isPlain(fate) && (fate.months[0]?.winner?.bid ?? 99) < 5);

/** The player's quota is never drawn, and the first month's card is this one. */
export const fateWithCard = (dreamId: DreamId, card: number): Required<Luck> =>
  luckWith(dreamId, (fate) => isPlain(fate) && fate.card === card);

/** The raffle of this month is the player's, and until then no rival wins with a bid of 1. */
export const fateWithLetter = (dreamId: DreamId, month: number): Required<Luck> =>
  luckWith(
    dreamId,
    ({ own, months }) =>
      months[month - 1]?.drawnQuota === own && months.slice(0, month).every(({ winner }) => (winner?.bid ?? 0) > 1),
  );

/** The first raffle is the player's. */
export const luckyFate = (dreamId: DreamId): Required<Luck> => fateWithLetter(dreamId, 1);
