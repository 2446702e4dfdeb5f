/*
 * When a page keeps the stream of its group's news open and when it loads the view (LIVE section 5). A pure reducer: times are
 * milliseconds of one clock, `chance` is at least 0 and below 1.
 */

export interface StreamClient {
  /** Whether the stream is to be open, when that last changed, and when the last event came. */
  readonly isOpen: boolean;
  readonly openedAt: number;
  readonly receivedAt: number;
  /** Milliseconds until a closed stream is opened again. */
  readonly retryPause: number;
  /** True after a stream failed or stayed silent, until the next event. */
  readonly isPolling: boolean;
  /** When the page was hidden; null while it is visible. */
  readonly hiddenAt: number | null;
  /** When to load the view. */
  readonly loadAt: number;
}

/** What happens to a client; `at`: when. */
export type StreamClientEvent = { readonly at: number } & (
  | {
      readonly type: 'EVENT_RECEIVED';
      /** Whether its version is newer than that of the page's view. */
      readonly isNewer: boolean;
      readonly chance: number;
    }
  /** The stream was refused or ended for good. */
  | { readonly type: 'STREAM_FAILED'; readonly chance: number }
  /** A request for the view has ended, with an answer or without. */
  | {
      readonly type: 'VIEW_LOADED';
      readonly requestedAt: number;
      readonly isAnswered: boolean;
      readonly chance: number;
    }
  | { readonly type: 'PAGE_HIDDEN' | 'PAGE_SHOWN' | 'TIME_PASSED' }
);

/** A stream is given up after as long without an event: the server sends one every 10 s. */
const SILENT = 20_000;
/** Pauses before a closed stream is opened again: a refusal may pass soon, so the first is short; each further one is doubled. */
const RETRY = { first: 5_000, most: 60_000 };
/** Pause between two loads while polling, and by how much it varies. */
const POLL = { pause: 4_000, spread: 1_000 };
/** Pause between two loads beside a stream: the seat stays known as connected, and the host sees who is not. */
const QUIET = 25_000;
/** Pages load within as long after an event, so that a class does not send all its requests at once. */
const SPREAD = 300;
/** A page that was hidden for as long closes its stream. */
const HIDDEN = 30_000;
/** Longest pause between two TIME_PASSED. */
const TICK = 1_000;

/** The client of a page that has just been opened: it loads at once and opens its stream. */
export const newStreamClient = (at: number): StreamClient => ({
  isOpen: true,
  openedAt: at,
  receivedAt: at,
  retryPause: RETRY.first,
  isPolling: false,
  hiddenAt: null,
  loadAt: at,
});

export function streamReducer(client: StreamClient, event: StreamClientEvent): StreamClient {
  const { at } = event;
  switch (event.type) {
    case 'EVENT_RECEIVED': {
      const soon = at + event.chance * SPREAD;
      // A load that is due may be under way, and its answer may be older than this event.
      const loadAt = client.loadAt <= at ? soon : Math.min(client.loadAt, soon);
      const heard = { ...client, receivedAt: at, retryPause: RETRY.first, isPolling: false };
      return event.isNewer ? { ...heard, loadAt } : heard;
    }
    case 'STREAM_FAILED':
      return {
        ...client,
        isOpen: false,
        openedAt: at,
        isPolling: true,
        retryPause: client.isPolling ? Math.min(RETRY.most, client.retryPause * 2) : RETRY.first,
        loadAt: Math.min(client.loadAt, at + event.chance * SPREAD),
      };
    case 'VIEW_LOADED': {
      // An event during the request has asked for another load.
      if (client.loadAt > event.requestedAt) return client;
      const isPolled = client.isPolling || !event.isAnswered;
      return { ...client, loadAt: at + (isPolled ? POLL.pause + event.chance * POLL.spread : QUIET) };
    }
    case 'PAGE_HIDDEN':
      return { ...client, hiddenAt: client.hiddenAt ?? at };
    case 'PAGE_SHOWN': {
      const visible = { ...client, hiddenAt: null, loadAt: at };
      return client.isOpen || client.isPolling ? visible : { ...visible, isOpen: true, openedAt: at, receivedAt: at };
    }
    case 'TIME_PASSED':
      return afterTime(client, at);
  }
}

