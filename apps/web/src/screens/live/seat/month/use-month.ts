import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { useCallback, useEffect, useState } from 'react';
import { liveCall } from '../../../../live/live-client.ts';
import { liveSentence } from '../../../../live/live-trouble.ts';
import { keepDraft, keptDraft } from '../../../../live/seat-keys.ts';
import { toast } from '../../../../ui/notices/toast.ts';
import { draftIn, draftPlace, type MonthDraft, NOTHING_CHOSEN, type OwnSeat } from './month-draft.ts';
import { afterRefusal, partToSend, refusedDraft, sendPart, takenDraft } from './month-parts.ts';

/** Milliseconds before a part that was not taken is sent again. */
const AGAIN = 3_000;

/** The month's choices of this device: sent again until they are accepted or the month is closed. */
export function useMonth({ groupId, token, view, onView }: OwnSeat) {
  const place = draftPlace(groupId, view);
  const { month, rulebook, months } = view.group;
  const [draft, setDraft] = useState<MonthDraft>(() => ({ ...NOTHING_CHOSEN, ...draftIn(keptDraft(place)) }));
  /** Why a part was not accepted yet; null without a reason. */
  const [trouble, setTrouble] = useState<string | null>(null);
  const choose = useCallback(
    (part: Partial<MonthDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        keepDraft(place, after);
        return after;
      }),
    [place],
  );

  const part = partToSend(view.month?.move ?? null, draft);
  useEffect(() => {
    if (part === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async (): Promise<void> => {
      const answer = await sendPart(part, { groupId, token, month, draft, signal });
      if (signal.aborted) return;
      if (answer.ok) {
        setTrouble(null);
        choose(takenDraft(part));
        onView(answer.value.view);
        return;
      }
      const sentence = liveSentence(answer.error, answer.error.kind === 'network' ? copy.offline : copy.busy, {
        rulebook,
        months,
      });
      const next = afterRefusal(answer.error);
      setTrouble(next === 'choose-again' ? null : sentence);
      if (next === 'choose-again') {
        toast.error(sentence);
        choose(refusedDraft(part, answer.error));
        return;
      }
      const seen = next === 'load-view' ? await liveCall('liveSeat', { params: { groupId }, token, signal }) : null;
      if (signal.aborted) return;
      timer = setTimeout(() => void send(), AGAIN);
      if (seen?.ok === true) onView(seen.value);
    };
    void send();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [part, groupId, token, month, draft, onView, choose, rulebook, months]);

  return { draft, choose, trouble };
}
