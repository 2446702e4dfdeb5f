import type {
  BidOutcome,
  Board,
  Minutes,
  PaymentOutcome,
  PendingEvent,
  RaffleOutcome,
} from '../../src/map/chart/current-stage.ts';
import { type MapContext, startingContext } from '../../src/map/chart/map-context.ts';
import type { PopupState } from '../../src/map/chart/popup-states.ts';
import { aCurrentStage, BOARDS } from '../fixtures/boards.ts';

export interface Example {
  readonly popup: PopupState;
  readonly board: Board;
  /** What the chart knows besides the current stage when this popup shows. */
  readonly known?: Partial<MapContext>;
}

const GLOBE = BOARDS.raffleOpen.current.assembly?.waiting ?? [];
const OWN = BOARDS.map.current.campaign.quota;
const lostBid: BidOutcome = { win: false, bid: 5, winningBid: 6, winnerQuota: 12, waiting: 26 };
const wonBid: BidOutcome = { win: true, bid: 9, winningBid: 9, winnerQuota: OWN, waiting: 26 };
const unpaid: PaymentOutcome = { paid: false, campaignModified: false, balance: BOARDS.recovery.current.balance };
/** The instalment that could not be paid the first time. */
const LATE: Board = {
  ...BOARDS.payment,
  current: {
    ...BOARDS.payment.current,
    stage: { ...BOARDS.payment.current.stage, createdByFailure: true },
    dream: { ...BOARDS.payment.current.dream, effortCostPerCycle: 13 },
  },
};
/** The same of a player's first campaign: a card lies in it. */
const numbered = (board: Board): Board => ({
  ...board,
  current: { ...board.current, campaign: { ...board.current.campaign, number: 1 } },
});
/** The same with too little effort for the instalment. */
const short = (board: Board): Board => ({
  ...board,
  current: { ...board.current, balance: { ...board.current.balance, effort: 9 } },
});
/** A recovery without energy, the late instalment at 13. */
const late = (points: number): Board => ({
  ...BOARDS.recovery,
  current: {
    ...BOARDS.recovery.current,
    balance: { energy: 0, effort: points },
    dream: { ...BOARDS.recovery.current.dream, effortCostPerCycle: 13 },
  },
});
/** The same campaign with both its recoveries behind it. */
const lateBefore = (board: Board): Board => ({
  ...board,
  current: { ...board.current, campaign: { ...board.current.campaign, lateCycles: [1, 2] } },
});
const aHardEvent: PendingEvent = {
  id: 'pending-2',
  event: {
    id: 20,
    title: '“Carta já contemplada?”',
    speech: 'Só hoje! Faça um Pix de entrada e amanhã a carta é sua.',
    description: 'A mensagem veio de um número que você não conhece.',
    type: 'BAD',
    effect: '-1 #enr#',
    options: [
      { option: 1, label: 'Conferir no Banco Central', effect: '-1 #enr#', later: '' },
      { option: 2, label: 'Pedir mais detalhes', effect: '-2 #enr#', later: '' },
      { option: 3, label: 'Depositar a entrada', effect: '-5 #eff#', later: '' },
    ],
  },
};
/** A card with three answers, the last of which costs later. */
export const aDilemma: PendingEvent = {
  id: 'pending-3',
  event: {
    id: 9,
    title: 'Celular quebrado',
    speech: 'Eu só ia ver uma mensagem lavando a louça!',
    description: 'A tela apagou, e a foto do cachorro está lá dentro.',
    type: 'BAD',
    effect: '-3 #eff#',
    fell: [{ title: 'Conta de luz alta', effect: '-1 #eff#' }],
    options: [
      { option: 1, label: 'Consertar', effect: '-3 #eff#', later: '' },
      {
        option: 2,
        label: 'Comprar outro em 3 vezes',
        effect: '-1 #eff#',
        later: '-2 #eff# no mês que vem e -2 #eff# no outro',
      },
      { option: 3, label: 'Ficar sem por um tempo', effect: '-2 #enr# e -1 #eff#', later: '' },
    ],
  },
};
const raffle = (won: boolean): RaffleOutcome => ({ won, drawnQuota: won ? OWN : 13, cycle: 3, globe: GLOBE });