function afterTime(client: StreamClient, at: number): StreamClient {
  const { isOpen, openedAt, receivedAt, hiddenAt, isPolling, loadAt } = client;
  if (hiddenAt !== null) return at - hiddenAt >= HIDDEN ? { ...client, isOpen: false } : client;
  if (isOpen && at - Math.max(openedAt, receivedAt) >= SILENT)
    return { ...client, isOpen: false, isPolling: true, retryPause: RETRY.most, loadAt: isPolling ? loadAt : at };
  return !isOpen && at - openedAt >= client.retryPause ? { ...client, isOpen: true, openedAt: at } : client;
}

/** Whether to load the view: never while the page is hidden. */
export const isLoadDue = ({ hiddenAt, loadAt }: StreamClient, now: number): boolean =>
  hiddenAt === null && loadAt <= now;

/** Milliseconds until the next TIME_PASSED. */
export const pauseOf = ({ loadAt }: StreamClient, now: number): number => Math.min(TICK, Math.max(0, loadAt - now));

/**
 * Whether a stream is ahead of the page's view. `announced` is the beginning of a version, as far as the stream's audience may
 * know it; its parts never decrease.
 */
export function isNewer(announced: string, own: string | null): boolean {
  if (own === null) return true;
  const parts = own.split('.').map(Number);
  for (const [i, part] of announced.split('.').map(Number).entries()) {
    const difference = part - (parts[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** What a follower of a group's news asks of its surroundings. */
interface Surroundings {
  /** Loads the view; false where no answer came. Never throws. */
  load(): Promise<boolean>;
  /** The version of the view that is shown; null before the first. */
  own(): string | null;
  /** Opens the stream. `failed`: it was refused or ended for good. @returns what closes it */
  open(received: (version: string) => void, failed: () => void): () => void;
  now(): number;
  chance(): number;
  /** Calls later; `pause` in milliseconds. @returns what calls it off */
  later(pause: number, call: () => void): () => void;
}

/** Follows the news of a group by its stream and by loads of the view, as the reducer decides. */
export function followNews({ load, own, open, now, chance, later }: Surroundings) {
  let client = newStreamClient(now());
  let close: (() => void) | null = null;
  let callOff = (): void => undefined;
  let isLoading = false;
  let hasEnded = false;
  const received = (version: string): void =>
    send({ type: 'EVENT_RECEIVED', at: now(), isNewer: isNewer(version, own()), chance: chance() });
  const failed = (): void => send({ type: 'STREAM_FAILED', at: now(), chance: chance() });
  const shut = (): void => {
    close?.();
    close = null;
  };

  /** Applies what the client decided after an event: stream and timer. */
  function send(event: StreamClientEvent): void {
    if (hasEnded) return;
    client = streamReducer(client, event);
    if (client.isOpen) close ??= open(received, failed);
    else shut();
    callOff();
    callOff = later(pauseOf(isLoading ? { ...client, loadAt: Number.POSITIVE_INFINITY } : client, now()), step);
  }
  async function loadNow(): Promise<void> {
    const requestedAt = now();
    isLoading = true;
    const isAnswered = await load();
    isLoading = false;
    send({ type: 'VIEW_LOADED', at: now(), requestedAt, isAnswered, chance: chance() });
  }
  function step(): void {
    if (isLoadDue(client, now()) && !isLoading) void loadNow();
    send({ type: 'TIME_PASSED', at: now() });
  }

  send({ type: 'TIME_PASSED', at: now() });
  return {
    shown: (isShown: boolean): void => send({ type: isShown ? 'PAGE_SHOWN' : 'PAGE_HIDDEN', at: now() }),
    stop(): void {
      hasEnded = true;
      callOff();
      shut();
    },
  };
}
