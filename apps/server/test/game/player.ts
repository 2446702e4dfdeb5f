import {
  type BodyOf,
  type ErrorReply,
  endpoints,
  type ParamsOf,
  REQUEST_KEY_HEADER,
  type ReplyOf,
  type RouteName,
} from '@consorcio/contract';
import type { RunLog } from '@consorcio/minigames';
import { logOf, plans, type Skill, type StageReply, viewOfStage } from '@consorcio/players';
import type { FastifyInstance } from 'fastify';

/** What a call answered: the contract's reply of a success, or the body of an error. */
export interface Answered<Name extends RouteName> {
  readonly status: number;
  readonly reply: ReplyOf<Name>;
  /** The code of an error, or its lines; undefined for a success. */
  readonly message: ErrorReply['message'] | undefined;
  readonly info: unknown;
}

type CallArguments<Name extends RouteName> = (BodyOf<Name> extends undefined
  ? object
  : { readonly body: BodyOf<Name> }) &
  (ParamsOf<Name> extends undefined ? object : { readonly params: ParamsOf<Name> });

/** What a call may carry. */
interface CallParts {
  readonly body?: unknown;
  readonly params?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly requestKey?: string;
}

/** Calls the API as a client would, without a socket. `token` null: signed out. */
export async function call<Name extends RouteName>(
  app: FastifyInstance,
  token: string | null,
  name: Name,
  asked: CallParts,
): Promise<Answered<Name>> {
  const { method, path } = endpoints[name];
  const params = (asked.params ?? {}) as Readonly<Record<string, string>>;
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))}`;
  const response = await app.inject({
    method,
    url: asked.query === undefined ? url : `${url}?${new URLSearchParams(asked.query)}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(asked.requestKey === undefined ? {} : { [REQUEST_KEY_HEADER]: asked.requestKey }),
    },
    ...(asked.body === undefined ? {} : { payload: asked.body as object }),
  });
  const body = response.body === '' ? undefined : response.json();
  const isError = response.statusCode >= 400;
  return {
    status: response.statusCode,
    reply: body,
    message: isError ? body.message : undefined,
    info: isError ? body.info : undefined,
  };
}

/** A signed-in player who plays by the API alone. */
export class Player {
  readonly app: FastifyInstance;
  readonly token: string;
  readonly id: string;
  /** The campaign that was chosen last. */
  campaignId = '';

  constructor(app: FastifyInstance, session: { readonly id: string; readonly token: string }) {
    this.app = app;
    this.id = session.id;
    this.token = session.token;
  }

  /** Any call, with whatever it answers. */
  ask<Name extends RouteName>(name: Name, asked?: CallParts) {
    return call(this.app, this.token, name, asked ?? {});
  }

  /** A call that has to succeed. */
  async get<Name extends RouteName>(name: Name, asked: CallArguments<Name>): Promise<ReplyOf<Name>> {
    const answered = await this.ask(name, asked as { body?: unknown; params?: unknown });
    if (answered.message === undefined) return answered.reply;
    throw new Error(`${name} was refused: ${JSON.stringify(answered.message)}`);
  }

  current(): Promise<StageReply> {
    return this.get('stageCurrent', {});
  }

  /** Where the campaign stands, whether it goes on or its results wait to be seen; undefined without one. */
  async standing(): Promise<StageReply | undefined> {
    const { message, info, reply } = await this.ask('stageCurrent');
    return message === undefined ? reply : (info as StageReply | undefined);
  }

  /** The same for who has a campaign. */
  async stage(): Promise<StageReply> {
    const standing = await this.standing();
    if (standing === undefined) throw new Error('there is no campaign');
    return standing;
  }

  async choose(dreamId: number, clientSeed?: string): Promise<ReplyOf<'dreamChoose'>> {
    const body = clientSeed === undefined ? { dreamId } : { dreamId, clientSeed };
    const chosen = await this.get('dreamChoose', { body });
    this.campaignId = chosen.campaignId;
    return chosen;
  }

  async begin(roomId: number) {
    const { stage } = await this.current();
    return this.get('stageBegin', { body: { stageId: stage.id, roomId } });
  }

  /** One minigame from its door to its reward. */
  async play(roomId: number, skill: Skill = 'given up') {
    const { stageId, run } = await this.begin(roomId);
    if (run === null) throw new Error(`room ${roomId} has no game`);
    return this.get('stageFinish', { body: { stageId, results: { ...logOf(run, skill) } } });
  }

  /** The log that the begun stage's page would send. */
  async log(skill: Skill): Promise<RunLog> {
    const { room } = await this.current();
    if (room?.run === undefined || room.run === null) throw new Error('no minigame is under way');
    return logOf(room.run, skill);
  }

  /** A minigame that a sensible player would choose: rest before you are tired, else work. */
  async playSensibly() {
    return this.play(plans.regular.room(viewOfStage(await this.current())), 'script');
  }

  async acknowledge(body: BodyOf<'acknowledgeEvent'> = {}) {
    const [pending] = await this.get('pendingEvents', { params: { campaignId: this.campaignId } });
    if (pending === undefined) throw new Error('no event waits');
    return this.get('acknowledgeEvent', { params: { id: pending.id }, body });
  }

  /** The month up to its instalment. */
  async reachPayment(play: () => Promise<unknown>): Promise<void> {
    for (let position = 1; position <= 3; position += 1) await play();
    await this.acknowledge();
  }

  async pay() {
    const { stageId } = await this.begin(1);
    return this.get('stageFinish', { body: { stageId, results: {} } });
  }

  /** A month that is played well and paid. */
  async livePaidMonth() {
    await this.reachPayment(() => this.playSensibly());
    return this.pay();
  }

  /** A month in which everything is spent and nothing earned, and the instalment is missed. */
  async liveBrokeMonth() {
    await this.reachPayment(() => this.play(5));
    return this.pay();
  }

  /** How the contract stands after the letter. */
  after() {
    return this.get('afterLetter', { params: { campaignId: this.campaignId } });
  }

  /** Begins the month after the letter that comes next. */
  async planMonth(works: 1 | 2 | 3) {
    const { month } = await this.after();
    return this.get('afterLetterPlan', { params: { campaignId: this.campaignId }, body: { month: month ?? 0, works } });
  }

  async answerCard(option?: number) {
    const { month } = await this.after();
    const body = { month: month ?? 0, ...(option === undefined ? {} : { option }) };
    return this.get('afterLetterEvent', { params: { campaignId: this.campaignId }, body });
  }

  async payBill() {
    const { month } = await this.after();
    return this.get('afterLetterPay', { params: { campaignId: this.campaignId }, body: { month: month ?? 0 } });
  }

  /** Lives the months after the letter to their end, always by the same plan. */
  async payTheRest(works: 1 | 2 | 3) {
    for (;;) {
      const { status } = await this.after();
      if (status !== 'OPEN') return this.after();
      await this.planMonth(works);
      await this.answerCard();
      await this.payBill();
    }
  }

  keep() {
    return this.get('keepEffort', {});
  }

  raffle() {
    return this.get('raffle', {});
  }
}
