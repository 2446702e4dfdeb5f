import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { startApp } from './support/app.ts';
import { signUp } from './support/client.ts';
import { embeddedEngine } from './support/engines.ts';

test('a full disk under the embedded database is UNAVAILABLE, and what was answered before is still there after a restart', async () => {
  const made = await embeddedEngine.make();
  const place = { ...embeddedEngine, make: async () => ({ ...made, remove: async () => undefined }) };
  const first = await startApp(place);
  const player = await signUp(first.app);
  expect((await player.api.put('/persona/choose', { personaId: 2 })).status).toBe(200);
  const full = (): never => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  };
  const spies = [
    vi.spyOn(fs, 'writeSync').mockImplementation(full),
    vi.spyOn(fs, 'fsyncSync').mockImplementation(full),
  ];
  const refused = await player.api.put('/persona/choose', { personaId: 3 });
  for (const spy of spies) spy.mockRestore();
  expect(refused).toMatchObject({ status: 503, body: { message: 'UNAVAILABLE' } });
  await first.app.close().catch(() => undefined);
  fs.rmSync(`${made.place.dataDir}/server.lock`, { force: true });
  const second = await startApp(place);
  const again = await second.app.inject({ url: '/api/auth', headers: { authorization: `Bearer ${player.token}` } });
  expect(again.json()).toMatchObject({ id: player.id, personaId: 2 });
  await second.remove();
  await made.remove();
});
