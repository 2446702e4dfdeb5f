import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { corePairOf, type Game, type StateOf } from '@consorcio/minigames';
import { type Agent, dancerScript, drive, matchesScript, runnerScript, tapperScript } from '@consorcio/minigames/bots';
import type { WireAnswer, WireClient } from './wire-client.ts';

const SCRIPTS: { readonly [Name in Game]: Agent<StateOf[Name]> } = {
  tapper: tapperScript,
  matches: matchesScript,
  dancer: dancerScript,
  runner: runnerScript,
};
/** What the server says when it cannot now; every call may then be sent again. */
const BUSY = 503;
const DONE_BEFORE = 409;
/** Milliseconds. */
const BUSY_PAUSE = 50;
export const PASSWORD = 'Segredo-9x!';

export interface IssuedRun {
  readonly game: Game;
  readonly version: number;
  readonly seed: string;
}
export interface Standing {
  readonly stage: { readonly id: string; readonly type: string; readonly status: string };
  readonly balance: { readonly energy: number; readonly effort: number };
  readonly extras: { readonly phase: string; readonly totalStages: number };
  readonly campaign: { readonly id: string; readonly status: string };
  readonly room?: { readonly run: IssuedRun | null };
}

/** What the page of a minigame sends: the inputs of a run that a script has played. */
export function logOf({ game, version, seed }: IssuedRun): object {
  const pair = corePairOf(game, version);
  if (pair === null) throw new Error(`${game} has no version ${version}`);
  const { run } = drive(pair.normal, seed, SCRIPTS[game] as Agent<StateOf[Game]>);
  return { game, version, ticks: run.ticks, inputs: run.inputs };
}
/** The log of a run that was given up at once: it costs the server no replay worth the name. */
export const emptyLog = ({ game, version }: IssuedRun): object => ({ game, version, ticks: 0, inputs: [] });

/** One player, over whichever connection is free. Each call gives the answer, and throws when it is none of success. */
export class GamePlayer {
  readonly email = `${randomUUID()}@exemplo.com.br`;
  token = '';
  campaignId = '';
  stageId = '';
  run: IssuedRun | null = null;
  /** How often the server could not answer and was asked again. */
  refusals = 0;

  async ask(client: WireClient, method: string, path: string, body?: object): Promise<WireAnswer> {
    const asked = { ...(this.token === '' ? {} : { token: this.token }), ...(body === undefined ? {} : { body }) };
    let answer = await client.ask(method, `/api${path}`, asked);
    const before = this.refusals;
    for (; answer.status === BUSY; answer = await client.ask(method, `/api${path}`, asked)) {
      this.refusals += 1;
      await pause(BUSY_PAUSE);
    }
    // What was too late to be answered may have happened: then the repeat is told so.
    if (answer.status === DONE_BEFORE && this.refusals > before) return answer;
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer;
  }

  async signUp(client: WireClient): Promise<void> {
    const account = { email: this.email, name: 'Ana', characterName: 'Bia', password: PASSWORD };
    let answer = await this.ask(client, 'POST', '/auth/register', account);
    if (answer.status === DONE_BEFORE) answer = await this.ask(client, 'POST', '/auth/login', account);
    this.token = JSON.parse(answer.text).token;
    await this.ask(client, 'PUT', '/persona/choose', { personaId: 1 });
  }

  async choose(client: WireClient, dreamId: number): Promise<void> {
    const answer = await this.ask(client, 'PUT', '/dream/choose', { dreamId });
    this.campaignId = JSON.parse(answer.text).campaignId;
  }

  async look(client: WireClient): Promise<WireAnswer> {
    const answer = await this.ask(client, 'GET', '/stage/current');
    const standing = JSON.parse(answer.text) as Standing;
    this.stageId = standing.stage.id;
    return answer;
  }

  async begin(client: WireClient, roomId: number): Promise<WireAnswer> {
    const answer = await this.ask(client, 'PUT', '/stage/begin', { stageId: this.stageId, roomId });
    this.run = JSON.parse(answer.text).run;
    return answer;
  }

  /** `log`: what is sent of a minigame. */
  finish(client: WireClient, log: (run: IssuedRun) => object): Promise<WireAnswer> {
    const results = this.run === null ? {} : log(this.run);
    return this.ask(client, 'PUT', '/stage/finish', { stageId: this.stageId, results });
  }

  giveUp(client: WireClient): Promise<WireAnswer> {
    return this.ask(client, 'POST', '/campaign/give-up', { campaignId: this.campaignId });
  }
}
