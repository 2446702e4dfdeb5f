import type { ReplyOf } from '@consorcio/contract';
import { liveErrors } from '@consorcio/copy/live-errors';
import { useCallback, useEffect, useState } from 'react';
import { liveCall } from '../../../../live/live-client.ts';
import { keepDraft, keptDraft } from '../../../../live/seat-keys.ts';
import { toast } from '../../../../ui/notices/toast.ts';
import { draftPlace, type MonthDraft, NOTHING_CHOSEN, type SeatView } from './month-draft.ts';

/** Milliseconds before a part that did not arrive is sent again. */
const AGAIN = 3_000;

interface Given {
  readonly groupId: string;
  readonly token: string;
  readonly view: SeatView;
  readonly onView: (view: ReplyOf<'liveSeat'>) => void;
}

const sentences: Readonly<Record<string, string>> = liveErrors;

/** The month's choices of this device, and their way to the server: sent again until they are taken or the month is closed. */
export function useMonth({ groupId, token, view, onView }: Given) {
  const place = draftPlace(groupId, view);
  const [draft, setDraft] = useState<MonthDraft>(() => keptDraft<MonthDraft>(place) ?? NOTHING_CHOSEN);
  const [isOffline, setOffline] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const choose = useCallback(
    (part: Partial<MonthDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        keepDraft(place, after);
        return after;
      }),
    [place],
  );

  const move = view.month?.move ?? null;
  const isBeginning = move === null && draft.place !== null;
  const isSealing = move !== null && draft.pace !== null && draft.bid !== null;
  /* `attempt`: the same part once more, after a lost connection. */
  const part = isBeginning ? `begin ${attempt}` : isSealing ? `seal ${attempt}` : '';
  useEffect(() => {
    if (part === '') return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async (): Promise<void> => {
      const answer = await sendPart({ groupId, token, month: view.group.month, draft, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (answer.ok) {
        setOffline(false);
        if (part.startsWith('seal'))
          choose({ pace: null, pays: null, bid: null, sealedBid: draft.bid ?? 0, isChanging: false });
        onView(answer.value.view);
        return;
      }
      if (answer.error.kind !== 'code') {
        setOffline(true);
        timer = setTimeout(() => setAttempt((count) => count + 1), AGAIN);
        return;
      }
      toast.error(sentences[answer.error.code] ?? answer.error.code);
      choose(part.startsWith('seal') ? { bid: null } : { place: null });
    };
    void send();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [part, groupId, token, view.group.month, draft, onView, choose]);

  return { draft, choose, isOffline };
}

interface Sent {
  readonly groupId: string;
  readonly token: string;
  readonly month: number;
  readonly draft: MonthDraft;
  readonly signal: AbortSignal;
}

function sendPart({ groupId, token, month, draft, signal }: Sent) {
  const { option, buys, place, pace, pays, bid } = draft;
  const given = { params: { groupId }, token, signal };
  if (pace !== null && bid !== null)
    return liveCall('liveSeal', { ...given, body: { month, pace, pays: pays ?? false, bid } });
  return liveCall('liveBegin', {
    ...given,
    body: { month, option: option ?? 'A', buys, place: place ?? 2, isPlayed: false },
  });
}
