import type { ReplyOf } from '@consorcio/contract';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { type CallInput, type Plan, pathOf, plans, type StageReply, takeTurn } from '@consorcio/players';
import { CONCEPT_COUNT } from '@consorcio/rules/vocabulary';
import { PASSWORD } from './player.ts';

type Contract = ReplyOf<'afterLetter'>;

const WEEK = { query: { slot: 'week' } };

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

  /** Signs up. */
  async register(name = 'Ana Beatriz'): Promise<void> {
    const body = { email: this.email, name, characterName: name, password: PASSWORD };
    this.#token = (await this.call('register', { body })).token;
  }

  /** Comes in without an account, and chooses persona and dream. */
  async startAsGuest(personaId = 1, dreamId = 1): Promise<void> {
    this.#token = (await this.call('guest')).token;
    await this.call('personaChoose', { body: { personaId } });
    await this.call('dreamChoose', { body: { dreamId } });
  }

  /** Signs up and chooses a persona. */
  async startPersona(name = 'Ana Beatriz', personaId = 1): Promise<void> {
    await this.register(name);
    await this.call('personaChoose', { body: { personaId } });
  }

  /** Signs up and chooses persona and dream. Dream 1 has three cycles. */
  async start(name = 'Ana Beatriz', personaId = 1, dreamId = 1): Promise<void> {
    await this.startPersona(name, personaId);
    await this.call('dreamChoose', { body: { dreamId } });
  }

  async call<Name extends RouteName>(name: Name, given: CallInput = {}): Promise<ReplyOf<Name>> {
    const { method } = ROUTES[name];
    const search = given.query === undefined ? '' : `?${new URLSearchParams(given.query)}`;
    const answer = await fetch(`${this.#origin}/api${pathOf(name, given.params)}${search}`, {
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

  /** Plays the try in the slot of the week to its campaign's end. */
  async endTry(plan: Plan = plans.regular): Promise<void> {
    for (;;) {
      const standing = await this.call('stageCurrent', WEEK).catch(() => null);
      if (standing === null) return;
      await takeTurn(standing, plan, (name, given) => this.call(name, { ...given, ...WEEK }));
    }
  }

  /** Badges earned so far are no news any more. */
  async seeBadges(): Promise<void> {
    for (const { id } of await this.call('badgePending')) await this.call('badgeSeen', { params: { id } });
  }

  /** Has seen every idea of the notebook, and has seen every badge so far: the screens teach and show nothing by the way. */
  async learnEverything(): Promise<void> {
    for (let conceptId = 1; conceptId <= CONCEPT_COUNT; conceptId += 1)
      await this.call('conceptSeen', { body: { conceptId } });
    await this.seeBadges();
  }

  /** Where the campaign stands; null once it has ended. */
  async standing(): Promise<StageReply | null> {
    try {
      return await this.call('stageCurrent');
    } catch (error) {
      if (String(error).includes('USER_MUST_SEE_RESULTS')) return null;
      throw error;
    }
  }

  /** The id of the newest campaign. */
  async campaignId(): Promise<string> {
    return (await this.call('auth')).campaign?.id ?? '';
  }

  /** One step of the months after the letter, with so many turns of work, the bid used for fewer months and option 1 of every card. */
  async #stepAfterLetter({ phase, month }: Contract, works: Contract['plans'][number]['works']): Promise<Contract> {
    const params = { campaignId: await this.campaignId() };
    const at = { month: month ?? 0 };
    switch (phase) {
      case 'USE':
        return this.call('afterLetterUse', { params, body: { use: 'TERM' } });
      case 'PLAN':
        return this.call('afterLetterPlan', { params, body: { ...at, works } });
      case 'EVENT':
        return this.call('afterLetterEvent', { params, body: at });
      default:
        return this.call('afterLetterPay', { params, body: at });
    }
  }

  /** Lives the months after the letter until they stand at `phase`, null for their end. */
  async liveAfterLetter(phase: Contract['phase'], works: Contract['plans'][number]['works']): Promise<Contract> {
    let contract = await this.call('afterLetter', { params: { campaignId: await this.campaignId() } });
    while (contract.phase !== phase) contract = await this.#stepAfterLetter(contract, works);
    return contract;
  }

  /** Plays on until `isThere`, or to the end of the campaign. */
  async playUntil(isThere: (standing: StageReply) => boolean, plan: Plan): Promise<StageReply | null> {
    for (;;) {
      const standing = await this.standing();
      if (standing === null || isThere(standing)) return standing;
      await takeTurn(standing, plan, (name, given) => this.call(name, given));
    }
  }
}
