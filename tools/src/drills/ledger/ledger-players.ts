import { setTimeout as pause } from 'node:timers/promises';
import { type Deed, LedgerPlayer } from './ledger-player.ts';

/** Milliseconds between two looks. */
const POLL = 10;

/** What was found after a period of play. */
export interface Account {
  /** Commands that were answered, and those whose answer never came. */
  readonly answered: number;
  readonly unanswered: number;
  /** What is missing or too much in what the server has kept, each fault once. */
  readonly faults: readonly string[];
}

/** Several players with a ledger each, who play at the same time. */
export class LedgerPlayers {
  readonly #players: readonly LedgerPlayer[];
  #playing: Promise<unknown> = Promise.resolve();

  private constructor(players: readonly LedgerPlayer[]) {
    this.#players = players;
  }

  /** Signs up a number of new players. `onDeed` is called before each of their deeds is sent. */
  static async signUp(origin: string, count: number, onDeed: (deed: Deed) => void = () => undefined) {
    const players = Array.from({ length: count }, () => new LedgerPlayer(origin, onDeed));
    await Promise.all(players.map((player) => player.signUp()));
    return new LedgerPlayers(players);
  }

  /** Those of whom something is true, and the others. */
  parted(isFirst: (player: LedgerPlayer) => boolean): readonly [LedgerPlayers, LedgerPlayers] {
    const first = this.#players.filter(isFirst);
    return [new LedgerPlayers(first), new LedgerPlayers(this.#players.filter((player) => !first.includes(player)))];
  }

  get count(): number {
    return this.#players.length;
  }

  /** Requests without an answer or with 503, and those among them without a Retry-After. */
  get misses(): number {
    return this.#players.reduce((sum, { misses }) => sum + misses, 0);
  }
  get bareMisses(): number {
    return this.#players.reduce((sum, { bareMisses }) => sum + bareMisses, 0);
  }

  /** Waits until each of them has got another answer. */
  async whenAllAnswered(): Promise<void> {
    const before = this.#players.map(({ answers }) => answers);
    while (this.#players.some(({ answers }, n) => answers === before[n])) await pause(POLL);
  }

  /** They play from now on, as fast as they are answered. */
  start(): void {
    this.#playing = Promise.all(this.#players.map((player) => player.play()));
  }

  /** None begins another move from now on. */
  stop(): void {
    for (const player of this.#players) player.stop();
  }

  /** Waits until the last of them has stopped, and compares their ledgers with what the server has kept. */
  async check(): Promise<Account> {
    await this.#playing;
    const unanswered = this.#players.reduce((sum, { ledger }) => sum + ledger.unanswered, 0);
    const checks = await Promise.all(this.#players.map((player) => player.check()));
    return {
      answered: checks.reduce((sum, { answered }) => sum + answered, 0),
      unanswered,
      faults: [...new Set(checks.flatMap(({ faults }) => faults))],
    };
  }
}
