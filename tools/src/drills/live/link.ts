import type { Answer, CallRequest } from '@consorcio/contract/call';
import { LIVE_ROUTES, type LiveRouteName } from '@consorcio/contract/live-routes';
import { EventSource } from 'eventsource';
import { liveCallsAt } from '../../rig/live-client.ts';

const UNAVAILABLE = 503;

/** A device's connection: it can be cut, and counts what was asked over it. */
export class Link {
  readonly #origin: string;
  readonly #call: ReturnType<typeof liveCallsAt>;
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
    this.#call = liveCallsAt(origin);
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
  async ask<Name extends LiveRouteName>(
    name: Name,
    request: CallRequest<Name, AbortSignal>,
  ): Promise<Answer<Name> | null> {
    if (this.#isCut) return null;
    const from = performance.now();
    const answer = await this.#call(name, { ...request, signal: this.#broken.signal });
    const error = answer.ok ? null : answer.error;
    const status = error === null || error.kind === 'network' ? 0 : error.status;
    if (status === UNAVAILABLE || (error?.kind === 'network' && error.isForeign !== true)) {
      this.unanswered += 1;
      return null;
    }
    if (status >= 500 || error?.kind === 'network') this.faults.push(`${name} answered ${JSON.stringify(error)}`);
    this.times.push(performance.now() - from);
    return answer;
  }

  /**
   * Opens the stream of a group's news over this connection. One that broke off is opened again after `pause`, as a browser does.
   * @returns what closes it
   */
  openNews(
    groupId: string,
    pause: () => Promise<void>,
    received: (version: string) => void,
    failed: () => void,
  ): () => void {
    const path = LIVE_ROUTES.liveEvents.path.replace('{groupId}', groupId);
    let closed = false;
    let stream: EventSource;
    const open = (): void => {
      if (closed) return;
      stream = new EventSource(`${this.#origin}/api${path}?for=seat`, {
        fetch: (url, { signal, ...init }) => {
          const broken = this.#broken.signal;
          return fetch(url, { ...init, signal: signal == null ? broken : AbortSignal.any([broken, signal]) });
        },
      });
      stream.onmessage = ({ data }) => received((JSON.parse(data) as { version: string }).version);
      stream.onerror = () => {
        if (stream.readyState === EventSource.CLOSED) return failed();
        stream.close();
        void pause().then(open);
      };
    };
    open();
    return () => {
      closed = true;
      stream.close();
    };
  }
}
