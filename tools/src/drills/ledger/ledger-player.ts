import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { corePairOf, type Game, type StateOf } from '@consorcio/minigames';
import { type Agent, dancerScript, drive, matchesScript, runnerScript, tapperScript } from '@consorcio/minigames/bots';
import { type Balance, Ledger } from './ledger.ts';

const SCRIPTS: { readonly [Name in Game]: Agent<StateOf[Name]> } = {
  tapper: tapperScript,
  matches: matchesScript,
  dancer: dancerScript,
  runner: runnerScript,
};
/** Three months long: many payments, bids and ends in little time. */
const DREAM = 1;
const PAYMENT_ROOM = 1;
const WORK_ROOM = 3;
const REST_ROOM = 5;
const TIRED = 6;
/** Milliseconds between two tries while the server is away. */
const AWAY_PAUSE = 20;
/** Milliseconds after which an answer will not come any more. */
const ANSWER_LIMIT = 8_000;

/** What the killing is about: the moments that QUALITY names. */
export type Deed = 'payment' | 'bid' | 'finish';

interface Answered {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown } & { readonly balance?: Balance; readonly info?: Standing };
}

interface Run {
  readonly game: Game;
  readonly version: number;
  readonly seed: string;
}
interface Standing {
  readonly stage: { readonly id: string; readonly type: string; readonly status: string };
  readonly balance: Balance;
  readonly extras: { readonly phase: string };
  readonly campaign: { readonly id: string; readonly status: string };
  readonly room?: { readonly run: Run | null };
}

function logOf({ game, version, seed }: Run): object {
  const pair = corePairOf(game, version);
  if (pair === null) throw new Error(`${game} has no version ${version}`);
  const { run } = drive(pair.normal, seed, SCRIPTS[game] as Agent<StateOf[Game]>);
  return { game, version, ticks: run.ticks, inputs: run.inputs };
}

/** Plays as fast as the server answers, and writes down what it was told. */
export class LedgerPlayer {
  readonly ledger = new Ledger();
  /** What is not to be explained by a server that was killed. */
  readonly faults: string[] = [];
  readonly #origin: string;
  readonly #onDeed: (deed: Deed) => void;
  #token = '';
  #campaignId = '';
  #lastFinish: { readonly body: object; readonly answer: string } | null = null;
  #isPlaying = false;

  constructor(origin: string, onDeed: (deed: Deed) => void) {
    this.#origin = origin;
    this.#onDeed = onDeed;
  }

  /** Null when no answer came, or the server said that it can't now. */
  async #ask(method: string, path: string, body?: object): Promise<Answered | null> {
    try {
      const answer = await fetch(`${this.#origin}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(ANSWER_LIMIT),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status === 503) return null;
      if (answer.status >= 500) this.faults.push(`${method} ${path} answered ${answer.status}`);
      return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
    } catch {
      return null;
    }
  }

  /** A command that changes something, with its entry in the ledger. */
  async #do(method: string, path: string, body: object = {}): Promise<Answered | null> {
    const answer = await this.#ask(method, path, body);
    if (answer === null) this.ledger.lost();
    else if (answer.status < 300) this.ledger.acknowledged(this.#campaignId, answer.body.balance);
    else this.faults.push(`${method} ${path} was refused: ${JSON.stringify(answer.body)}`);
    if (answer === null) await pause(AWAY_PAUSE);
    return answer;
  }

  async signUp(): Promise<void> {
    const account = { email: `${randomUUID()}@exemplo.com.br`, name: 'Ana', characterName: 'Bia' };
    const answer = await this.#ask('POST', '/auth/register', { ...account, password: 'Segredo-9x!' });
    this.#token = String(answer?.body.token);
    await this.#do('PUT', '/persona/choose', { personaId: 1 });
  }

  async #current(): Promise<Standing | 'none' | null> {
    const answer = await this.#ask('GET', '/stage/current');
    if (answer === null) return null;
    if (answer.status === 200) return answer.body as unknown as Standing;
    return answer.body.info ?? 'none';
  }

  async #choose(): Promise<void> {
    this.#campaignId = '';
    const answer = await this.#do('PUT', '/dream/choose', { dreamId: DREAM });
    if (answer !== null) this.#campaignId = String(answer.body.campaignId);
  }

  async #onStage({ stage, balance, room }: Standing): Promise<void> {
    const stageId = stage.id;
    if (stage.type === 'EVENT') {
      const waiting = await this.#ask('GET', `/random-events/${this.#campaignId}`);
      const [pending] = (waiting?.body ?? []) as unknown as { id: string }[];
      if (pending !== undefined) await this.#do('PUT', `/random-events/visualize/${pending.id}`);
    } else if (stage.status === 'PENDING') {
      const room = balance.energy < TIRED ? REST_ROOM : WORK_ROOM;
      await this.#do('PUT', '/stage/begin', { stageId, roomId: stage.type === 'PAYMENT' ? PAYMENT_ROOM : room });
    } else {
      const run = room?.run ?? null;
      const body = { stageId, results: run === null ? {} : logOf(run) };
      this.#onDeed(run === null ? 'payment' : 'finish');
      const answer = await this.#do('PUT', '/stage/finish', body);
      if (answer !== null) this.#lastFinish = { body, answer: JSON.stringify(answer.body) };
    }
  }

  async #step(): Promise<void> {
    const standing = await this.#current();
    if (standing === null) return pause(AWAY_PAUSE);
    if (standing === 'none') return this.#choose();
    this.#campaignId = standing.campaign.id;
    const { phase } = standing.extras;
    if (standing.campaign.status !== 'ACTIVE')
      await this.#do('POST', '/campaign/visualized-results', { campaignId: this.#campaignId });
    else if (phase === 'BID_OPEN') {
      this.#onDeed('bid');
      await this.#do('POST', '/auction/bid-effort', { effort: 1 });
    } else if (phase === 'BID_LOST') await this.#do('POST', '/auction/keep-effort');
    else if (phase === 'RAFFLE_OPEN') await this.#do('POST', '/auction/jackpot');
    else await this.#onStage(standing);
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
    const all = await this.#ask('GET', '/me/export');
    const [player] = (all?.body.player ?? []) as { version: number; latest_campaign_id: string | null }[];
    if (player === undefined) return { answered, faults: ['an account that was answered is gone'] };
    const told = campaignId === '' ? null : await this.#ask('GET', `/campaign/${campaignId}/statement`);
    const entries = (told?.body.entries ?? []) as { balance: Balance }[];
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
      const again = await this.#ask('PUT', '/stage/finish', finish.body);
      // A stage of an older campaign than the newest is unknown to the rules by now.
      const isOld = again !== null && again.status >= 400;
      if (!isOld && JSON.stringify(again?.body) !== finish.answer) faults.push('a finish sent again answers otherwise');
    }
    this.#lastFinish = null;
    return { answered, faults };
  }
}
