import { type LogToReplay, logsToReplay, type PublishedLive } from '@consorcio/rules/live-audit';
import { useEffect, useState } from 'react';
import type { ReplayedLogs } from '../../../replay/replay-logs.ts';

/** How far the replay of a group's minigames has got. */
type LogsReplay =
  | { readonly at: 'GOING'; readonly done: number; readonly all: number }
  | { readonly at: 'FAILED' }
  | { readonly at: 'DONE'; readonly result: ReplayedLogs };

const NOTHING: LogsReplay = { at: 'DONE', result: { same: 0, tooOld: 0, faults: [] } };

async function replayed(
  logs: readonly LogToReplay[],
  tell: (replay: LogsReplay) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { replayLogs } = await import('../../../replay/replay-logs.ts');
    const result = await replayLogs(logs, (done) => tell({ at: 'GOING', done, all: logs.length }), signal);
    tell({ at: 'DONE', result });
  } catch {
    tell({ at: 'FAILED' });
  }
}

/** Replays the logs of a published group on this device; the games' cores are fetched when there are logs. */
export function useReplayedLogs(audit: PublishedLive): LogsReplay {
  const [replay, setReplay] = useState<LogsReplay>(NOTHING);
  useEffect(() => {
    const logs = logsToReplay(audit);
    setReplay(logs.length === 0 ? NOTHING : { at: 'GOING', done: 0, all: logs.length });
    if (logs.length === 0) return;
    const asking = new AbortController();
    void replayed(
      logs,
      (told) => {
        if (!asking.signal.aborted) setReplay(told);
      },
      asking.signal,
    );
    return () => asking.abort();
  }, [audit]);
  return replay;
}
