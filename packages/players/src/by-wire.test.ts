import { expect, test } from 'vitest';
import { type Call, pathOf, takeTurn } from './by-wire.ts';
import { hopelessBidder, saver } from './plans.ts';
import type { StageReply } from './view.ts';

const NOW: StageReply = {
  stage: {
    id: 'stage-1',
    cycle: 1,
    type: 'MINIGAME',
    status: 'PENDING',
    createdByFailure: false,
    entryCostEnergy: 0,
    entryCostEffort: 0,
  },
  balance: { energy: 20, effort: 5 },
  dream: { id: 1, name: '', cycles: 3, effortCostPerCycle: 10, imagePath: '' },
  extras: { stageRelativeToCycle: 1, stageIsPayment: false, totalStages: 15, phase: 'STAGE' },
  campaign: {
    id: 'campaign-1',
    completed: false,
    visualizedResults: false,
    status: 'ACTIVE',
    context: null,
    isNewGamePlus: false,
    rulebook: 3,
    seedCommitment: '',
    quota: 1,
    after: { status: 'NONE', monthsLeft: 0, end: null },
  },
  user: { name: 'Ana', personaId: 1 },
  assembly: null,
};
const stage = (change: Partial<StageReply['stage']>): StageReply => ({ ...NOW, stage: { ...NOW.stage, ...change } });

/** The calls that a turn makes; every one is answered with `reply`. */
async function callsOf(now: StageReply | null, plan = saver, reply: unknown = null): Promise<unknown[]> {
  const calls: unknown[] = [];
  const call: Call = async (name, given) => {
    calls.push([name, given?.params ?? given?.body]);
    return JSON.parse(JSON.stringify(reply));
  };
  await takeTurn(now, plan, call);
  return calls;
}

test('without a campaign the dream is chosen', async () => {
  expect(await callsOf(null)).toEqual([['dreamChoose', { dreamId: 1 }]]);
});

test('a stage is begun by its id in the room of the plan, and finished with the log of its run', async () => {
  expect(await callsOf(NOW)).toEqual([['stageBegin', { stageId: 'stage-1', roomId: 2 }]]);
  const run = { game: 'tapper', version: 1, seed: '00'.repeat(16), vigor: 100 } as const;
  const begun: StageReply = { ...stage({ status: 'STARTED' }), room: { id: 2, run } };
  const results = { game: 'tapper', version: 1, ticks: 0, inputs: [] };
  expect(await callsOf(begun, { ...saver, skill: 'given up' })).toEqual([
    ['stageFinish', { stageId: 'stage-1', results }],
  ]);
});

test('a payment is finished with {}', async () => {
  const begun: StageReply = { ...stage({ type: 'PAYMENT', status: 'STARTED' }), room: { id: 1, run: null } };
  expect(await callsOf(begun)).toEqual([['stageFinish', { stageId: 'stage-1', results: {} }]]);
});

test('an event is acknowledged by its own id, and not at all when it is gone', async () => {
  const event = stage({ type: 'EVENT' });
  const look = ['pendingEvents', { campaignId: 'campaign-1' }];
  expect(await callsOf(event, saver, [{ id: 'event-1' }])).toEqual([look, ['acknowledgeEvent', { id: 'event-1' }]]);
  expect(await callsOf(event, saver, [])).toEqual([look]);
});

test('the assembly is gone through by bid, keep and raffle, and the end is seen', async () => {
  const inPhase = (phase: StageReply['extras']['phase']): StageReply => ({ ...NOW, extras: { ...NOW.extras, phase } });
  expect(await callsOf(inPhase('BID_OPEN'), hopelessBidder)).toEqual([['bidEffort', { effort: 1 }]]);
  expect(await callsOf(inPhase('BID_LOST'))).toEqual([['keepEffort', undefined]]);
  expect(await callsOf(inPhase('RAFFLE_OPEN'))).toEqual([['raffle', undefined]]);
  const ended: StageReply = { ...NOW, campaign: { ...NOW.campaign, status: 'SUCCESS' } };
  expect(await callsOf(ended)).toEqual([['seeResults', { campaignId: 'campaign-1' }]]);
});

test('a path takes its parameters', () => {
  expect(pathOf('statement', { campaignId: 'a/b' })).toBe('/campaign/a%2Fb/statement');
});
