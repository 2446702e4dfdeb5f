import { careOf } from '../rulebook/care.ts';
import type { Move } from './move.ts';
import type { LiveTerms } from './rulebook.ts';
import { isMember, lateAmount, openCount, type Seat, type SeatDraft } from './seat.ts';
import type { CardOption, LivePlace, MonthPace } from './words.ts';

/*
 * A seat's private phase in its order (LIVE 3.4). The steps write into a draft, because a debrief plays two thousand
 * groups; a caller that only asks copies the seat first.
 */

/** Spends; what the cash does not reach goes on the card. */
function spend(seat: SeatDraft, amount: number): void {
  const now = Math.min(seat.cash, amount);
  seat.cash -= now;
  seat.card += amount - now;
}

function rest(seat: SeatDraft, energy: number, { mostEnergy }: LiveTerms): void {
  seat.energy = Math.min(mostEnergy, seat.energy + energy);
}

/** LIVE 3.4, step 1. `coins` below 0 cost, above they pay. */
export function atCard(seat: SeatDraft, coins: number, option: CardOption, terms: LiveTerms): void {
  const { otherwise } = terms;
  const whole = Math.abs(coins);
  const half = Math.ceil(whole / 2);
  const quarter = Math.ceil(whole / 4);
  if (coins < 0) {
    spend(seat, option === 'A' ? whole : half);
    if (option === 'B') seat.later = -(whole - half + quarter);
    if (option === 'C') seat.energy = Math.max(0, seat.energy - otherwise.costEnergy);
    return;
  }
  if (option === 'A') seat.cash += whole;
  if (option === 'B') seat.later = whole + quarter;
  if (option !== 'C') return;
  seat.cash += Math.floor(whole / otherwise.gainPart);
  rest(seat, otherwise.gainEnergy, terms);
}

/** Whether a letter may be used in a month. `seat`: after its card, before its payday. */
export const mayBuy = (seat: Seat, month: number, terms: LiveTerms): boolean =>
  seat.status === 'LETTER' && openCount(seat, month - 1, terms) === 0 && seat.cash + terms.salary >= terms.papers;

/**
 * LIVE 3.4, step 2: salary, purchase, what good or letter bring, what was put off, and the card, which takes first.
 * @returns in coins what came beside the salary: of the good, of a letter that waits, `putOff`, below 0 a cost; the card's interest
 */
export function atPayday(seat: SeatDraft, month: number, buys: boolean, terms: LiveTerms) {
  const isBuying = buys && mayBuy(seat, month, terms);
  const isOnTime = openCount(seat, month - 1, terms) === 0;
  const putOff = seat.next;
  seat.cash += terms.salary;
  seat.next = seat.later;
  seat.later = 0;
  if (isBuying) {
    seat.status = 'GOOD';
    seat.cash -= terms.papers;
  }
  const good = seat.status === 'GOOD' && isOnTime ? terms.yield[seat.motive] : 0;
  const letter = seat.status === 'LETTER' ? terms.letterYield : 0;
  seat.cash += good + letter;
  if (putOff >= 0) seat.cash += putOff;
  else spend(seat, -putOff);
  const interest = Math.ceil((seat.card * terms.cardPercent) / 100);
  const owed = seat.card + interest;
  const pays = Math.min(seat.cash, owed);
  seat.cash -= pays;
  seat.card = owed - pays;
  return { good, letter, putOff, interest };
}

/** The percent of a score that counts at work. */
export function vigorOf(energy: number, { work }: LiveTerms): number {
  const [fresh, tired, exhausted] = work.percents;
  if (energy >= 2 * work.energy) return fresh;
  return energy >= work.energy ? tired : exhausted;
}

const HUNDRED_PERCENT = 100;
/** A care of 10,000 basis points at 100 percent. */
const FULL = 10_000 * HUNDRED_PERCENT;

/** LIVE 3.4, step 3. */
export function atPlace(seat: SeatDraft, place: LivePlace, score: number, terms: LiveTerms): void {
  const { work, leisure } = terms;
  const { least, most, isWork } = terms.places[place];
  const vigor = isWork ? vigorOf(seat.energy, terms) : HUNDRED_PERCENT;
  const points = least + Math.floor((careOf(terms.care, score) * vigor * (most - least) + FULL / 2) / FULL);
  if (isWork) {
    seat.cash += work.coins * points;
    seat.energy = Math.max(0, seat.energy - work.energy);
    return;
  }
  seat.cash -= Math.min(seat.cash, leisure.cost);
  rest(seat, points, terms);
}

/** What a place gives, in coins and energy, without what it costs. `before`: the seat at its door. */
export function placeReward(before: Seat, place: LivePlace, score: number, terms: LiveTerms) {
  const seat = { ...before };
  atPlace(seat, place, score, terms);
  return { cash: Math.max(0, seat.cash - before.cash), energy: Math.max(0, seat.energy - before.energy) };
}

/** LIVE 3.4, step 4. */
export function atPace(seat: SeatDraft, pace: MonthPace, terms: LiveTerms): void {
  const { extraCoins, extraEnergy, restEnergy } = terms.pace;
  if (pace === 'REST') rest(seat, restEnergy, terms);
  if (pace !== 'EXTRA' || seat.energy < extraEnergy) return;
  seat.cash += extraCoins;
  seat.energy -= extraEnergy;
}

/** LIVE 3.4, step 5: fees and costs together, then open instalments, the oldest first, each whole. */
export function atPayment(seat: SeatDraft, month: number, terms: LiveTerms): void {
  if (!isMember(seat)) return;
  if (seat.isHouse) {
    seat.paid += lateAmount(seat, month, terms);
    return;
  }
  if (seat.fees + seat.costs > seat.cash) return;
  seat.cash -= seat.fees + seat.costs;
  seat.feesPaid += seat.fees;
  seat.costsPaid += seat.costs;
  seat.fees = 0;
  seat.costs = 0;
  const { whole } = terms.instalment;
  for (let late = lateAmount(seat, month, terms); late > 0; ) {
    const oldest = late % whole || whole;
    if (seat.cash < oldest) return;
    seat.cash -= oldest;
    seat.paid += oldest;
    late -= oldest;
  }
}

/** The month's work: card, payday, place, pace; without the instalment. */
export function liveMonth(seat: SeatDraft, move: Move, month: number, coins: number, terms: LiveTerms): void {
  atCard(seat, coins, move.option, terms);
  atPayday(seat, month, move.buys, terms);
  atPlace(seat, move.place, move.score, terms);
  atPace(seat, move.pace, terms);
}

/** A seat's whole private phase. A quota that is out of the group pays `outside` in place of the instalment. */
export function privateMonth(seat: SeatDraft, move: Move | null, month: number, coins: number, terms: LiveTerms): void {
  if (seat.isHouse || move === null) {
    atPayment(seat, month, terms);
    return;
  }
  liveMonth(seat, move, month, coins, terms);
  if (!isMember(seat)) seat.cash = Math.max(0, seat.cash - terms.outside);
  else if (move.pays) atPayment(seat, month, terms);
}
