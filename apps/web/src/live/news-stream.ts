import { LIVE_ROUTES } from '@consorcio/contract/live-routes';
import type { LiveAudience } from '@consorcio/rules/live-words';
import { API_BASE } from '../api/client.ts';
import { newKey } from './live-token.ts';
import { type SharedStream, shareStream } from './news-tabs.ts';

interface NewsListener {
  /** An event, with the version that it announced. */
  readonly received: (version: string) => void;
  /** The stream was refused, or the browser has no streams. One that breaks off is opened again by the browser. */
  readonly failed: () => void;
}

interface Shared {
  readonly stream: SharedStream;
  readonly listeners: Set<NewsListener>;
  last: string | null;
}

/** This tab's name for the server, so that a stream opened again replaces the broken one. */
const TAB = newKey();

/** Streams of this tab: views of one group share theirs, since a browser has few connections to one server. */
const streams = new Map<string, Shared>();

function versionIn(data: string): string | null {
  try {
    const { version } = JSON.parse(data) as { version?: unknown };
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}

/** @param key path and audience: what all tabs of the browser share */
function open(key: string): Shared {
  const listeners = new Set<NewsListener>();
  const receive = (version: string): void => {
    shared.last = version;
    for (const listener of [...listeners]) listener.received(version);
  };
  const failed = (): void => {
    streams.delete(key);
    stream.leave();
    for (const listener of [...listeners]) listener.failed();
  };
  const lead = (): (() => void) => {
    const source = new EventSource(`${API_BASE}${key}&tab=${TAB}`);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const version = versionIn(data);
      if (version === null) return;
      receive(version);
      stream.publish(version);
    };
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) failed();
    };
    return () => source.close();
  };
  const stream = shareStream(key, TAB, { lead, receive, failed });
  const shared: Shared = { stream, listeners, last: null };
  streams.set(key, shared);
  return shared;
}

/** Opens the stream of a group's news, or shares the one that is open. @returns a function that closes it */
export function openNews(groupId: string, audience: LiveAudience, listener: NewsListener): () => void {
  const path = LIVE_ROUTES.liveEvents.path.replace('{groupId}', encodeURIComponent(groupId));
  const key = `${path}?for=${audience}`;
  if (typeof EventSource === 'undefined') {
    queueMicrotask(listener.failed);
    return () => undefined;
  }
  const known = streams.get(key);
  const shared = known ?? open(key);
  shared.listeners.add(listener);
  const last = known?.last ?? null;
  if (last !== null) queueMicrotask(() => shared.listeners.has(listener) && listener.received(last));
  return () => {
    shared.listeners.delete(listener);
    if (shared.listeners.size > 0) return;
    if (streams.get(key) !== shared) return;
    streams.delete(key);
    shared.stream.leave();
  };
}
