import type { ReplyOf } from '@consorcio/contract';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import type { CallInput, Plan, StageReply } from '@consorcio/players';
import { GamePlayer, PASSWORD } from '../rig/game-player.ts';
import { WireClient } from '../rig/wire-client.ts';

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

/** A player with a connection of its own, whose every call must succeed. */
export class WirePlayer {
  readonly #client: WireClient;
  readonly #player = new GamePlayer();

  constructor(origin: string) {
    this.#client = new WireClient(origin);
  }

  /** @throws Error when the call is refused */
  async get<Name extends RouteName>(name: Name, given: CallInput = {}): Promise<ReplyOf<Name>> {
    const isCommand = ROUTES[name].method !== 'GET';
    const { text } = await this.#player.ask(this.#client, name, isCommand ? { body: {}, ...given } : given);
    return JSON.parse(text === '' ? 'null' : text);
  }

  signUp(): Promise<void> {
    return this.#player.register(this.#client);
  }

  /** Plays by a plan until the campaign stands where it was to be led. */
  async reach(plan: Plan, isThere: (now: StageReply) => boolean): Promise<StageReply> {
    for (let move = 0; move < MOST_MOVES; move += 1) {
      const now = await this.#player.standing(this.#client);
      if (now !== null && isThere(now)) return now;
      await this.#player.playOn(this.#client, plan, now);
    }
    throw new Error(`not there after ${MOST_MOVES} moves`);
  }

  /** Deletes the account and ends the connection. */
  async leave(): Promise<void> {
    await this.get('deleteMe', { body: { password: PASSWORD } });
    this.#client.close();
  }

  /** What is to be found again by every later version; ends the connection. */
  async keep(moment: string): Promise<KeptPlayer> {
    const told: Record<string, unknown> = { standing: await this.#player.standing(this.#client) };
    for (const name of ABOUT_PLAYER) told[name] = await this.get(name);
    const { email, token, campaignId } = this.#player;
    const params = { campaignId };
    if (campaignId !== '') for (const name of ABOUT_CAMPAIGN) told[name] = await this.get(name, { params });
    this.#client.close();
    return { moment, email, password: PASSWORD, token, ...params, told };
  }
}
