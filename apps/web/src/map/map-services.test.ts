import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { aCurrentStage, anEvent, BOARDS } from '../../test/fixtures/boards.ts';
import { loadBoard } from './board.ts';
import { popupServicesOf } from './map-services.ts';

type Reply = readonly [status: number, body: unknown];
const refusal = (status: number, message: string, info?: unknown): Reply => [
  status,
  { statusCode: status, message, info },
];

/** A server with one answer for each address; what it was asked, in order. */
function server(replies: Readonly<Record<string, Reply>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    asked.push([method, address.replace('/api', ''), body ?? ''].join(' ').trim());
    const [status, reply] = replies[address.replace('/api', '')] ?? refusal(404, 'NOT_FOUND');
    return new Response(JSON.stringify(reply), { status });
  });
  return asked;
}
const { current } = BOARDS.raffleOpen;
const check = () =>
  toPromise(createActor(popupServicesOf({}).checkRaffle, { input: { campaignId: 'campaign-1', cycle: 2 } }).start());

describe('the calls behind the popups', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('a campaign that has ended is recognized by the error that asks for its results', async () => {
    server({ '/stage/current': refusal(409, 'USER_MUST_SEE_RESULTS', BOARDS.wonByBid.current) });
    expect(await loadBoard()).toEqual({ current: BOARDS.wonByBid.current, event: null });
  });

  test('any other error of the stage is a failure', async () => {
    server({ '/stage/current': refusal(404, 'CAMP_NOT_FOUND') });
    await expect(loadBoard()).rejects.toThrow('CAMP_NOT_FOUND');
  });

  test('the waiting event is asked for at an event stage only', async () => {
    const event = aCurrentStage({ stage: { type: 'EVENT' } });
    const asked = server({ '/stage/current': [200, event], '/random-events/campaign-1': [200, [anEvent]] });
    expect(await loadBoard()).toEqual({ current: event, event: anEvent });
    server({ '/stage/current': [200, aCurrentStage()] });
    expect((await loadBoard()).event).toBeNull();
    expect(asked).toEqual(['GET /stage/current', 'GET /random-events/campaign-1']);
  });

  test('a payment begins the stage in room 1, then finishes it with empty results', async () => {
    const balance = { energy: 1, effort: 2 };
    const asked = server({
      '/stage/begin': [200, { stageId: 'stage-10', roomId: 1, run: null, balance }],
      '/stage/finish': [200, { paid: true, campaignModified: false, balance }],
    });
    const paying = createActor(popupServicesOf({}).payInstalment, { input: { stageId: 'stage-10' } }).start();
    expect(await toPromise(paying)).toEqual({ paid: true, campaignModified: false, balance });
    expect(asked).toEqual([
      'PUT /stage/begin {"stageId":"stage-10","roomId":1}',
      'PUT /stage/finish {"stageId":"stage-10","results":{}}',
    ]);
  });

  test('a raffle whose answer was lost is learnt from the current stage and the group', async () => {
    server({
      '/stage/current': [200, BOARDS.nextCycle.current],
      '/campaign/campaign-1/group': [
        200,
        {
          assemblies: [
            { cycle: 1, drawnQuota: 29 },
            { cycle: 2, drawnQuota: 13 },
          ],
        },
      ],
    });
    expect(await check()).toMatchObject({ drawnQuota: 13, board: { current: BOARDS.nextCycle.current } });
  });

  test('one that is still open is not asked of the group', async () => {
    const asked = server({ '/stage/current': [200, current] });
    expect((await check()).drawnQuota).toBeNull();
    expect(asked).toEqual(['GET /stage/current']);
  });
});
