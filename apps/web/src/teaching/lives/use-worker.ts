import { useCallback, useEffect, useState } from 'react';
import { trustedScriptUrl } from '../../ui/trusted.ts';

/**
 * Has a worker answer a request in parts, and puts these together with `add`; nothing without a request. A failed worker can be asked
 * again.
 * @param add stays the same function
 */
export function useWorker<Request, Part, Whole>(
  address: string,
  request: Request | null,
  nothing: Whole,
  add: (before: Whole, part: Part) => Whole,
) {
  const [whole, setWhole] = useState(nothing);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setWhole(nothing);
    setFailed(false);
    if (request === null) return;
    const worker = new Worker(trustedScriptUrl(address), { type: 'module', name: `replays ${attempt}` });
    worker.onmessage = ({ data }: MessageEvent<Part>) => setWhole((before) => add(before, data));
    worker.onerror = () => setFailed(true);
    worker.postMessage(request);
    return () => worker.terminate();
  }, [address, request, nothing, add, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { whole, hasFailed, retry };
}
