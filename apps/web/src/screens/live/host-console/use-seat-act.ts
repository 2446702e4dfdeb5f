import type { BodyOf, ReplyOf } from '@consorcio/contract';
import { hostCopy as copy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { liveSentence } from '../../../live/live-trouble.ts';
import { toast } from '../../../ui/notices/toast.ts';

type Asked = Omit<BodyOf<'liveHostSeat'>, 'quota'>;

/** Does something with one seat; gives what was answered, or null after the reason was told. May be sent again. */
export function useSeatAct(groupId: string, token: string, quota: number) {
  const [isBusy, setBusy] = useState(false);
  const act = async (asked: Asked): Promise<ReplyOf<'liveHostSeat'> | null> => {
    setBusy(true);
    const answer = await liveCall('liveHostSeat', { params: { groupId }, token, body: { quota, ...asked } });
    setBusy(false);
    if (answer.ok) return answer.value;
    toast.error(liveSentence(answer.error, copy.offline));
    return null;
  };
  return { isBusy, act };
}
