import { setTimeout as pause } from 'node:timers/promises';
import { GamePlayer } from '../../rig/game-player.ts';
import { WireClient } from '../../rig/wire-client.ts';

export interface CallResult {
  /** Milliseconds since the callers began. */
  readonly at: number;
  readonly status: number;
  readonly took: number;
  readonly retryAfter: number;
  /** The call needs no database: it measures how long this machine itself keeps a caller waiting. */
  readonly isFree: boolean;
}

const CALLERS = 8;
/** Milliseconds between two calls of one of them. */
const REST = 40;
/** Reads (one SQL statement each) and commands (two each). */
const CALLS: readonly (readonly [string, string, object?])[] = [
  ['GET', '/api/auth'],
  ['PUT', '/api/persona/choose', { personaId: 2 }],
  ['GET', '/api/badge/list'],
  ['PUT', '/api/concept/learn', { conceptId: 1 }],
  ['GET', '/healthz'],
];

/** Players who send calls at a fixed pace until `stop`, whatever is answered. */
export class Callers {
  readonly results: CallResult[] = [];
  readonly #origin: string;
  readonly #from = performance.now();
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(origin: string) {
    this.#origin = origin;
  }

  get now(): number {
    return performance.now() - this.#from;
  }

  async start(): Promise<void> {
    const ready = await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        const client = new WireClient(this.#origin);
        const player = new GamePlayer();
        await player.signUp(client);
        return { client, player };
      }),
    );
    this.#running = Promise.all(ready.map(({ client, player }, n) => this.#call(client, player.token, n)));
  }

  async #call(client: WireClient, token: string, first: number): Promise<void> {
    for (let n = first; !this.#isOver; n += 1) {
      const [method, path, body] = CALLS[n % CALLS.length] ?? CALLS[0] ?? ['GET', '/'];
      const { status, took, headers } = await client.ask(method, path, {
        token,
        ...(body === undefined ? {} : { body }),
      });
      this.results.push({
        at: this.now,
        status,
        took,
        retryAfter: Number(headers['retry-after'] ?? 0),
        isFree: path === '/healthz',
      });
      await pause(REST);
    }
    client.close();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }
}