const minutes = (won: boolean, isRaffle: boolean): Minutes => ({
  assembly: {
    cycle: 2,
    bids: [
      { quota: 12, bid: 6 },
      { quota: 17, bid: 2 },
      { quota: OWN, bid: won && !isRaffle ? 9 : 5 },
    ],
    winnerQuota: won && !isRaffle ? OWN : 12,
    drawnQuota: isRaffle ? (won ? OWN : 13) : null,
  },
  quotas: 30,
  waiting: isRaffle ? 24 : 25,
});

/** Of an assembly in which the player did not bid. */
const withoutBid = (all: Minutes): Minutes => ({
  ...all,
  assembly: { ...all.assembly, bids: all.assembly.bids.filter(({ quota }) => quota !== OWN) },
});

/** A turn in the pizzeria on a strong day. */
const aShift = { reward: { effort: 10, energy: 0 }, movement: 4, balance: { energy: 9, effort: 24 } };

/** One example for each popup of the chart: a new popup without one does not compile. */
const FIRST: Readonly<Record<PopupState, Omit<Example, 'popup'>>> = {
  room: { board: BOARDS.map, known: { point: 4 } },
  plan: { board: BOARDS.newCycle },
  shift: { board: BOARDS.map, known: { point: 4, shift: aShift } },
  noEffort: { board: BOARDS.noEffort },
  noEnergy: { board: BOARDS.noEnergy },
  randomEvent: { board: BOARDS.event },
  payment: { board: BOARDS.payment },
  paymentFailure: { board: BOARDS.recovery, known: { payment: unpaid } },
  paymentSuccess: { board: BOARDS.bidOpen },
  remainingCycles: { board: BOARDS.bidOpen },
  bidOptions: { board: BOARDS.bidOpen },
  bidValue: { board: BOARDS.bidOpen, known: { offer: 5 } },
  bidUnreached: { board: BOARDS.bidOpen, known: { offer: 5 } },
  bidFilm: { board: BOARDS.bidLost, known: { offer: 5, bid: lostBid } },
  bidWon: { board: BOARDS.wonByBid, known: { offer: 9, bid: wonBid, minutes: minutes(true, false) } },
  bidLost: { board: BOARDS.bidLost, known: { offer: 5, bid: lostBid } },
  raffleIntro: { board: BOARDS.raffleOpen },
  raffleUnreached: { board: BOARDS.raffleOpen },
  raffleFilm: { board: BOARDS.raffleOpen, known: { raffle: raffle(false) } },
  raffleWon: { board: BOARDS.wonByRaffle, known: { raffle: raffle(true), minutes: minutes(true, true) } },
  raffleLost: { board: BOARDS.raffleOpen, known: { raffle: raffle(false), minutes: minutes(false, true) } },
  creditLetterOne: { board: BOARDS.wonByRaffle },
  creditLetterTwo: { board: BOARDS.wonByRaffle },
  dreamPaid: { board: BOARDS.wonByPaying },
  dreamByBid: { board: BOARDS.wonByBid },
  dreamByRaffle: { board: BOARDS.wonByRaffle },
  ended: { board: BOARDS.defaulted },
  cycleTransition: { board: BOARDS.newCycle },
  lostConnection: { board: BOARDS.map },
};

