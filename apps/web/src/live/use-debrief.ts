import type { ReplyOf } from '@consorcio/contract';
import { useEffect, useState } from 'react';
import { liveCall, untilDone } from './live-client.ts';

export type Debrief = ReplyOf<'liveDebrief'>;

/** Whether the redraws are counted: groups too small for notes have letters alone. */
const isCounted = ({ notes, isFew, letters }: Debrief): boolean =>
  isFew ? letters[0]?.redrawn != null : notes.length > 0;

/** What the debrief's pages show, asked for until the redraws are counted; null until it came. */
export function useDebrief(groupId: string, isOver: boolean): Debrief | null {
  const [debrief, setDebrief] = useState<Debrief | null>(null);
  useEffect(() => {
    if (!isOver) return;
    return untilDone(async (signal) => {
      const answer = await liveCall('liveDebrief', { params: { groupId }, signal });
      if (!answer.ok || signal.aborted) return false;
      setDebrief(answer.value);
      return isCounted(answer.value);
    });
  }, [groupId, isOver]);
  return debrief;
}
