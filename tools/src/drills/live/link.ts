import type { LiveRouteName } from '@consorcio/contract/live-routes';
import { askLive, type LiveAnswer, type LiveRequest } from '../../rig/live-client.ts';

const UNAVAILABLE = 503;

/** A device's connection: it can be cut, and counts what was asked over it. */
export class Link {
  readonly #origin: string;
  #broken = new AbortController();
  #isCut = false;
  /** When it was connected last. */
  since = performance.now();
  /** Milliseconds of every answer. */
  readonly times: number[] = [];
  /** Answers that nothing explains: 5xx but for 503. */
  readonly faults: string[] = [];
  unanswered = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  cut(): void {
    this.#isCut = true;
    // As a broken connection fails: what is merely aborted is not opened again.
    this.#broken.abort(new TypeError('cut'));
  }

  mend(): void {
    this.#isCut = false;
    this.#broken = new AbortController();
    this.since = performance.now();
  }

  /** Null where no answer came, or the server could not answer now. */
  async ask<Body>(name: LiveRouteName, request: LiveRequest): Promise<LiveAnswer<Body> | null> {
    if (this.#isCut) return null;
    try {
      const answer = await askLive<Body>(this.#origin, name, { ...request, signal: this.#broken.signal });
      if (answer.status === UNAVAILABLE) return this.#missed();
      if (answer.status >= 500) this.faults.push(`${name} answered ${answer.status}`);
      this.times.push(answer.took);
      return answer;
    } catch {
      return this.#missed();
    }
  }

  addressOf(path: string): string {
    return `${this.#origin}/api${path}`;
  }

  /** A stream over this connection, which ends it when it is cut. @throws while it is cut */
  open(url: string | URL, { signal, ...init }: RequestInit): Promise<Response> {
    const broken = this.#broken.signal;
    return fetch(url, { ...init, signal: signal == null ? broken : AbortSignal.any([broken, signal]) });
  }

  #missed(): null {
    this.unanswered += 1;
    return null;
  }
}
