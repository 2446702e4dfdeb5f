import type { LiveMoment } from '@consorcio/rules/live-words';
import { useEffect, useState } from 'react';
import type { CallError } from '../../../../api/read-answer.ts';
import { liveCall } from '../../../../live/live-client.ts';
import { keepAnswers, keptAnswers } from '../../../../live/seat-keys.ts';
import type { SeatView } from '../month/month-draft.ts';

/** Milliseconds before answers that were not taken are sent again. */
const AGAIN = 3_000;

interface Given {
  readonly groupId: string;
  readonly token: string;
  readonly moment: LiveMoment;
  readonly view: SeatView;
  readonly onView: (view: SeatView) => void;
}

/** Worth sending again; it is too late for them otherwise. */
const isPassing = (error: CallError): boolean =>
  error.kind === 'network' || (error.kind === 'code' && error.code !== 'LIVE_NOT_NOW');

/** A seat's answers and their way to the server: kept on the device, and sent again until they are taken or too late. */
export function useQuestions({ groupId, token, moment, view, onView }: Given) {
  const place = `${groupId} ${view.seat.quota} ${moment}`;
  const [answers, setAnswers] = useState(() => keptAnswers(place));
  const isAnswered = moment === 'BEFORE' ? view.seat.answered.before : view.seat.answered.after;
  const isSending = answers !== null && !isAnswered;
  useEffect(() => {
    if (!isSending || answers === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const given = { params: { groupId }, token, signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async (): Promise<void> => {
      const sent = await liveCall('liveAnswers', { ...given, body: { moment, answers: [...answers] } });
      if (signal.aborted) return;
      if (!sent.ok && isPassing(sent.error)) {
        timer = setTimeout(() => void send(), AGAIN);
        return;
      }
      keepAnswers(place, null);
      /*
       * What a seat has answered is news to no stream: its view is looked at. The answers are let go of after that: without
       * them this effect ends, and the look with it.
       */
      const seen = await liveCall('liveSeat', given);
      if (signal.aborted) return;
      if (seen.ok) onView(seen.value);
      setAnswers(null);
    };
    void send();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isSending, answers, groupId, token, moment, place, onView]);
  const answer = (all: readonly number[]): void => {
    keepAnswers(place, all);
    setAnswers(all);
  };
  return { isAnswered, isSending, answer };
}
