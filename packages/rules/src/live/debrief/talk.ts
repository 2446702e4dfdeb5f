import { must } from '@consorcio/kernel';
import type { FoldedMonth } from '../fold.ts';
import { seatOf, termsOfGroup } from '../group.ts';
import { isTied, type Minutes } from '../minutes.ts';
import { isMember, openCount, type Seat } from '../seat.ts';
import { situationOf } from '../standing.ts';
import { DEBRIEF_ASKED, DEBRIEF_QUESTIONS, type DebriefQuestion } from '../words.ts';

/* What a group talks about at the end: the questions that its own story gives reason for (LIVE 6.3). */

/** A question to the group. `month` and `missing`: of FEWER_LETTERS alone, the month and how many instalments were open then. */
export interface Talk {
  readonly question: DebriefQuestion;
  readonly month: number | null;
  readonly missing: number | null;
}

/** Of its coins, in tenths, that a bid took which left nearly nothing; months in which the seat was late after it. */
const NEARLY_ALL = 9;
const SOON = 2;
/** Least number of late seats in a month that is named as the reason of fewer letters. */
const MANY_LATE = 3;
/** One in this many seats never bid. */
const NEVER_BID_PART = 3;

type Months = readonly FoldedMonth[];

const lettersOf = ({ drawn, winners }: Minutes): number => drawn.length + winners.length;
const endOf = (months: Months) => must(months.at(-1), 'a closed month').group;
const peopleOf = (months: Months): readonly Seat[] => endOf(months).seats.filter(({ isHouse }) => !isHouse);
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

/** Instalments that were open when a month was closed; a good is taken with a fixed number of them. */
function openInstalments({ group, minutes: { month, taken, excluded } }: FoldedMonth): number {
  const terms = termsOfGroup(group);
  const openOf = (seat: Seat): number => {
    if (taken.includes(seat.quota)) return terms.limits.taken;
    return isMember(seat) || excluded.includes(seat.quota) ? openCount(seat, month, terms) : 0;
  };
  return group.seats.reduce((sum, seat) => sum + openOf(seat), 0);
}

/** The first month with fewer letters than planned while many were late. */
function fewerLetters(months: Months): Pick<Talk, 'month' | 'missing'> | null {
  const planned = Math.floor(endOf(months).seats.length / months.length);
  const found = months.find(
    ({ minutes }) =>
      minutes.month < months.length && minutes.due - minutes.onTime >= MANY_LATE && lettersOf(minutes) < planned,
  );
  return found === undefined ? null : { month: found.minutes.month, missing: openInstalments(found) };
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

function talkOf(question: DebriefQuestion, months: Months): Talk | null {
  if (question !== 'FEWER_LETTERS')
    return CONDITIONS[question](months) ? { question, month: null, missing: null } : null;
  const fewer = fewerLetters(months);
  return fewer && { question, ...fewer };
}

/** The first questions whose condition the group's story meets. `months`: closed to the last one. */
export const talksOf = (months: Months): readonly Talk[] =>
  DEBRIEF_QUESTIONS.map((question) => talkOf(question, months))
    .filter((talk) => talk !== null)
    .slice(0, DEBRIEF_ASKED);
