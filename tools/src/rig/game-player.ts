import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReplyOf } from '@consorcio/contract';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { type CallInput, logOf, pathOf, type Skill, type StageReply } from '@consorcio/players';
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
    const { method } = ROUTES[name];
    const path = pathOf(name, given.params);
    const { body } = given;
    const asked = { ...(this.token === '' ? {} : { token: this.token }), ...(body === undefined ? {} : { body }) };
    let answer = await client.ask(method, `/api${path}`, asked);
    const before = this.refusals;
    for (; answer.status === BUSY; answer = await client.ask(method, `/api${path}`, asked)) {
      this.refusals += 1;
      await pause(BUSY_PAUSE);
    }
    // A command that timed out may have happened: then the repeat reports it.
    if (answer.status === DONE_BEFORE && this.refusals > before) return answer;
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer;
  }

  async signUp(client: WireClient): Promise<void> {
    const account = { email: this.email, name: 'Ana', characterName: 'Bia', password: PASSWORD };
    const answer = await this.ask(client, 'register', { body: account });
    if (answer.status === DONE_BEFORE) await this.logIn(client);
    else this.token = JSON.parse(answer.text).token;
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
}
