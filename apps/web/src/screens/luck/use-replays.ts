import type { Ending } from '@consorcio/rules/what-if';
import { useCallback, useEffect, useState } from 'react';
import { trustedScriptUrl } from '../../ui/trusted.ts';
import workerAddress from './replays-worker.ts?worker&url';
import type { ReplayProgress, ReplayRequest } from './tally.ts';

export interface Replays {
  readonly done: number;
  readonly endings: readonly Ending[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Has a worker make a thousand replays, and reports how many are done. */
export function useReplays(request: ReplayRequest): Replays {
  const [progress, setProgress] = useState<ReplayProgress>({ done: 0 });
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setProgress({ done: 0 });
    setFailed(false);
    const worker = new Worker(trustedScriptUrl(workerAddress), {
      type: 'module',
      name: `replays ${attempt}`,
    });
    worker.onmessage = ({ data }: MessageEvent<ReplayProgress>) => setProgress(data);
    worker.onerror = () => setFailed(true);
    worker.postMessage(request);
    return () => worker.terminate();
  }, [request, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { done: progress.done, endings: progress.endings ?? null, hasFailed, retry };
}
