import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../src/api/query-client.ts';
import { ContractBoard } from '../../src/screens/after-letter/contract-board.tsx';
import type { ContractView } from '../../src/screens/after-letter/model.ts';
import { CertificateSheet } from '../../src/screens/certificate/certificate-sheet.tsx';
import { NewGamePlus } from '../../src/screens/certificate/new-game-plus.tsx';
import { aCurrentStage } from '../fixtures/boards.ts';
import { aDilemma } from './popup-examples.ts';

/** The third month of the house's renovation: one month paid after a letter by bid. */
const MONTH: ContractView = {
  status: 'OPEN',
  phase: 'PLAN',
  end: null,
  standing: 'EM_DIA',
  use: 'INSTALMENT',
  month: 3,
  dues: [10, 10, 11, 12],
  bill: { instalment: 10, upkeep: 1, delivery: 0, total: 11 },
  balance: { energy: 6, effort: 4 },
  plans: [
    { works: 3, energy: 1, effort: 21, pays: true },
    { works: 2, energy: 7, effort: 13, pays: true },
    { works: 1, energy: 14, effort: 8, pays: false },
  ],
  event: null,
  misses: 0,
  monthsWithDream: 1,
  seal: '',
  root: null,
  draws: [],
  dreamId: 4,
  isNewGamePlus: false,
  monthsLeft: 4,
  joy: 4,
  schedules: null,
  months: [{ month: 2, works: 2, eventId: 4, option: 1, paid: true }],
  feedback: null,
  news: [{ cycle: 2, winnerQuota: 17, drawnQuota: 5 }],
};
const missed = { month: 2, works: 3 as const, eventId: 9, option: 1, paid: false };
const ENDED: ContractView = {
  ...MONTH,
  status: 'ENDED',
  phase: null,
  month: null,
  monthsLeft: 0,
  bill: null,
  plans: [],
};

/** Each step of a month, and the ends. */
const VIEWS: Readonly<Record<string, ContractView>> = {
  use: {
    ...MONTH,
    phase: 'USE',
    month: 2,
    monthsLeft: 5,
    months: [],
    news: [],
    schedules: { INSTALMENT: [11, 11, 11, 11, 12], TERM: [12, 12, 12, 12, 8] },
  },
  useOfMuch: {
    ...MONTH,
    phase: 'USE',
    month: 2,
    monthsLeft: 8,
    dreamId: 7,
    months: [],
    news: [],
    schedules: { INSTALMENT: [11, 11, 11, 11, 11, 11, 11, 12], TERM: [16, 16, 16, 16, 16, 9] },
  },
  plan: MONTH,
  planAtRisk: {
    ...MONTH,
    standing: 'EM_RISCO',
    misses: 2,
    joy: 0,
    bill: { instalment: 19, upkeep: 1, delivery: 0, total: 20 },
    plans: MONTH.plans.map((plan) => ({ ...plan, pays: plan.effort >= 20 })),
    months: [missed, { ...missed, month: 3 }],
    month: 4,
    monthsLeft: 3,
  },
  card: { ...MONTH, phase: 'EVENT', event: { ...aDilemma.event, options: [] } },
  cardWithChoice: { ...MONTH, phase: 'EVENT', event: aDilemma.event },
  bill: { ...MONTH, phase: 'BILL', balance: { energy: 7, effort: 15 } },
  firstBill: {
    ...MONTH,
    phase: 'BILL',
    month: 2,
    monthsLeft: 5,
    months: [],
    balance: { energy: 0, effort: 18 },
    bill: { instalment: 12, upkeep: 1, delivery: 7, total: 20 },
  },
  paid: { ...ENDED, end: 'QUITADO', monthsWithDream: 5 },
  paidLate: {
    ...ENDED,
    end: 'QUITADO_COM_APERTO',
    standing: 'RENEGOCIADO',
    misses: 1,
    monthsWithDream: 4,
    months: [missed],
  },
  taken: {
    ...ENDED,
    end: 'RETOMADO',
    standing: 'EM_RISCO',
    misses: 3,
    monthsWithDream: 1,
    months: [missed, { ...missed, month: 3 }, { ...missed, month: 4 }],
  },
};

const certificateOf = (end: ContractView['end'], monthsLeft = 0) => (
  <CertificateSheet
    current={aCurrentStage({
      campaign: {
        completed: true,
        status: 'SUCCESS',
        context: 'BID',
        rulebook: 3,
        after: { status: end === null ? 'OPEN' : 'ENDED', monthsLeft, end },
      },
    })}
    onAdvance={() => undefined}
  />
);

/** Every step, every end, and the certificate that leads to them. */
export const AFTER: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(
    Object.entries(VIEWS).map(([name, view]) => [
      name,
      <ContractBoard key={name} campaignId="campaign-1" view={view} isBusy={false} onCommand={() => undefined} />,
    ]),
  ),
  certificateOpen: certificateOf(null, 4),
  certificatePaid: certificateOf('QUITADO'),
  certificatePaidLate: certificateOf('QUITADO_COM_APERTO'),
  certificateTaken: certificateOf('RETOMADO'),
  newGamePlusOpen: (
    <NewGamePlus
      current={aCurrentStage({
        campaign: { completed: true, status: 'SUCCESS', after: { status: 'OPEN', monthsLeft: 4, end: null } },
      })}
    />
  ),
};

/** One of them; its buttons do nothing. */
export const AfterPage = ({ name }: { name: string }) => (
  <QueryClientProvider client={queryClient}>{AFTER[name]}</QueryClientProvider>
);
