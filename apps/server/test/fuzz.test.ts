import { isErrorCode } from '@consorcio/contract';
import { Dice } from '@consorcio/kernel';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveToken, readId } from '../src/http/live-token.ts';
import { anyRequest, type Known } from './fuzz/requests.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api, signUp } from './support/client.ts';
import { engines } from './support/engines.ts';
import { openClass } from './support/live-class.ts';

/** `npm run drill -- fuzz [requests] [seed]` sends more of them; these run with the other tests. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 300);
const SEED = process.env.FUZZ_SEED ?? '00112233445566778899aabbccddeeff';
/** Milliseconds after which a request counts as one that hangs. */
const HANGS = 20_000;
/** What only the inside knows: stacks, SQL, paths, names of what the server is made of. */
const INSIDE =
  /\bat \S+ \(|\.(ts|js):\d+|node_modules|file:\/\/|\/(home|root|work|usr|tmp)\/|\b(select|insert|update|delete)\b.+\b(from|into|set)\b|SQLSTATE|violates|syntax error at|pglite|node-postgres|fastify|FST_|ENOENT|EACCES/i;

async function meet(server: TestApp): Promise<Known> {
  const ana = await signUp(server.app);
  const rui = await signUp(server.app);
  await ana.api.put('/persona/choose', { personaId: 1 });
  const { body } = await ana.api.put('/dream/choose', { dreamId: 1 });
  const { campaignId } = body as { campaignId: string };
  const stage = (await ana.api.get('/stage/current')).body as { stage: { id: string } };
  const live = await openClass(server.app);
  const seat = await live.join();
  const id = String(readId(live.groupId));
  return {
    tokens: [
      ...[ana.token, ana.token, rui.token],
      ...[liveToken(id, 0, live.key), liveToken(id, seat.quota, seat.key)],
    ],
    ids: [campaignId, stage.stage.id, ana.id, live.groupId, live.groupId, live.code],
  };
}

/** What is wrong with an answer; null when nothing is. */
function faultOf({ statusCode, headers, payload }: LightMyRequestResponse, url: string): string | null {
  if (statusCode >= 500) return `status ${statusCode}`;
  const isPage = String(headers['content-type']).startsWith('text/html') || url.startsWith('/api/openapi');
  if (!isPage && INSIDE.test(payload)) return 'it tells of the inside';
  if (INSIDE.test(JSON.stringify(headers))) return 'its headers tell of the inside';
  if (statusCode < 400 || !url.startsWith('/api/') || payload === '') return null;
  const body = JSON.parse(payload) as { statusCode?: unknown; message?: unknown };
  const isShaped = body.statusCode === statusCode && (Array.isArray(body.message) || isErrorCode(String(body.message)));
  return isShaped ? null : 'it has not the shape of an error';
}

describe.each(engines)('on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine);
  });
  afterAll(() => server.remove());

  test(`${REQUESTS} odd requests get a clear answer, and none reveals internal details`, async () => {
    const dice = Dice.of(SEED, 1);
    let known = await meet(server);
    const statuses = new Map<number, number>();
    for (let sent = 1; sent <= REQUESTS; sent += 1) {
      const request = anyRequest(dice, known);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), HANGS);
      });
      const answer = await Promise.race([server.app.inject(request), late]);
      clearTimeout(timer);
      const fault = answer === null ? 'no answer' : faultOf(answer, String(request.url));
      if (fault !== null) {
        const told = JSON.stringify({ ...request, payload: String(request.payload).slice(0, 300) });
        throw new Error(`request ${sent} of seed ${SEED}: ${fault}\n${told}\n${answer?.payload.slice(0, 500)}`);
      }
      statuses.set(answer?.statusCode ?? 0, (statuses.get(answer?.statusCode ?? 0) ?? 0) + 1);
      // Somebody may have signed out or deleted themselves.
      if (answer?.statusCode === 204) known = await meet(server);
      if (sent % 1_000 === 0) process.stderr.write(`${engine.name}: ${sent} of ${REQUESTS} requests\n`);
    }
    if (process.env.FUZZ_REQUESTS) process.stderr.write(`${engine.name}: ${JSON.stringify([...statuses].sort())}\n`);
    expect(({} as { a?: number }).a).toBeUndefined();
    expect((await api(server.app).get('/quiz/totals')).status).toBe(200);
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  }, 3_600_000);
});
