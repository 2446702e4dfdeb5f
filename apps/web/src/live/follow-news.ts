import {
  isLoadDue,
  isNewer,
  newStreamClient,
  pauseOf,
  type StreamClientEvent,
  streamReducer,
} from '@consorcio/contract/stream-client';
import type { LiveAudience } from '@consorcio/rules/live-words';
import { openNews } from './news-stream.ts';

interface Followed {
  readonly groupId: string;
  readonly audience: LiveAudience;
  /** Loads the view; false where no answer came. Never throws. */
  load(): Promise<boolean>;
  /** The version of the view that is shown; null before the first. */
  own(): string | null;
}

const now = (): number => performance.now();

/** Follows the news of a group as `stream-client.ts` decides. @returns a function that stops it. */
export function followNews({ groupId, audience, load, own }: Followed): () => void {
  let client = newStreamClient(now());
  let closeStream: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let hasEnded = false;

  const listener = {
    received: (version: string) =>
      send({ type: 'EVENT_RECEIVED', at: now(), isNewer: isNewer(version, own()), chance: Math.random() }),
    failed: () => send({ type: 'STREAM_FAILED', at: now(), chance: Math.random() }),
  };

  /** Applies what the client decided after an event: stream and timer. */
  function send(event: StreamClientEvent): void {
    if (hasEnded) return;
    client = streamReducer(client, event);
    if (client.isOpen) closeStream ??= openNews(groupId, audience, listener);
    else {
      closeStream?.();
      closeStream = null;
    }
    clearTimeout(timer);
    timer = setTimeout(step, pauseOf(isLoading ? { ...client, loadAt: Number.POSITIVE_INFINITY } : client, now()));
  }

  async function loadNow(): Promise<void> {
    const requestedAt = now();
    isLoading = true;
    const isAnswered = await load();
    isLoading = false;
    send({ type: 'VIEW_LOADED', at: now(), requestedAt, isAnswered, chance: Math.random() });
  }

  function step(): void {
    if (isLoadDue(client, now()) && !isLoading) void loadNow();
    send({ type: 'TIME_PASSED', at: now() });
  }

  const onVisibility = (): void => send({ type: document.hidden ? 'PAGE_HIDDEN' : 'PAGE_SHOWN', at: now() });
  document.addEventListener('visibilitychange', onVisibility);
  // Another network, and perhaps other addresses.
  addEventListener('online', onVisibility);
  send({ type: document.hidden ? 'PAGE_HIDDEN' : 'TIME_PASSED', at: now() });
  return () => {
    hasEnded = true;
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onVisibility);
    clearTimeout(timer);
    closeStream?.();
  };
}
