import { endedPopup } from '@consorcio/copy/month-popups';
import { percent } from '@consorcio/rules/figures';
import {
  afterBid,
  BALANCED_WORKS,
  billsAfterBid,
  cardRange,
  drawnInHundred,
  effortAfterRoom,
  energyForFullVigor,
  fundAfterPayment,
  fundOfMonth,
  instalmentAt,
  instalmentShares,
  instalmentsPaid,
  lateInstalmentAt,
  mostOfFirstMonth,
  mostRecoveries,
  nextRaffle,
  paidSoFar,
  quotasOf,
  raffleSize,
  remainingCycles,
  usualBid,
  wagesToday,
} from '@consorcio/rules/queries';
import { MINIGAMES, minigameAt } from '@consorcio/rules/vocabulary';
import { entryCostAt } from '../src/map/chart/entry-cost.ts';
import type { MapContext } from '../src/map/chart/map-context.ts';
import type { PopupState } from '../src/map/chart/popup-states.ts';
import { isSlug } from '../src/map/chart/started-minigame.ts';
import { creditOf } from '../src/teaching/figures/credit.ts';
import { risenBy } from '../src/teaching/figures/plan.ts';
import { termsOfStage } from '../src/teaching/figures/terms-of-stage.ts';
import { ROOMS } from './popup-examples.ts';

/*
 * Which numbers a popup may say: those of the campaign that it shows, and what the rules answer about it. A test compares
 * them with the words of every card.
 */

type Numbers = (context: MapContext) => readonly number[];

const termsIn = ({ current }: MapContext) => termsOfStage(current);
const cycleIn = ({ current }: MapContext): number => current.stage.cycle;
const none: Numbers = () => [];

const room: Numbers = (context) => {
  const slug = isSlug(context.point) ? context.point : 1;
  const { current } = context;
  const { roomId } = minigameAt(slug);
  const { effort, energy } = current.balance;
  const due = current.dream.effortCostPerCycle;
  const cost = entryCostAt(current, slug);
  const {
    minEffort = 0,
    maxEffort = 0,
    minEnergy = 0,
    maxEnergy = 0,
  } = ROOMS.find(({ id }) => id === roomId)?.rewards ?? {};
  const { min, max } = wagesToday(termsIn(context), roomId, energy);
  const { least, most } = effortAfterRoom(termsIn(context), current.balance, roomId);
  const rested = wagesToday(termsIn(context), roomId, Number.POSITIVE_INFINITY);
  return [
    ...[cost, minEffort + minEnergy, maxEffort + maxEnergy, min, max, due, effort - cost, due - effort, due - most],
    ...[least - effort, most - effort, rested.min, rested.max, energyForFullVigor(termsIn(context))],
  ];
};

/** An empty board: its stages, what one has, what is due, what each place takes and gives today, what the card may change. */
const plan: Numbers = (context) => {
  const { balance, dream, stage, extras } = context.current;
  const first = extras.stageRelativeToCycle;
  const { min, max } = cardRange(termsIn(context));
  return [
    ...[first, first + 1, first + 2, balance.energy, balance.effort, dream.effortCostPerCycle, -min, max],
    ...[stage.entryCostEnergy, stage.entryCostEffort],
    ...MINIGAMES.flatMap(({ roomId }) => Object.values(wagesToday(termsIn(context), roomId, balance.energy))),
  ];
};

const event: Numbers = ({ event: card }) =>
  Array.from(JSON.stringify(card).matchAll(/\d+/g), ([digits]) => Number(digits));

const payment: Numbers = (context) => {
  const { stage, dream, balance, campaign } = context.current;
  const { common, admin, reserve, late } = instalmentShares(termsIn(context), stage.cycle, stage.createdByFailure);
  const due = dream.effortCostPerCycle;
  return [
    ...[stage.cycle, due, balance.effort, due - balance.effort, common, admin, reserve, late],
    ...[mostRecoveries(termsIn(context)), campaign.lateCycles?.length ?? 0],
    ...[fundOfMonth(termsIn(context), stage.cycle).payers, quotasOf(termsIn(context))],
  ];
};

const paymentFailure: Numbers = (context) => {
  const { balance } = context.current;
  return [lateInstalmentAt(termsIn(context), cycleIn(context)), balance.effort, mostRecoveries(termsIn(context))];
};

const paymentSuccess: Numbers = (context) => {
  const { fund, letter } = fundAfterPayment(termsIn(context), cycleIn(context));
  const credit = creditOf(context.current.dream.id) ?? 0;
  const { letters, left, ofLeavers, settled } = fundOfMonth(termsIn(context), cycleIn(context));
  return [fund, letter, letters, credit, left, ofLeavers, left - ofLeavers, settled?.back ?? 0, settled?.shared ?? 0];
};

