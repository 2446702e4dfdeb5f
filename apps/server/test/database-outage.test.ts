import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/db/open.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api, type NewPlayer, signUp } from './support/client.ts';
import { Wire } from './support/database-proxy.ts';
import { postgresEngines, type TestPlace } from './support/engines.ts';

/** More than there are connections, so that some wait for one. */
const AT_ONCE = 25;

describe.each(postgresEngines)('a server whose $name is away for a while', (engine) => {
  let made: TestPlace;
  let wire: Wire;
  let server: TestApp;
  let player: NewPlayer;
  beforeAll(async () => {
    made = await engine.make();
    wire = await Wire.to(String(made.place.databaseUrl));
    server = await startApp(undefined, { database: await openDatabase({ databaseUrl: wire.url, dataDir: '' }) });
    player = await signUp(server.app);
    await player.api.put('/persona/choose', { personaId: 1 });
  });
  afterAll(async () => {
    await server.app.close();
    await wire.cut();
    await made.remove();
  });

  const readiness = async () => (await server.app.inject({ url: '/readyz' })).statusCode;

  async function expectUnavailable(): Promise<void> {
    const asked = [
      ...Array.from({ length: AT_ONCE }, () => player.api.get('/auth')),
      player.api.put('/persona/choose', { personaId: 2 }),
      player.api.get('/me/export'),
      api(server.app).post('/auth/login', { email: player.email, password: player.password }),
    ];
    for (const { status, body, headers } of await Promise.all(asked)) {
      expect({ status, body }).toEqual({ status: 503, body: { statusCode: 503, message: 'UNAVAILABLE' } });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await readiness()).toBe(503);
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  }

  test.each([
    ['stopped', (to: Wire) => to.cut()],
    ['hanging', async (to: Wire) => to.block()],
  ])('%s answers UNAVAILABLE to everybody, and recovers by itself', async (_what, goAway) => {
    await goAway(wire);
    // Twice: the first ones still hold connections, the next ones look for new ones.
    await expectUnavailable();
    await expectUnavailable();
    await wire.mend();
    await expect.poll(readiness).toBe(200);
    expect((await player.api.get('/auth')).status).toBe(200);
    expect((await player.api.put('/persona/choose', { personaId: 3 })).status).toBe(200);
  });

  test('a connection that breaks while nobody uses it ends nothing', async () => {
    await wire.cut();
    await wire.mend();
    await expect.poll(async () => (await player.api.get('/auth')).status).toBe(200);
  });
});