/** What else a popup of the chart may say. */
const OTHERS: Readonly<Record<string, Example>> = {
  raffleLostUnheard: {
    popup: 'raffleLost',
    board: BOARDS.raffleOpen,
    known: { raffle: { ...raffle(false), drawnQuota: null } },
  },
  raffleLostWithoutBid: {
    popup: 'raffleLost',
    board: BOARDS.raffleOpen,
    known: { raffle: raffle(false), minutes: withoutBid(minutes(false, true)) },
  },
  planByTurns: {
    popup: 'plan',
    board: {
      ...BOARDS.newCycle,
      current: aCurrentStage({
        extras: { stageRelativeToCycle: 1 },
        balance: { effort: 2 },
        user: { shifts: ['tapper', 'dancer', 'runner'] },
      }),
    },
  },
  roomSnackBar: { popup: 'room', board: BOARDS.map, known: { point: 1 } },
  roomTired: {
    popup: 'room',
    board: { ...BOARDS.map, current: aCurrentStage({ balance: { energy: 3 } }) },
    known: { point: 1 },
  },
  roomOfClass: {
    popup: 'room',
    board: { ...BOARDS.map, current: aCurrentStage({ balance: { energy: 3 }, user: { shifts: null } }) },
    known: { point: 1 },
  },
  roomOfRest: { popup: 'room', board: BOARDS.map, known: { point: 3 } },
  eventOfHardship: { popup: 'randomEvent', board: { ...BOARDS.event, event: aHardEvent } },
  eventWithChoice: { popup: 'randomEvent', board: { ...BOARDS.event, event: aDilemma } },
  eventOnCredit: { popup: 'randomEvent', board: { ...BOARDS.event, event: aDilemma }, known: { option: 2 } },
  roomDear: {
    popup: 'room',
    board: {
      ...BOARDS.map,
      current: aCurrentStage({ balance: { effort: 13 }, extras: { stageRelativeToCycle: 3 } }),
    },
    known: { point: 3 },
  },
  roomSavesLate: { popup: 'room', board: late(11), known: { point: 1 } },
  roomTooLittle: { popup: 'room', board: late(5), known: { point: 4 } },
  roomInVain: { popup: 'room', board: late(11), known: { point: 3 } },
  paymentWithCard: { popup: 'payment', board: numbered(LATE) },
  bidOptionsWithCard: { popup: 'bidOptions', board: numbered(BOARDS.bidOpen) },
  paymentLate: { popup: 'payment', board: LATE },
  paymentShort: { popup: 'payment', board: short(BOARDS.payment) },
  paymentShortOfLast: { popup: 'payment', board: short(LATE) },
  paymentShortAgain: { popup: 'payment', board: lateBefore(short(BOARDS.payment)) },
  paymentFailureHopeless: { popup: 'paymentFailure', board: late(2), known: { payment: unpaid } },
  endedTooMany: {
    popup: 'ended',
    board: lateBefore({
      ...BOARDS.defaulted,
      current: {
        ...BOARDS.defaulted.current,
        stage: { ...BOARDS.defaulted.current.stage, cycle: 4, createdByFailure: false },
      },
    }),
  },
  bidOfNothing: { popup: 'bidValue', board: BOARDS.bidOpen, known: { offer: 0 } },
  bidOfAll: { popup: 'bidValue', board: BOARDS.bidOpen, known: { offer: BOARDS.bidOpen.current.balance.effort } },
  bidFilmOfOther: {
    popup: 'bidFilm',
    board: {
      ...BOARDS.bidLost,
      current: { ...BOARDS.bidLost.current, stage: { ...BOARDS.bidLost.current.stage, cycle: 3 } },
    },
    known: { offer: 5, bid: lostBid },
  },
  bidFilmWon: {
    popup: 'bidFilm',
    board: BOARDS.wonByBid,
    known: { offer: 9, bid: wonBid, minutes: minutes(true, false) },
  },
  raffleFilmWon: { popup: 'raffleFilm', board: BOARDS.wonByRaffle, known: { raffle: raffle(true) } },
};

export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...Object.fromEntries(
    Object.entries(FIRST).map(([popup, example]) => [popup, { popup: popup as PopupState, ...example }]),
  ),
  ...OTHERS,
};

/** The chart's context in which a popup shows. */
export const exampleContext = ({ board, known }: Example): MapContext => ({
  ...startingContext({ ...board, shownCycle: board.current.stage.cycle }),
  ...known,
});
