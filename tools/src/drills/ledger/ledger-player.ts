import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { type Call, type CallInput, pathOf, plans, type StageReply, takeTurn } from '@consorcio/players';
import type { Wallet } from '@consorcio/rules';
import { Ledger } from './ledger.ts';

/** Three months long: many payments, bids and ends in little time. */
const PLAN = plans.regular;
/** Milliseconds between two tries while the server is away. */
const AWAY_PAUSE = 20;
/** Milliseconds after which an answer will not come any more. */
const ANSWER_LIMIT = 8_000;
/** Times that something is asked which must be known, on a machine that may be busy. */
const TRIES = 50;

/** The requests at which a drill kills (QUALITY). */
export type Deed = 'payment' | 'bid' | 'finish';

function deedOf(name: RouteName, { body = {} }: CallInput): Deed | null {
  if (name === 'bidEffort') return 'bid';
  if (name !== 'stageFinish') return null;
  const isPlayed = 'results' in body && typeof body.results === 'object' && Object.keys(body.results ?? {}).length > 0;
  return isPlayed ? 'finish' : 'payment';
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** What the answers hold that is looked at here. */
interface Body {
  readonly token?: string;
  readonly id?: string;
  readonly campaignId?: string;
  readonly balance?: Wallet;
  readonly info?: StageReply;
}

/** A player who sends a move as soon as the last one is answered, and records the answers in a ledger. */
export class LedgerPlayer {
  readonly ledger = new Ledger();
  /** Answers that a killed server does not explain. */
  readonly faults: string[] = [];
  /** Public id, once signed up. */
  id = '';
  /** Requests that got no answer or 503, and those among them without a Retry-After. */
  misses = 0;
  bareMisses = 0;
  /** Requests that were answered otherwise. */
  answers = 0;
  readonly #origin: string;
  readonly #onDeed: (deed: Deed) => void;
  #token = '';
  #campaignId = '';
  #lastFinish: { readonly given: CallInput; readonly answer: string } | null = null;
  #isPlaying = false;

  constructor(origin: string, onDeed: (deed: Deed) => void) {
    this.#origin = origin;
    this.#onDeed = onDeed;
  }

  /** Null when no answer came, or the server said that it can't now. */
  async #ask(name: RouteName, { body, params }: CallInput = {}): Promise<Answered | null> {
    const [{ method }, path] = [ROUTES[name], pathOf(name, params)];
    try {
      const answer = await fetch(`${this.#origin}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(ANSWER_LIMIT),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status === 503) return this.#miss(Number(answer.headers.get('retry-after')) > 0);
      this.answers += 1;
      if (answer.status >= 500) this.faults.push(`${method} ${path} answered ${answer.status}`);
      return { status: answer.status, text: text === '' ? '{}' : text };
    } catch {
      return this.#miss(false);
    }
  }

  /** Asks until it is answered. @throws when no answer comes */
  async #learn(name: RouteName, given: () => CallInput = () => ({})): Promise<Answered> {
    const { misses, bareMisses } = this;
    for (let times = 0; times < TRIES; times += 1) {
      const answer = await this.#ask(name, given());
      if (answer !== null) {
        // Only what play itself missed counts.
        this.misses = misses;
        this.bareMisses = bareMisses;
        return answer;
      }
      await pause(AWAY_PAUSE);
    }
    throw new Error(`${name} was asked ${TRIES} times without an answer`);
  }

  #miss(isToldWhen: boolean): null {
    this.misses += 1;
    if (!isToldWhen) this.bareMisses += 1;
    return null;
  }

  /** A command that changes something, with its entry in the ledger. */
  async #do(name: RouteName, given: CallInput): Promise<Answered | null> {
    const deed = deedOf(name, given);
    if (deed !== null) this.#onDeed(deed);
    if (name === 'dreamChoose') this.#campaignId = '';
    const answer = await this.#ask(name, given.body === undefined ? { ...given, body: {} } : given);
    const body: Body = JSON.parse(answer?.text ?? '{}');
    if (answer === null) this.ledger.lost();
    else if (answer.status < 300) this.ledger.acknowledged(this.#campaignId, body.balance);
    else this.faults.push(`${name} was refused: ${answer.text}`);
    if (answer === null) await pause(AWAY_PAUSE);
    else if (name === 'dreamChoose') this.#campaignId = body.campaignId ?? '';
    else if (name === 'stageFinish') this.#lastFinish = { given, answer: answer.text };
    return answer;
  }

  readonly #call: Call = async (name, given = {}) => {
    const answer = ROUTES[name].method === 'GET' ? await this.#ask(name, given) : await this.#do(name, given);
    return answer === null || answer.status >= 300 ? null : JSON.parse(answer.text);
  };

  async signUp(): Promise<void> {
    const account = { name: 'Ana', characterName: 'Bia', password: 'Segredo-9x!' };
    // Another address each time: the one before may have been kept.
    const newcomer = (): CallInput => ({ body: { ...account, email: `${randomUUID()}@exemplo.com.br` } });
    const { token, id }: Body = JSON.parse((await this.#learn('register', newcomer)).text);
    this.#token = token ?? '';
    this.id = id ?? '';
    while ((await this.#do('personaChoose', { body: { personaId: 1 } })) === null);
    this.misses = 0;
    this.bareMisses = 0;
  }

  /** Where the campaign stands, also after its end; 'none' without one, null without an answer. */
  async #current(): Promise<StageReply | 'none' | null> {
    const answer = await this.#ask('stageCurrent');
    if (answer === null) return null;
    if (answer.status === 200) return JSON.parse(answer.text);
    const { info }: Body = JSON.parse(answer.text);
    return info ?? 'none';
  }

  async #step(): Promise<unknown> {
    const standing = await this.#current();
    if (standing === null) return pause(AWAY_PAUSE);
    if (standing !== 'none') this.#campaignId = standing.campaign.id;
    return takeTurn(standing === 'none' ? null : standing, PLAN, this.#call);
  }

  /** Plays until told to stop. */
  async play(): Promise<void> {
    this.#isPlaying = true;
    while (this.#isPlaying) await this.#step();
  }

  stop(): void {
    this.#isPlaying = false;
  }

  /** Compares the ledger with what the server has kept. Gives the number of answered commands, and what is wrong. */
  async check(): Promise<{ readonly answered: number; readonly faults: readonly string[] }> {
    const { answered, campaignId } = this.ledger;
    const { status, text } = await this.#learn('exportMe');
    const { player: accounts = [] }: { player?: { version: number }[] } = JSON.parse(text);
    const [player] = accounts;
    if (player === undefined) return { answered, faults: [`an account that was answered is gone (${status})`] };
    const statement = campaignId === '' ? null : await this.#learn('statement', () => ({ params: { campaignId } }));
    const { entries = [] }: { entries?: { balance: Wallet }[] } = JSON.parse(statement?.text ?? '{}');
    const standing = await this.#current();
    const isLatest = standing !== null && standing !== 'none' && standing.campaign.id === campaignId;
    const faults = [
      ...this.faults.splice(0),
      ...this.ledger.check({
        version: player.version,
        balances: entries.map(({ balance }) => balance),
        balance: isLatest ? standing.balance : null,
      }),
    ];
    const finish = this.#lastFinish;
    if (finish !== null) {
      const again = await this.#learn('stageFinish', () => finish.given);
      // A stage of an older campaign than the newest is unknown to the rules by now.
      if (again.status < 400 && again.text !== finish.answer) faults.push('a finish sent again answers otherwise');
    }
    this.#lastFinish = null;
    return { answered, faults };
  }
}
