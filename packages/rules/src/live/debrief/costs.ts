import { must } from '@consorcio/kernel';
import type { FoldedMonth } from '../fold.ts';
import { coinsOf, type LiveGroup, seatedLate, seatOf, termsOfGroup } from '../group.ts';
import { atCard, atPayday } from '../private-month.ts';
import type { Seat } from '../seat.ts';
import { feeOf } from '../terms.ts';
import { LEAST_TOLD, LETTER_WAYS, type LetterWay } from '../words.ts';

/** What people spent beside the good and what it brought, as means in coins (LIVE 6.3). */
export interface Costs {
  /** Administration fee. */
  readonly fee: number;
  /** Late fees and costs of collecting. */
  readonly late: number;
  readonly interest: number;
  /** Of the good, or of a letter that waited. */
  readonly brought: number;
}

/** Those who got the letter in one way. `costs`: null where so few are shown that they could be identified. */
export interface WayCosts {
  readonly by: LetterWay;
  readonly people: number;
  readonly costs: Costs | null;
}

/** What one seat's paydays brought and cost, by the months that it played as a person. */
function paydaysOf(months: readonly FoldedMonth[], opened: LiveGroup, quota: number) {
  const sum = { brought: 0, interest: 0 };
  for (const [i, { joined, minutes, moves }] of months.entries()) {
    const before = seatedLate(months[i - 1]?.group ?? opened, joined);
    const move = moves.get(quota);
    if (move === undefined) continue;
    const terms = termsOfGroup(before);
    const seat = { ...seatOf(before, quota) };
    atCard(seat, coinsOf(minutes.offset, quota, terms), move.option, terms);
    const payday = atPayday(seat, minutes.month, move.buys, terms);
    sum.brought += payday.brought;
    sum.interest += payday.interest;
  }
  return sum;
}

/** Means of these seats; null where they are so few that one could be known by them. */
function meansOf(seats: readonly Seat[], months: readonly FoldedMonth[], opened: LiveGroup): Costs | null {
  if (seats.length < LEAST_TOLD) return null;
  const terms = termsOfGroup(opened);
  const paydays = seats.map(({ quota }) => paydaysOf(months, opened, quota));
  const mean = (all: readonly number[]): number => Math.round(all.reduce((a, b) => a + b, 0) / all.length);
  return {
    fee: mean(seats.map(({ paid }) => feeOf(terms, paid))),
    late: mean(seats.map(({ feesPaid, costsPaid }) => feesPaid + costsPaid)),
    interest: mean(paydays.map(({ interest }) => interest)),
    brought: mean(paydays.map(({ brought }) => brought)),
  };
}

const lettered = (months: readonly FoldedMonth[]): readonly Seat[] =>
  must(months.at(-1), 'a closed month').group.seats.filter(({ isHouse, won }) => !isHouse && won !== null);

/** What the letter cost and brought, by the way to it. `opened`: the group before its first month. */
export const costsByWay = (months: readonly FoldedMonth[], opened: LiveGroup): readonly WayCosts[] =>
  LETTER_WAYS.map((by) => {
    const seats = lettered(months).filter(({ won }) => won?.by === by);
    return { by, people: seats.length, costs: meansOf(seats, months, opened) };
  });

/** The same of everybody who had the letter: for a group in which no way to it has enough people. */
export function costsOfAll(
  months: readonly FoldedMonth[],
  opened: LiveGroup,
): { readonly people: number; readonly costs: Costs } | null {
  const seats = lettered(months);
  const costs = meansOf(seats, months, opened);
  return costs && { people: seats.length, costs };
}
