import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { api } from './support/client.ts';
import { newKey, openClass } from './support/live-class.ts';

describe('limits of live groups', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(undefined, { settings: { rateLimits: true } });
  });
  afterAll(() => server.remove());

  test('an address may try thirty wrong codes, then it has to wait', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await api(server.app).get('/live/code/BCDFGH')).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test('after five wrong tries at a seat even the right pictures have to wait', async () => {
    const group = await openClass(server.app);
    const { pictures } = await group.join();
    const path = `/live/${group.groupId}/return`;
    const wrong = { quota: 1, pictures: ['sol', 'sol', 'sol'] };
    for (let i = 0; i < 5; i += 1)
      expect((await group.anybody.post(path, { ...wrong, key: newKey() })).status).toBe(401);
    expect((await group.anybody.post(path, { quota: 1, pictures, key: newKey() })).status).toBe(429);
  });
});
