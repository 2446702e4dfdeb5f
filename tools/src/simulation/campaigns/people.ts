import type { Dice } from '@consorcio/kernel';
import { plans as places } from '@consorcio/players';
import type { TermsSource, Wallet } from '@consorcio/rules';
import { instalmentAt } from '@consorcio/rules/queries';
import type { BidUse, MinigameRoomId, Works } from '@consorcio/rules/vocabulary';
import type { Decisions, MonthAhead } from '@consorcio/rules/what-if';
import { CHOOSERS, type Chooser, optionBy } from './options.ts';

/* The twelve model players of RULES 15.1. All see only what the screen shows. */

const { SNACK_BAR, PIZZERIA, SHOPPING, CLUB } = places;
const TENTHS = 10;
const SIX_IN_TEN = 6;

type Room = (balance: Wallet, dice: Dice) => MinigameRoomId;
type Bid = (balance: Wallet, nextInstalment: number, dice: Dice) => number;
type Planner = (ahead: MonthAhead, dice: Dice) => Works;

const sixInTen = (dice: Dice): boolean => dice.below(TENTHS) < SIX_IN_TEN;
const work: Room = (_, dice) => (sixInTen(dice) ? SNACK_BAR : PIZZERIA);
const rest: Room = (_, dice) => (sixInTen(dice) ? SHOPPING : CLUB);
/** Rests below an energy, taking the safe room of a pair in six of ten. */
const restingBelow =
  (tired: number): Room =>
  (balance, dice) =>
    (balance.energy < tired ? rest : work)(balance, dice);
/** Rests when the energy is out, and ahead while there is hardly any effort to pay for it. */
const planning =
  (busy: MinigameRoomId, idle: MinigameRoomId): Room =>
  ({ energy, effort }) =>
    energy < 3 || (effort <= 2 && energy < 9) ? idle : busy;
const ALL_PLACES = [SNACK_BAR, PIZZERIA, SHOPPING, CLUB];
const anywhere: Room = (_, dice) => ALL_PLACES[dice.below(ALL_PLACES.length)] ?? SNACK_BAR;

/** Bids what goes beyond a part of the next instalment, rounded up. */
export const keeping =
  (part: number): Bid =>
  ({ effort }, next) =>
    Math.max(0, effort - Math.ceil(part * next));
const sometimes =
  (bid: Bid): Bid =>
  (balance, next, dice) =>
    sixInTen(dice) ? bid(balance, next, dice) : 0;
const none: Bid = () => 0;
const everything = keeping(0);
const THIRD = 1 / 3;

/** The lightest plan that leaves the bill and so much; where none does, the one that earns most. */
const leaving =
  (spare: number): Planner =>
  ({ plans, bill }) => {
    const light = plans.toSorted((a, b) => a.works - b.works);
    const most = light.reduce((best, plan) => (plan.effort > best.effort ? plan : best));
    return (light.find(({ effort }) => effort >= bill + spare) ?? most).works;
  };
const anyPlan: Planner = (_, dice) => (1 + dice.below(3)) as Works;
const careful = leaving(6);
const usual: Planner = (ahead, dice) => (dice.below(TENTHS) === 0 ? anyPlan : leaving(3))(ahead, dice);
const lazy = leaving(-2);
const allWork: Planner = () => 3;

/** A way to play: places, bids, answers, plans, the use of a bid, and the mean of their scores. */
export interface Person {
  readonly room: Room;
  readonly bid: Bid;
  readonly option: Chooser;
  readonly plan: Planner;
  readonly use: BidUse;
  readonly skill: number;
}

const SKILL = 0.6;
const SKILLED = 0.85;
const UNSKILLED = 0.45;

const average: Person = {
  room: restingBelow(6),
  bid: sometimes(keeping(THIRD)),
  option: CHOOSERS.mostlyBest,
  plan: usual,
  use: 'INSTALMENT',
  skill: SKILL,
};
const reserving: Pick<Person, 'bid' | 'option' | 'plan'> = { bid: keeping(1), option: CHOOSERS.best, plan: careful };
const allIn: Person = { ...average, bid: everything, use: 'TERM' };

/** The table of RULES 15.1. */
export const PEOPLE = {
  planner: { ...average, ...reserving, room: planning(PIZZERIA, CLUB), skill: SKILLED },
  'skilled all-in': { ...allIn, skill: SKILLED },
  steady: { ...average, ...reserving, room: planning(SNACK_BAR, SHOPPING), bid: keeping(THIRD) },
  'reserve-first': { ...average, ...reserving },
  average,
  'never bids': { ...average, bid: none },
  'all-in': allIn,
  'buys on credit': { ...average, option: CHOOSERS.credit, use: 'TERM' },
  novice: { ...average, skill: UNSKILLED },
  'rests too much': { ...average, room: restingBelow(12), plan: lazy },
  'by chance': {
    room: anywhere,
    bid: sometimes(everything),
    option: CHOOSERS.byChance,
    plan: anyPlan,
    use: 'TERM',
    skill: SKILL,
  },
  careless: {
    room: work,
    bid: sometimes(everything),
    option: CHOOSERS.byChance,
    plan: allWork,
    use: 'TERM',
    skill: SKILL,
  },
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof PEOPLE;

/** What a person decides in one campaign, with the dice of that campaign. `score`: basis points of the next minigame. */
export function decisionsOf(person: Person, source: TermsSource, dice: Dice, score: (dice: Dice) => number): Decisions {
  const turn: Decisions['recovery'] = ({ wallet }) => ({ roomId: person.room(wallet, dice), scoreBp: score(dice) });
  return {
    turn,
    recovery: turn,
    bid: ({ wallet, cycle }) => person.bid(wallet, instalmentAt(source, cycle + 1), dice),
    option: (eventId, balance) => optionBy(person.option, source, eventId, balance, dice),
    use: () => person.use,
    plan: (ahead) => person.plan(ahead, dice),
  };
}
