import type { ReplyOf } from '@consorcio/contract';
import { useEffect, useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { hostOf } from '../host-console/led-group.tsx';

export type Rows = ReplyOf<'liveTable'>['rows'];

/** The host's table; null until it came, 'lost' where this device does not lead the group. */
export function useTable(groupId: string): Rows | 'lost' | null {
  const [rows, setRows] = useState<Rows | 'lost' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const host = hostOf(groupId);
    const given = { params: { groupId }, token: host?.token ?? '', signal: stop.signal };
    const found = host === null ? Promise.resolve(null) : liveCall('liveTable', given);
    void found.then((answer) => stop.signal.aborted || setRows(answer?.ok === true ? answer.value.rows : 'lost'));
    return () => stop.abort();
  }, [groupId]);
  return rows;
}
