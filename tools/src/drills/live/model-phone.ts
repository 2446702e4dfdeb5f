import type { ReplyOf } from '@consorcio/contract';
import type { Answer } from '@consorcio/contract/call';
import { followNews } from '@consorcio/contract/stream-client';
import { Dice } from '@consorcio/kernel';
import { logOf } from '@consorcio/players';
import { beginning, LIVE_PEOPLE, sealing } from '@consorcio/players/live-people';
import { LUCKY_WORDS } from '@consorcio/rules/live-words';
import { liveTokenOf, newLiveKey } from '../../rig/live-client.ts';
import { Link } from './link.ts';
import type { News } from './news.ts';
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
/** Of every phone: it leaves no way of a month out. */
const PERSON = LIVE_PEOPLE.random;
/** One month in so many goes without its minigame. */
const UNPLAYED = 6;

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
  /** Follows the group's news as a page does, by times of the clock also where people are faster. */
  #follower: ReturnType<typeof followNews> | null = null;
  reloads = 0;

  /** `number`: of the phone; the same numbers decide alike. */
  constructor(room: Room, number: number) {
    this.#room = room;
    this.#dice = Dice.of(number.toString(16).padStart(32, '0'), 1);
    this.link = new Link(room.origin);
  }

  get quota(): number {
    return this.#joined?.quota ?? 0;
  }

  get #token(): string {
    return liveTokenOf(this.#room.groupId, this.quota, this.#key);
  }

  /** What every call of the seat has. */
  get #own() {
    return { params: { groupId: this.#room.groupId }, token: this.#token };
  }

  /** Takes a seat, however often it has to be asked. */
  async join(): Promise<void> {
    const { pace, groupId } = this.#room;
    await pace.wait('join', this.#dice);
    while (this.#joined === null) {
      const asked = { params: { groupId }, body: { key: this.#key } };
      const answer = await this.link.ask('liveJoin', asked);
      if (answer?.ok) this.#joined = answer.value;
      else await pace.wait('retry', this.#dice);
    }
  }

  /** Sees the group and plays until it has ended. */
  async live(): Promise<void> {
    await this.join();
    this.#follow();
    await this.#act();
    this.#follower?.stop();
    this.#follower = null;
  }

  #follow(): void {
    const { groupId, pace } = this.#room;
    const dice = this.#dice;
    this.#follower?.stop();
    this.#follower = followNews({
      load: () => this.#look(),
      own: () => this.#view?.version ?? null,
      open: (received, failed) => this.link.openNews(groupId, () => pace.wait('reopen', dice), received, failed),
      now: () => performance.now(),
      chance: () => dice.below(1_000) / 1_000,
      later(pause, call) {
        const timer = setTimeout(call, pause);
        return () => clearTimeout(timer);
      },
    });
  }

  /** The page is loaded again: it knows its key and nothing else. */
  reload(): void {
    this.reloads += 1;
    this.#view = null;
    this.#etag = null;
    if (this.#follower !== null) this.#follow();
  }

  /** The person goes on with another device, by the three pictures; the old key ends. Gives whether it has. */
  async changeDevice(): Promise<boolean> {
    if (this.#joined === null) return false;
    const { quota, pictures } = this.#joined;
    const [old, key] = [this.#token, newLiveKey()];
    const params = { groupId: this.#room.groupId };
    for (;;) {
      const answer = await this.link.ask('liveReturn', { params, body: { quota, pictures: [...pictures], key } });
      if (answer !== null) {
        if (!answer.ok) return false;
        break;
      }
      await this.#room.pace.wait('retry', this.#dice);
    }
    this.#key = key;
    this.reload();
    const refused = await this.link.ask('liveSeat', { params, token: old });
    return refused === null || (!refused.ok && refused.error.kind === 'code' && refused.error.status === 401);
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
    const headers = this.#etag === null ? {} : { 'if-none-match': this.#etag };
    const answer = await this.link.ask('liveSeat', { ...this.#own, headers });
    if (answer?.ok && answer.value !== undefined) this.#see(answer.value);
    return answer?.ok === true;
  }

  async #act(): Promise<void> {
    const { pace } = this.#room;
    const word = LUCKY_WORDS[this.#dice.below(LUCKY_WORDS.length)];
    await pace.wait('word', this.#dice);
    if (word !== undefined) await this.link.ask('liveProfile', { ...this.#own, body: { word } });
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
      const body = { ...beginning(PERSON, view, dice), isPlayed: dice.below(UNPLAYED) > 0 };
      const answer = await this.link.ask('liveBegin', { ...this.#own, body });
      if (answer === null || answer.ok) this.ledger.begun(body, answer !== null);
      return this.#took(answer);
    }
    const { run } = view.month;
    if (run !== null) {
      const results = logOf(run, dice.below(2) === 0 ? 'average' : 'novice');
      await pace.waitFor(results.ticks / TICKS_A_SECOND);
      const answer = await this.link.ask('liveFinish', { ...this.#own, body: { month, results: { ...results } } });
      if (answer === null || answer.ok) this.ledger.finished(month, answer?.value.score ?? null);
      return this.#took(answer);
    }
    await pace.wait('seal', dice);
    const body = sealing(PERSON, view, dice);
    const answer = await this.link.ask('liveSeal', { ...this.#own, body });
    if (answer === null || answer.ok) this.ledger.sealed(body, answer !== null);
    return this.#took(answer);
  }

  /** A command's answer holds the new view; without one the page asks for it and sends what is still missing. */
  async #took(answer: Answer<'liveBegin'> | Answer<'liveFinish'> | Answer<'liveSeal'> | null): Promise<void> {
    if (answer?.ok) return this.#see(answer.value.view);
    await this.#room.pace.wait('retry', this.#dice);
    const looked = await this.link.ask('liveSeat', this.#own);
    if (looked?.ok) this.#see(looked.value);
  }

  /** Whether the key still leads to the seat. */
  async isSeated(): Promise<boolean> {
    this.link.mend();
    const answer = await this.link.ask('liveSeat', this.#own);
    return answer?.ok === true && answer.value.seat.quota === this.quota;
  }
}
