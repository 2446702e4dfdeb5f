import { useCallback, useEffect, useState } from 'react';

/**
 * What a call answers that a screen without the query library makes when it opens; null until then. `again` makes it once more.
 * @param ask stays the same function as long as the same is asked
 */
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
