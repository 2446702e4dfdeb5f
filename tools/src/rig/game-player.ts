import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorReply, ReplyOf } from '@consorcio/contract';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import {
  type Call,
  type CallInput,
  logOf,
  type Move,
  type Plan,
  pathOf,
  type Skill,
  type StageReply,
  takeTurn,
} from '@consorcio/players';
import type { WireAnswer, WireClient } from './wire-client.ts';

/** What the server says when it cannot now; every call may then be sent again. */
const BUSY = 503;
const DONE_BEFORE = 409;
/** Milliseconds. */
const BUSY_PAUSE = 50;
export const PASSWORD = 'Segredo-9x!';

/** The run that a stage was begun with; null in the room of the instalment. */
type BegunRun = ReplyOf<'stageBegin'>['run'];

/** One player, over whichever connection is free. Each call gives the answer, and throws when it is none of success. */
export class GamePlayer {
  readonly email = `${randomUUID()}@exemplo.com.br`;
  token = '';
  campaignId = '';
  stageId = '';
  run: BegunRun = null;
  /** How often the server could not answer and was asked again. */
  refusals = 0;

  async ask(client: WireClient, name: RouteName, given: CallInput = {}): Promise<WireAnswer> {
    const before = this.refusals;
    const answer = await this.#untilServed(client, name, given);
    // A command that timed out may have happened: then the repeat reports it.
    if (answer.status === DONE_BEFORE && this.refusals > before) return answer;
    if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
    return answer;
  }

  async #untilServed(client: WireClient, name: RouteName, { body, params }: CallInput = {}): Promise<WireAnswer> {
    const asked = { ...(this.token === '' ? {} : { token: this.token }), ...(body === undefined ? {} : { body }) };
    for (;;) {
      const answer = await client.ask(ROUTES[name].method, `/api${pathOf(name, params)}`, asked);
      if (answer.status !== BUSY) return answer;
      this.refusals += 1;
      await pause(BUSY_PAUSE);
    }
  }

  /** A new account without a persona. */
  async register(client: WireClient): Promise<void> {
    const account = { email: this.email, name: 'Ana Maria', characterName: 'Bia', password: PASSWORD };
    const answer = await this.ask(client, 'register', { body: account });
    if (answer.status === DONE_BEFORE) await this.logIn(client);
    else this.token = JSON.parse(answer.text).token;
  }

  async signUp(client: WireClient): Promise<void> {
    await this.register(client);
    await this.ask(client, 'personaChoose', { body: { personaId: 1 } });
  }

  /** Gets a new token. */
  async logIn(client: WireClient): Promise<void> {
    const answer = await this.ask(client, 'login', { body: { email: this.email, password: PASSWORD } });
    this.token = JSON.parse(answer.text).token;
  }

  async choose(client: WireClient, dreamId: number): Promise<void> {
    const answer = await this.ask(client, 'dreamChoose', { body: { dreamId } });
    this.campaignId = JSON.parse(answer.text).campaignId;
  }

  async look(client: WireClient): Promise<WireAnswer> {
    const answer = await this.ask(client, 'stageCurrent');
    const standing = JSON.parse(answer.text) as StageReply;
    this.stageId = standing.stage.id;
    return answer;
  }

  async begin(client: WireClient, roomId: number): Promise<WireAnswer> {
    const answer = await this.ask(client, 'stageBegin', { body: { stageId: this.stageId, roomId } });
    this.run = JSON.parse(answer.text).run;
    return answer;
  }

  /** The log that is sent of the minigame under way; {} of a payment. */
  results(skill: Skill): object {
    return this.run === null ? {} : logOf(this.run, skill);
  }

  /** Ends the stage under way. */
  finish(client: WireClient, results: object): Promise<WireAnswer> {
    return this.ask(client, 'stageFinish', { body: { stageId: this.stageId, results } });
  }

  giveUp(client: WireClient): Promise<WireAnswer> {
    return this.ask(client, 'giveUp', { body: { campaignId: this.campaignId } });
  }

  /** Where the campaign stands, also while its results wait to be seen; null without one. */
  async standing(client: WireClient): Promise<StageReply | null> {
    const { status, text } = await this.#untilServed(client, 'stageCurrent');
    const reply = JSON.parse(text);
    const now: StageReply | null =
      status === 200 ? reply : ((reply as ErrorReply & { info?: StageReply }).info ?? null);
    if (now === null) return null;
    this.campaignId = now.campaign.id;
    this.stageId = now.stage.id;
    this.run = now.room?.run ?? null;
    return now;
  }

  /** Sends a plan's next move where the campaign stands, which is looked up unless it is known, and gives the move. */
  async playOn(client: WireClient, plan: Plan, known?: StageReply | null): Promise<Move> {
    const now = known === undefined ? await this.standing(client) : known;
    const call: Call = async (name, given) => {
      const { text } = await this.ask(client, name, given);
      const reply = text === '' ? null : JSON.parse(text);
      if (name === 'stageBegin') this.run = reply.run;
      return reply;
    };
    return takeTurn(now, plan, call);
  }
}
