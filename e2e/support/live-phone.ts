import { randomBytes } from 'node:crypto';
import type { ReplyOf } from '@consorcio/contract';

/** A person of a live group whose phone is this program: it joins and plays by the calls alone. */
export class LivePhone {
  readonly #address: string;
  readonly #key = randomBytes(32);
  #token = '';
  quota = 0;
  nickname = '';

  constructor(origin: string, groupId: string) {
    this.#address = `${origin}/api/live/${groupId}`;
  }

  /** Takes a seat; a second call finds the same one. */
  async join(): Promise<void> {
    const joined = await this.#call<ReplyOf<'liveJoin'>>('POST', '/seat', { key: this.#key.toString('base64url') });
    this.quota = joined.quota;
    this.nickname = joined.nickname;
    const group = Buffer.from(this.#address.split('/').at(-1) ?? '', 'base64url');
    this.#token = Buffer.concat([group, Buffer.of(joined.quota), this.#key]).toString('base64url');
  }

  /** Takes another face, while the room is open. */
  async wear(persona: number): Promise<void> {
    await this.#call('POST', '/me/profile', { persona });
  }

  /** Plays a month without its minigame, pays and bids. */
  async play(month: number, bid = 0): Promise<void> {
    await this.#call('POST', '/me/begin', { month, option: 'A', buys: false, place: 2, isPlayed: false });
    await this.#call('POST', '/me/seal', { month, pace: 'REST', pays: true, bid });
  }

  /** Plays a month with its minigame, which it gives up at once. */
  async playGame(month: number): Promise<void> {
    const begun = { month, option: 'A', buys: false, place: 2, isPlayed: true };
    const { run } = await this.#call<ReplyOf<'liveBegin'>>('POST', '/me/begin', begun);
    const results = { game: run?.game, version: run?.version, ticks: 0, inputs: [] };
    await this.#call('POST', '/me/finish', { month, results });
    await this.#call('POST', '/me/seal', { month, pace: 'REST', pays: true, bid: 0 });
  }

  view(): Promise<ReplyOf<'liveSeat'>> {
    return this.#call('GET', '/me');
  }

  /** @throws Error with the answer when the call is refused */
  async #call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` };
    const answer = await fetch(this.#address + path, {
      method,
      headers: body === undefined ? { authorization: headers.authorization } : headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Reply;
  }
}
