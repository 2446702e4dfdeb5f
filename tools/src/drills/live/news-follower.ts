import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_ROUTES } from '@consorcio/contract';
import {
  isLoadDue,
  isNewer,
  newStreamClient,
  pauseOf,
  type StreamClient,
  streamReducer,
} from '@consorcio/contract/stream-client';
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
  /** Loads the view; false where no answer came. */
  load(): Promise<boolean>;
  /** The version of the view that is shown; null before the first. */
  own(): string | null;
  isOver(): boolean;
}

const now = (): number => performance.now();
/** At least 0 and below 1. */
const chanceOf = (dice: Dice): number => dice.below(1_000) / 1_000;

/**
 * Follows the news of a group as a page does: by its stream and loads of the view, as `stream-client.ts` decides. Its times are those of
 * the clock, also where people are faster; only the pause after a stream that broke off is shortened, as the cuts are.
 */
export class NewsFollower {
  readonly #of: Followed;
  #client: StreamClient = newStreamClient(now());
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
    this.#go(newStreamClient(now()));
  }

  /** Follows until the group has ended. */
  async follow(): Promise<void> {
    const { isOver, load, dice } = this.#of;
    this.#isFollowing = true;
    this.restart();
    while (!isOver()) {
      this.#go(streamReducer(this.#client, { type: 'TIME_PASSED', at: now() }));
      if (isLoadDue(this.#client, now())) {
        const requestedAt = now();
        const isAnswered = await load();
        const chance = chanceOf(dice);
        this.#go(streamReducer(this.#client, { type: 'VIEW_LOADED', at: now(), requestedAt, isAnswered, chance }));
        continue;
      }
      this.#wake = new AbortController();
      await pause(pauseOf(this.#client, now()), undefined, { signal: this.#wake.signal }).catch(() => undefined);
    }
    this.#isFollowing = false;
    this.#close();
  }

  #go(client: StreamClient): void {
    this.#client = client;
    if (!client.isOpen) this.#close();
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
      if (this.#stream !== stream) return;
      const event = {
        type: 'EVENT_RECEIVED',
        at: now(),
        isNewer: isNewer(version, own()),
        chance: chanceOf(dice),
      } as const;
      this.#go(streamReducer(this.#client, event));
    };
    stream.onerror = () => {
      if (this.#stream !== stream) return;
      if (stream.readyState === EventSource.CLOSED)
        this.#go(streamReducer(this.#client, { type: 'STREAM_FAILED', at: now(), chance: chanceOf(dice) }));
      else void this.#reopen(stream);
    };
  }

  /** A stream that broke off is opened again after a pause, as a browser does. */
  async #reopen(broken: EventSource): Promise<void> {
    broken.close();
    await this.#of.pace.wait('reopen', this.#of.dice);
    if (this.#stream !== broken) return;
    this.#stream = null;
    if (this.#client.isOpen && !this.#of.isOver()) this.#open();
  }
}
