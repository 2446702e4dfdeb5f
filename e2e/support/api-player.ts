import type { ReplyOf } from '@consorcio/contract';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { minigameAt, PAYMENT_ROOM_ID } from '@consorcio/rules/vocabulary';
import { logOf } from './play-minigame.ts';
import { PASSWORD, type Plan, type Standing } from './player.ts';

/** A player without a screen: brings a campaign, by calls alone, to where a browser test begins. */
export class ApiPlayer {
  readonly email = `leo.${Date.now()}.${Math.floor(Math.random() * 1e6)}@exemplo.com.br`;
  readonly #origin: string;
  #token = '';

  /** With a token, goes on where another player stands. */
  constructor(origin: string, token = '') {
    this.#origin = origin;
    this.#token = token;
  }

  get token(): string {
    return this.#token;
  }

  /** Goes on with a token that was got elsewhere. */
  signedIn(token: string): void {
    this.#token = token;
  }

  /** Signs up and chooses. Dream 1 has three cycles. */
  async start(name = 'Ana Beatriz', personaId = 1, dreamId = 1): Promise<void> {
    const body = { email: this.email, name, characterName: name, password: PASSWORD };
    this.#token = (await this.call('register', { body })).token;
    await this.call('personaChoose', { body: { personaId } });
    await this.call('dreamChoose', { body: { dreamId } });
  }

  async call<Name extends RouteName>(
    name: Name,
    given: { body?: unknown; params?: Record<string, string> } = {},
  ): Promise<ReplyOf<Name>> {
    const { method, path } = ROUTES[name];
    const address = path.replace(/\{(\w+)\}/g, (_, key: string) => given.params?.[key] ?? '');
    const answer = await fetch(`${this.#origin}/api${address}`, {
      method,
      headers: {
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as ReplyOf<Name>;
  }

  /** Badges earned so far are no news any more. */
  async seeBadges(): Promise<void> {
    for (const { id } of await this.call('badgePending')) await this.call('badgeSeen', { params: { id } });
  }

  /** Where the campaign stands; null once it has ended. */
  async standing(): Promise<Standing | null> {
    try {
      return await this.call('stageCurrent');
    } catch (error) {
      if (String(error).includes('USER_MUST_SEE_RESULTS')) return null;
      throw error;
    }
  }

  /** Plays on until `isThere`, or to the end of the campaign. */
  async playUntil(isThere: (standing: Standing) => boolean, plan: Plan): Promise<Standing | null> {
    for (;;) {
      const standing = await this.standing();
      if (standing === null || isThere(standing)) return standing;
      await this.#act(standing, plan);
    }
  }

  async #act(standing: Standing, plan: Plan): Promise<unknown> {
    const { stage, extras, campaign } = standing;
    switch (extras.phase) {
      case 'BID_OPEN': {
        const effort = plan.bid(standing);
        return effort > 0 ? this.call('bidEffort', { body: { effort } }) : this.call('keepEffort');
      }
      case 'BID_LOST':
        return this.call('keepEffort');
      case 'RAFFLE_OPEN':
        return this.call('raffle');
      case 'STAGE':
        break;
    }
    if (stage.type === 'EVENT') {
      const [event] = await this.call('pendingEvents', { params: { campaignId: campaign.id } });
      return this.call('acknowledgeEvent', { params: { id: event?.id ?? '' } });
    }
    const run = stage.status === 'STARTED' ? standing.room?.run : (await this.#begin(standing, plan)).run;
    return this.call('stageFinish', { body: { stageId: stage.id, results: run ? logOf(run) : {} } });
  }

  #begin(standing: Standing, plan: Plan): Promise<ReplyOf<'stageBegin'>> {
    const { id, type } = standing.stage;
    const roomId = type === 'PAYMENT' ? PAYMENT_ROOM_ID : minigameAt(plan.place(standing)).roomId;
    return this.call('stageBegin', { body: { stageId: id, roomId } });
  }
}
