import type { ReplyOf } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { api } from './support/client.ts';
import { engines } from './support/engines.ts';
import { newKey, openClass } from './support/live-class.ts';

/* A key opens the same group each time, also after the group was deleted: then with another seed. */

describe.each(engines)('a key that has opened a live group on $name', (engine) => {
  let [one, other]: TestApp[] = [];
  beforeAll(async () => {
    one = await startApp(engine);
    other = await startApp(undefined, { database: { ...one.database, close: async () => undefined } });
  });
  afterAll(async () => {
    await other?.app.close();
    await one?.remove();
  });

  test('opens another one after that was deleted, of which a second server knows nothing of the first', async () => {
    if (one === undefined || other === undefined) throw new Error('the servers are not open');
    const key = newKey();
    const seals: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const group = await openClass(one.app, { key });
      await group.joined(2);
      await group.command('CLOSE_ROOM');
      const { body } = await api(other.app).get(`/live/${group.groupId}/screen`);
      const { commitment } = (body as ReplyOf<'liveProjector'>).group;
      expect(commitment).toBe((await group.view()).group.commitment);
      seals.push(commitment);
      await group.host.delete(`/live/${group.groupId}`);
    }
    expect(new Set(seals).size).toBe(2);
  });
});
