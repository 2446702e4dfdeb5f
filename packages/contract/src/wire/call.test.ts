import { describe, expect, test } from 'vitest';
import { callOf } from './call.ts';
import { LIVE_ROUTES, type LiveRouteName } from './live-routes.ts';
import { ROUTES, type RouteName } from './routes.ts';

const reply = (status: number, body = '') => ({ ok: status < 300, status, text: async () => body });

describe('every table of routes is called in one way', () => {
  test('a lost connection, and one that breaks while the answer is read, is an answer', async () => {
    const lost = { ok: false, error: { kind: 'network' } };
    const silent = callOf<RouteName, never>(ROUTES, '/api', async () => Promise.reject(new TypeError('no line')));
    expect(await silent('rooms')).toEqual(lost);
    const broken = callOf<LiveRouteName, never>(LIVE_ROUTES, '/api', async () => ({
      ...reply(200),
      text: () => Promise.reject(new TypeError('cut off')),
    }));
    expect(await broken('liveSeat', { params: { groupId: 'g' } })).toEqual(lost);
  });

  test('one call sends one request: nothing is tried again', async () => {
    let sent = 0;
    const busy = callOf<RouteName, never>(ROUTES, '/api', async () => {
      sent += 1;
      return reply(503, '{"statusCode":503,"message":"UNAVAILABLE"}');
    });
    expect(await busy('rooms')).toEqual({ ok: false, error: { kind: 'code', code: 'UNAVAILABLE', status: 503 } });
    expect(sent).toBe(1);
  });

  test('a view that has not changed has no value', async () => {
    const same = callOf<LiveRouteName, never>(LIVE_ROUTES, '/api', async () => reply(304));
    expect(await same('liveSeat', { params: { groupId: 'g' } })).toEqual({ ok: true, value: undefined });
  });

  test('parameters and query are escaped, and a header says who calls', async () => {
    const seen: unknown[] = [];
    const ask = callOf<LiveRouteName, never>(LIVE_ROUTES, '/api', async (address, { headers }) => {
      seen.push(address, headers.authorization);
      return reply(204);
    });
    await ask('liveCode', { params: { code: 'A B/C' }, query: { link: 'x&y' }, token: 't' });
    expect(seen).toEqual(['/api/live/code/A%20B%2FC?link=x%26y', 'Bearer t']);
  });
});
