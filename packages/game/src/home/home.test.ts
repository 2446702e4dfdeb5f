import { expect, test } from 'vitest';
import { homeOn, memoryShelf } from './home.ts';

const YEAR = 365 * 24 * 3_600_000;

test('a clock that goes back by a year takes nothing away, and the campaign goes on', async () => {
  let now = Date.parse('2026-11-29T12:00:00Z');
  const answer = homeOn({
    shelf: memoryShelf(),
    now: () => now,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  });
  let token = '';
  const ask = async (method: string, target: string, body?: object) => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const { status, text } = await answer({ method, target, headers, body: body && JSON.stringify(body) });
    expect([target, status < 300]).toEqual([target, true]);
    return text === '' ? null : JSON.parse(text);
  };
  token = (await ask('POST', '/auth/guest')).token;
  await ask('PUT', '/persona/choose', { personaId: 2 });
  await ask('PUT', '/dream/choose', { dreamId: 1 });
  await ask('PUT', '/concept/seen', { conceptId: 1 });
  const before = await ask('GET', '/stage/current');
  now -= YEAR;
  expect(await ask('GET', '/stage/current')).toEqual(before);
  await ask('PUT', '/stage/begin', { stageId: before.stage.id, roomId: 2 });
  await ask('PUT', '/concept/seen', { conceptId: 2 });
  await ask('POST', '/campaign/give-up', {});
  await ask('PUT', '/dream/choose', { dreamId: 2 });
  expect((await ask('GET', '/auth')).campaign).toMatchObject({ dreamId: 2, completed: false });
  const { seen } = await ask('GET', '/concept/list');
  expect(seen.map(({ id }: { id: number }) => id).sort()).toEqual([1, 2]);
});
