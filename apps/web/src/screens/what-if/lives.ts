import type { Influence, Pair, Redrawn } from '@consorcio/rules/what-if';
import { useCallback, useEffect, useState } from 'react';
import type { LivesReport, LivesRequest } from '../../teaching/lives/lives-messages.ts';
import workerAddress from '../../teaching/lives/lives-worker.ts?worker&url';
import { trustedScriptUrl } from '../../ui/trusted.ts';

/** All messages so far, merged. */
export interface Lives {
  readonly pairs: readonly Pair[];
  readonly lives: readonly Redrawn[];
  /** Null until they are found. */
  readonly influences: readonly Influence[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const NOTHING = { pairs: [], lives: [], influences: null } as const satisfies Omit<Lives, 'hasFailed' | 'retry'>;

/** Has a worker replay a campaign many times, and returns its results so far. */
export function useLives(request: LivesRequest): Lives {
  const [told, setTold] = useState<Omit<Lives, 'hasFailed' | 'retry'>>(NOTHING);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setTold(NOTHING);
    setFailed(false);
    const worker = new Worker(trustedScriptUrl(workerAddress), { type: 'module', name: `lives ${attempt}` });
    worker.onmessage = ({ data }: MessageEvent<LivesReport>) =>
      setTold((before) => ({
        pairs: [...before.pairs, ...(data.pairs ?? [])],
        lives: [...before.lives, ...(data.lives ?? [])],
        influences: data.influences ?? before.influences,
      }));
    worker.onerror = () => setFailed(true);
    worker.postMessage(request);
    return () => worker.terminate();
  }, [request, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...told, hasFailed, retry };
}
