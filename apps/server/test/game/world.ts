import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import { machineAges } from '../../src/age-clock.ts';
import { aroundStatements, type Database, DatabaseUnavailable } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { Settings } from '../../src/env.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { signUp } from '../support/client.ts';
import { engines, oneEngine, type TestEngine } from '../support/engines.ts';
import { Player } from './player.ts';
import type { Luck } from './seeds.ts';

/** What happens to a statement: it runs, is lost on its way, or runs and its answer is lost. */
export type Fate = 'runs' | 'is lost' | 'loses its answer';

/** A server on one engine, with the walls around it in the test's hand: chance, time, and what the database is asked. */
export class World {
  /** Milliseconds since 1970 that the server's clock shows; null for the real time. */
  clock: number | null = null;
  /** Milliseconds since the process began, as it counts them; null for the real time. */
  monotonic: number | null = null;
  /** What happens to the next statements, in order; those after run. */
  fates: Fate[] = [];
  #server: TestApp | null = null;
  #nextSeed: Uint8Array | null = null;

  get server(): TestApp {
    if (this.#server === null) throw new Error('the server is not open');
    return this.#server;
  }
  get app(): FastifyInstance {
    return this.server.app;
  }

  async open(engine: TestEngine, settings: Partial<Settings>): Promise<void> {
    const made = await engine.make();
    const database = this.#throughFates(await openDatabase(made.place));
    const place: TestEngine = { ...engine, make: async () => made };
    this.#server = await startApp(place, {
      settings,
      database,
      now: () => this.clock ?? Date.now(),
      // Sessions age by the real time, so that a clock which a test sets ends none.
      ages: machineAges(Date.now),
      monotonic: () => this.monotonic ?? performance.now(),
      randomBytes: (count) => {
        const bytes = this.#nextSeed ?? randomBytes(count);
        this.#nextSeed = null;
        return bytes;
      },
    });
  }

  #throughFates(database: Database): Database {
    return aroundStatements(database, (send) => async (statement, values) => {
      const fate = this.fates.shift() ?? 'runs';
      if (fate === 'is lost') throw new DatabaseUnavailable('lost on its way');
      const rows = await send(statement, values);
      if (fate === 'loses its answer') throw new DatabaseUnavailable('the answer was lost');
      return rows;
    });
  }

  /** Somebody who has just signed up. */
  async newcomer({ bytes }: Luck = {}): Promise<Player> {
    this.#nextSeed = bytes ?? null;
    return new Player(this.app, await signUp(this.app));
  }

  /** The same with a persona. */
  async player(luck: Luck = {}): Promise<Player> {
    const player = await this.newcomer(luck);
    await player.get('personaChoose', { body: { personaId: 1 } });
    return player;
  }

  /** How many SQL statements this asks for. */
  async statementsOf(work: () => Promise<unknown>): Promise<number> {
    return (await this.server.statementsOf(work)).length;
  }

  /** Looks at what is kept. */
  look<Row>(text: string, values: readonly (string | number)[]): Promise<readonly Row[]> {
    const name = createHash('sha1').update(text).digest('hex');
    return this.server.database.query({ name, text }, values);
  }
}

/** The same tests on the embedded database and on PostgreSQL, without the clock of replays unless told otherwise. */
export const onEveryEngine = (tests: (world: World) => void, settings: Partial<Settings> = {}): void =>
  onEngines(engines, tests, settings);

/** Tests of what stands above the statements (support/engines.ts, `oneEngine`). */
export const onOneEngine = (tests: (world: World) => void, settings: Partial<Settings> = {}): void =>
  onEngines(oneEngine, tests, settings);

function onEngines(chosen: readonly TestEngine[], tests: (world: World) => void, settings: Partial<Settings>): void {
  describe.each(chosen)('on $name', (engine) => {
    const world = new World();
    beforeAll(() => world.open(engine, { replayClock: false, ...settings }));
    afterAll(() => world.server.remove());
    tests(world);
  });
}
