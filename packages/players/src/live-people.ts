import type { BodyOf } from '@consorcio/contract';
import { type Dice, must } from '@consorcio/kernel';
import {
  afterCard,
  afterPlace,
  atCard,
  atPace,
  atPayday,
  atPayment,
  bidLimit,
  chosenOf,
  type LiveTerms,
  mayBuy,
  type Seat,
  type SeatDraft,
  type ShownSeat,
  seatBefore,
  takesPart,
  termsOfView,
} from '@consorcio/rules/live';
import {
  CARD_OPTIONS,
  type CardOption,
  LIVE_PLACES,
  type LivePlace,
  MONTH_PACES,
  type MonthPace,
} from '@consorcio/rules/live-words';

/** What a model player sees when it decides. `left`: months that are left, this one included. */
export interface Sight {
  readonly seat: Seat;
  readonly terms: LiveTerms;
  readonly month: number;
  readonly left: number;
  readonly dice: Dice;
}

/** A model player of LIVE section 4: each decides step by step on what it can see, as on the phone. */
export interface Person {
  /** Mean score of its minigames. */
  readonly skill: number;
  readonly option: (sight: Sight, coins: number) => CardOption;
  readonly buys: (sight: Sight) => boolean;
  readonly place: (sight: Sight) => LivePlace;
  readonly pace: (sight: Sight) => MonthPace;
  readonly pays: (sight: Sight) => boolean;
  /** In coins, before it is cut to what is possible. */
  readonly bid: (sight: Sight) => number;
}

const oneOf = <T>(dice: Dice, list: readonly T[]): T => must(list[dice.below(list.length)], 'choice');
/** True with a probability in percent. */
const inPercent = (dice: Dice, percent: number): boolean => dice.below(100) < percent;
const WORK: readonly LivePlace[] = [2, 3];
const LEISURE: readonly LivePlace[] = [4, 5];

const isWorthwhile = ({ seat, terms }: Sight): boolean =>
  seat.cash >= terms.instalment.whole && terms.yield[seat.motive] > terms.letterYield;

const sensible: Person = {
  skill: 0.6,
  place: ({ seat, dice, terms }) => oneOf(dice, seat.energy >= terms.work.energy ? WORK : LEISURE),
  pace: ({ seat, left }) => (seat.energy >= 7 || (left === 1 && seat.energy >= 2) ? 'EXTRA' : 'REST'),
  option({ seat, left }, coins) {
    if (coins > 0) return left > 1 && seat.cash >= 60 ? 'B' : 'A';
    if (seat.cash + coins >= (left > 1 ? 20 : 0)) return 'A';
    return seat.energy >= 6 || left === 1 ? 'C' : 'B';
  },
  pays: () => true,
  bid: () => 0,
  buys: isWorthwhile,
};

/** Bids all but `reserve` coins. */
const keeps = (reserve: number): Person => ({
  ...sensible,
  bid: ({ seat }) => Math.max(0, seat.cash - reserve),
});

const average: Person = {
  ...sensible,
  place: (sight) => (inPercent(sight.dice, 75) ? sensible.place(sight) : oneOf(sight.dice, LIVE_PLACES)),
  pace: (sight) => (inPercent(sight.dice, 60) ? sensible.pace(sight) : oneOf(sight.dice, MONTH_PACES)),
  option: (sight, coins) =>
    inPercent(sight.dice, 60) ? sensible.option(sight, coins) : oneOf(sight.dice, CARD_OPTIONS),
  bid: ({ seat, dice }) => (inPercent(dice, 50) ? Math.floor((seat.cash * (20 + dice.below(51))) / 100) : 0),
  buys: ({ dice }) => inPercent(dice, 70),
};

const careless: Person = {
  ...sensible,
  skill: 0.5,
  place: ({ dice }) => oneOf(dice, WORK),
  pace: () => 'EXTRA',
  option: (_, coins) => (coins < 0 ? 'B' : 'C'),
  pays: ({ dice }) => inPercent(dice, 80),
  bid: ({ seat, dice }) => (inPercent(dice, 50) ? Math.floor(seat.cash * 0.9) : 0),
  buys: () => true,
};