const bidOptions: Numbers = (context) => {
  const { balance, assembly } = context.current;
  const { half, nineOfTen } = usualBid(termsIn(context), cycleIn(context));
  const next = instalmentAt(termsIn(context), cycleIn(context) + 1);
  return [balance.effort, next, half, nineOfTen, ...(assembly?.wonBefore ?? [])];
};

const bidValue: Numbers = (context) => {
  const { offer, current } = context;
  const bills = billsAfterBid(termsIn(context), cycleIn(context), current.balance, offer);
  return [
    ...[offer, 0, current.balance.effort, current.balance.effort - offer],
    ...[BALANCED_WORKS, afterBid(termsIn(context), cycleIn(context), offer).change],
    ...bills.flatMap(({ bill, missing }, place) => [place + 1, bill, missing]),
  ];
};

/** The bids of the month and whose they were. */
const bids: Numbers = ({ bid, minutes, current }) => [
  ...[bid?.bid, bid?.winningBid, bid?.winnerQuota, current.campaign.quota].map((sum) => sum ?? 0),
  ...(minutes?.assembly.bids ?? []).flatMap((one) => [one.quota, one.bid]),
  minutes?.assembly.drawnQuota ?? 0,
];

const bidWon: Numbers = (context) => [
  ...bids(context),
  context.current.balance.effort,
  afterBid(termsIn(context), cycleIn(context), context.bid?.bid ?? 0).next + mostOfFirstMonth(termsIn(context)),
];

/** One's own quota, and the chance of each: 1 in so many. */
const raffle: Numbers = (context) => [
  ...[context.current.campaign.quota, 1, raffleSize(termsIn(context), cycleIn(context))],
  context.raffle?.drawnQuota ?? 0,
];

const raffleLost: Numbers = (context) => {
  const { waiting, leaving, byBid, size } = nextRaffle(termsIn(context), cycleIn(context)) ?? {
    waiting: 0,
    leaving: 0,
    byBid: 0,
    size: 0,
  };
  const { left } = fundOfMonth(termsIn(context), cycleIn(context));
  return [...raffle(context), ...bids(context), waiting, leaving, byBid, size, left];
};

const ended: Numbers = (context) => {
  const { stage, dream, balance, extras, campaign } = context.current;
  const paid = paidSoFar(termsIn(context), instalmentsPaid(extras.phase, stage.cycle), campaign.lateCycles ?? []);
  const most = mostRecoveries(termsIn(context));
  const common = Math.round(paid.common);
  return [
    ...[dream.effortCostPerCycle, balance.effort, most, most + 1, paid.paid, common],
    ...[endedPopup.backOf(paid.common), percent('leaving-penalty')],
  ];
};

const risenNumbers = (risen: ReturnType<typeof risenBy>): readonly number[] =>
  risen === null
    ? []
    : [
        ...[risen.months, percent('price-growth')],
        ...[risen.before, risen.now].flatMap(({ credit, monthly }) => [Math.round(credit), Math.round(monthly)]),
      ];

/** A popup without a row says no number. */
const NUMBERS: Readonly<Partial<Record<PopupState, Numbers>>> = {
  room,
  shift: ({ shift }) => (shift === null ? [] : [shift.reward.effort + shift.reward.energy]),
  plan,
  randomEvent: event,
  payment,
  paymentFailure,
  paymentSuccess,
  remainingCycles: ({ current: { stage, dream } }) => [
    ...[stage.cycle, dream.cycles, remainingCycles(stage.cycle, dream.cycles)],
    ...risenNumbers(risenBy(dream.id, stage.cycle, dream.cycles)),
  ],
  bidOptions,
  bidValue,
  bidFilm: bids,
  bidWon,
  bidLost: bids,
  raffleIntro: (context) => [...raffle(context), drawnInHundred(termsIn(context)), 100],
  raffleFilm: raffle,
  raffleWon: (context) => [...raffle(context), ...raffleLost(context)],
  raffleLost,
  creditLetterTwo: bidWon,
  dreamPaid: ({ current: { dream, campaign } }) => [dream.cycles, campaign.lateCycles?.length ?? 0],
  dreamByBid: (context) => bidWon(context),
  dreamByRaffle: raffle,
  ended,
  cycleTransition: (context) => [cycleIn(context)],
};

/** The numbers that a popup may say in a context, each as it is written, without leading zeros. */
export const cardNumbers = (popup: PopupState, context: MapContext): readonly string[] =>
  Array.from(new Set((NUMBERS[popup] ?? none)(context).map((value) => String(Math.round(value * 10) / 10))));
