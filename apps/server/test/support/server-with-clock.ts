import { afterAll, beforeAll, beforeEach } from 'vitest';
import { machineAges } from '../../src/age-clock.ts';
import { liveGroups } from '../../src/features/live/idle-groups.ts';
import { startApp, type TestApp } from './app.ts';
import type { TestEngine } from './engines.ts';

/** Milliseconds. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Tuesday 24 November 2026, 12h in São Paulo. */
export const NOON = Date.parse('2026-11-24T15:00Z');

/** A server for one `describe`, whose clock stands at `time` and is set to noon before each test. */
export interface ServerWithClock {
  time: number;
  readonly app: TestApp['app'];
  readonly database: TestApp['database'];
  /** Does what the server's chore of live groups does every few seconds. */
  readonly sweep: () => Promise<unknown>;
}

export function serverWithClock(engine: TestEngine): ServerWithClock {
  let server: TestApp;
  const clock: ServerWithClock = {
    time: NOON,
    get app() {
      return server.app;
    },
    get database() {
      return server.database;
    },
    sweep: () =>
      liveGroups({
        database: server.database,
        now: () => clock.time,
        ages: machineAges(() => clock.time),
        onDeleted: () => undefined,
      }).piece(new AbortController().signal),
  };
  beforeAll(async () => {
    server = await startApp(engine, { now: () => clock.time });
  });
  beforeEach(() => {
    clock.time = NOON;
  });
  afterAll(() => server.remove());
  return clock;
}
