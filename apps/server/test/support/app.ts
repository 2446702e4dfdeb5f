import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from '../../src/app.ts';
import type { Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { Settings } from '../../src/env.ts';
import { readOperator } from '../../src/operator-settings.ts';
import { type PublicIds, publicIdsOf } from '../../src/public-ids.ts';
import { embeddedEngine, type TestEngine, type TestPlace } from './engines.ts';

/** Settings of a quiet server without limits. */
export const testSettings = (changed: Partial<Settings> = {}): Settings => ({
  port: 3000,
  host: '127.0.0.1',
  lan: false,
  isOfNetwork: false,
  dataDir: './data',
  databaseUrl: null,
  newGame: true,
  publicUrl: 'http://jogo.test',
  embedOrigins: [],
  trustProxy: [],
  intranet: ['127.0.0.0/8'],
  rateLimits: false,
  replayClock: true,
  liveStreams: 50_000,
  metricsToken: null,
  operatorToken: null,
  operatorTotp: null,
  operator: readOperator({}),
  logLevel: 'silent',
  backupDir: null,
  backupKeep: 14,
  smtp: null,
  mailFrom: 'nao-responda@jogo.test',
  ltiPlatforms: null,
  ...changed,
});

export interface TestApp {
  readonly app: FastifyInstance;
  /** The same database below the app, uncounted: for looking at what was kept. */
  readonly database: Database;
  readonly place: TestPlace['place'];
  /** As the app itself makes and reads them. */
  readonly ids: PublicIds;
  /** Names of the statements that the work sent, in order. */
  statementsOf(work: () => Promise<unknown>): Promise<readonly string[]>;
  /** Stops the app and removes its database. */
  remove(): Promise<void>;
}

export type AppWishes = Partial<Omit<AppParts, 'settings' | 'onStatement'>> & { readonly settings?: Partial<Settings> };

/** A database that was handed in belongs to whoever made it. */
const NO_PLACE: TestPlace = { place: { databaseUrl: null, dataDir: '' }, remove: async () => undefined };

/** A server without a socket on a database of its own: make one in `beforeAll`, remove it in `afterAll`. */
export async function startApp(engine: TestEngine = embeddedEngine, wishes: AppWishes = {}): Promise<TestApp> {
  const { place, remove } = wishes.database === undefined ? await engine.make() : NO_PLACE;
  const database = wishes.database ?? (await openDatabase(place));
  let names: string[] = [];
  const app = await buildApp({
    ...wishes,
    database,
    settings: testSettings({
      dataDir: place.dataDir || join(tmpdir(), `consorcio-data-${process.pid}`),
      ...wishes.settings,
    }),
    onStatement: (name) => names.push(name),
  });
  return {
    app,
    database,
    place,
    ids: await publicIdsOf(database),
    async statementsOf(work) {
      names = [];
      await work();
      return names;
    },
    async remove() {
      await app.close();
      await remove();
    },
  };
}
