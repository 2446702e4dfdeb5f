import type { Draw } from '../draw/fair-draw.ts';
import { closeMonth } from './close-month.ts';
import { endOf, type FoldedMonth, groupAtStart } from './fold.ts';
import { coinsOf, type LiveGroup, seatOf, termsOfGroup } from './group.ts';
import { isTied, type Minutes } from './minutes.ts';
import { atCard, atPayday } from './private-month.ts';
import type { Seat } from './seat.ts';
import { situationOf } from './standing.ts';
import { feeOf } from './terms.ts';
import { DEBRIEF_ASKED, DEBRIEF_QUESTIONS, type DebriefQuestion, LEAST_FOR_TOTALS, LETTER_WAYS } from './words.ts';

type Months = readonly FoldedMonth[];

const peopleOf = (months: Months): readonly Seat[] => endOf(months).seats.filter(({ isHouse }) => !isHouse);

/** What one seat's paydays brought and cost, by the months that it played as a person. */
function paydaysOf(months: Months, opened: LiveGroup, quota: number) {
  const sum = { brought: 0, interest: 0 };
  for (const [i, { minutes, moves }] of months.entries()) {
    const before = groupAtStart(months, opened, i);
    const move = moves.get(quota);
    if (move === undefined) continue;
    const terms = termsOfGroup(before);
    const seat = { ...seatOf(before, quota) };
    atCard(seat, coinsOf(minutes.offset, quota, terms), move.option, terms);
    const payday = atPayday(seat, minutes.month, move.buys, terms);
    sum.brought += payday.good + payday.letter;
    sum.interest += payday.interest;
  }
  return sum;
}

/**
 * What these seats spent beside the good, as means in coins: administration fee, late fees with costs of collecting, the card's interest;
 * and what the good brought, or a letter that waited. Null for fewer than five people (LIVE 6.6).
 */
