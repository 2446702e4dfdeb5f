import { LIVE_ROUTES } from '@consorcio/contract/live-routes';
import type { LiveAudience } from '@consorcio/rules/live-words';
import { API_BASE } from '../api/client.ts';
import { newKey } from './live-token.ts';

/** Who hears a stream. */
export interface NewsListener {
  /** An event, with the version that it announced. */
  readonly heard: (version: string) => void;
  /** The stream was refused, or the browser has none. What only breaks off is opened again by the browser. */
  readonly failed: () => void;
}

interface Shared {
  readonly source: EventSource;
  readonly listeners: Set<NewsListener>;
  last: string | null;
}

/** This tab, to the server: a stream that broke off and is opened again takes the place of the broken one. */
const TAB = newKey();

/** Streams of this tab: views of one group share theirs, since a browser has few connections to one server. */
const streams = new Map<string, Shared>();

/** The version in an event; null for what is none. */
function versionIn(data: string): string | null {
  try {
    const { version } = JSON.parse(data) as { version?: unknown };
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}

function open(key: string, url: string): Shared {
  const shared: Shared = { source: new EventSource(url), listeners: new Set(), last: null };
  const { source, listeners } = shared;
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const version = versionIn(data);
    if (version === null) return;
    shared.last = version;
    for (const listener of [...listeners]) listener.heard(version);
  };
  source.onerror = () => {
    if (source.readyState !== EventSource.CLOSED) return;
    streams.delete(key);
    for (const listener of [...listeners]) listener.failed();
  };
  streams.set(key, shared);
  return shared;
}

/** Opens the stream of a group's news, or shares the one that is open; what it gives ends that. */
export function openNews(groupId: string, audience: LiveAudience, listener: NewsListener): () => void {
  const path = LIVE_ROUTES.liveEvents.path.replace('{groupId}', encodeURIComponent(groupId));
  const key = `${path}?for=${audience}&tab=${TAB}`;
  if (typeof EventSource === 'undefined') {
    queueMicrotask(listener.failed);
    return () => undefined;
  }
  const known = streams.get(key);
  const shared = known ?? open(key, API_BASE + key);
  shared.listeners.add(listener);
  const told = known?.last ?? null;
  if (told !== null) queueMicrotask(() => shared.listeners.has(listener) && listener.heard(told));
  return () => {
    shared.listeners.delete(listener);
    if (shared.listeners.size > 0) return;
    shared.source.close();
    if (streams.get(key) === shared) streams.delete(key);
  };
}
