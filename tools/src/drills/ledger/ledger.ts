import type { Wallet } from '@consorcio/rules';

/** What the server has kept on a player, as `/me/export` and the statement tell it. */
export interface Kept {
  /** How many commands were ever written. */
  readonly version: number;
  /** Wallet after every movement of the campaign that was played last, in order. */
  readonly balances: readonly Wallet[];
  /** What the campaign itself says of its balance; null without one. */
  readonly balance: Wallet | null;
}

const isSame = (a: Wallet, b: Wallet): boolean => a.energy === b.energy && a.effort === b.effort;

/** One player's record of what the server has answered since the last check. */
export class Ledger {
  #version = 0;
  #answered = 0;
  #unanswered = 0;
  #campaignId = '';
  #balances: Wallet[] = [];

  get answered(): number {
    return this.#answered;
  }

  get unanswered(): number {
    return this.#unanswered;
  }

  /** A command that changes something was answered. */
  acknowledged(campaignId: string, balance: Wallet | undefined): void {
    this.#answered += 1;
    if (campaignId !== this.#campaignId) {
      this.#campaignId = campaignId;
      this.#balances = [];
    }
    if (balance !== undefined) this.#balances.push(balance);
  }

  /** A command was sent and nothing came back: it may have happened or not. */
  lost(): void {
    this.#unanswered += 1;
  }

  /** The campaign whose statement `check` compares. */
  get campaignId(): string {
    return this.#campaignId;
  }

  /** What is missing or too much in what the server has kept. The next check counts from there. */
  check({ version, balances, balance }: Kept): readonly string[] {
    const faults: string[] = [];
    const [least, most] = [this.#version + this.#answered, this.#version + this.#answered + this.#unanswered];
    if (version < least) faults.push(`${least - version} answered commands are gone`);
    if (version > most) faults.push(`${version - most} commands happened that nobody sent`);
    let at = 0;
    for (const told of this.#balances) {
      while (at < balances.length && !isSame(balances[at] ?? told, told)) at += 1;
      if (at === balances.length) {
        faults.push(`a balance of ${told.energy} energy and ${told.effort} effort was answered and is not kept`);
        break;
      }
    }
    const last = balances.at(-1);
    if (balance !== null && last !== undefined && !isSame(balance, last))
      faults.push('the balance is not the sum of its movements');
    this.#version = version;
    this.#answered = 0;
    this.#unanswered = 0;
    this.#balances = [];
    return faults;
  }
}
