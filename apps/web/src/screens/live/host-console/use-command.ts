import { hostCopy as copy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { liveSentence } from '../../../live/live-trouble.ts';
import { toast } from '../../../ui/notices/toast.ts';
import type { Command, HostView } from './next-thing.ts';

/** Sends a command from where the host sees the group; two taps in a row lead on once. */
export function useCommand(groupId: string, token: string, view: HostView, onView: (view: HostView) => void) {
  const [isBusy, setBusy] = useState(false);
  const lead = async (command: Command, page?: number): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const { phase, month, step, closesAt } = view.group;
    const clock = command === 'MORE_TIME' && closesAt !== null ? { closesAt } : {};
    const body = { command, ...(page !== undefined && { page }), from: { phase, month, step }, ...clock };
    const answer = await liveCall('liveCommand', { params: { groupId }, token, body });
    setBusy(false);
    if (answer.ok) onView(answer.value);
    else toast.error(liveSentence(answer.error, copy.offline));
  };
  return { isBusy, lead };
}
