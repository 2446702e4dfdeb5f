import type { ReplyOf } from '@consorcio/contract';
import type { CallRequest } from '@consorcio/contract/call';
import { followNews } from '@consorcio/contract/stream-client';
import type { LiveAudience } from '@consorcio/rules/live-words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { liveCall } from './live-client.ts';
import { type LiveTrouble, troubleOf } from './live-trouble.ts';
import { openNews } from './news-stream.ts';

const now = (): number => performance.now();

function later(pause: number, call: () => void): () => void {
  const timer = setTimeout(call, pause);
  return () => clearTimeout(timer);
}

interface Followed extends Pick<Parameters<typeof followNews>[0], 'load' | 'own'> {
  readonly groupId: string;
  readonly audience: LiveAudience;
}

/** Follows the news of a group while its page is there. @returns a function that stops it */
function followGroup({ groupId, audience, ...view }: Followed): () => void {
  const open = (received: (version: string) => void, failed: () => void) =>
    openNews(groupId, audience, { received, failed });
  const news = followNews({ ...view, open, now, later, chance: Math.random });
  const onVisibility = (): void => news.shown(!document.hidden);
  if (document.hidden) news.shown(false);
  document.addEventListener('visibilitychange', onVisibility);
  // Another network, and perhaps other addresses.
  addEventListener('online', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onVisibility);
    news.stop();
  };
}

type ViewName = 'liveProjector' | 'liveHost' | 'liveSeat';

interface LiveView<Name extends ViewName> {
  /** The last view that came; null before the first. */
  readonly view: ReplyOf<Name> | null;
  /** `performance.now()` when it came: the group's clock runs on from `view.now`. */
  readonly at: number;
  readonly trouble: LiveTrouble | null;
  /** Puts the view that a command was answered with. */
  readonly put: (view: ReplyOf<Name>) => void;
}

/**
 * Follows a view of a group: by the stream of its news, and by polling where none comes (LIVE section 5). `audience`: whose
 * news; views of one page that name the same share their stream.
 */
export function useLiveView<Name extends ViewName>(
  name: Name,
  groupId: string,
  token?: string,
  audience: LiveAudience = name === 'liveSeat' ? 'seat' : 'host',
): LiveView<Name> {
  const [seen, setSeen] = useState<{ view: ReplyOf<Name>; at: number } | null>(null);
  const [trouble, setTrouble] = useState<LiveView<Name>['trouble']>(null);
  /** The version that is shown: a command's answer counts too, so the next load is answered by 304. */
  const own = useRef<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const load = async (): Promise<boolean> => {
      const headers = own.current === null ? {} : { 'if-none-match': `"${own.current}"` };
      const request = { params: { groupId }, headers, signal: stop.signal, token: token ?? null };
      const answer = await liveCall(name, request as CallRequest<Name, AbortSignal>);
      if (stop.signal.aborted) return false;
      if (!answer.ok) {
        setTrouble(troubleOf(answer.error));
        return false;
      }
      setTrouble(null);
      /* It has no value where it has not changed. */
      if (answer.value !== undefined) {
        own.current = versionOf(answer.value);
        setSeen({ view: answer.value, at: performance.now() });
      }
      return true;
    };
    const leave = followGroup({ groupId, audience, load, own: () => own.current });
    return () => {
      stop.abort();
      leave();
    };
  }, [name, groupId, token, audience]);
  const put = useCallback((view: ReplyOf<Name>) => {
    own.current = versionOf(view);
    setSeen({ view, at: performance.now() });
  }, []);
  return { view: seen?.view ?? null, at: seen?.at ?? 0, trouble, put };
}

/** Every view has a version; the generic type does not show it. */
const versionOf = (view: unknown): string => (view as ReplyOf<ViewName>).version;