const random: Person = {
  skill: 0.5,
  place: ({ dice }) => oneOf(dice, LIVE_PLACES),
  pace: ({ dice }) => oneOf(dice, MONTH_PACES),
  option: ({ dice }) => oneOf(dice, CARD_OPTIONS),
  pays: ({ dice }) => inPercent(dice, 70),
  bid: ({ seat, dice }) => dice.below(seat.cash + 40),
  buys: ({ dice }) => inPercent(dice, 50),
};

/** By name; for `absent` the autopilot moves. */
export const LIVE_PEOPLE = {
  planner: { ...keeps(120), bid: (sight) => (sight.seat.motive === 'NO_HURRY' ? 0 : keeps(120).bid(sight)) },
  saver: sensible,
  keeps60: keeps(60),
  keeps120: keeps(120),
  keeps180: keeps(180),
  half: { ...sensible, bid: ({ seat }) => Math.floor(seat.cash / 2) },
  late: { ...sensible, bid: (sight) => (sight.month >= 3 ? keeps(60).bid(sight) : 0) },
  allIn: { ...sensible, bid: ({ seat }) => seat.cash, buys: () => true },
  average,
  careless,
  neverPays: { ...sensible, pays: () => false },
  random,
  absent: null,
} as const satisfies Readonly<Record<string, Person | null>>;
export type PersonName = keyof typeof LIVE_PEOPLE;

/** Who sits in a group, in parts of ten (LIVE section 4). */
export const MIXES = {
  mixed: { average: 5, planner: 2, allIn: 1, careless: 1, absent: 1 },
  calm: { average: 4, saver: 4, planner: 2 },
  eager: { average: 3, allIn: 3, keeps60: 3, planner: 1 },
  careless: { average: 4, careless: 4, absent: 2 },
} as const satisfies Readonly<Record<string, Partial<Record<PersonName, number>>>>;

/** Who sits on which quota of a group. */
export function castOf(mix: Partial<Record<PersonName, number>>, people: number, dice: Dice): PersonName[] {
  const bag = (Object.keys(mix) as PersonName[]).flatMap((name) => Array<PersonName>(mix[name] ?? 0).fill(name));
  return Array.from({ length: people }, () => oneOf(dice, bag));
}

/**
 * How a model player begins its month; `seat` changes as the month goes on.
 * @param coins what its card of life brings, below 0 what it costs
 */
export function begunBy(person: Person, seat: SeatDraft, coins: number, sight: Omit<Sight, 'seat'>) {
  const seen = { ...sight, seat };
  const option = person.option(seen, coins);
  atCard(seat, coins, option, sight.terms);
  const buys = seat.status === 'LETTER' && person.buys(seen);
  atPayday(seat, sight.month, buys, sight.terms);
  return { option, buys, place: person.place(seen) };
}

/** How it seals its month after the place; `seat` changes with it. */
export function sealedBy(person: Person, seat: SeatDraft, sight: Omit<Sight, 'seat'>) {
  const seen = { ...sight, seat };
  const pace = person.pace(seen);
  atPace(seat, pace, sight.terms);
  const pays = person.pays(seen);
  if (pays) atPayment(seat, sight.month, sight.terms);
  const mayBid = sight.left > 1 && takesPart(seat, sight.month, sight.terms);
  return { pace, pays, bid: mayBid ? Math.min(bidLimit(seat, sight.terms), person.bid(seen)) : 0 };
}

const sightOf = (view: ShownSeat, dice: Dice): Omit<Sight, 'seat'> => {
  const { month, months } = view.group;
  return { terms: termsOfView(view), month, left: months - month + 1, dice };
};

/** The same of a phone, from its view: what it sends to begin the month. */
export function beginning(person: Person, view: ShownSeat, dice: Dice): Omit<BodyOf<'liveBegin'>, 'isPlayed'> {
  const { month } = view.group;
  const begun = begunBy(person, seatBefore(view), view.month?.coins ?? 0, sightOf(view, dice));
  const mayUse = mayBuy(afterCard(view, begun.option).seat, month, termsOfView(view));
  return { month, ...begun, buys: begun.buys && mayUse };
}

/** And to seal it, once the place is behind it. A bid below the least that is taken is none. */
export function sealing(person: Person, view: ShownSeat, dice: Dice): BodyOf<'liveSeal'> {
  const sealed = sealedBy(person, afterPlace(view, chosenOf(view)), sightOf(view, dice));
  const { leastBid } = termsOfView(view);
  return { month: view.group.month, ...sealed, bid: sealed.bid < leastBid ? 0 : sealed.bid };
}
