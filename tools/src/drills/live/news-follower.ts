import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_ROUTES } from '@consorcio/contract';
import {
  failed,
  heard,
  isAbove,
  isDue,
  looked,
  type NewsWay,
  startWay,
  ticked,
  waitOf,
} from '@consorcio/contract/live-news-way';
import type { Dice } from '@consorcio/kernel';
import { EventSource } from 'eventsource';
import type { Link } from './link.ts';
import type { Pace } from './pace.ts';

/** What a phone follows, and how. */
export interface Followed {
  readonly groupId: string;
  readonly link: Link;
  readonly pace: Pace;
  readonly dice: Dice;
  /** Looks at the view; false where no answer came. */
  ask(): Promise<boolean>;
  /** The version of the view that is shown; null before the first. */
  own(): string | null;
  isOver(): boolean;
}

const now = (): number => performance.now();
/** At least 0 and below 1. */
const chanceOf = (dice: Dice): number => dice.below(1_000) / 1_000;

/**
 * Follows the news of a group as a page does: by its stream, and by looking as `live-news-way.ts` decides. Its times are those of
 * the clock, also where people are faster; only the pause after a stream that broke off is shortened, as the cuts are.
 */
export class NewsFollower {
  readonly #of: Followed;
  #way: NewsWay = startWay(now());
  #stream: EventSource | null = null;
  #wake = new AbortController();
  #isFollowing = false;

  constructor(followed: Followed) {
    this.#of = followed;
  }

  /** The page is loaded again. */
  restart(): void {
    if (!this.#isFollowing) return;
    this.#close();
    this.#go(startWay(now()));
  }

  /** Follows until the group has ended. */
  async follow(): Promise<void> {
    const { isOver, ask, dice } = this.#of;
    this.#isFollowing = true;
    this.restart();
    while (!isOver()) {
      this.#go(ticked(this.#way, now()));
      if (isDue(this.#way, now())) {
        const askedAt = now();
        const isAnswered = await ask();
        this.#go(looked(this.#way, { askedAt, isAnswered }, now(), chanceOf(dice)));
        continue;
      }
      this.#wake = new AbortController();
      await pause(waitOf(this.#way, now()), undefined, { signal: this.#wake.signal }).catch(() => undefined);
    }
    this.#isFollowing = false;
    this.#close();
  }

  #go(way: NewsWay): void {
    this.#way = way;
    if (!way.isOpen) this.#close();
    else if (this.#stream === null) this.#open();
    this.#wake.abort();
  }

  #close(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  #open(): void {
    const { groupId, link, dice, own } = this.#of;
    const path = LIVE_ROUTES.liveEvents.path.replace('{groupId}', groupId);
    const stream = new EventSource(link.addressOf(`${path}?for=seat`), { fetch: (...asked) => link.open(...asked) });
    this.#stream = stream;
    stream.onmessage = ({ data }) => {
      const { version } = JSON.parse(data) as { version: string };
      if (this.#stream === stream) this.#go(heard(this.#way, isAbove(version, own()), now(), chanceOf(dice)));
    };
    stream.onerror = () => {
      if (this.#stream !== stream) return;
      if (stream.readyState === EventSource.CLOSED) this.#go(failed(this.#way, now(), chanceOf(dice)));
      else void this.#reopen(stream);
    };
  }

  /** A stream that broke off is opened again after a pause, as a browser does. */
  async #reopen(broken: EventSource): Promise<void> {
    broken.close();
    await this.#of.pace.wait('reopen', this.#of.dice);
    if (this.#stream !== broken) return;
    this.#stream = null;
    if (this.#way.isOpen && !this.#of.isOver()) this.#open();
  }
}
