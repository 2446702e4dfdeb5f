/*
 * Tabs of one browser share their streams: over HTTP/1.1 it has six connections to a server, and a stream keeps one. The first
 * tab that wants a stream opens it and passes its events to the others; where tabs show different groups, a few open theirs and
 * the others poll. A tab that ends without a word is noticed by `stream-client.ts`.
 */

const CHANNEL = 'live-news';
/** Milliseconds to wait for other tabs before one opens a stream of its own. */
const WAIT = 150;
/** Streams of one browser: half of its connections are left for everything else. */
const MOST = 3;

interface TabMessage {
  /** `wants`: to whoever asked later, by a tab that has not opened it yet; `received`: an event; `closed`: its stream. */
  readonly kind: 'asks' | 'wants' | 'has' | 'received' | 'closed';
  readonly key: string;
  readonly tab: string;
  readonly version: string | null;
}

/** What a tab does about its stream. */
interface NewsTab {
  /** Opens it. @returns what closes it */
  readonly lead: () => () => void;
  /** Another tab has received a version. */
  readonly receive: (version: string) => void;
  /** Too many are open already. */
  readonly failed: () => void;
}

export interface SharedStream {
  /** Passes a version that this tab's own stream has received to the other tabs. */
  publish(version: string): void;
  leave(): void;
}

/** Follows the stream of a key together with the other tabs of the browser. `tab`: this tab's own name. */
export function shareStream(key: string, tab: string, { lead, receive, failed }: NewsTab): SharedStream {
  let last: string | null = null;
  let close: (() => void) | null = null;
  if (typeof BroadcastChannel === 'undefined') {
    close = lead();
    return { publish: () => undefined, leave: () => close?.() };
  }
  const channel = new BroadcastChannel(CHANNEL);
  /** Who has or is about to open a stream, and which. */
  const others = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (kind: TabMessage['kind']): void => {
    try {
      channel.postMessage({ kind, key, tab, version: last } satisfies TabMessage);
    } catch {
      /* Chromium closes the channels of a page that goes before its last events come: nobody is left to tell. */
    }
  };
  const isAsking = (): boolean => timer !== undefined;

  function ask(): void {
    others.clear();
    clearTimeout(timer);
    timer = setTimeout(decide, WAIT);
    say('asks');
  }
  function decide(): void {
    timer = undefined;
    if ([...others.values()].includes(key)) return;
    if (others.size >= MOST) failed();
    else close = lead();
  }
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'asks') {
      /* Of tabs that ask at once the one with the smallest name goes first. */
      if (close !== null) say('has');
      else if (isAsking() && tab < data.tab) say('wants');
    }
    if ((data.kind === 'asks' || data.kind === 'wants') && data.tab < tab) others.set(data.tab, data.key);
    if (data.kind === 'asks' || data.kind === 'wants') return;
    if (data.kind === 'has') others.set(data.tab, data.key);
    if (data.key !== key || close !== null) return;
    if (data.kind === 'closed') ask();
    else if (data.version !== null) {
      last = data.version;
      receive(data.version);
    }
  };
  ask();
  return {
    publish(version) {
      if (close === null) return;
      last = version;
      say('received');
    },
    leave() {
      clearTimeout(timer);
      const closeOwn = close;
      close = null;
      if (closeOwn !== null) say('closed');
      channel.close();
      closeOwn?.();
    },
  };
}
