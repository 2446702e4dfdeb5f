import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '@consorcio/contract';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { type Call, type CallInput, type Plan, pathOf, type StageReply, takeTurn } from '@consorcio/players';

const PASSWORD = 'Segredo-9x!';
/** Moves after which a plan will not come to where it was to lead. */
const MOST_MOVES = 400;

/** A player of a release, stored with the release's replies about it. */
export interface KeptPlayer {
  /** Where in a campaign the player was left. */
  readonly moment: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** '' without a campaign. */
  readonly campaignId: string;
  /** Answers by name of the call. */
  readonly told: Readonly<Record<string, unknown>>;
}

/** What is asked of every player, and of everybody with a campaign. */
const ABOUT_PLAYER = ['auth', 'badgeList', 'badgePending', 'conceptList'] as const satisfies readonly RouteName[];
const ABOUT_CAMPAIGN = ['statement', 'choices', 'group', 'audit'] as const satisfies readonly RouteName[];

/** A player over HTTP, whose every call must succeed. */
export class WirePlayer {
  readonly #origin: string;
  readonly #email = `${randomUUID()}@exemplo.com.br`;
  #token = '';
  #campaignId = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  async #ask(name: RouteName, { body, params }: CallInput = {}): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${this.#origin}/api${pathOf(name, params)}`, {
      method: ROUTES[name].method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  /** @throws Error when the call is refused */
  async get<Name extends RouteName>(name: Name, given: CallInput = {}): Promise<ReplyOf<Name>> {
    const isCommand = ROUTES[name].method !== 'GET';
    const { status, text } = await this.#ask(name, isCommand ? { body: {}, ...given } : given);
    if (status >= 300) throw new Error(`${name} answered ${status}: ${text}`);
    return JSON.parse(text === '' ? 'null' : text);
  }

  async signUp(): Promise<void> {
    const account = { email: this.#email, name: 'Ana Maria', characterName: 'Bia', password: PASSWORD };
    this.#token = (await this.get('register', { body: account })).token;
  }

  /** Where the campaign stands, also while its results wait to be seen; null without one. */
  async standing(): Promise<StageReply | null> {
    const { status, text } = await this.#ask('stageCurrent');
    const now: StageReply | null = status === 200 ? JSON.parse(text) : (JSON.parse(text).info ?? null);
    if (now !== null) this.#campaignId = now.campaign.id;
    return now;
  }

  /** Plays by a plan until the campaign stands where it was to be led. */
  async reach(plan: Plan, isThere: (now: StageReply) => boolean): Promise<StageReply> {
    const call: Call = (name, given) => this.get(name, given);
    for (let move = 0; move < MOST_MOVES; move += 1) {
      const now = await this.standing();
      if (now !== null && isThere(now)) return now;
      await takeTurn(now, plan, call);
    }
    throw new Error(`not there after ${MOST_MOVES} moves`);
  }

  leave(): Promise<unknown> {
    return this.get('deleteMe', { body: { password: PASSWORD } });
  }

  /** What is to be found again by every later version. */
  async keep(moment: string): Promise<KeptPlayer> {
    const told: Record<string, unknown> = { standing: await this.standing() };
    for (const name of ABOUT_PLAYER) told[name] = await this.get(name);
    const params = { campaignId: this.#campaignId };
    if (this.#campaignId !== '') for (const name of ABOUT_CAMPAIGN) told[name] = await this.get(name, { params });
    return { moment, email: this.#email, password: PASSWORD, token: this.#token, ...params, told };
  }
}
