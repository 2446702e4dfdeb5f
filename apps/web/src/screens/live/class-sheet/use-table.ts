import type { ReplyOf } from '@consorcio/contract';
import { useCallback } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { hostToken } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';

export type Rows = ReplyOf<'liveTable'>['rows'];

/** The host's table; null until it came, 'lost' where this device does not lead the group. */
export function useTable(groupId: string): Rows | 'lost' | null {
  const [rows] = useAnswer(useCallback((signal: AbortSignal) => rowsOf(groupId, signal), [groupId]));
  return rows;
}

async function rowsOf(groupId: string, signal: AbortSignal): Promise<Rows | 'lost'> {
  const token = hostToken(groupId);
  const answer = token === null ? null : await liveCall('liveTable', { params: { groupId }, token, signal });
  return answer?.ok === true ? answer.value.rows : 'lost';
}