function meansOf(seats: readonly Seat[], months: Months, opened: LiveGroup) {
  if (seats.length < LEAST_FOR_TOTALS) return null;
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

const lettered = (months: Months): readonly Seat[] => peopleOf(months).filter(({ won }) => won !== null);

/**
 * What the letter cost and brought, by the way to it; `costs` is null for fewer than five people, who could be identified.
 * `opened`: the group before its first month.
 */
export const costsByWay = (months: Months, opened: LiveGroup) =>
  LETTER_WAYS.map((by) => {
    const seats = lettered(months).filter(({ won }) => won?.by === by);
    return { by, people: seats.length, costs: meansOf(seats, months, opened) };
  });

/** The same of everybody who had the letter: for a group in which no way to it has enough people. */
export function costsOfAll(months: Months, opened: LiveGroup) {
  const seats = lettered(months);
  const costs = meansOf(seats, months, opened);
  return costs && { people: seats.length, costs };
}

/* Questions to the group in the debrief, chosen by what happened in it (LIVE 6.6). */

/**
 * A question to the group. `month` and `missing`: of FEWER_LETTERS alone, the month and how many quotas were late
 * then.
 */
export interface Talk {
  readonly question: DebriefQuestion;
  readonly month: number | null;
  readonly missing: number | null;
}

/** Tenths of the cash that 'nearly all' is; months after such a bid in which being late counts as its effect. */
const NEARLY_ALL = 9;
const SOON = 2;
/** Fewest late seats for which a month with fewer letters is named. */
const MANY_LATE = 3;
/** NEVER_BID is asked when at least one in this many seats never bid. */
const NEVER_BID_PART = 3;

const lettersOf = ({ drawn, winners }: Minutes): number => drawn.length + winners.length;
const wins = (months: Months) =>
  months.flatMap((closed, i) => closed.minutes.winners.map((quota) => ({ quota, closed, i })));

/** A bid of nearly all coins won, and the seat was late within two months. */
function spentReserve(months: Months): boolean {
  return wins(months).some(({ quota, closed, i }) => {
    const { cash, bid, misses } = seatOf(closed.group, quota);
    const later = months.slice(i + 1, i + 1 + SOON).at(-1);
    const isNearlyAll = 10 * bid >= NEARLY_ALL * (cash + bid);
    return isNearlyAll && later !== undefined && seatOf(later.group, quota).misses > misses;
  });
}

/** Quotas that did not close a month on time, as its roll call tells. */
export const lateQuotas = ({ due, onTime }: Pick<Minutes, 'due' | 'onTime'>): number => due - onTime;

/** Letters of a month, from 0, had nobody been late in it. */
export type IfPaid = (month: number) => number;

/** Plays a month of a closed group again, with the same draws and choices, in which everybody has the coins and pays. */
export const ifPaid =
  (months: Months, opened: LiveGroup, draw: Draw): IfPaid =>
  (i) => {
    const before = groupAtStart(months, opened, i);
    const { owed } = termsOfGroup(before);
    const seats = before.seats.map((seat) => ({ ...seat, cash: seat.cash + owed }));
    const paying = new Map([...(months[i]?.moves ?? [])].map(([quota, move]) => [quota, { ...move, pays: true }]));
    return lettersOf(closeMonth({ ...before, seats }, (quota) => paying.get(quota) ?? null, draw).minutes);
  };

/** The first month in which many were late and fewer letters came because of it. */
function fewerLetters(months: Months, paid: IfPaid): Pick<Talk, 'month' | 'missing'> | null {
  const found = months
    .slice(0, -1)
    .find(({ minutes }, i) => lateQuotas(minutes) >= MANY_LATE && lettersOf(minutes) < paid(i));
  return found === undefined ? null : { month: found.minutes.month, missing: lateQuotas(found.minutes) };
}

/** One member got the letter in month 1, another at the end, and both paid on time. */
function isLoanAndSaving(months: Months): boolean {
  const onTime = peopleOf(months).filter((seat) => situationOf(seat) === 'PAID_ON_TIME');
  return onTime.some(({ won }) => won?.month === 1) && onTime.some(({ won }) => won?.by === 'END');
}

function neverBid(months: Months): boolean {
  const people = peopleOf(months);
  const never = people.filter(({ quota }) => months.every(({ moves }) => (moves.get(quota)?.bid ?? 0) === 0));
  return people.length > 0 && never.length * NEVER_BID_PART >= people.length;
}

const always = (): boolean => true;

const CONDITIONS: Readonly<Record<Exclude<DebriefQuestion, 'FEWER_LETTERS'>, (months: Months) => boolean>> = {
  SPENT_RESERVE: spentReserve,
  HOUSE_DRAWN: (months) =>
    months.some(({ minutes, group }) => minutes.drawn.some((quota) => seatOf(group, quota).isHouse)),
  LOAN_OR_SAVING: isLoanAndSaving,
  GOOD_TAKEN: (months) => months.some(({ minutes }) => minutes.taken.length > 0),
  LEFT_GROUP: (months) => months.some(({ minutes }) => minutes.excluded.length > 0),
  TIE: (months) => months.some(({ minutes }) => isTied(minutes)),
  NEVER_BID: neverBid,
  MOTIVES: (months) => new Set(wins(months).map(({ quota, closed }) => seatOf(closed.group, quota).motive)).size > 1,
  PROMISED_LETTER: always,
  FAIR_RAFFLE: always,
  MONTH_ONE_AGAIN: always,
};

function talkOf(question: DebriefQuestion, months: Months, paid: IfPaid): Talk | null {
  if (question !== 'FEWER_LETTERS')
    return CONDITIONS[question](months) ? { question, month: null, missing: null } : null;
  const fewer = fewerLetters(months, paid);
  return fewer && { question, ...fewer };
}

/** The first questions whose condition the group's story meets. `months`: closed to the last one. */
export const talksOf = (months: Months, paid: IfPaid): readonly Talk[] =>
  DEBRIEF_QUESTIONS.map((question) => talkOf(question, months, paid))
    .filter((talk) => talk !== null)
    .slice(0, DEBRIEF_ASKED);
