import type { Ending } from '@consorcio/rules/what-if';
import { useCallback, useEffect, useState } from 'react';
import type { ReplayNews, ReplayOrder } from './tally.ts';

export interface Replays {
  readonly done: number;
  readonly endings: readonly Ending[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Has a thousand replays made by a worker, and tells how far they are. */
export function useReplays(order: ReplayOrder): Replays {
  const [news, setNews] = useState<ReplayNews>({ done: 0 });
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setNews({ done: 0 });
    setFailed(false);
    const worker = new Worker(new URL('./replays-worker.ts', import.meta.url), {
      type: 'module',
      name: `replays ${attempt}`,
    });
    worker.onmessage = ({ data }: MessageEvent<ReplayNews>) => setNews(data);
    worker.onerror = () => setFailed(true);
    worker.postMessage(order);
    return () => worker.terminate();
  }, [order, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { done: news.done, endings: news.endings ?? null, hasFailed, retry };
}
