import { useCallback, useEffect, useState } from 'react';

/** A screen's first call without the query library; null until answered. @param ask the same for the same question */
export function useAnswer<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): readonly [answer: Answer | null, again: () => void] {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const load = useCallback(() => {
    const asking = new AbortController();
    setAnswer(null);
    ask(asking.signal).then((given) => !asking.signal.aborted && setAnswer(() => given));
    return () => asking.abort();
  }, [ask]);
  useEffect(load, [load]);
  return [answer, load];
}
