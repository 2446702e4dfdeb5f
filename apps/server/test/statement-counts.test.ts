import type { RouteName } from '@consorcio/contract';
import { formAt } from '@consorcio/rules/quiz';
import { QUIZ_VERSION } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';
import { MOMENTS, type Moment } from './game/moments.ts';
import { call, type Player } from './game/player.ts';
import { onOneEngine } from './game/world.ts';

type Asking = (player: Player) => Promise<{ body?: unknown; params?: unknown }>;
const nothing: Asking = async () => ({});
const stage =
  (rest: object): Asking =>
  async (player) => ({ body: { stageId: (await player.stage()).stage.id, ...rest } });
const ofCampaign: Asking = async ({ campaignId }) => ({ params: { campaignId } });
const finishing: Asking = async (player) => ({
  body: { stageId: (await player.current()).stage.id, results: await player.log('script') },
});

/** QUALITY: one statement to look, two for a command; what is public or needs no campaign keeps to the same. */
const TABLE: readonly [RouteName, Moment, Asking, number][] = [
  ['stageCurrent', 'at the first stage', nothing, 1],
  ['stageCurrent', 'in room 2', nothing, 1],
  ['stageCurrent', 'with the dream fulfilled', nothing, 1],
  ['stageBegin', 'at the first stage', stage({ roomId: 2 }), 2],
  ['stageBegin', 'at the payment', stage({ roomId: 1 }), 2],
  ['stageFinish', 'in room 2', finishing, 2],
  ['stageFinish', 'at the begun payment', stage({ results: {} }), 2],
  ['stageFinish', 'with the dream fulfilled', stage({ results: {} }), 1],
  [
    'acknowledgeEvent',
    'at the event',
    async (player) => {
      const [pending] = await player.get('pendingEvents', { params: { campaignId: player.campaignId } });
      return { params: { id: pending?.id } };
    },
    2,
  ],
  ['bidEffort', 'with the bids open', async () => ({ body: { effort: 1 } }), 2],
  ['keepEffort', 'with the bids open', nothing, 2],
  ['raffle', 'before the raffle', nothing, 2],
  ['dreamChoose', 'without a campaign', async () => ({ body: { dreamId: 1 } }), 2],
  ['personaChoose', 'without a persona', async () => ({ body: { personaId: 1 } }), 2],
  ['giveUp', 'at the event', nothing, 2],
  ['seeResults', 'with the dream fulfilled', async ({ campaignId }) => ({ body: { campaignId } }), 2],
  ['issueCertificate', 'with the dream fulfilled', ofCampaign, 2],
  ['conceptSeen', 'at the first stage', async () => ({ body: { conceptId: 1 } }), 2],
  ['conceptLearn', 'at the first stage', async () => ({ body: { conceptId: 1 } }), 2],
  [
    'quizAnswer',
    'at the first stage',
    async ({ id }) => {
      const eight = [0, 0, 0, 0, 0, 0, 0, 0];
      return { body: { version: QUIZ_VERSION, form: formAt(id, 'BEFORE'), answers: eight, confidence: eight } };
    },
    2,
  ],
  ['quizStanding', 'at the first stage', nothing, 1],
  ['pendingEvents', 'at the event', ofCampaign, 1],
  ['rooms', 'at the first stage', nothing, 1],
  ['badgeList', 'at the event', nothing, 1],
  ['badgePending', 'at the event', nothing, 1],
  ['badgeEarned', 'at the event', nothing, 1],
  ['conceptList', 'at the first stage', nothing, 1],
  ['personaList', 'at the first stage', nothing, 1],
  ['personaCurrent', 'at the first stage', nothing, 1],
  ['dreamList', 'at the first stage', nothing, 1],
  ['statement', 'at the event', ofCampaign, 2],
  ['choices', 'at the event', ofCampaign, 2],
  ['group', 'at the event', ofCampaign, 2],
];

onOneEngine((world) => {
  test.each(TABLE)('%s %s', async (name, moment, asking, most) => {
    const player = await MOMENTS[moment](world);
    const asked = await asking(player);
    let status = 0;
    const count = await world.statementsOf(async () => {
      status = (await player.ask(name, asked)).status;
    });
    expect(status).toBeLessThan(500);
    expect(count).toBe(most);
  });

  test.each([
    ['publicCampaign', 1],
    ['audit', 1],
    ['quizTotals', 2],
  ] as const)('%s asks the database %i times at most', async (name, most) => {
    const player = await MOMENTS['with the dream fulfilled'](world);
    const { campaignId } = player;
    const count = await world.statementsOf(() => call(world.app, null, name, { params: { campaignId } }));
    expect(count).toBe(most);
  });

  test('a command never needs a third statement, not even for a stage of long ago', async () => {
    const player = await MOMENTS['at the first stage'](world);
    const { stageId } = await player.begin(2);
    await player.get('giveUp', {});
    await player.choose(1);
    const body = { stageId, results: {} };
    expect(await world.statementsOf(() => player.ask('stageFinish', { body }))).toBe(2);
  });
});
