import { must } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import type { LiveTerms } from './rulebook.ts';
import { newSeat, type Seat, type SeatDraft } from './seat.ts';
import { liveTermsOf, quotasOf } from './terms.ts';
import { type LiveMonths, type LiveRulebookVersion, MOTIVES, type Motive } from './words.ts';

/** One consórcio of real people after `month` closed months. Coins are whole and never below 0. */
export interface LiveGroup {
  readonly rulebook: LiveRulebookVersion;
  readonly months: LiveMonths;
  /** Months that are closed, from 0. */
  readonly month: number;
  /** By quota, from quota 1. */
  readonly seats: readonly Seat[];
  /** Offsets of the deck that were drawn, month by month. */
  readonly offsets: readonly number[];
  /** What is in the common fund, and in the reserve fund. */
  readonly pot: number;
  readonly reserve: number;
  /** What went to the administrator: fees, half of the late fees, costs. */
  readonly admin: number;
  /** What the guarantee insurance paid in the end. */
  readonly insurance: number;
}

/** A group that a rule writes into: always a copy, seats too. */
export type GroupDraft = { -readonly [Key in Exclude<keyof LiveGroup, 'seats'>]: LiveGroup[Key] } & {
  readonly seats: SeatDraft[];
};

export const termsOfGroup = ({ rulebook, months }: Pick<LiveGroup, 'rulebook' | 'months'>): LiveTerms =>
  liveTermsOf(rulebook, months);

export const draftOf = (group: LiveGroup): GroupDraft => ({
  ...group,
  seats: group.seats.map((seat) => ({ ...seat })),
  offsets: [...group.offsets],
});

export interface Opening {
  readonly rulebook: LiveRulebookVersion;
  readonly months: LiveMonths;
  /** Quotas that people sit on when the room is closed; all others are the house's. */
  readonly people: readonly number[];
  /** By quota - 1, instead of those that are drawn: a redraw keeps what was known before any decision. */
  readonly motives?: readonly Motive[];
}

/** The group as the room is closed: motives are dealt from one draw, `motivo` (LIVE 3.1). */
export function openLiveGroup(opening: Opening, draw: Draw): LiveGroup {
  const { rulebook, months, people } = opening;
  const terms = liveTermsOf(rulebook, months);
  const shift = draw(MOTIVES.length, 'motivo');
  const motiveOf = (i: number): Motive => must(opening.motives?.[i] ?? MOTIVES[(shift + i) % MOTIVES.length], 'motive');
  const quotas = quotasOf(terms, months, people.length, Math.max(0, ...people));
  const seats = Array.from({ length: quotas }, (_, i) =>
    newSeat(terms, { quota: i + 1, isHouse: !people.includes(i + 1), motive: motiveOf(i) }),
  );
  return { rulebook, months, month: 0, seats, offsets: [], pot: 0, reserve: 0, admin: 0, insurance: 0 };
}

/** The seat of a quota. @throws BrokenInvariant UNKNOWN where the group has no such quota */
export const seatOf = ({ seats }: Pick<LiveGroup, 'seats'>, quota: number): Seat =>
  must(seats[quota - 1], `quota ${quota}`);

/** The quota that a late joiner takes: the lowest of the house that waits, else the lowest of the house (LIVE 3.11). */
export function quotaForLate({ seats }: LiveGroup): number | null {
  const house = seats.filter(({ isHouse }) => isHouse);
  return (house.find(({ status }) => status === 'WAITING') ?? house[0])?.quota ?? null;
}

/** The group with people on quotas that were the house's until now: coins, motive and what was paid stay (LIVE 3.11). */
export const seatedLate = (group: LiveGroup, quotas: readonly number[]): LiveGroup =>
  quotas.length === 0
    ? group
    : {
        ...group,
        seats: group.seats.map((seat) => (quotas.includes(seat.quota) ? { ...seat, isHouse: false } : seat)),
      };

/** The deck's place in a month, one draw for all: `imprevisto:m` among the offsets that are left (LIVE 3.4). */
export function drawOffset({ offsets, rulebook, months }: LiveGroup, month: number, draw: Draw): number {
  const deck = liveTermsOf(rulebook, months).cards.length;
  const left = Array.from({ length: deck }, (_, i) => i).filter((i) => !offsets.includes(i));
  return must(left[draw(left.length, `imprevisto:${month}`)], 'a card that is left');
}

/** The card of a quota, from 0: a seat never sees one twice. */
export const cardOf = (offset: number, quota: number, { cards }: LiveTerms): number => (offset + quota) % cards.length;

export const coinsOf = (offset: number, quota: number, terms: LiveTerms): number =>
  must(terms.cards[cardOf(offset, quota, terms)], 'card');
