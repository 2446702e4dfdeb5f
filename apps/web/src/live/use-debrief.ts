import type { ReplyOf } from '@consorcio/contract';
import { useEffect, useState } from 'react';
import { liveCall } from './live-client.ts';

export type Debrief = ReplyOf<'liveDebrief'>;

/** Milliseconds until it is asked for again while the redraws are counted, or after a lost answer. */
const AGAIN = 3_000;

/** Whether the redraws are counted: groups too small for notes have letters alone. */
const isCounted = ({ notes, isFew, letters }: Debrief): boolean =>
  isFew ? letters[0]?.redrawn != null : notes.length > 0;

/** What the debrief's pages show, asked for until the redraws are counted; null until it came. */
export function useDebrief(groupId: string, isOver: boolean): Debrief | null {
  const [debrief, setDebrief] = useState<Debrief | null>(null);
  useEffect(() => {
    if (!isOver) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      const answer = await liveCall('liveDebrief', { params: { groupId }, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (answer.ok) setDebrief(answer.value);
      if (!answer.ok || !isCounted(answer.value)) timer = setTimeout(() => void ask(), AGAIN);
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [groupId, isOver]);
  return debrief;
}
