import type { Assembly, Board, PendingEvent, Standing } from './standing.ts';

/** What a test or the catalogue of popups wants to differ from a fresh cycle of the 6-cycle dream. */
export interface StandingChanges {
  readonly stage?: Partial<Standing['stage']>;
  readonly balance?: Partial<Standing['balance']>;
  readonly dream?: Partial<Standing['dream']>;
  readonly extras?: Partial<Standing['extras']>;
  readonly campaign?: Partial<Standing['campaign']>;
  readonly user?: Partial<Standing['user']>;
  readonly room?: Standing['room'];
  readonly assembly?: Assembly;
}

/** The worked example of RULES 8.5: dream 4, quota 28 of 30, second cycle. */
export function aStanding({ room, ...changes }: StandingChanges = {}): Standing {
  return {
    stage: {
      id: 'stage-7',
      cycle: 2,
      type: 'MINIGAME',
      status: 'PENDING',
      createdByFailure: false,
      entryCostEnergy: 3,
      entryCostEffort: 2,
      ...changes.stage,
    },
    balance: { energy: 12, effort: 14, ...changes.balance },
    dream: {
      id: 4,
      name: 'Reforma da casa',
      cycles: 6,
      effortCostPerCycle: 12,
      imagePath: 'dreams/4.png',
      ...changes.dream,
    },
    extras: { stageRelativeToCycle: 2, stageIsPayment: false, totalStages: 30, phase: 'STAGE', ...changes.extras },
    campaign: {
      id: 'campaign-1',
      completed: false,
      visualizedResults: false,
      status: 'ACTIVE',
      context: null,
      isNewGamePlus: false,
      seedCommitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
      quota: 28,
      ...changes.campaign,
    },
    user: { name: 'Ana Beatriz', personaId: 1, ...changes.user },
    ...(room === undefined ? {} : { room }),
    assembly: changes.assembly ?? null,
  };
}

const quotas = (gone: readonly number[]): number[] =>
  Array.from({ length: 30 }, (_, i) => i + 1).filter((quota) => !gone.includes(quota));

export const anEvent: PendingEvent = {
  id: 'pending-1',
  event: {
    id: 4,
    title: 'Carona solidária',
    speech: 'Cabe mais um! Vambora que é caminho.',
    description: 'Sem ônibus lotado, sobrou tempo e disposição, e a passagem ficou no bolso.',
    type: 'GOOD',
    effect: '+2 #enr# e +1 #eff#',
  },
};

const board = (changes: StandingChanges = {}, event: PendingEvent | null = null): Board => ({
  standing: aStanding(changes),
  event,
});
const atPayment = { type: 'PAYMENT', id: 'stage-10' } as const;
const atEnd = { stageRelativeToCycle: 5, stageIsPayment: true } as const;
const won = { completed: true, status: 'SUCCESS' } as const;
const paidStage = { ...atPayment, status: 'FINISHED' } as const;

/** One board for every place in which a campaign can be found. */
export const BOARDS = {
  map: board(),
  newCycle: board({ extras: { stageRelativeToCycle: 1 } }),
  noEffort: board({ balance: { effort: 0 } }),
  noEnergy: board({ balance: { energy: 0 } }),
  event: board({ stage: { type: 'EVENT' }, extras: { stageRelativeToCycle: 4 } }, anEvent),
  eventMissing: board({ stage: { type: 'EVENT' }, extras: { stageRelativeToCycle: 4 } }),
  payment: board({ stage: atPayment, extras: atEnd }),
  recovery: board({ stage: { id: 'stage-11', createdByFailure: true }, extras: { stageRelativeToCycle: 4 } }),
  bidOpen: board({
    stage: paidStage,
    extras: { ...atEnd, phase: 'BID_OPEN' },
    assembly: { cycle: 2, waiting: quotas([10, 29]), bid: null, winningBid: null, winnerQuota: null },
  }),
  bidLost: board({
    stage: paidStage,
    extras: { ...atEnd, phase: 'BID_LOST' },
    assembly: { cycle: 2, waiting: quotas([10, 12, 29]), bid: 5, winningBid: 6, winnerQuota: 12 },
  }),
  raffleOpen: board({
    stage: paidStage,
    extras: { ...atEnd, phase: 'RAFFLE_OPEN' },
    assembly: { cycle: 2, waiting: quotas([10, 12, 29]), bid: 5, winningBid: 6, winnerQuota: 12 },
  }),
  nextCycle: board({ stage: { id: 'stage-12', cycle: 3 }, extras: { stageRelativeToCycle: 1 } }),
  wonByPaying: board({ stage: { ...paidStage, cycle: 6 }, extras: atEnd, campaign: { ...won, context: 'PAID' } }),
  wonByBid: board({ stage: paidStage, extras: atEnd, campaign: { ...won, context: 'BID' } }),
  wonByRaffle: board({ stage: paidStage, extras: atEnd, campaign: { ...won, context: 'JACKPOT' } }),
  defaulted: board({
    stage: { ...paidStage, createdByFailure: true },
    extras: atEnd,
    campaign: { completed: true, status: 'FAILED', context: 'DEFAULT' },
  }),
} as const satisfies Record<string, Board>;
