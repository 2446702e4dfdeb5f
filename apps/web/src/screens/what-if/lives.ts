import type { Pair } from '@consorcio/rules/what-if';
import type { LivesReport, LivesRequest } from '../../teaching/lives/lives-messages.ts';
import workerAddress from '../../teaching/lives/lives-worker.ts?worker&url';
import { useWorker } from '../../teaching/lives/use-worker.ts';

/** All messages so far, merged. */
export interface Lives {
  readonly pairs: readonly Pair[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export const NO_PAIRS: readonly Pair[] = [];

const withReport = (before: readonly Pair[], { pairs = [] }: LivesReport): readonly Pair[] => [...before, ...pairs];

/** Has a worker replay a campaign many times, and returns its results so far; nothing without a request. */
export function useLives(request: LivesRequest | null): Lives {
  const { whole: pairs, ...lives } = useWorker(workerAddress, request, NO_PAIRS, withReport);
  return { pairs, ...lives };
}
