import type { ReplyOf } from '@consorcio/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { look } from './live-client.ts';

/** Milliseconds between two looks, and by how much they are spread. */
const PAUSE = 1_500;
const SPREAD = 500;

type ViewName = 'liveScreen' | 'liveHost' | 'liveSeat';

export interface LiveView<Name extends ViewName> {
  /** The last view that came; null before the first. */
  readonly view: ReplyOf<Name> | null;
  /** `performance.now()` when it came: the group's clock runs on from `view.now`. */
  readonly at: number;
  readonly trouble: 'offline' | 'gone' | 'refused' | null;
  /** Puts the view that a command was answered with. */
  readonly put: (view: ReplyOf<Name>) => void;
}

/** Follows a view of a group: looked at again and again while the page is seen, and at once when it is seen again. */
export function useLiveView<Name extends ViewName>(name: Name, groupId: string, token?: string): LiveView<Name> {
  const [seen, setSeen] = useState<{ view: ReplyOf<Name>; at: number } | null>(null);
  const [trouble, setTrouble] = useState<LiveView<Name>['trouble']>(null);
  const etag = useRef<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden) {
        const given = { params: { groupId }, signal: stop.signal, ...(token === undefined ? {} : { token }) };
        const answer = await look(name, given as Parameters<typeof look<Name>>[1], etag.current);
        if (stop.signal.aborted) return;
        if (!answer.ok) setTrouble(troubleOf(answer.error));
        else {
          setTrouble(null);
          etag.current = answer.etag;
          if (answer.value !== null) setSeen({ view: answer.value, at: performance.now() });
        }
      }
      timer = setTimeout(ask, PAUSE + Math.random() * SPREAD);
    };
    const onSeen = (): void => {
      if (!document.hidden) void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [name, groupId, token]);
  const put = useCallback((view: ReplyOf<Name>) => {
    etag.current = null;
    setSeen({ view, at: performance.now() });
  }, []);
  return { view: seen?.view ?? null, at: seen?.at ?? 0, trouble, put };
}

const troubleOf = (error: { readonly kind: string; readonly status?: number }): 'offline' | 'gone' | 'refused' =>
  error.kind === 'network' ? 'offline' : error.status === 404 ? 'gone' : 'refused';
