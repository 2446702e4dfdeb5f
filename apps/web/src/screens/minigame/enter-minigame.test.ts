import type { RoomId } from '@consorcio/rules/vocabulary';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCurrentStage, type StageChanges } from '../../../test/fixtures/boards.ts';
import { chooseMinigame, takeChosenMinigame } from '../../session/chosen-minigame.ts';
import { enterMinigame } from './enter-minigame.ts';

const run = { game: 'tapper', version: 1, seed: 'ff'.repeat(16), vigor: 85 } as const;
const ENTERED = { kind: 'entered', stageId: 'stage-7', personaId: 1, run, rulebook: 3, hour: 'afternoon' };

/** A server that says where the campaign stands, and answers a begin with `begin`. */
function server(changes: StageChanges, begin: { status: number; body: unknown } = { status: 200, body: { run } }) {
  const calls: string[] = [];
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (address: string, options: { body?: string }) => {
    calls.push(`${address} ${options.body ?? ''}`.trim());
    return address === '/api/stage/current' ? answer(aCurrentStage(changes)) : answer(begin.body, begin.status);
  });
  return calls;
}
const started = (id: RoomId): StageChanges => ({ stage: { status: 'STARTED' }, room: { id, run } });
const refused = (message: string, status: number) => ({ status, body: { statusCode: status, message } });

describe('whoever enters a minigame', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('begins the stage in its room when none is begun', async () => {
    const calls = server({});
    expect(await enterMinigame(2)).toEqual(ENTERED);
    expect(calls.at(-1)).toBe('/api/stage/begin {"stageId":"stage-7","roomId":2}');
  });
  test('goes on with a stage begun in the same room, and pays no second entry', async () => {
    const calls = server(started(2));
    expect(await enterMinigame(2)).toEqual(ENTERED);
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
    expect(await enterMinigame(2, { playedStage: 'stage-6' })).toEqual({ kind: 'no-minigame' });
    expect(await enterMinigame(2, { playedStage: 'stage-7' })).toMatchObject({ kind: 'entered', stageId: 'stage-7' });
  });
  test('learns why it could not begin', async () => {
    server({}, refused('STAGE_IS_NOT_CURRENT', 409));
    expect(await enterMinigame(2)).toEqual({ kind: 'failed', code: 'STAGE_IS_NOT_CURRENT' });
  });
});

describe('whoever comes from the map, which has begun the stage', () => {
  afterEach(() => vi.unstubAllGlobals());
  const enter = (current = aCurrentStage()) => {
    chooseMinigame(current, 2);
    return enterMinigame(2, { chosen: takeChosenMinigame() });
  };

  test('asks nothing more, and has the run from the answer', async () => {
    const calls = server({});
    expect(await enter()).toEqual(ENTERED);
    expect(calls).toEqual(['/api/stage/begin {"stageId":"stage-7","roomId":2}']);
  });
  test('requests the current stage when the server refused the one that the map knew', async () => {
    const calls = server({ stage: { id: 'stage-8', type: 'PAYMENT' } }, refused('STAGE_IS_NOT_CURRENT', 409));
    expect(await enter()).toEqual({ kind: 'no-minigame' });
    expect(calls).toHaveLength(2);
  });
  test.each([
    ['a stage that is no minigame', { stage: { type: 'PAYMENT' } }],
    ['a minigame begun in another room', started(5)],
  ] as const)('begins nothing at %s', async (_, changes) => {
    const calls = server(changes);
    await enter(aCurrentStage(changes));
    expect(calls).toEqual(['/api/stage/current']);
  });
  test('has begun it for that visit and that room only', async () => {
    const calls = server({});
    await enter();
    expect(takeChosenMinigame()).toBeNull();
    chooseMinigame(aCurrentStage(), 2);
    await enterMinigame(3, { chosen: takeChosenMinigame() });
    expect(calls.slice(2)).toEqual(['/api/stage/current', '/api/stage/begin {"stageId":"stage-7","roomId":3}']);
  });
});
