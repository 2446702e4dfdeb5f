import type { GroupDraft } from './group.ts';
import type { LiveTerms } from './rulebook.ts';
import { isMember, lateAmount } from './seat.ts';
import type { LiveStep } from './words.ts';

export interface SealedBid {
  readonly quota: number;
  /** In coins. */
  readonly bid: number;
}

/** What a month's assembly decided, in the order of LIVE 3.6. Quotas stand for people. */
export interface Minutes {
  readonly month: number;
  readonly offset: number;
  /** Members whose instalment was due, and how many of them are on time. */
  readonly due: number;
  readonly onTime: number;
  readonly potBefore: number;
  /** Raffles in their order; the first one stands before the bids. */
  readonly drawn: readonly number[];
  /** Quotas in the globe of the raffle before the bids; 0 where none was held. */
  readonly globe: number;
  /** The quota that the nearness of all others is counted from. */
  readonly start: number;
  /** Sealed bids, the highest first, equal ones by nearness. */
  readonly bids: readonly SealedBid[];
  readonly winners: readonly number[];
  readonly excluded: readonly number[];
  readonly taken: readonly number[];
  readonly refunds: readonly { readonly quota: number; readonly back: number }[];
  /** The last month: quotas that got the letter then, what the reserve covered, what was shared. */
  readonly atEnd: readonly number[];
  readonly cover: number;
  readonly shared: number;
  readonly potAfter: number;
}

type Writable<Part> = Part extends readonly (infer Each)[] ? Each[] : Part;
/** Minutes that are being written. */
export type MinutesDraft = { -readonly [Key in keyof Minutes]: Writable<Minutes[Key]> };

/** Minutes of a month after its private phase. */
export function openMinutes(group: GroupDraft, start: number, terms: LiveTerms): MinutesDraft {
  const { month, seats, offsets, pot } = group;
  const members = seats.filter(isMember);
  return {
    month,
    offset: offsets[month - 1] ?? 0,
    due: members.length,
    onTime: members.filter((seat) => lateAmount(seat, month, terms) === 0).length,
    potBefore: pot,
    drawn: [],
    globe: 0,
    start,
    bids: [],
    winners: [],
    excluded: [],
    taken: [],
    refunds: [],
    atEnd: [],
    cover: 0,
    shared: 0,
    potAfter: pot,
  };
}

/** The steps of an assembly; the last month has others, and MORE is left out when empty. */
export function stepsOf(
  { month, globe, drawn, excluded, taken, refunds }: Minutes,
  months: number,
): readonly LiveStep[] {
  if (month === months) return ['CALL', 'POT', 'END', 'BOOKS'];
  const isMore = drawn.length > (globe > 0 ? 1 : 0) || excluded.length + taken.length + refunds.length > 0;
  return ['CALL', 'POT', 'RAFFLE', 'BIDS', ...(isMore ? (['MORE'] as const) : []), 'RESULT'];
}

/** Sealed bids that lost. Of who was drawn before the bids the envelope stays closed (LIVE 3.6). */
export const beatenBids = ({ bids, winners, drawn, globe }: Minutes): readonly SealedBid[] =>
  bids.filter(({ quota }) => !winners.includes(quota) && (globe === 0 || quota !== drawn[0]));

/** Whether a sealed bid was opened that the pot did not reach. */
export const isPotShort = (minutes: Minutes): boolean => beatenBids(minutes).length > 0;

/** Whether nearness decided between two equal bids, of which one won. */
export function isTied(minutes: Minutes): boolean {
  const { bids, winners } = minutes;
  return beatenBids(minutes).some((beaten) =>
    bids.some(({ quota, bid }) => bid === beaten.bid && winners.includes(quota)),
  );
}

/** How far a quota is from the month's start: settles equal bids and the last coins (LIVE 3.6). */
export const nearnessOf = (quota: number, { start }: Pick<Minutes, 'start'>, quotas: number): number =>
  (quota - start + quotas) % quotas;
