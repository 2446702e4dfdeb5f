import { afterEach, describe, expect, test, vi } from 'vitest';
import { aStanding, type StandingChanges } from '../../map/example-standings.ts';
import { enterMinigame } from './enter-minigame.ts';

/** A server that says where the campaign stands, and answers a begin with `begin`. */
function server(changes: StandingChanges, begin: { status: number; body: unknown } = { status: 200, body: {} }) {
  const calls: string[] = [];
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (address: string, options: { body?: string }) => {
    calls.push(`${address} ${options.body ?? ''}`.trim());
    return address === '/api/stage/current' ? answer(aStanding(changes)) : answer(begin.body, begin.status);
  });
  return calls;
}
const started = (id: number): StandingChanges => ({ stage: { status: 'STARTED' }, room: { id, run: null } });
const refused = (message: string, status: number) => ({ status, body: { statusCode: status, message } });

describe('whoever enters a minigame', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('begins the stage in its room when none is begun', async () => {
    const calls = server({});
    expect(await enterMinigame(2)).toEqual({ kind: 'entered', stageId: 'stage-7' });
    expect(calls.at(-1)).toBe('/api/stage/begin {"stageId":"stage-7","roomId":2}');
  });
  test('goes on with a stage begun in the same room, and pays no second entry', async () => {
    const calls = server(started(2));
    expect(await enterMinigame(2)).toEqual({ kind: 'entered', stageId: 'stage-7' });
    expect(calls).toHaveLength(1);
  });
  test('is led to the minigame in which the stage was begun', async () => {
    server(started(5));
    expect(await enterMinigame(2)).toEqual({ kind: 'elsewhere', slug: 3 });
  });
  test.each(['EVENT', 'PAYMENT'] as const)('goes back to the map at a stage of type %s', async (type) => {
    const calls = server({ stage: { type } });
    expect(await enterMinigame(2)).toEqual({ kind: 'no-minigame' });
    expect(calls).toHaveLength(1);
  });
  test('does not begin the next stage by reloading the page of a finished one', async () => {
    server({});
    expect(await enterMinigame(2, 'stage-6')).toEqual({ kind: 'no-minigame' });
    expect(await enterMinigame(2, 'stage-7')).toEqual({ kind: 'entered', stageId: 'stage-7' });
  });
  test('learns why it could not begin', async () => {
    server({}, refused('STAGE_IS_NOT_CURRENT', 409));
    expect(await enterMinigame(2)).toEqual({ kind: 'failed', code: 'STAGE_IS_NOT_CURRENT' });
  });
});
