import type { ReplyOf } from '@consorcio/contract';
import type { CallRequest } from '@consorcio/contract/call';
import { useEffect, useState } from 'react';
import { liveCall, untilDone } from './live-client.ts';

export type Debrief = ReplyOf<'liveDebrief'>;

/** Whether the redraws are counted: groups too small for notes have letters alone. */
const isCounted = ({ notes, isFew, letters }: Debrief): boolean =>
  isFew ? letters[0]?.redrawn != null : notes.length > 0;

const always = (): boolean => true;

type Name = 'liveDebrief' | 'liveAudit';

/** What a call answers, made again until it is whole; null until it came, and where it is not wanted yet. */
function useWhole<Call extends Name>(
  call: Call,
  groupId: string,
  isWanted: boolean,
  isWhole: (value: ReplyOf<Call>) => boolean,
): ReplyOf<Call> | null {
  const [value, setValue] = useState<ReplyOf<Call> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    return untilDone(async (signal) => {
      const answer = await liveCall(call, { params: { groupId }, signal } as CallRequest<Call, AbortSignal>);
      if (!answer.ok || signal.aborted) return false;
      setValue(answer.value);
      return isWhole(answer.value);
    });
  }, [call, groupId, isWanted, isWhole]);
  return value;
}

/** What the debrief's pages show, asked for until the redraws are counted. */
export const useDebrief = (groupId: string, isOver: boolean) => useWhole('liveDebrief', groupId, isOver, isCounted);

/** What anybody may check the group by. */
export const useAudit = (groupId: string, isWanted = true) => useWhole('liveAudit', groupId, isWanted, always);
