import { type BodyOf, LIVE_ROUTES, liveEndpoints } from '@consorcio/contract';
import type { LiveRouteName } from '@consorcio/contract/live-routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveToken, readId } from '../src/http/live-token.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api } from './support/client.ts';
import { newKey, openClass } from './support/live-class.ts';

/* Nobody acts with a token that is not of this seat or this host (LIVE section 5). */

/** A call that a seat or the host of a live group makes with its own token. */
type Guarded = {
  [Name in LiveRouteName]: (typeof LIVE_ROUTES)[Name]['access'] extends 'public' ? never : Name;
}[LiveRouteName];

/** Of those, the calls that carry a body. */
type WithBody = { [Name in Guarded]: BodyOf<Name> extends object ? Name : never }[Guarded];

/**
 * A well-formed body of each guarded call of a live group: what is refused with the token of another is refused for its token.
 */
const BODIES: { readonly [Name in WithBody]: BodyOf<Name> } = {
  liveProfile: { word: 'sol' },
  liveAnswers: { moment: 'BEFORE', answers: [0, 1, 2] },
  liveReact: { reaction: 1 },
  liveGuess: { month: 1, bid: 40, wins: null, letters: 3 },
  liveBegin: { month: 1, option: 'A', buys: false, place: 2, isPlayed: false },
  liveFinish: { month: 1, results: {} },
  liveSeal: { month: 1, pace: 'REST', pays: true, bid: 0 },
  liveCommand: { command: 'PAUSE', from: { phase: 'WAITING', month: 0, step: 0 } },
  liveHostSeat: { quota: 1, do: 'FREE' },
  liveDoor: { isShut: true },
  liveEntry: { code: 'BCDFGH' },
  liveBell: { at: null },
  liveHostKey: { key: 'A'.repeat(43) },
  liveMoves: { month: 1, moves: [] },
};

const bodies = new Map<string, object>(Object.entries(BODIES));

const guarded = Object.entries(LIVE_ROUTES).filter(([, { access }]) => access === 'seat' || access === 'host');

test.each(Object.values(liveEndpoints).filter(({ name }) => LIVE_ROUTES[name].access !== 'public'))(
  'the body that is sent to $name is one that its contract takes',
  (endpoint) => {
    const body = bodies.get(endpoint.name);
    if ('body' in endpoint) expect(endpoint.body.safeParse(body).success).toBe(true);
    else expect(body).toBeUndefined();
  },
);

describe('a live call with a foreign token', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.remove());

  test.each(guarded)('%s is refused, whoever else the token belongs to', async (name, { method, path, access }) => {
    const [group, other] = [await openClass(server.app), await openClass(server.app)];
    const [seat, otherSeat] = [await group.join(), await other.join()];
    const id = String(readId(group.groupId));
    const foreign = [
      ...[other.host, otherSeat.api, access === 'seat' ? group.host : seat.api],
      ...[0, 1, 2, 40, 255].map((quota) => api(server.app, liveToken(id, quota, newKey()))),
      ...['', 'x', 'A'.repeat(66)].map((token) => api(server.app, token)),
    ];
    const before = (await group.view()).version;
    const url = path.replace('{groupId}', group.groupId);
    for (const client of foreign) {
      const send = { GET: client.get, POST: client.post, DELETE: client.delete }[String(method)] ?? client.put;
      expect((await send.call(client, url, bodies.get(name))).status).toBe(401);
    }
    expect((await group.view()).version).toBe(before);
  });
});
