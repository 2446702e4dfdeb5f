import type { ReplyOf } from '@consorcio/contract';
import type { LiveRouteName } from '@consorcio/contract/live-routes';
import { Dice } from '@consorcio/kernel';
import { logOf } from '@consorcio/players';
import { LUCKY_WORDS } from '@consorcio/rules/live-words';
import { liveTokenOf, newLiveKey } from '../../rig/live-client.ts';
import { beginning, sealing } from './decisions.ts';
import { Link } from './link.ts';
import type { News } from './news.ts';
import { NewsFollower } from './news-follower.ts';
import type { Pace } from './pace.ts';
import { SeatLedger } from './seat-ledger.ts';

type SeatView = ReplyOf<'liveSeat'>;
type Joined = Pick<ReplyOf<'liveJoin'>, 'quota' | 'pictures'>;

/** What the phones of a class share. */
export interface Room {
  readonly origin: string;
  readonly groupId: string;
  readonly pace: Pace;
  readonly news: News;
}

const TICKS_A_SECOND = 60;

/**
 * A person of a class with a phone. What it does next follows from the view alone, as in the page, so a reload may come at any
 * moment. Every answered command is in its ledger.
 */
export class ModelPhone {
  readonly ledger = new SeatLedger();
  readonly link: Link;
  readonly #room: Room;
  readonly #dice: Dice;
  #key = newLiveKey();
  #joined: Joined | null = null;
  #view: SeatView | null = null;
  #etag: string | null = null;
  readonly #follower: NewsFollower;
  reloads = 0;

  /** `number`: of the phone; the same numbers decide alike. */
  constructor(room: Room, number: number) {
    this.#room = room;
    this.#dice = Dice.of(number.toString(16).padStart(32, '0'), 1);
    this.link = new Link(room.origin);
    this.#follower = new NewsFollower({
      groupId: room.groupId,
      link: this.link,
      pace: room.pace,
      dice: this.#dice,
      load: () => this.#look(),
      own: () => this.#view?.version ?? null,
      isOver: () => this.isOver,
    });
  }

  get quota(): number {
    return this.#joined?.quota ?? 0;
  }

  get #token(): string {
    return liveTokenOf(this.#room.groupId, this.quota, this.#key);
  }

  #ask<Body>(name: LiveRouteName, body?: object, etag?: string | null) {
    const params = { groupId: this.#room.groupId };
    return this.link.ask<Body>(name, { params, token: this.#token, ...(body && { body }), ...(etag && { etag }) });
  }

  /** Takes a seat, however often it has to be asked. */
  async join(): Promise<void> {
    const { pace, groupId } = this.#room;
    await pace.wait('join', this.#dice);
    while (this.#joined === null) {
      const asked = { params: { groupId }, body: { key: this.#key } };
      const answer = await this.link.ask<Joined>('liveJoin', asked);
      if (answer?.status === 201) this.#joined = answer.body;
      else await pace.wait('retry', this.#dice);
    }
  }

  /** Sees the group and plays until it has ended. */
  async live(): Promise<void> {
    await this.join();
    await Promise.all([this.#follower.follow(), this.#act()]);
  }

  /** The page is loaded again: it knows its key and nothing else. */
  reload(): void {
    this.reloads += 1;
    this.#view = null;
    this.#etag = null;
    this.#follower.restart();
  }

  /** The person goes on with another device, by the three pictures; the old key ends. Gives whether it has. */
  async changeDevice(): Promise<boolean> {
    if (this.#joined === null) return false;
    const { quota, pictures } = this.#joined;
    const [old, key] = [this.#token, newLiveKey()];
    const params = { groupId: this.#room.groupId };
    for (;;) {
      const answer = await this.link.ask('liveReturn', { params, body: { quota, pictures, key } });
      if (answer !== null) {
        if (answer.status !== 200) return false;
        break;
      }
      await this.#room.pace.wait('retry', this.#dice);
    }
    this.#key = key;
    this.reload();
    const refused = await this.link.ask('liveSeat', { params, token: old });
    return refused === null || refused.status === 401;
  }

  #see(view: SeatView): void {
    this.#view = view;
    this.#etag = `"${view.version}"`;
    this.#room.news.seen(this, view.group, this.link.since);
  }

  get isOver(): boolean {
    return this.#view?.group.phase === 'ENDED';
  }

  async #look(): Promise<boolean> {
    const answer = await this.#ask<SeatView>('liveSeat', undefined, this.#etag);
    if (answer?.status === 200) this.#see(answer.body);
    return answer?.status === 200 || answer?.status === 304;
  }

  async #act(): Promise<void> {
    const { pace } = this.#room;
    const word = LUCKY_WORDS[this.#dice.below(LUCKY_WORDS.length)];
    await pace.wait('word', this.#dice);
    await this.#ask('liveProfile', { word });
    while (!this.isOver) {
      const view = this.#view;
      if (view?.month && view.month.move?.pace == null) await this.#step(view, view.group.month);
      else await pace.wait('retry', this.#dice);
    }
  }

  /** The next part of the month that the view shows: begin, finish or seal. */
  async #step(view: SeatView, month: number): Promise<void> {
    const { pace } = this.#room;
    const dice = this.#dice;
    if (view.month?.move == null) {
      await pace.wait('begin', dice);
      const body = beginning(view, month, dice);
      const answer = await this.#ask<ReplyOf<'liveBegin'>>('liveBegin', body);
      if (answer === null || answer.status === 200) this.ledger.begun(body, answer !== null);
      return this.#took(answer);
    }
    const { run } = view.month;
    if (run !== null) {
      const results = logOf(run, dice.below(2) === 0 ? 'average' : 'novice');
      await pace.waitFor(results.ticks / TICKS_A_SECOND);
      const answer = await this.#ask<ReplyOf<'liveFinish'>>('liveFinish', { month, results });
      if (answer === null || answer.status === 200) this.ledger.finished(month, answer?.body.score ?? null);
      return this.#took(answer);
    }
    await pace.wait('seal', dice);
    const body = sealing(view, month, dice);
    const answer = await this.#ask<ReplyOf<'liveSeal'>>('liveSeal', body);
    if (answer === null || answer.status === 200) this.ledger.sealed(body, answer !== null);
    return this.#took(answer);
  }

  /** A command's answer holds the new view; without one the page asks for it and sends what is still missing. */
  async #took(answer: { readonly status: number; readonly body: { readonly view: SeatView } } | null): Promise<void> {
    if (answer?.status === 200) return this.#see(answer.body.view);
    await this.#room.pace.wait('retry', this.#dice);
    const looked = await this.#ask<SeatView>('liveSeat');
    if (looked?.status === 200) this.#see(looked.body);
  }

  /** Whether the key still leads to the seat. */
  async isSeated(): Promise<boolean> {
    this.link.mend();
    const answer = await this.#ask<SeatView>('liveSeat');
    return answer?.status === 200 && answer.body.seat.quota === this.quota;
  }
}
